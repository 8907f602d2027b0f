"""Generator of legal actions, as codes."""

from __future__ import annotations

from mypy_extensions import i64

from cenote.games.tikal.action_arrays import (
    BID_0,
    CAMP_CODE,
    DRAW_0,
    END_CODE,
    ENTER_CODE,
    EXCHANGE_0,
    FIND_0,
    GUARD_CODE,
    KINDS_IN,
    LEADER_TRAVEL,
    PASS_CODE,
    PICK_0,
    PLACE_CODES,
    RECOVER_CODE,
    TRAVEL_CODE,
    UNCOVER_CODE,
)
from cenote.games.tikal.actions import LEADER, WORKER
from cenote.games.tikal.bits import bits
from cenote.games.tikal.board import (
    CAMP_AP,
    CAMPS,
    DISTINCT,
    ENTER_AP,
    EXCHANGE_AP,
    FITTING,
    GUARD_AP,
    HEX_KIND,
    LETTER_MASK,
    RECOVER_AP,
    SPACES,
    TRAVEL_AP,
    TREASURES,
    UNCOVER_AP,
    VOLCANO,
    WORK_PER_TURN,
)
from cenote.games.tikal.position import (
    ACTING,
    BIDDING,
    DRAWING,
    FINDING,
    PICKING,
    PLACING,
    SCORING,
    SUPPLY,
    Position,
    members,
    presence,
    strength,
    walks,
)


def legal_codes(table: Position) -> list[int]:
    """Return the codes that are legal for the seat to move, in ascending order."""
    phase = table.phase
    if phase == ACTING or phase == SCORING:
        return _actions(table)
    if phase == PLACING:
        return placements(table, table.hand)
    if phase == BIDDING:
        return [PASS_CODE, *range(BID_0 + table.bid + 1, BID_0 + table.scores[table.seat] + 1)]
    if phase == PICKING:
        return [PICK_0 + hexagon for hexagon in bits(table.shown)]
    return []


def odds(table: Position) -> list[tuple[int, int]]:
    """Return the outcomes of the pending draw with their weights, or an empty list if no draw is due (T2.2, T7.1)."""
    if table.phase == DRAWING:
        return [(DRAW_0 + hexagon, 1) for hexagon in bits(top_letter(table))]
    if table.phase == FINDING:
        return [(FIND_0 + kind, count) for kind, count in enumerate(table.pool) if count]
    return []


def top_letter(table: Position) -> int:
    """Return the hexes that carry the letter on top of the stack, as bits, or 0 if the stack is empty."""
    for mask in LETTER_MASK:
        if table.bag & mask:
            return table.bag & mask
    return 0


def placements(table: Position, hexagon: int) -> list[int]:
    """Return the codes of all placements of a hex (T4)."""
    found: list[int] = []
    anywhere = DISTINCT[hexagon]
    volcano = HEX_KIND[hexagon] == VOLCANO
    for space in bits(table.frontier):
        fitting = anywhere if volcano or table.paved[space] else FITTING[hexagon * 64 + table.land[space]]
        found.extend(PLACE_CODES[space * 64 + fitting])
    return found


def placeable(table: Position) -> bool:
    """Return whether a hex with stones, which is every hex except a volcano, fits anywhere (T15.6).

    Any empty space beside land will do, because the hex can be rotated.
    """
    for space in bits(table.frontier):
        if table.land[space]:
            return True
    return False


def _actions(table: Position) -> list[int]:
    """Return the codes of the end of the turn and of all actions that are paid with action points (T5), in order."""
    seat, ap = table.seat, table.ap
    found = [END_CODE]
    if not ap:
        return found
    _enter(table, seat, ap, found)
    _travel(table, seat, ap, found)
    _walk(table, seat, ap, found)
    here = presence(table, seat)
    _uncover(table, seat, ap, here, found)
    _recover(table, seat, ap, here, found)
    _exchange(table, seat, ap, found)
    _camp(table, seat, ap, here, found)
    _guard(table, seat, ap, here, found)
    return found


