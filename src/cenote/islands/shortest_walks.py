"""Shortest walks on an island with unlimited cards (J6)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from cenote.games.jackal.cards import FOURWAY, KNIGHT, MAP
from cenote.games.jackal.islands import Island
from cenote.games.jackal.route import exits, price, targets

WALKING: Final = (FOURWAY,)
JUMPING: Final = (FOURWAY, KNIGHT)


def fewest_steps(island: Island, flag: int, kinds: tuple[int, ...]) -> dict[int, int]:
    """Return the fewest steps from a flag to each cell that these kinds of cards reach, with as many maps as needed."""
    fewest: dict[int, int] = {}
    heap = [(0, flag)]
    while heap:
        steps, cell = heappop(heap)
        if cell in fewest:
            continue
        fewest[cell] = steps
        if not island.coins[cell]:
            for cost, stand in _continuations(island, kinds, cell):
                heappush(heap, (steps + cost, stand))
    return fewest


def _continuations(island: Island, kinds: tuple[int, ...], cell: int) -> list[tuple[int, int]]:
    """Return the cost and the end of each step from a cell."""
    return [
        (price(island, entered), stand)
        for kind in kinds
        for _, entered in targets(island, [MAP, kind], 1, cell)
        for stand in exits(island, entered)
    ]
