"""Offers of Tikal with costs and gains, in which a walk over several hexes is one offer (T15.14)."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final

from cenote.core.game import Intent, Offer, Seat
from cenote.games.tikal import actions, intents
from cenote.games.tikal.action_arrays import (
    CAMP,
    CAMP_CODE,
    ENTER,
    ENTER_CODE,
    EXCHANGE,
    GUARD,
    GUARD_CODE,
    KIND,
    LEADER_WALK,
    PLACE_CODES,
    RECOVER,
    RECOVER_CODE,
    SECOND,
    TRAVEL,
    UNCOVER,
    UNCOVER_CODE,
    WALK,
    WALK_CODE,
)
from cenote.games.tikal.actions import ACTIONS, LEADER, MEMBERS, WORKER, TikalAction
from cenote.games.tikal.board import (
    BASE_CAMP,
    DISTINCT,
    FITTING,
    HEX_KIND,
    HEXES,
    NAMES,
    NEIGHBOUR,
    RECOVER_AP,
    SIDES,
    SPACE,
    SPACES,
    TEMPLE,
    TREASURES,
)
from cenote.games.tikal.position import ACTING, NOBODY, NOTHING, PLACING, SCORING, members, toll, walks
from cenote.games.tikal.rules import draws
from cenote.games.tikal.scoring import points
from cenote.games.tikal.state import TikalState

PAID: Final = frozenset({ENTER, TRAVEL, WALK, UNCOVER, RECOVER, EXCHANGE, CAMP, GUARD})
"""The actions of T5, which cost action points."""
REPEATED: Final = frozenset({ENTER, TRAVEL, WALK, UNCOVER})
"""The kinds of actions that players often repeat."""


def offers(table: TikalState, seat: int) -> tuple[Offer, ...]:
    """Return an offer for every legal action, then for the walks over several hexes."""
    worth = points(table, seat)
    single = [_offer(table, seat, [code], worth) for code in table.legal(seat)]
    if seat != table.seat or table.phase not in (ACTING, SCORING):
        return tuple(single)
    return (*single, *[_offer(table, seat, codes, worth) for codes in _walks(table, seat)])


def _offer(table: TikalState, seat: int, codes: list[int], before: int) -> Offer:
    text = " ".join([ACTIONS[codes[0]].text, *[NAMES[SECOND[code]] for code in codes[1:]]])
    meant, kind = intent(table, seat, codes), KIND[codes[0]]
    if draws(table, codes[0]):
        return Offer(text, meant, cost=RECOVER_AP if kind == RECOVER else 0, reveals=True)
    if kind not in PAID:
        return Offer(text, meant)
    ahead = table.copy()
    gain = _gain(ahead, seat, codes, before)
    cost = table.ap - ahead.ap
    again = tuple(_again(ahead, seat, codes, cost, before)) if kind in REPEATED else ()
    return Offer(text, meant, cost, gain, steps=len(codes), again=again)


def _gain(ahead: TikalState, seat: int, codes: list[int], before: int) -> int:
    """Play these actions on `ahead` and return the gain of the position's value."""
    for code in codes:
        ahead.play(seat, code)
    return points(ahead, seat) - before


def _again(ahead: TikalState, seat: int, codes: list[int], cost: int, before: int) -> Iterator[int]:
    """Yield the gain of each further repetition of the same actions while it is legal, at the same cost."""
    while ahead.ap >= cost and codes[0] in ahead.legal(seat):
        yield _gain(ahead, seat, codes, before)


def intent(table: TikalState, seat: int, codes: list[int]) -> Intent:
    """Return the intent of some actions of a seat, which count as one."""
    match ACTIONS[codes[0]]:
        case actions.Place(space, turns):
            return intents.Place(NAMES[space], turns)
        case actions.Enter(member, space):
            return intents.Enter(MEMBERS[member], NAMES[space])
        case actions.Travel(member, origin, target):
            return intents.Travel(MEMBERS[member], (NAMES[origin], NAMES[target]))
        case actions.Walk(member, origin, _):
            return intents.Walk(MEMBERS[member], (NAMES[origin], *[NAMES[SECOND[code]] for code in codes]))
        case actions.Exchange(other, give, take):
            return intents.Exchange(Seat(other), TREASURES[give], TREASURES[take])
        case actions.Guard(space):
            return intents.Guard(NAMES[space], max(0, members(table, seat, space) - 1))
        case actions.End():
            return intents.End(table.ap)
        case action:
            return _simple(action)


