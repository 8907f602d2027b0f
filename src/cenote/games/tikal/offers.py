"""What a seat can do, as a person thinks of it: costs, gains, and walks of several hexes as one (T15.14)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from cenote.core.game import CHANCE, Offer
from cenote.games.tikal.actions import ACTIONS, LEADER, WORKER
from cenote.games.tikal.board import SPACES
from cenote.games.tikal.codes import (
    CAMP,
    ENTER,
    EXCHANGE,
    GUARD,
    KIND,
    LEADER_WALK,
    RECOVER,
    SECOND,
    TRAVEL,
    UNCOVER,
    WALK,
)
from cenote.games.tikal.play import TikalState
from cenote.games.tikal.scoring import points
from cenote.games.tikal.state import ACTING, SCORING

PAID: Final = frozenset({ENTER, TRAVEL, WALK, UNCOVER, RECOVER, EXCHANGE, CAMP, GUARD})
"""The actions of T5, which cost action points."""


def offers(table: TikalState, seat: int) -> tuple[Offer, ...]:
    """Every legal action, then the walks over several hexes."""
    single = [_offer(table, seat, [code]) for code in table.legal(seat)]
    if seat != table.seat or table.phase not in (ACTING, SCORING):
        return tuple(single)
    return (*single, *[_offer(table, seat, codes) for codes in _walks(table, seat)])


def _offer(table: TikalState, seat: int, codes: list[int]) -> Offer:
    ahead = table.copy()
    for code in codes:
        ahead.play(seat, code)
    paid = KIND[codes[0]] in PAID
    return Offer(
        actions=tuple(ACTIONS[code].text for code in codes),
        cost=table.ap - ahead.ap if paid else 0,
        gain=points(ahead, seat) - points(table, seat) if paid else 0,
        reveals=ahead.actors() == (CHANCE,),
    )


def _walks(table: TikalState, seat: int) -> list[list[int]]:
    """The cheapest way of each member to each hex, where that is not the direct step."""
    found: list[list[int]] = []
    for member in (WORKER, LEADER):
        for origin in range(SPACES):
            standing = table.leaders[seat] == origin if member == LEADER else table.workers[seat * SPACES + origin]
            if standing:
                ways = cheapest_ways(table, origin, table.ap)
                found += [[code + LEADER_WALK * member for code in way] for way in ways if len(way) > 1]
    return found


def cheapest_ways(table: TikalState, origin: int, ap: int) -> list[list[int]]:
    """A worker's cheapest way to each hex that the action points reach; of equal ones that with the fewest steps."""
    best = {origin: (0, 0)}
    ways: dict[int, list[int]] = {origin: []}
    waiting = [(0, 0, origin)]
    while waiting:
        cost, steps, here = heappop(waiting)
        if (cost, steps) > best[here]:
            continue
        for price, code in table.exits[here]:
            there, reached = SECOND[code], (cost + price, steps + 1)
            if reached[0] <= ap and reached < best.get(there, (ap + 1, 0)):
                best[there] = reached
                ways[there] = [*ways[here], code]
                heappush(waiting, (*reached, there))
    return [ways[space] for space in sorted(ways)]
