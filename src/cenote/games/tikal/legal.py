"""The fast generator: the codes of everything that may be done now."""

from __future__ import annotations

from cenote.games.tikal.board import (
    CAMP_AP,
    CAMPS,
    DISTINCT,
    FITTING,
    GUARD_AP,
    HEX_KIND,
    LETTER_MASK,
    RECOVER_AP,
    SPACES,
    TREASURES,
    UNCOVER_AP,
    VOLCANO,
)
from cenote.games.tikal.codes import (
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
    LEADER_WALK,
    PASS_CODE,
    PICK_0,
    PLACE_CODES,
    RECOVER_CODE,
    TRAVEL_CODE,
    UNCOVER_CODE,
)
from cenote.games.tikal.state import (
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
    strength,
)


def legal_codes(table: Position) -> list[int]:
    """Everything that the seat to act may do, ascending."""
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
    """The outcomes of the draw that is due, with their weights (T2.2, T7.1)."""
    if table.phase == DRAWING:
        return [(DRAW_0 + hexagon, 1) for hexagon in bits(top_letter(table))]
    if table.phase == FINDING:
        return [(FIND_0 + kind, count) for kind, count in enumerate(table.pool) if count]
    return []


def top_letter(table: Position) -> int:
    """The hexes of the letter that the top of the stack carries, as bits; 0 when the stack is empty."""
    for mask in LETTER_MASK:
        if table.bag & mask:
            return table.bag & mask
    return 0


def bits(mask: int) -> list[int]:
    """The numbers of the set bits, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def placements(table: Position, hexagon: int) -> list[int]:
    """Every space and rotation for a hex (T4)."""
    found: list[int] = []
    anywhere = DISTINCT[hexagon]
    volcano = HEX_KIND[hexagon] == VOLCANO
    for space in bits(table.frontier):
        fitting = anywhere if volcano or table.paved[space] else FITTING[hexagon * 64 + table.land[space]]
        found.extend(PLACE_CODES[space * 64 + fitting])
    return found


def placeable(table: Position) -> bool:
    """Whether a hex with stones, which is each but a volcano, fits anywhere: land beside a space is enough (T15.6)."""
    return any([table.land[space] for space in bits(table.frontier)])


def _actions(table: Position) -> list[int]:
    ap = table.ap
    found = [END_CODE]
    if not ap:
        return found
    _add_moves(table, table.seat, ap, found)
    if ap >= UNCOVER_AP:
        _add_work(table, table.seat, ap, found)
    return found


def _add_moves(table: Position, seat: int, ap: int, found: list[int]) -> None:
    posts = table.posts[seat]
    leader = table.leaders[seat]
    if table.supply[seat]:
        for space in posts:
            found.append(ENTER_CODE[space])
    if leader == SUPPLY:
        for space in posts:
            found.append(ENTER_CODE[SPACES + space])
    if len(posts) > 1:
        _add_travels(table, seat, posts, found)
    spots = bits(table.crowd[seat])
    for space in spots:
        for cost, code in table.exits[space]:
            if cost <= ap:
                found.append(code)
    if leader >= 0:
        for cost, code in table.exits[leader]:
            if cost <= ap:
                found.append(code + LEADER_WALK)


def _add_travels(table: Position, seat: int, posts: tuple[int, ...], found: list[int]) -> None:
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


def _add_work(table: Position, seat: int, ap: int, found: list[int]) -> None:
    leader = table.leaders[seat]
    here = table.crowd[seat] | (1 << leader if leader >= 0 else 0)
    temples = bits(here & table.temples)
    for space in temples:
        if table.worked[space] < 2 and table.tiles[table.value[space] + 1] and _enough(table, seat, space):
            found.append(UNCOVER_CODE[space])
    if ap < RECOVER_AP:
        return
    for space in bits(here & table.hoards):
        if table.worked[space] < 2 and _enough(table, seat, space):
            found.append(RECOVER_CODE[space])
    if table.singles[seat]:
        _add_exchanges(table, seat, found)
    if ap >= CAMP_AP and len(table.posts[seat]) <= CAMPS:
        for space in bits(table.clearings):
            if not table.camp_needs_member or here >> space & 1:
                found.append(CAMP_CODE[space])
    if ap >= GUARD_AP and table.guards_left[seat]:
        for space in temples:
            if _strongest(table, seat, space):
                found.append(GUARD_CODE[space])


def _enough(table: Position, seat: int, space: int) -> bool:
    return members(table, seat, space) > table.worked[space]


def _add_exchanges(table: Position, seat: int, found: list[int]) -> None:
    mine = KINDS_IN[table.singles[seat]]
    for other in range(table.seats):
        if other == seat or not table.singles[other]:
            continue
        for give in mine:
            row = EXCHANGE_0 + (other * len(TREASURES) + give) * len(TREASURES)
            for take in KINDS_IN[table.singles[other] & ~(1 << give)]:
                found.append(row + take)


def _strongest(table: Position, seat: int, space: int) -> bool:
    mine = strength(table, seat, space)
    for other in range(table.seats):
        if other != seat and strength(table, other, space) >= mine:
            return False
    return True
