"""Parts of pictures: the cells of islands, and action cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cenote.canvas import CARD, EDGE, INK, SOFT, Canvas, Point
from cenote.games.jackal.cards import ACROSS, FLAG, FOURWAY, KNIGHT, LETTERS, MAP, MARK, UPDOWN
from cenote.games.jackal.islands import BLACK, BURIED, CAVE, CHESTS, JUNGLE, LABYRINTH, SEA, WHITE

CARD_WIDTH: Final = 42
CARD_HEIGHT: Final = 60
LAND: Final = "#ecdcb2"
LAND_EDGE: Final = "#c9ae76"
WOOD: Final = "#80501f"
GOLD: Final = "#f0c648"
DARK: Final = "#3f2610"
RED: Final = "#b8372a"

Draw = Callable[[Canvas, float, float, float], None]
"""Type of a function that draws a symbol of a given size around a point."""


def draw_cell(canvas: Canvas, x: float, y: float, size: float, letter: str) -> None:
    """Draw a cell by its upper left corner, or nothing for the sea."""
    if letter == SEA:
        return
    canvas.box(x + 1, y + 1, size - 2, size - 2, LAND, LAND_EDGE, size / 10)
    middle = x + size / 2, y + size / 2
    if letter in CHESTS:
        _chest(canvas, *middle, size, CHESTS.index(letter) + 1, WOOD, GOLD)
    elif letter in BURIED:
        _chest(canvas, *middle, size, BURIED.index(letter) + 1, "#e2c78c", "#fbf3da")
        _cross(canvas, middle[0] - size * 0.3, middle[1] - size * 0.27, size * 0.08)
    elif letter in _LYING:
        _LYING[letter](canvas, *middle, size)


def _chest(canvas: Canvas, x: float, y: float, size: float, coins: int, wood: str, gold: str) -> None:
    canvas.box(x - size * 0.34, y - size * 0.2, size * 0.68, size * 0.5, wood, DARK, size * 0.07, size * 0.025)
    canvas.line([(x - size * 0.34, y), (x + size * 0.34, y)], DARK, size * 0.025)
    canvas.disc(x, y + size * 0.04, size * 0.17, gold, DARK, size * 0.02)
    canvas.text(x, y + size * 0.04, str(coins), max(6, round(size * 0.25)), DARK)


def _cross(canvas: Canvas, x: float, y: float, arm: float) -> None:
    canvas.line([(x - arm, y - arm), (x + arm, y + arm)], RED, arm * 0.5)
    canvas.line([(x - arm, y + arm), (x + arm, y - arm)], RED, arm * 0.5)


def _flag(cloth: str) -> Draw:
    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        canvas.line([(x - size * 0.2, y - size * 0.34), (x - size * 0.2, y + size * 0.36)], WOOD, size * 0.06)
        corners = [(-0.17, -0.34), (0.32, -0.26), (0.26, -0.1), (0.32, 0.04), (-0.17, 0.02)]
        canvas.polygon([(x + size * a, y + size * b) for a, b in corners], cloth, DARK, size * 0.025)

    return draw


def _labyrinth(canvas: Canvas, x: float, y: float, size: float) -> None:
    ways = (-0.27, 0.3), (-0.27, -0.2), (0.27, -0.2), (0.27, 0.3), (-0.1, 0.3), (-0.1, -0.03), (0.1, -0.03), (0.1, 0.14)
    canvas.line([(x + size * a, y + size * b) for a, b in ways], "#8b7340", size * 0.075)


def _jungle(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.line([(x, y), (x, y + size * 0.34)], "#6d4a22", size * 0.08)
    for across, down in ((-0.18, -0.02), (0.18, -0.02), (0, -0.18)):
        canvas.disc(x + size * across, y + size * down, size * 0.17, "#459156", "#1d4c2b", size * 0.02)


def _cave(canvas: Canvas, x: float, y: float, size: float) -> None:
    rock = [(-0.36, 0.34), (-0.32, -0.1), (-0.12, -0.3), (0.14, -0.28), (0.34, -0.06), (0.36, 0.34)]
    canvas.polygon([(x + size * a, y + size * b) for a, b in rock], "#948a7b", "#4b443b", size * 0.03)
    canvas.disc(x, y + size * 0.1, size * 0.17, "#221d19")
    canvas.box(x - size * 0.17, y + size * 0.1, size * 0.34, size * 0.24, "#221d19")


_LYING: Final[dict[str, Draw]] = {
    WHITE: _flag("#fffdf6"),
    BLACK: _flag("#23211f"),
    LABYRINTH: _labyrinth,
    JUNGLE: _jungle,
    CAVE: _cave,
}


def draw_card(canvas: Canvas, x: float, y: float, kind: int) -> None:
    """Draw an action card by its upper left corner."""
    canvas.box(x, y, CARD_WIDTH, CARD_HEIGHT, CARD, EDGE, 5, 1.5)
    canvas.text(x + 5, y + 4, LETTERS[kind], 11, SOFT, "la")
    _SYMBOLS[kind](canvas, x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2 + 4, 30)


def _arrow(canvas: Canvas, start: Point, end: Point, colour: str = INK) -> None:
    canvas.line([start, end], colour, 3)
    long = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    across, down = (end[0] - start[0]) / long * 6, (end[1] - start[1]) / long * 6
    tip = (end[0] + across * 0.6, end[1] + down * 0.6)
    back = (end[0] - across * 0.6, end[1] - down * 0.6)
    wings = [(back[0] - down * 0.8, back[1] + across * 0.8), (back[0] + down * 0.8, back[1] - across * 0.8)]
    canvas.polygon([tip, *wings], colour)


def _across(canvas: Canvas, x: float, y: float, size: float) -> None:
    _arrow(canvas, (x, y), (x - size * 0.4, y))
    _arrow(canvas, (x, y), (x + size * 0.4, y))


def _updown(canvas: Canvas, x: float, y: float, size: float) -> None:
    _arrow(canvas, (x, y), (x, y - size * 0.4))
    _arrow(canvas, (x, y), (x, y + size * 0.4))


def _fourway(canvas: Canvas, x: float, y: float, size: float) -> None:
    _across(canvas, x, y, size)
    _updown(canvas, x, y, size)


def _knight(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.line([(x - size * 0.22, y + size * 0.45), (x - size * 0.22, y - size * 0.3)], INK, 3)
    _arrow(canvas, (x - size * 0.26, y - size * 0.3), (x + size * 0.28, y - size * 0.3))


def _map(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.box(x - size * 0.45, y - size * 0.38, size * 0.9, size * 0.76, "#f1dfb0", WOOD, 2, 1.5)
    canvas.line([(x - size * 0.3, y + size * 0.2), (x - size * 0.1, y), (x + size * 0.05, y + size * 0.1)], WOOD, 1.5)
    _cross(canvas, x + size * 0.2, y - size * 0.1, size * 0.13)


def _mark(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.disc(x, y, size * 0.36, "#23211f")


_SYMBOLS: Final[dict[int, Draw]] = {
    ACROSS: _across,
    UPDOWN: _updown,
    FOURWAY: _fourway,
    KNIGHT: _knight,
    FLAG: _flag("#23211f"),
    MAP: _map,
    MARK: _mark,
}
