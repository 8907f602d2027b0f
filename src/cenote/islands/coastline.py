"""Coastline generator, which turns cells at the edges of a square card into sea."""

from __future__ import annotations

from random import Random
from typing import Final

Place = tuple[int, int]

SIDE: Final = 5
AROUND: Final = ((0, -1), (0, 1), (-1, 0), (1, 0))


def make_land(rng: Random, sea: int) -> list[Place]:
    """Return the row and column of every land cell after `sea` cells have become sea.

    The land is in one piece and reaches all edges of the card.
    """
    while True:
        land = {(row, column) for row in range(SIDE) for column in range(SIDE)}
        while len(land) > SIDE * SIDE - sea:
            place = _eaten(rng, land)
            if in_one_piece(land - {place}):
                land.remove(place)
        if _fills_the_card(land):
            return sorted(land)


def _fills_the_card(land: set[Place]) -> bool:
    rows, columns = {row for row, _ in land}, {column for _, column in land}
    return len(rows) == len(columns) == SIDE


def _eaten(rng: Random, land: set[Place]) -> Place:
    """Choose a land cell to become sea. Cells with more water around them are likelier, which keeps coasts smooth."""
    places = sorted(land)
    return rng.choices(places, [_water(land, place) ** 2 for place in places])[0]


def _water(land: set[Place], place: Place) -> int:
    return sum(beside not in land for beside in _beside(place))


def _beside(place: Place) -> list[Place]:
    return [(place[0] + down, place[1] + across) for down, across in AROUND]


def in_one_piece(land: set[Place]) -> bool:
    """Return whether all land is connected by straight steps."""
    reached, edge = set[Place](), [min(land)]
    while edge:
        place = edge.pop()
        if place in land and place not in reached:
            reached.add(place)
            edge += _beside(place)
    return reached == land
