"""Picture of a position: islands, cards on the table and in hand, and coins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PIL.Image import Image

from cenote.canvas import CARD, EDGE, INK, SEAT_INKS, SEATS, SOFT, Canvas, Point
from cenote.core.game import View
from cenote.games.jackal.box import open_box
from cenote.games.jackal.islands import LARGEST, Island, cell_name
from cenote.games.jackal.picture_parts import CARD_WIDTH, draw_card, draw_cell
from cenote.games.jackal.view import JackalView

WIDTH: Final = 960
HEIGHT: Final = 584
MARGIN: Final = 16
TOP: Final = 76
SIDE: Final = 390
"""Side of the square that contains the island."""
SMALL: Final = 110
SEA: Final = "#9bc5cf"
PANEL: Final = WIDTH - 250


def picture(view: View) -> Image:
    """Draw the complete picture of a view."""
    assert isinstance(view, JackalView)
    canvas = Canvas(WIDTH, HEIGHT)
    islands = open_box(view.components).islands
    _draw_status(canvas, view, islands)
    if view.island >= 0:
        _draw_island(canvas, MARGIN, TOP, SIDE, islands[view.island])
        _draw_walks(canvas, view, islands[view.island])
    for place, number in enumerate(view.ahead):
        _draw_ahead(canvas, MARGIN + SIDE + 24 + place % 2 * (SMALL + 16), TOP + place // 2 * 146, islands[number])
    _draw_table(canvas, view)
    _draw_own(canvas, view)
    for seat in range(len(view.pirates)):
        _draw_pirate(canvas, PANEL, MARGIN + seat * 112, view, seat)
    return canvas.finished()


def _draw_status(canvas: Canvas, view: JackalView, islands: list[Island]) -> None:
    alone = view.phase in ("announcing", "taking", "opening")
    said = f"Player {view.turn + 1}: {view.phase}" if alone else view.phase.capitalize()
    canvas.text(MARGIN + 4, 24, said, 20, INK, "lm")
    if view.island >= 0:
        extra = " (to break a tie)" if view.extra else ""
        canvas.text(MARGIN + 4, 52, f"Island {view.number + 1}: {islands[view.island].code}{extra}", 14, SOFT, "lm")


def _draw_island(canvas: Canvas, x: float, y: float, side: float, island: Island) -> None:
    """Draw an island's cells on the sea, as large as they fit into a square."""
    canvas.box(x, y, side, side, SEA, "#76abbb", side / 24)
    left, top, size = _fit(x, y, side, island)
    for down, row in enumerate(island.rows):
        for across, letter in enumerate(row):
            draw_cell(canvas, left + across * size, top + down * size, size, letter)
            if side == SIDE and letter != "~":
                name = cell_name(down * LARGEST + across)
                canvas.text(left + across * size + 5, top + down * size + 4, name, 10, SOFT, "la")


def _fit(x: float, y: float, side: float, island: Island) -> tuple[float, float, float]:
    """Return the upper left corner of an island in a square, and the size of its cells."""
    columns, rows = len(island.rows[0]), len(island.rows)
    size = side * 0.95 / max(columns, rows)
    return x + (side - size * columns) / 2, y + (side - size * rows) / 2, size


def _middle(island: Island, cell: int) -> Point:
    left, top, size = _fit(MARGIN, TOP, SIDE, island)
    down, across = divmod(cell, LARGEST)
    return left + (across + 0.5) * size, top + (down + 0.5) * size


def _draw_walks(canvas: Canvas, view: JackalView, island: Island) -> None:
    """Draw the routes opened on this island, and the walk of the pirate under way."""
    if view.phase != "opening":
        return
    for reveal in view.reveal:
        _draw_walk(canvas, island, reveal.seat, reveal.walk)
    if view.walking is not None:
        _draw_walk(canvas, island, view.turn, view.walking.walk)


