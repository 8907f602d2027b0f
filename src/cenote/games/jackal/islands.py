"""Islands: the cells of one card, and where each movement card leads from each cell (J1.2, J6)."""

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
"""Maximum width and height of an island, because the action table names the cells a1 to i9."""

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
"""Every direction of a movement card, as the columns and rows to add: four straight ones, then the knight's jumps."""

WAYS_OF: Final[tuple[tuple[int, ...], ...]] = ((LEFT, RIGHT), (UP, DOWN), (LEFT, RIGHT, UP, DOWN), tuple(range(4, 12)))
"""The indices in `WAYS` for each movement card, by its kind (J6.3, J6.4)."""

assert (ACROSS, UPDOWN, FOURWAY, KNIGHT) == (0, 1, 2, 3)


class Island:
    """One island card, whose cells are numbered row by row on a grid of the maximum size."""

    def __init__(self, code: str, name: str, rows: tuple[str, ...]) -> None:
        self.code = code
        self.name = name
        self.rows = rows
        self.cells = "".join([row.ljust(LARGEST, SEA) for row in rows]).ljust(LARGEST * LARGEST, SEA)
        self.white = self.cells.index(WHITE)
        self.black = self.cells.index(BLACK)
        self.caves = [cell for cell in range(len(self.cells)) if self.cells[cell] == CAVE]
        self.coins = [_coins(cell) for cell in self.cells]
        """The coins of the chest on each cell, buried or not, or 0 without a chest."""
        self.closed = [cell in BURIED or cell == JUNGLE for cell in self.cells]
        """Whether each cell can be entered only with a pirate map (J6.7, J6.8)."""
        self.beyond = [_beyond(self.cells, cell, way) for cell in range(len(self.cells)) for way in range(len(WAYS))]
        """The cell that each direction leads to from each cell, at `cell * len(WAYS) + way`, or -1 for the sea."""
        self.exits = [_exits(self.caves, cell) for cell in range(len(self.cells))]
        """Where a pirate can stand after entering each cell: on it, or in any other cave (J6.10)."""
        self.prices = [2 if cell == LABYRINTH else 1 for cell in self.cells]
        """The steps for entering each cell: one for the card, and one more for a labyrinth (J6.6, J6.9)."""
        self.nearest = _nearest(self)
        """The minimum number of movement cards, of any kinds, from each cell to a chest."""


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


def _exits(caves: list[int], entered: int) -> list[int]:
    if entered not in caves or len(caves) == 1:
        return [entered]
    return [cave for cave in caves if cave != entered]


def _nearest(island: Island) -> list[int]:
    """Search outward from the chests, which works because every move can also be made backwards."""
    far = len(island.cells)
    found = [0 if coins else far for coins in island.coins]
    edge = [cell for cell in range(far) if not found[cell]]
    while edge:
        stand = edge.pop(0)
        for entered in island.exits[stand]:
            for before in island.beyond[entered * len(WAYS) : (entered + 1) * len(WAYS)]:
                if before >= 0 and found[before] == far:
                    found[before] = found[stand] + 1
                    edge.append(before)
    return found


def cell_name(cell: int) -> str:
    """Return the name of a cell: column a-i from the left, row 1-9 from the top."""
    row, column = divmod(cell, LARGEST)
    return f"{'abcdefghi'[column]}{row + 1}"
