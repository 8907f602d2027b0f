"""Difficulty filter for generated islands, which must be as hard as the printed ones."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Final

from cenote.games.jackal.islands import Island
from cenote.islands.card_needs import chests
from cenote.islands.component_sets import IslandSet, own_set
from cenote.islands.difficulty import DifficultyRater, IslandRating
from cenote.islands.shortest_walks import WALKING, fewest_steps

NEAREST: Final = 3
"""The least number of steps from the white flag to a chest, as on the printed islands."""


class DifficultyRange:
    """The range of every difficulty figure over a printed set.

    Islands whose best chest is buried have ranges of their own, because there a map decides.
    """

    def __init__(self, printed: IslandSet) -> None:
        self._rater = DifficultyRater(printed.deck)
        found: dict[bool, list[tuple[float, ...]]] = defaultdict(list)
        for island in printed.islands:
            rating = self._rater.rate(island)
            found[rating.chests[0].buried].append(_numbers(rating))
        self._ranges = {
            buried: [(min(column), max(column)) for column in zip(*rows, strict=True)] for buried, rows in found.items()
        }

    def contains(self, island: Island) -> bool:
        """Return whether the best chest is the farthest and every figure of the island is in the range of its kind."""
        if not richer_is_farther(island):
            return False
        rating = self._rater.rate(island)
        ranges = self._ranges.get(rating.chests[0].buried, [])
        numbers = _numbers(rating)
        return bool(ranges) and all(
            least <= number <= most for number, (least, most) in zip(numbers, ranges, strict=True)
        )


@cache
def printed_range() -> DifficultyRange:
    """Return the range of the islands that come with the game."""
    return DifficultyRange(own_set())


def richer_is_farther(island: Island) -> bool:
    """Return whether the best chest is the farthest from the white flag and no chest is closer than `NEAREST`."""
    walk = fewest_steps(island, island.white, WALKING)
    far = [walk.get(cell, 0) for cell in chests(island)]
    return all(NEAREST <= steps <= far[0] for steps in far)


def _numbers(rating: IslandRating) -> tuple[float, ...]:
    return (*rating.some_chest, *rating.best_chest, float(rating.chests[0].from_white.without_knights or 0))