def _draw_walk(canvas: Canvas, island: Island, seat: int, walk: Sequence[int]) -> None:
    shift = seat * 5 - 7
    points = [(x + shift, y + shift) for x, y in (_middle(island, cell) for cell in walk)]
    if len(points) > 1:
        canvas.line(points, "#ffffff", 5)
        canvas.line(points, SEATS[seat], 3)
    canvas.disc(*points[-1], 12, SEATS[seat], "#ffffff", 2)
    canvas.text(*points[-1], str(seat + 1), 14, SEAT_INKS[seat])


def _draw_ahead(canvas: Canvas, x: float, y: float, island: Island) -> None:
    canvas.text(x + 2, y + 8, f"ahead: {island.code}", 12, SOFT, "lm")
    _draw_island(canvas, x, y + 20, SMALL, island)


def _draw_table(canvas: Canvas, view: JackalView) -> None:
    """Draw market, deck and discard beside the island."""
    x, y = MARGIN + SIDE + 24, TOP + SIDE - 92
    canvas.text(x, y, "Market", 14, INK, "lm")
    canvas.text(x, y + 84, f"deck {view.deck}, discard {sum(view.discard)}", 13, SOFT, "lm")
    _draw_row(canvas, x, y + 12, _listed(view.market))


def _listed(counts: Iterable[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _draw_row(canvas: Canvas, x: float, y: float, cards: Sequence[int], width: float = WIDTH) -> None:
    """Draw cards side by side, overlapping if there are too many for the width."""
    pitch = min(CARD_WIDTH + 6, (width - CARD_WIDTH) / max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        draw_card(canvas, x + place * pitch, y, card)


def _draw_own(canvas: Canvas, view: JackalView) -> None:
    """Draw the viewer's private cards at the bottom: hand, route or pack."""
    if view.own is None:
        return
    y = TOP + SIDE + 22
    canvas.text(MARGIN + 4, y, f"Hand of player {(view.seat or 0) + 1}", 14, INK, "lm")
    _draw_row(canvas, MARGIN, y + 14, _listed(view.own.hand), 420)
    right = MARGIN + 450
    if view.own.route:
        canvas.text(right + 4, y, "Route", 14, INK, "lm")
        _draw_row(canvas, right, y + 14, view.own.route, WIDTH - MARGIN - right)
    elif any(view.own.pack):
        canvas.text(right + 4, y, "Pack to keep one card of", 14, INK, "lm")
        _draw_row(canvas, right, y + 14, _listed(view.own.pack), WIDTH - MARGIN - right)


def _draw_pirate(canvas: Canvas, x: float, y: float, view: JackalView, seat: int) -> None:
    pirate = view.pirates[seat]
    edge, line = (SEATS[seat], 3) if pirate.owes else (EDGE, 1)
    canvas.box(x, y, 234, 102, CARD, edge, 10, line)
    canvas.disc(x + 22, y + 24, 11, SEATS[seat])
    first = " (first)" if view.first == seat else ""
    canvas.text(x + 42, y + 24, f"Player {seat + 1}{first}", 17, INK, "lm")
    canvas.disc(x + 208, y + 26, 17, "#f0c648", "#7a5510", 2)
    canvas.text(x + 208, y + 26, str(pirate.coins), 18, "#3f2a06")
    canvas.text(x + 14, y + 56, f"{pirate.hand} cards in hand", 13, SOFT, "lm")
    canvas.text(x + 14, y + 78, _told(view, seat), 13, SOFT, "lm")


def _told(view: JackalView, seat: int) -> str:
    pirate = view.pirates[seat]
    said = [pirate.announced] if pirate.announced != "silent" else []
    said += [f"route of {pirate.route}"] if pirate.route > 0 else []
    said += [f"{pirate.marks} marks"] if pirate.marks else []
    said += [f"{pirate.extra_coins} coins of the tie"] if pirate.extra_coins else []
    return ", ".join(said)