def _simple(action: TikalAction) -> Intent:
    match action:
        case actions.Uncover(space):
            return intents.Uncover(NAMES[space])
        case actions.Recover(space):
            return intents.Recover(NAMES[space])
        case actions.Camp(space):
            return intents.Camp(NAMES[space])
        case actions.Bid(offered):
            return intents.Bid(offered)
        case actions.Pick(hexagon):
            return intents.Pick(HEXES[hexagon].name)
        case actions.Draw(hexagon):
            return intents.Draw(HEXES[hexagon].name)
        case actions.Find(treasure):
            return intents.Find(TREASURES[treasure])
        case _:
            return intents.Pass()


def _walks(table: TikalState, seat: int) -> list[list[int]]:
    """Return the cheapest walk of each member to each hex, unless it is a single step."""
    found: list[list[int]] = []
    for member in (WORKER, LEADER):
        for origin in range(SPACES):
            standing = table.leaders[seat] == origin if member == LEADER else table.workers[seat * SPACES + origin]
            if standing:
                ways = cheapest_ways(table, origin, table.ap)
                found += [[code + LEADER_WALK * member for code in way] for way in ways if len(way) > 1]
    return found


def cheapest_ways(table: TikalState, origin: int, ap: int) -> list[list[int]]:
    """Return a worker's cheapest path to each affordable hex, of equally cheap ones that with the fewest steps."""
    best = {origin: (0, 0)}
    ways: dict[int, list[int]] = {origin: []}
    waiting = [(0, 0, origin)]
    while waiting:
        cost, steps, here = heappop(waiting)
        if (cost, steps) > best[here]:
            continue
        for code in walks(table, WORKER, here, ap - cost):
            there, reached = SECOND[code], (cost + toll(table, code), steps + 1)
            if reached < best.get(there, (ap + 1, 0)):
                best[there] = reached
                ways[there] = [*ways[here], code]
                heappush(waiting, (*reached, there))
    return [ways[space] for space in sorted(ways)]


def conceivable(table: TikalState, seat: int, place: str) -> list[int]:
    """Return the actions to explain on a hex, or for "worker a5 b4" a walk to the adjacent hex."""
    *member, target = place.split(" ")
    space = SPACE.get(target, NOTHING)
    if space == NOTHING:
        return []
    if member:
        return _walk_of(member, space)
    if table.phase == PLACING:
        return _placing(table, space)
    return [] if table.hexes[space] == NOTHING else _suggested(table, seat, space)


def _walk_of(member: list[str], space: int) -> list[int]:
    if len(member) != 2 or member[0] not in MEMBERS or member[1] not in SPACE:
        return []
    code = WALK_CODE[SPACE[member[1]] * SPACES + space]
    return [code + LEADER_WALK * MEMBERS.index(member[0])] if code >= 0 else []


def _placing(table: TikalState, space: int) -> list[int]:
    """Return a placement of the hex in hand on a space.

    If possible, rotate the hex so that it connects to a neighbour, so that only the space can be wrong.
    """
    sides = sum(1 << side for side in range(SIDES) if _lies(table, NEIGHBOUR[space * SIDES + side]))
    leading = PLACE_CODES[space * 64 + FITTING[table.hand * 64 + sides]]
    return list((leading or PLACE_CODES[space * 64 + DISTINCT[table.hand]])[:1])


def _lies(table: TikalState, space: int) -> bool:
    return space >= 0 and table.hexes[space] != NOTHING


def _suggested(table: TikalState, seat: int, space: int) -> list[int]:
    """Return the actions that the contents of a hex suggest."""
    kind = HEX_KIND[table.hexes[space]]
    if kind == TEMPLE:
        return [UNCOVER_CODE[space], GUARD_CODE[space]]
    if kind == BASE_CAMP or table.camps[space] == seat:
        return [ENTER_CODE[space], ENTER_CODE[SPACES + space]]
    if table.wafers[space]:
        return [RECOVER_CODE[space]]
    return [CAMP_CODE[space]] if table.camps[space] == NOBODY and CAMP_CODE[space] >= 0 else []
