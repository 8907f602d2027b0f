"""The Tikal board in text: numbers on the borders count the stones there, which is what a walk costs."""

from __future__ import annotations

from cenote.core.game import View
from cenote.games.tikal.board import COLUMNS, NAMES, NEIGHBOUR, ROWS, SIDES, SPACE, TREASURES
from cenote.games.tikal.view import SeatView, SpaceView, TikalView
from cenote.terminal.pictures import SHAPES
from cenote.words import Words

WIDTH = 9
HEIGHT = 4
LEADER = "♛"
SIGNS = {"temple": "T", "treasure": "$", "jungle": "♣", "volcano": "^^", "base_camp": "⌂⌂"}

# Where the middle of each border lies, counted from the upper left corner of a space.
BORDERS = ((4, 0), (WIDTH, 1), (WIDTH, 3), (4, HEIGHT), (0, 3), (0, 1))


def draw(view: View, words: Words) -> str:
    """The board, then what each player has."""
    assert isinstance(view, TikalView)
    return f"{_board(view)}\n\n{_status(view, words)}\n{_players(view, words)}"


def _board(view: TikalView) -> str:
    canvas = [[" "] * (COLUMNS * WIDTH + 1) for _ in range(ROWS * HEIGHT + HEIGHT // 2 + 1)]
    lying = {SPACE[space.space]: space for space in view.spaces}
    for space, name in enumerate(NAMES):
        left, top = _corner(space)
        if space in lying:
            _frame(canvas, left, top)
        else:
            _write(canvas, left + 4, top + 2, name)
    for space, seen in lying.items():
        left, top = _corner(space)
        for row, text in enumerate(_inside(seen), 1):
            _write(canvas, left + 1, top + row, text)
        for side in range(SIDES):
            if count := _stones(lying, seen, space, side):
                across, down = BORDERS[side]
                _write(canvas, left + across, top + down, str(count))
    return "\n".join("".join(row).rstrip() for row in canvas)


def _corner(space: int) -> tuple[int, int]:
    column, row = divmod(space, ROWS)
    return column * WIDTH, row * HEIGHT + column % 2 * HEIGHT // 2


def _write(canvas: list[list[str]], left: int, top: int, text: str) -> None:
    canvas[top][left : left + len(text)] = text


def _frame(canvas: list[list[str]], left: int, top: int) -> None:
    for row in (top, top + HEIGHT):
        _write(canvas, left, row, "+" + "-" * (WIDTH - 1) + "+")
    for row in range(top + 1, top + HEIGHT):
        for column in (left, left + WIDTH):
            if canvas[row][column] == " ":
                canvas[row][column] = "|"


def _stones(lying: dict[int, SpaceView], seen: SpaceView, space: int, side: int) -> int:
    beyond = lying.get(NEIGHBOUR[space * SIDES + side])
    return seen.stones[side] + (beyond.stones[(side + 3) % SIDES] if beyond else 0)


def _inside(seen: SpaceView) -> list[str]:
    amount = seen.value if seen.kind == "temple" else seen.wafers if seen.kind == "treasure" else ""
    title = f"{seen.space} {SIGNS[seen.kind]}{amount}"
    if seen.guard >= 0:
        title += f"!{SHAPES[seen.guard]}"
    if seen.camp >= 0:
        title += f"⌂{SHAPES[seen.camp]}"
    tokens = [
        SHAPES[seat] + (str(workers) if workers else "") + (LEADER if seat in seen.leaders else "")
        for seat, workers in enumerate(seen.workers)
        if workers or seat in seen.leaders
    ]
    return [title, " ".join(tokens[:2]), " ".join(tokens[2:])]


def _status(view: TikalView, words: Words) -> str:
    lines = [words("tikal-status", turn=view.turn, phase=view.phase, ap=view.ap, letter=view.letter or "-")]
    if view.hand:
        lines.append(words("tikal-hand", hexagon=view.hand))
    if view.auction.shown:
        lines.append(words("tikal-shown", hexes=view.auction.shown, bid=view.auction.bid))
    return "\n".join(lines)


def _players(view: TikalView, words: Words) -> str:
    return "\n".join(_player(words, seat, owner) for seat, owner in enumerate(view.seats))


def _player(words: Words, seat: int, owner: SeatView) -> str:
    counts = zip(TREASURES, owner.treasures, strict=True)
    held = [f"{words(f'tikal-word-{kind}')} {count}" for kind, count in counts if count]
    return f"{SHAPES[seat]} " + words(
        "tikal-player",
        seat=seat,
        score=owner.score,
        worth=owner.worth,
        supply=owner.supply,
        camps=owner.camps_left,
        guards=owner.guards_left,
        treasures=tuple(held),
    )