def _enter(table: Position, seat: i64, ap: i64, found: list[int]) -> None:
    """Add the entries of members from the supply at the base camp and own camps (T5.1)."""
    if ap < ENTER_AP:
        return
    if table.supply[seat]:
        for space in table.posts[seat]:
            found.append(ENTER_CODE[space])
    if table.leaders[seat] == SUPPLY:
        for space in table.posts[seat]:
            found.append(ENTER_CODE[SPACES + space])


def _travel(table: Position, seat: i64, ap: i64, found: list[int]) -> None:
    """Add the travels from camp to camp (T5.2)."""
    posts = table.posts[seat]
    if ap < TRAVEL_AP or len(posts) == 1:
        return
    for origin in posts:
        if table.crowd[seat] >> origin & 1:
            for target in posts:
                if target != origin:
                    found.append(TRAVEL_CODE[origin * SPACES + target])
    leader = table.leaders[seat]
    if leader in posts:
        for target in posts:
            if target != leader:
                found.append(TRAVEL_CODE[leader * SPACES + target] + LEADER_TRAVEL)


def _walk(table: Position, seat: i64, ap: i64, found: list[int]) -> None:
    """Add the walks to adjacent hexes, which cost as many points as there are stones between (T5.3)."""
    for space in bits(table.crowd[seat]):
        found.extend(walks(table, WORKER, space, ap))
    if table.leaders[seat] >= 0:
        found.extend(walks(table, LEADER, table.leaders[seat], ap))


def _uncover(table: Position, seat: i64, ap: i64, here: i64, found: list[int]) -> None:
    """Add the temples where members can uncover another level (T5.4, T6)."""
    if ap < UNCOVER_AP:
        return
    for space in bits(here & table.temples):
        if table.tiles[table.value[space] + 1] and may_work(table, seat, space):
            found.append(UNCOVER_CODE[space])


def _recover(table: Position, seat: i64, ap: i64, here: i64, found: list[int]) -> None:
    """Add the treasure hexes where members can recover a wafer (T5.5, T7)."""
    if ap < RECOVER_AP:
        return
    for space in bits(here & table.hoards):
        if may_work(table, seat, space):
            found.append(RECOVER_CODE[space])


def may_work(table: Position, seat: i64, space: i64) -> bool:
    """Return whether the seat may work on a space: at most twice a turn, each time with one more member.

    This holds for levels and wafers alike (T6.3, T6.4, T7.2, T7.3).
    """
    done = table.worked[space]
    return done < WORK_PER_TURN and members(table, seat, space) > done


def _exchange(table: Position, seat: i64, ap: i64, found: list[int]) -> None:
    """Add the exchanges of a single treasure for another seat's single treasure of another kind (T5.6, T8)."""
    if ap < EXCHANGE_AP or not table.singles[seat]:
        return
    mine = KINDS_IN[table.singles[seat]]
    for other in range(table.seats):
        if other == seat or not table.singles[other]:
            continue
        for give in mine:
            row = EXCHANGE_0 + (other * len(TREASURES) + give) * len(TREASURES)
            for take in KINDS_IN[table.singles[other] & ~(1 << give)]:
                found.append(row + take)


def _camp(table: Position, seat: i64, ap: i64, here: i64, found: list[int]) -> None:
    """Add the camps on clearings, under the option only where the seat has a member (T5.7, T9, T15.1)."""
    if ap < CAMP_AP or len(table.posts[seat]) > CAMPS:
        return
    for space in bits(table.clearings):
        if not table.camp_needs_member or here >> space & 1:
            found.append(CAMP_CODE[space])


def _guard(table: Position, seat: i64, ap: i64, here: i64, found: list[int]) -> None:
    """Add the guards on temples where the seat is the strongest (T5.8, T10)."""
    if ap < GUARD_AP or not table.guards_left[seat]:
        return
    for space in bits(here & table.temples):
        if strongest(table, seat, space):
            found.append(GUARD_CODE[space])


def strongest(table: Position, seat: i64, space: i64) -> bool:
    """Return whether the seat is stronger on a space than every other seat (T10.1)."""
    mine = strength(table, seat, space)
    for other in range(table.seats):
        if other != seat and strength(table, other, space) >= mine:
            return False
    return True
