"""Coastline generator: a square card whose edges turn into sea."""

from __future__ import annotations

from random import Random
from typing import Final

Place = tuple[int, int]

SIDE: Final = 5
AROUND: Final = ((0, -1), (0, 1), (-1, 0), (1, 0))


def make_land(rng: Random, sea: int) -> list[Place]:
    """Row and column of every cell of land when so many cells have become sea: one piece, from edge to edge."""
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
    """A cell at the water; the more water around it, the sooner it goes, which keeps coasts smooth."""
    places = sorted(land)
    return rng.choices(places, [_water(land, place) ** 2 for place in places])[0]


def _water(land: set[Place], place: Place) -> int:
    return sum(beside not in land for beside in _beside(place))


def _beside(place: Place) -> list[Place]:
    return [(place[0] + down, place[1] + across) for down, across in AROUND]


def in_one_piece(land: set[Place]) -> bool:
    """Whether all land hangs together by straight steps."""
    reached, edge = set[Place](), [min(land)]
    while edge:
        place = edge.pop()
        if place in land and place not in reached:
            reached.add(place)
            edge += _beside(place)
    return reached == land
