"""Every sensible way to a chest with a hand: none that costs more cards, or the same ones, for no fewer steps."""

from __future__ import annotations

from typing import Final

from cenote.games.jackal.cards import FLAG, KNIGHT, MAP
from cenote.games.jackal.islands import WAYS, WAYS_OF, Island
from cenote.games.jackal.mind.hands import BITS, MOST, ONE, ROUTE, amount, size, within

LONGEST: Final = 7
"""Movement cards that a way may take: longer ones are hardly ever worth their cards."""

_CELL: Final = ROUTE + 1
_MOVES: Final = (1 << BITS * (KNIGHT + 1)) - 1
_STEP: Final = 8
"""How a way is remembered: the place before, and the card that led on; bit 2 says that a map lies before it."""


class Way:
    """Cards that lead to a chest when laid in this order."""

    def __init__(self, chest: int, coins: int, steps: int, cards: list[int], used: int) -> None:
        self.chest = chest
        self.coins = coins
        self.steps = steps
        self.cards = cards
        self.used = used
        """The cards as a hand."""


def ways(island: Island, hand: int) -> list[Way]:
    """The ways of a hand on an island, shorter ones first from each flag."""
    found: list[Way] = []
    hand &= ROUTE
    _from_flag(island, island.white, hand, False, found)
    if amount(hand, FLAG):
        _from_flag(island, island.black, hand - ONE[FLAG], True, found)
    return found


def _from_flag(island: Island, flag: int, hand: int, black: bool, found: list[Way]) -> None:
    """Outward by steps; a place is a cell and the cards that are left there."""
    begin = flag * _CELL + hand
    before: dict[int, int] = {begin: 0}
    cost: dict[int, int] = {begin: 0}
    by_steps: list[list[int]] = [[begin]]
    steps = 0
    spared = max(0, size(hand & _MOVES) - LONGEST)
    while steps < len(by_steps):
        for place in by_steps[steps]:
            if cost[place] < steps:
                continue
            if island.coins[place // _CELL]:
                _arrive(island, place, begin, steps, before, black, found)
            else:
                _go_on(island, place, steps, spared, before, cost, by_steps)
        steps += 1


def _go_on(
    island: Island,
    place: int,
    steps: int,
    spared: int,
    before: dict[int, int],
    cost: dict[int, int],
    by_steps: list[list[int]],
) -> None:
    cell, left = place // _CELL, place % _CELL
    moves = size(left & _MOVES) - 1 - spared
    has_map = amount(left, MAP) > 0
    for kind in range(KNIGHT + 1):
        if not left >> BITS * kind & MOST:
            continue
        for way in WAYS_OF[kind]:
            entered = island.beyond[cell * len(WAYS) + way]
            if entered < 0:
                continue
            closed = island.closed[entered]
            if closed and not has_map:
                continue
            rest = left - ONE[kind] - (ONE[MAP] if closed else 0)
            walked = steps + island.prices[entered]
            for stand in island.exits[entered]:
                if island.nearest[stand] > moves:
                    continue
                following = stand * _CELL + rest
                if cost.get(following, walked + 1) > walked:
                    cost[following] = walked
                    before[following] = (place * _STEP + kind) * 2 + closed
                    while len(by_steps) <= walked:
                        by_steps.append([])
                    by_steps[walked].append(following)


def _arrive(
    island: Island, place: int, begin: int, steps: int, before: dict[int, int], black: bool, found: list[Way]
) -> None:
    chest = place // _CELL
    used = begin % _CELL - place % _CELL + (ONE[FLAG] if black else 0)
    for way in found:
        if way.chest == chest and way.steps <= steps and within(way.used, used):
            return
    cards: list[int] = []
    while place != begin:
        step = before[place]
        cards.append(step // 2 % _STEP)
        if step % 2:
            cards.append(MAP)
        place = step // 2 // _STEP
    if black:
        cards.append(FLAG)
    cards.reverse()
    found.append(Way(chest, island.coins[chest], steps, cards, used))
