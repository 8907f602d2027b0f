"""Undominated paths to chests: no other path takes at most as many steps with the same or fewer cards.

They are computed once for each island, as if there were enough cards of every kind. A hand can use the paths for which
it has the cards, because whatever dominates one of them needs no other cards.
"""

from __future__ import annotations

from typing import Final

from cenote.games.jackal.cards import FLAG, FOURWAY, KNIGHT, MAP
from cenote.games.jackal.islands import WAYS, WAYS_OF, Island
from cenote.games.jackal.mind.packed_hands import BITS, ONE, ROUTE, amount, size, within

LONGEST: Final = 6
"""Maximum number of movement cards of a path. Longer ones rarely pay."""
MAPS: Final = 2
"""Maximum number of maps of a path."""

PLENTY: Final = LONGEST * (ONE[0] + ONE[1] + ONE[FOURWAY] + ONE[KNIGHT]) + MAPS * ONE[MAP]
_MOVES: Final = (1 << BITS * (KNIGHT + 1)) - 1
_SPARED: Final = LONGEST * KNIGHT
"""Number of movement cards left at the end of the longest path."""

_CELL: Final = ROUTE + 1
_STEP: Final = 8
"""Base for packing a step: the node before it, its card, and whether a map precedes it."""


class ChestWay:
    """A path to a chest: the cards that lead to it when laid in this order."""

    def __init__(self, chest: int, coins: int, steps: int, cards: list[int], used: int) -> None:
        self.chest = chest
        self.coins = coins
        self.steps = steps
        self.cards = cards
        self.used = used
        """The cards as a packed hand."""


def all_ways(island: Island) -> list[ChestWay]:
    """Return every undominated path on an island, from each flag in order of steps."""
    found: list[ChestWay] = []
    _Spread(island, island.white, False, found).spread()
    _Spread(island, island.black, True, found).spread()
    return found


def ways(every: list[ChestWay], hand: int) -> list[ChestWay]:
    """Return the paths for which a hand has the cards."""
    return [way for way in every if within(way.used, hand)]


class _Spread:
    """Dijkstra search by steps from a flag, whose nodes are cells with the cards left there."""

    def __init__(self, island: Island, flag: int, black: bool, found: list[ChestWay]) -> None:
        self._island = island
        self._black = black
        self._found = found
        self._begin = flag * _CELL + PLENTY
        self._before: dict[int, int] = {self._begin: 0}
        self._cost: dict[int, int] = {self._begin: 0}
        self._by_steps: list[list[int]] = [[self._begin]]

    def spread(self) -> None:
        """Run the search to its end."""
        steps = 0
        while steps < len(self._by_steps):
            for place in self._by_steps[steps]:
                if self._cost[place] < steps:
                    continue
                if self._island.coins[place // _CELL]:
                    self._arrive(place, steps)
                else:
                    self._go_on(place, steps)
            steps += 1

    def _go_on(self, place: int, steps: int) -> None:
        island = self._island
        cell, left = place // _CELL, place % _CELL
        moves = size(left & _MOVES) - 1 - _SPARED
        has_map = amount(left, MAP) > 0
        for kind in range(KNIGHT + 1):
            for way in WAYS_OF[kind]:
                entered = island.beyond[cell * len(WAYS) + way]
                if entered < 0 or (island.closed[entered] and not has_map):
                    continue
                closed = island.closed[entered]
                rest = left - ONE[kind] - (ONE[MAP] if closed else 0)
                for stand in island.exits[entered]:
                    if island.nearest[stand] <= moves:
                        step = (place * _STEP + kind) * 2 + closed
                        self._stand(stand * _CELL + rest, steps + island.prices[entered], step)

    def _stand(self, place: int, steps: int, step: int) -> None:
        if self._cost.get(place, steps + 1) > steps:
            self._cost[place] = steps
            self._before[place] = step
            while len(self._by_steps) <= steps:
                self._by_steps.append([])
            self._by_steps[steps].append(place)

    def _arrive(self, place: int, steps: int) -> None:
        chest = place // _CELL
        used = PLENTY - place % _CELL + (ONE[FLAG] if self._black else 0)
        for way in self._found:
            if way.chest == chest and way.steps <= steps and within(way.used, used):
                return
        self._found.append(ChestWay(chest, self._island.coins[chest], steps, self._cards(place), used))

    def _cards(self, place: int) -> list[int]:
        cards: list[int] = []
        while place != self._begin:
            step = self._before[place]
            cards.append(step // 2 % _STEP)
            if step % 2:
                cards.append(MAP)
            place = step // 2 // _STEP
        if self._black:
            cards.append(FLAG)
        cards.reverse()
        return cards
