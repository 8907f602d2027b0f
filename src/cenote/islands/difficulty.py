"""Difficulty of islands: how likely random hands reach a chest, and how many steps lead to each chest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from cenote.games.jackal.islands import BURIED, Island, cell_name
from cenote.islands.card_needs import CardNeed, card_needs, chests
from cenote.islands.component_sets import IslandSet
from cenote.islands.hand_chances import DealtHands
from cenote.islands.shortest_walks import JUMPING, WALKING, fewest_steps

SIZES: Final = (5, 7, 9)
"""The sizes of the rated hands: as dealt, after one pass, and after two (as drafted in Archipelago)."""


@dataclass(frozen=True)
class Steps:
    """The fewest steps from a flag with as many maps as needed, or None if there is no path."""

    without_knights: int | None
    with_knights: int | None


@dataclass(frozen=True)
class ChestRating:
    """One chest: its cell, its coins, whether it is buried, and the steps from each flag."""

    cell: str
    coins: int
    buried: bool
    from_white: Steps
    from_black: Steps


@dataclass(frozen=True)
class IslandRating:
    """The difficulty of one island.

    `some_chest` and `best_chest` have a chance for each hand size in `SIZES`: that a random hand reaches any chest, and
    that it reaches the best one. `chests` lists the best chest first.
    """

    id: str
    name: str
    some_chest: tuple[float, ...]
    best_chest: tuple[float, ...]
    chests: tuple[ChestRating, ...]


@dataclass(frozen=True)
class Range:
    """The minimum, mean and maximum of one figure over all islands of a set."""

    least: float
    mean: float
    most: float


class DifficultyRater:
    """Rater of islands against one deck."""

    def __init__(self, deck: list[int]) -> None:
        self._hands = [DealtHands(deck, size) for size in SIZES]

    def rate(self, island: Island) -> IslandRating:
        """Return the complete rating of an island."""
        asked = card_needs(island, max(SIZES))
        rich = max(island.coins)
        best = [need for cell in asked if island.coins[cell] == rich for need in asked[cell]]
        some = [need for found in asked.values() for need in found]
        return IslandRating(island.code, island.name, self._chances(some), self._chances(best), rate_chests(island))

    def _chances(self, asked: list[CardNeed]) -> tuple[float, ...]:
        return tuple(hands.chance(hands.meeting(asked)) for hands in self._hands)


def rate_chests(island: Island) -> tuple[ChestRating, ...]:
    """Return the ratings of an island's chests, the best first."""
    walks = [[fewest_steps(island, flag, kinds) for kinds in (WALKING, JUMPING)] for flag in _flags(island)]
    return tuple(
        ChestRating(
            cell_name(cell),
            island.coins[cell],
            island.cells[cell] in BURIED,
            *(Steps(walking.get(cell), jumping.get(cell)) for walking, jumping in walks),
        )
        for cell in chests(island)
    )


def _flags(island: Island) -> tuple[int, int]:
    return island.white, island.black


def rate_set(components: IslandSet) -> list[IslandRating]:
    """Rate every island of a set, in the order of the set."""
    rater = DifficultyRater(components.deck)
    return [rater.rate(island) for island in components.islands]


def ranges(chances: Sequence[tuple[float, ...]]) -> list[Range]:
    """Return the smallest, mean and largest chance in each column."""
    return [Range(min(column), fmean(column), max(column)) for column in zip(*chances, strict=True)]
