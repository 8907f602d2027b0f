"""Drawing of the board in characters. The number on each border counts its stones, which is the cost of a walk."""

from __future__ import annotations

from typing import Final, NamedTuple

from cenote.games.tikal.board import COLUMNS, NAMES, NEIGHBOUR, ROWS, SIDES, SPACE
from cenote.games.tikal.view import SpaceView, TikalView
from cenote.words import SHAPES

ACROSS: Final = 9
"""The width in characters from one hex to the next, including one for the border."""
WIDTH: Final = COLUMNS * ACROSS + 1
LEADER: Final = "♛"
SIGNS: Final = {"temple": "T", "treasure": "$", "jungle": "♣", "volcano": "^^", "base_camp": "⌂⌂"}


class Layout(NamedTuple):
    """The height of a hex, the offset of every other column, and the midpoints of a hex's borders.

    `even` and `odd` list the midpoints in even and odd columns clockwise from the top, each as column and line from the
    hex's upper left corner.
    """

    height: int
    lower: int
    even: tuple[tuple[int, int], ...]
    odd: tuple[tuple[int, int], ...]


MIDDLE: Final = ACROSS // 2
LOW: Final = Layout(
    3,
    2,
    ((MIDDLE, 0), (ACROSS, 1), (ACROSS, 2), (MIDDLE, 3), (0, 2), (0, 1)),
    ((MIDDLE, 0), (ACROSS, 0), (ACROSS, 2), (MIDDLE, 3), (0, 2), (0, 0)),
)
"""The layout with one line for members, which fits the whole board into 24 lines but draws some stones on corners."""
HIGH_BORDERS: Final = ((MIDDLE, 0), (ACROSS, 1), (ACROSS, 3), (MIDDLE, 4), (0, 3), (0, 1))
HIGH: Final = Layout(4, 2, HIGH_BORDERS, HIGH_BORDERS)
"""The layout with two lines for members, used if there is room or if one line is too short."""


def draw_board(view: TikalView, height: int) -> list[str]:
    """Draw every placed hex and the names of the empty spaces beside it.

    Use the low layout if the high one exceeds `height` lines, unless a hex has too many members for it.
    """
    crowded = any(len("".join(_members(spot))) >= ACROSS for spot in view.spaces)
    high = _drawn(view, HIGH)
    return high if crowded or len(high) <= height else _drawn(view, LOW)


def _drawn(view: TikalView, layout: Layout) -> list[str]:
    lying = {SPACE[spot.space]: spot for spot in view.spaces}
    canvas = [[" "] * WIDTH for _ in range(ROWS * layout.height + layout.lower + 1)]
    for space in lying:
        _frame(canvas, space, layout)
    for space, name in enumerate(NAMES):
        left, top = _corner(space, layout)
        if space in lying:
            _fill(canvas, left, top, lying[space], layout)
            _write_stones(canvas, lying, space, layout)
        elif any(beyond in lying for beyond in NEIGHBOUR[space * SIDES : space * SIDES + SIDES]):
            _write(canvas, left + MIDDLE, top + layout.height // 2, name)
    return "\n".join("".join(row).rstrip() for row in canvas).strip("\n").split("\n")


def stones_on(lying: dict[int, SpaceView], space: int, side: int) -> int:
    """Return the number of stones on both sides of a border."""
    beyond = lying.get(NEIGHBOUR[space * SIDES + side])
    return lying[space].stones[side] + (beyond.stones[(side + 3) % SIDES] if beyond else 0)


def _corner(space: int, layout: Layout) -> tuple[int, int]:
    column, row = divmod(space, ROWS)
    return column * ACROSS, row * layout.height + column % 2 * layout.lower


def _write(canvas: list[list[str]], left: int, top: int, text: str) -> None:
    canvas[top][left : left + len(text)] = text


def _frame(canvas: list[list[str]], space: int, layout: Layout) -> None:
    left, top = _corner(space, layout)
    for row in (top, top + layout.height):
        _write(canvas, left, row, "+" + "-" * (ACROSS - 1) + "+")
    for row in range(top + 1, top + layout.height):
        for column in (left, left + ACROSS):
            if canvas[row][column] == " ":
                canvas[row][column] = "|"


def _fill(canvas: list[list[str]], left: int, top: int, spot: SpaceView, layout: Layout) -> None:
    _write(canvas, left + 1, top + 1, _title(spot))
    members = _members(spot)
    lines = [members] if layout is LOW else [members[:2], members[2:]]
    for row, line in enumerate(lines, 2):
        spaced = " ".join(line)
        _write(canvas, left + 1, top + row, spaced if len(spaced) < ACROSS else "".join(line))


def _write_stones(canvas: list[list[str]], lying: dict[int, SpaceView], space: int, layout: Layout) -> None:
    left, top = _corner(space, layout)
    for side, (across, down) in enumerate(layout.odd if space // ROWS % 2 else layout.even):
        if count := stones_on(lying, space, side):
            _write(canvas, left + across, top + down, str(count))


def _title(spot: SpaceView) -> str:
    amount = spot.value if spot.kind == "temple" else spot.wafers if spot.kind == "treasure" else ""
    guard = f"!{SHAPES[spot.guard]}" if spot.guard >= 0 else ""
    camp = f"⌂{SHAPES[spot.camp]}" if spot.camp >= 0 else ""
    return f"{spot.space} {SIGNS[spot.kind]}{amount}{guard}{camp}"


def _members(spot: SpaceView) -> list[str]:
    """Describe the members on a hex: a shape for the seat, the number of workers, and the leader."""
    return [
        SHAPES[seat] + (str(workers) if workers else "") + (LEADER if seat in spot.leaders else "")
        for seat, workers in enumerate(spot.workers)
        if workers or seat in spot.leaders
    ]
