"""Island generator, which makes new islands like the printed ones, and the same ones for the same seed."""

from __future__ import annotations

import json
from itertools import combinations, cycle, islice
from random import Random
from typing import Final

from cenote.games.jackal.box import FEWEST_ISLANDS, MOST_ISLANDS, checked_island
from cenote.games.jackal.cards import CARDS
from cenote.games.jackal.islands import BLACK, BURIED, CAVE, CHESTS, EMPTY, SEA, WHITE, Island
from cenote.islands.coastline import SIDE, Place, make_land
from cenote.islands.component_sets import IslandSet, own_set
from cenote.islands.difficulty_range import NEAREST, DifficultyRange, printed_range
from cenote.islands.island_names import make_names

FEWEST: Final = FEWEST_ISLANDS
MOST: Final = MOST_ISLANDS

GOLD: Final = CHESTS + BURIED
APART: Final = ((WHITE, BLACK, 2), (GOLD, GOLD, 2), (CAVE, CAVE, 2), (WHITE, GOLD, NEAREST))
"""The least distances in cells between two kinds of things, much as on the printed islands."""

TRIES: Final = 40
"""How often things are scattered on one coastline before another is generated, which takes longer."""


def make_islands(seed: int, count: int) -> IslandSet:
    """Generate a set of new islands with the deck of the printed set."""
    rng = Random(seed)
    printed = own_set()
    maker = IslandGenerator(rng, printed_range(), {likeness(island.rows) for island in printed.islands})
    patterns = rng.sample(printed.islands, len(printed.islands))
    names = make_names(rng, count)
    islands = [
        maker.make(f"I{number:02d}", name, pattern)
        for number, name, pattern in zip(range(1, count + 1), names, islice(cycle(patterns), count), strict=True)
    ]
    return IslandSet(printed.deck, islands, printed.seats)


class IslandGenerator:
    """Generator of islands, none of which is like another or like a known one."""

    def __init__(self, rng: Random, wanted: DifficultyRange, known: set[tuple[str, ...]]) -> None:
        self._rng = rng
        self._range = wanted
        self._known = known

    def make(self, code: str, name: str, pattern: Island) -> Island:
        """Generate an island with as much sea and the same things as a printed one, in other places."""
        letters = "".join(pattern.rows)
        while True:
            land = make_land(self._rng, letters.count(SEA))
            for _ in range(TRIES):
                rows = _scattered(self._rng, land, letters)
                if rows is not None and (island := self._accepted(code, name, rows)):
                    self._known.add(likeness(rows))
                    return island

    def _accepted(self, code: str, name: str, rows: tuple[str, ...]) -> Island | None:
        try:
            island = checked_island(code, name, rows)
        except ValueError:
            return None
        return island if likeness(rows) not in self._known and self._range.contains(island) else None


def _scattered(rng: Random, land: list[Place], letters: str) -> tuple[str, ...] | None:
    """Scatter the given things over the land. Return None if two of them are too close."""
    things = [letter for letter in letters if letter not in SEA + EMPTY]
    lying = dict(zip(rng.sample(land, len(things)), things, strict=True))
    if any(_too_close(*pair) for pair in combinations(lying.items(), 2)):
        return None
    cells = {**dict.fromkeys(land, EMPTY), **lying}
    return tuple("".join(cells.get((row, column), SEA) for column in range(SIDE)) for row in range(SIDE))


def _too_close(one: tuple[Place, str], other: tuple[Place, str]) -> bool:
    (place, letter), (there, lies) = one, other
    cells = abs(place[0] - there[0]) + abs(place[1] - there[1])
    return any(
        cells < least and ((letter in first and lies in second) or (letter in second and lies in first))
        for first, second, least in APART
    )


def likeness(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Return a form that is equal for islands that are rotations or mirror images of each other."""
    seen = []
    for _ in range(4):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
        seen += [rows, rows[::-1]]
    return min(seen)


def component_file(components: IslandSet, about: str) -> str:
    """Return the text of a component file, with one line for each island."""
    deck = json.dumps(dict(zip(CARDS, components.deck, strict=True)))
    lines = [
        json.dumps({"id": island.code, "name": island.name, "rows": island.rows}, ensure_ascii=False)
        for island in components.islands
    ]
    islands = ",\n".join(f"  {line}" for line in lines)
    return f'{{\n "about": {json.dumps(about)},\n "deck": {deck},\n "islands": [\n{islands}\n ]\n}}\n'
