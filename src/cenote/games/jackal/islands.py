"""Islands: the cells of one card, and where each card can lead from each of them (J1.2, J6)."""

from __future__ import annotations

from typing import Final

from cenote.games.jackal.cards import ACROSS, FOURWAY, KNIGHT, UPDOWN

SEA: Final = "~"
EMPTY: Final = "."
WHITE: Final = "W"
BLACK: Final = "B"
LABYRINTH: Final = "L"
JUNGLE: Final = "J"
CAVE: Final = "C"
CHESTS: Final = "1234"
BURIED: Final = "abcd"
KNOWN: Final = SEA + EMPTY + WHITE + BLACK + LABYRINTH + JUNGLE + CAVE + CHESTS + BURIED

LARGEST: Final = 9
"""Cells are named a1 to i9 in the action table."""

LEFT: Final = 0
RIGHT: Final = 1
UP: Final = 2
DOWN: Final = 3
STRAIGHT: Final[tuple[tuple[int, int], ...]] = ((-1, 0), (1, 0), (0, -1), (0, 1))
JUMPS: Final[tuple[tuple[int, int], ...]] = (
    *((-1, -2), (1, -2), (-1, 2), (1, 2)),
    *((-2, -1), (-2, 1), (2, -1), (2, 1)),
)
WAYS: Final[tuple[tuple[int, int], ...]] = (*STRAIGHT, *JUMPS)
"""Every way that a card can lead: column and row to add. The first four are straight, the others are a knight's."""

WAYS_OF: Final[tuple[tuple[int, ...], ...]] = ((LEFT, RIGHT), (UP, DOWN), (LEFT, RIGHT, UP, DOWN), tuple(range(4, 12)))
"""The ways of each movement card, by its kind (J6.3, J6.4)."""

assert (ACROSS, UPDOWN, FOURWAY, KNIGHT) == (0, 1, 2, 3)


class Island:
    """One island card; cells are numbered row by row on a grid as wide as the largest that can be named."""

    def __init__(self, code: str, name: str, rows: tuple[str, ...]) -> None:
        self.code = code
        self.name = name
        self.rows = rows
        self.cells = "".join([row.ljust(LARGEST, SEA) for row in rows]).ljust(LARGEST * LARGEST, SEA)
        self.white = self.cells.index(WHITE)
        self.black = self.cells.index(BLACK)
        self.caves = [cell for cell in range(len(self.cells)) if self.cells[cell] == CAVE]
        self.coins = [_coins(cell) for cell in self.cells]
        """What the chest on each cell holds, buried or not; 0 where there is none."""
        self.closed = [cell in BURIED or cell == JUNGLE for cell in self.cells]
        """Cells that need a pirate map (J6.7, J6.8)."""
        self.beyond = [_beyond(self.cells, cell, way) for cell in range(len(self.cells)) for way in range(len(WAYS))]
        """Where each way leads from each cell, at `cell * len(WAYS) + way`; -1 is the sea."""


def _coins(cell: str) -> int:
    if cell in CHESTS:
        return CHESTS.index(cell) + 1
    return BURIED.index(cell) + 1 if cell in BURIED else 0


def _beyond(cells: str, cell: int, way: int) -> int:
    row, column = divmod(cell, LARGEST)
    across, down = WAYS[way]
    column, row = column + across, row + down
    if not (0 <= column < LARGEST and 0 <= row < LARGEST) or cells[row * LARGEST + column] == SEA:
        return -1
    return row * LARGEST + column


def cell_name(cell: int) -> str:
    """Column a-i from the left, row 1-9 from the top."""
    row, column = divmod(cell, LARGEST)
    return f"{'abcdefghi'[column]}{row + 1}"
