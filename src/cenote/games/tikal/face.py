"""Tikal in the terminal: numbers on the borders of hexes count the stones there, which is what a walk costs."""

from __future__ import annotations

from collections.abc import Iterable

from cenote.core.game import Fact, Seat, View
from cenote.games.tikal.board import (
    COLUMNS,
    HEX,
    HEXES,
    KINDS,
    NAMES,
    NEIGHBOUR,
    ROWS,
    SIDES,
    SPACE,
    TREASURES,
)
from cenote.games.tikal.facts import Scored, ScoringBegan
from cenote.games.tikal.view import SeatView, SpaceView, TikalView
from cenote.words import SHAPES, Words

WIDTH = 9
HEIGHT = 4
LEADER = "♛"
SIGNS = {"temple": "T", "treasure": "$", "jungle": "♣", "volcano": "^^", "base_camp": "⌂⌂"}

# Where the middle of each border lies, counted from the upper left corner of a space.
BORDERS = ((4, 0), (WIDTH, 1), (WIDTH, 3), (4, HEIGHT), (0, 3), (0, 1))


class TikalFace:
    """The board, told or drawn."""

    width = COLUMNS * WIDTH + 1

    def draw(self, view: View, words: Words) -> str:
        seen = _tikal(view)
        return "\n".join([_board(seen), "", *_status(seen, words), *_players(seen, words)])

    def tell(self, view: View, words: Words) -> list[str]:
        seen = _tikal(view)
        lying = {SPACE[spot.space]: spot for spot in seen.spaces}
        hexes = [_told(lying, spot, words) for spot in seen.spaces]
        return [*_status(seen, words), *_players(seen, words), *hexes]

    def table(self, facts: Iterable[Fact], words: Words) -> list[list[str]]:
        rows: list[list[str]] = []
        for fact in facts:
            if isinstance(fact, ScoringBegan):
                rows = []
            elif isinstance(fact, Scored):
                rows.append(_row(fact, words))
        columns = ("player", "temples", "treasures", "gained", "total")
        return [[words(f"tikal-column-{column}") for column in columns], *rows] if rows else []


def _tikal(view: View) -> TikalView:
    assert isinstance(view, TikalView)
    return view


def _row(fact: Scored, words: Words) -> list[str]:
    temples = " + ".join(f"{space} {value}" for space, value in fact.temples) or "–"
    player = f"{SHAPES[fact.seat]} {words.name(fact.seat)}"
    return [player, temples, str(fact.treasures), f"+{fact.gained}", str(fact.total)]


def _board(view: TikalView) -> str:
    canvas = [[" "] * (COLUMNS * WIDTH + 1) for _ in range(ROWS * HEIGHT + HEIGHT // 2 + 1)]
    lying = {SPACE[spot.space]: spot for spot in view.spaces}
    for space, name in enumerate(NAMES):
        left, top = _corner(space)
        if space in lying:
            _frame(canvas, left, top)
        else:
            _write(canvas, left + 4, top + 2, name)
    for space, spot in lying.items():
        left, top = _corner(space)
        for row, text in enumerate(_inside(spot), 1):
            _write(canvas, left + 1, top + row, text)
        for side in range(SIDES):
            if count := _stones(lying, spot, space, side):
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


def _stones(lying: dict[int, SpaceView], spot: SpaceView, space: int, side: int) -> int:
    beyond = lying.get(NEIGHBOUR[space * SIDES + side])
    return spot.stones[side] + (beyond.stones[(side + 3) % SIDES] if beyond else 0)


def _inside(spot: SpaceView) -> list[str]:
    amount = spot.value if spot.kind == "temple" else spot.wafers if spot.kind == "treasure" else ""
    title = f"{spot.space} {SIGNS[spot.kind]}{amount}"
    if spot.guard >= 0:
        title += f"!{SHAPES[spot.guard]}"
    if spot.camp >= 0:
        title += f"⌂{SHAPES[spot.camp]}"
    tokens = [
        SHAPES[seat] + (str(workers) if workers else "") + (LEADER if seat in spot.leaders else "")
        for seat, workers in enumerate(spot.workers)
        if workers or seat in spot.leaders
    ]
    return [title, " ".join(tokens[:2]), " ".join(tokens[2:])]


def _told(lying: dict[int, SpaceView], spot: SpaceView, words: Words) -> str:
    """One hex in a sentence: what it is, who stands there, where paths lead."""
    parts = [words("tikal-told-hex", space=spot.space, kind=spot.kind, value=spot.value, wafers=spot.wafers)]
    if spot.guard >= 0:
        parts.append(words("tikal-told-guard", owner=Seat(spot.guard)))
    if spot.camp >= 0:
        parts.append(words("tikal-told-camp", owner=Seat(spot.camp)))
    for seat, workers in enumerate(spot.workers):
        leader = seat in spot.leaders
        if workers or leader:
            parts.append(words("tikal-told-members", seat=Seat(seat), workers=workers, leader=leader))
    if paths := _paths(lying, spot):
        parts.append(words("tikal-told-paths", paths=paths))
    return words.sentences(parts)


def _paths(lying: dict[int, SpaceView], spot: SpaceView) -> tuple[tuple[str, int], ...]:
    space = SPACE[spot.space]
    found = []
    for side in range(SIDES):
        beyond = lying.get(NEIGHBOUR[space * SIDES + side])
        if beyond is not None and "volcano" not in (beyond.kind, spot.kind):
            found.append((beyond.space, _stones(lying, spot, space, side)))
    return tuple((name, count) for name, count in sorted(found) if count)


def _status(view: TikalView, words: Words) -> list[str]:
    left = sum(1 for _ in view.stack)
    lines = [words("tikal-status", turn=Seat(view.turn), phase=view.phase, ap=view.ap, letter=view.letter, left=left)]
    if view.hand:
        lines.append(words("tikal-hand", face=_face(view.hand, words)))
    if view.auction.shown:
        faces = words.clauses(_face(name, words) for name in view.auction.shown)
        lines.append(words("tikal-shown", hexes=faces, bid=view.auction.bid))
    return lines


def _face(name: str, words: Words) -> str:
    """A hex that does not lie yet: what it is, and its stones clockwise from the top before any turn."""
    face = HEXES[HEX[name]]
    said = words("tikal-hex", kind=KINDS[face.kind], value=face.value)
    return words.bracketed(f"{name} {said}", " ".join(map(str, face.stones)))


def _players(view: TikalView, words: Words) -> list[str]:
    return [_player(words, seat, owner) for seat, owner in enumerate(view.seats)]


def _player(words: Words, seat: int, owner: SeatView) -> str:
    counts = zip(TREASURES, owner.treasures, strict=True)
    held = [f"{words(f'tikal-word-{kind}')} {count}" for kind, count in counts if count]
    return f"{SHAPES[seat]} " + words(
        "tikal-player",
        seat=Seat(seat),
        score=owner.score,
        worth=owner.worth,
        supply=owner.supply,
        camps=owner.camps_left,
        guards=owner.guards_left,
        treasures=tuple(held),
    )


FACE = TikalFace()
