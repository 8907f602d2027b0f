"""JSON report of the difficulty of a set."""

from __future__ import annotations

import json
from dataclasses import asdict

from cenote.islands.component_sets import IslandSet
from cenote.islands.difficulty import SIZES, IslandRating, Range, ranges

DIGITS = 4


def as_json(components: IslandSet, ratings: list[IslandRating]) -> str:
    """Return everything in the table, and the steps from the black flag, as JSON."""
    said = {
        "cards": sum(components.deck),
        "seats": components.seats,
        "set": {
            "some_chest": _ranges([rating.some_chest for rating in ratings]),
            "best_chest": _ranges([rating.best_chest for rating in ratings]),
        },
        "islands": [_island(rating) for rating in ratings],
    }
    return json.dumps(said, ensure_ascii=False, indent=1)


def _island(rating: IslandRating) -> dict[str, object]:
    chances = {"some_chest": _sized(rating.some_chest), "best_chest": _sized(rating.best_chest)}
    return {**asdict(rating), **chances}


def _sized(chances: tuple[float, ...]) -> dict[int, float]:
    """Return the rounded chances by hand size."""
    return {size: round(chance, DIGITS) for size, chance in zip(SIZES, chances, strict=True)}


def _ranges(chances: list[tuple[float, ...]]) -> dict[int, dict[str, float]]:
    return {size: _range(found) for size, found in zip(SIZES, ranges(chances), strict=True)}


def _range(found: Range) -> dict[str, float]:
    return {name: round(value, DIGITS) for name, value in asdict(found).items()}
