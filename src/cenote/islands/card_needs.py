"""Minimal sets of cards that reach each chest of an island (J6)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from cenote.games.jackal.cards import ACROSS, KNIGHT, MAP, UPDOWN
from cenote.games.jackal.islands import Island
from cenote.games.jackal.route import exits, targets


class CardNeed(NamedTuple):
    """The numbers of steps across, steps up or down, knights, maps and black flags that a route needs.

    A four-way card can replace any straight step, so it is no need of its own.
    """

    across: int
    updown: int
    knights: int
    maps: int
    flags: int


NOTHING: Final = CardNeed(0, 0, 0, 0, 0)
BLACK_FLAG: Final = CardNeed(0, 0, 0, 0, 1)
STEPS: Final = ((ACROSS, CardNeed(1, 0, 0, 0, 0)), (UPDOWN, CardNeed(0, 1, 0, 0, 0)), (KNIGHT, CardNeed(0, 0, 1, 0, 0)))


def card_needs(island: Island, most: int) -> dict[int, list[CardNeed]]:
    """Return for each chest every need of at most `most` cards that no smaller need replaces."""
    best: dict[int, list[CardNeed]] = {}
    heap = [(0, NOTHING, island.white), (1, BLACK_FLAG, island.black)]
    # A need that outdoes another has fewer cards, so it leaves the heap earlier, and an accepted need stays.
    while heap:
        count, need, cell = heappop(heap)
        if any(_outdoes(other, need) for other in best.get(cell, ())):
            continue
        best.setdefault(cell, []).append(need)
        if count < most and not island.coins[cell]:
            for following, stand in _continuations(island, need, cell):
                if (cards := sum(following)) <= most:
                    heappush(heap, (cards, following, stand))
    return {cell: best.get(cell, []) for cell in chests(island)}


def chests(island: Island) -> list[int]:
    """Return the cells with a chest, the richest first."""
    cells = [cell for cell, coins in enumerate(island.coins) if coins]
    return sorted(cells, key=lambda cell: (-island.coins[cell], cell))


def _outdoes(other: CardNeed, need: CardNeed) -> bool:
    return (
        other[0] <= need[0]
        and other[1] <= need[1]
        and other[2] <= need[2]
        and other[3] <= need[3]
        and other[4] <= need[4]
    )


def _continuations(island: Island, need: CardNeed, cell: int) -> list[tuple[CardNeed, int]]:
    """Return the needs and end cells of all steps from a cell, with a map where one is required (J6.7, J6.8)."""
    found: list[tuple[CardNeed, int]] = []
    for kind, step in STEPS:
        for _, entered in targets(island, [MAP, kind], 1, cell):
            maps = need.maps + island.closed[entered]
            following = CardNeed(need[0] + step[0], need[1] + step[1], need[2] + step[2], maps, need.flags)
            found += [(following, stand) for stand in exits(island, entered)]
    return found
