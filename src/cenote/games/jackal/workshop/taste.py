"""Which new islands are worth playing: those that are as hard as the printed ones."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Final

from cenote.games.jackal.islands import Island
from cenote.games.jackal.workshop.needs import chests
from cenote.games.jackal.workshop.rate import IslandRating, Rater
from cenote.games.jackal.workshop.sets import IslandSet, own_set
from cenote.games.jackal.workshop.steps import WALKING, fewest_steps

NEAREST: Final = 3
"""No printed chest is closer to the white flag."""


class Taste:
    """Knows the range of every number over a printed set.

    Islands whose best chest is buried are a sort of their own: there a map decides.
    """

    def __init__(self, printed: IslandSet) -> None:
        self._rater = Rater(printed.deck)
        found: dict[bool, list[tuple[float, ...]]] = defaultdict(list)
        for island in printed.islands:
            rating = self._rater.rate(island)
            found[rating.chests[0].buried].append(_numbers(rating))
        self._ranges = {
            buried: [(min(column), max(column)) for column in zip(*rows, strict=True)] for buried, rows in found.items()
        }

    def likes(self, island: Island) -> bool:
        """Whether more gold lies farther away, and no number of an island leaves the range of its sort."""
        if not richer_is_farther(island):
            return False
        rating = self._rater.rate(island)
        ranges = self._ranges.get(rating.chests[0].buried, [])
        numbers = _numbers(rating)
        return bool(ranges) and all(
            least <= number <= most for number, (least, most) in zip(numbers, ranges, strict=True)
        )


@cache
def printed_taste() -> Taste:
    """The taste of the islands that come with the game."""
    return Taste(own_set())


def richer_is_farther(island: Island) -> bool:
    """Whether a walk from the white flag to the best chest is the longest, and none is very short."""
    walk = fewest_steps(island, island.white, WALKING)
    far = [walk.get(cell, 0) for cell in chests(island)]
    return all(NEAREST <= steps <= far[0] for steps in far)


def _numbers(rating: IslandRating) -> tuple[float, ...]:
    return (*rating.some_chest, *rating.best_chest, float(rating.chests[0].from_white.without_knights or 0))
