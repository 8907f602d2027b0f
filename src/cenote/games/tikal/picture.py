"""Picture of a position: the board, and the possessions of all seats."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from PIL.Image import Image

from cenote.canvas import CARD, EDGE, INK, SEAT_INKS, SEATS, SOFT, Canvas, Point
from cenote.core.game import View
from cenote.games.tikal.board import HEX, HEXES, KINDS, NAMES, ROWS, SIDES, SPACE, TREASURES
from cenote.games.tikal.view import SeatView, SpaceView, TikalView

RADIUS: Final = 54.0
HALF: Final = RADIUS * sqrt(3) / 2
"""The distance from the centre of a hex to the middle of a side."""
MARGIN: Final = 16
TOP: Final = 84
BOARD_WIDTH: Final = round(RADIUS * (1.5 * 7 + 2)) + 2 * MARGIN
WIDTH: Final = BOARD_WIDTH + 250
HEIGHT: Final = round(TOP + HALF * (2 * ROWS + 1)) + MARGIN

GROUND: Final = {
    "temple": "#8fae6b",
    "jungle": "#3f7d4a",
    "treasure": "#6f9e5e",
    "volcano": "#5a4742",
    "base_camp": "#d8b878",
}
NO_HEX: Final = "#e9dfca"
STONE: Final = "#e6ddc9"
STONE_EDGE: Final = "#7d745f"
TEMPLE: Final = "#cdbb95"
GOLD: Final = "#f0c648"
GOLD_EDGE: Final = "#7a5510"


def picture(view: View) -> Image:
    """Draw the board, the status and the possessions of all seats."""
    assert isinstance(view, TikalView)
    canvas = Canvas(WIDTH, HEIGHT)
    _status(canvas, view)
    lying = {SPACE[spot.space]: spot for spot in view.spaces}
    for space, name in enumerate(NAMES):
        x, y = _middle(space)
        if space in lying:
            _draw_spot(canvas, x, y, lying[space])
        else:
            canvas.polygon(_outline(x, y, RADIUS - 2), NO_HEX, EDGE)
            canvas.text(x, y, name, 14, "#b9ab8c")
    _draw_players(canvas, view)
    return canvas.finished()


def _middle(space: int) -> Point:
    column, row = divmod(space, ROWS)
    return MARGIN + RADIUS * (1 + 1.5 * column), TOP + HALF * (1 + 2 * row + column % 2)


def _outline(x: float, y: float, radius: float) -> list[Point]:
    return [(x + radius * cos(pi / 3 * corner), y + radius * sin(pi / 3 * corner)) for corner in range(SIDES)]


def _draw_spot(canvas: Canvas, x: float, y: float, spot: SpaceView) -> None:
    _draw_hex(canvas, x, y, RADIUS, spot.kind, spot.stones)
    if spot.kind == "temple":
        _draw_temple(canvas, x, y - 13, spot.value, spot.guard)
    elif spot.kind == "treasure":
        _draw_wafers(canvas, x, y - 10, spot.wafers)
    if spot.camp >= 0:
        _draw_tent(canvas, x, y - 12, SEATS[spot.camp])
    canvas.text(x - RADIUS + 15, y, spot.space, 10, "#20301c")
    _draw_members(canvas, x, y + 23, spot)


def _draw_hex(canvas: Canvas, x: float, y: float, radius: float, kind: str, stones: tuple[int, ...]) -> None:
    """Draw a hex: the ground, the details of its kind, and the stones along its sides, clockwise from the top."""
    canvas.polygon(_outline(x, y, radius - 2), GROUND[kind], "#43382a", 1.5)
    if kind == "volcano":
        _draw_volcano(canvas, x, y, radius / RADIUS)
    elif kind == "jungle":
        for across, down in ((-17, -16), (16, -13), (-2, -24)):
            _draw_tree(canvas, x + across * radius / RADIUS, y + down * radius / RADIUS, radius / RADIUS)
    elif kind == "base_camp":
        _draw_tent(canvas, x, y - 12, "#8a6a3a")
    for side, count in enumerate(stones):
        _draw_stones(canvas, x, y, radius, pi / 3 * side - pi / 2, count)


def _draw_stones(canvas: Canvas, x: float, y: float, radius: float, angle: float, count: int) -> None:
    out, size = radius * sqrt(3) / 2 - radius * 0.13, radius * 0.075
    for number in range(count):
        along = (number - (count - 1) / 2) * size * 2.9
        across, down = x + out * cos(angle) - along * sin(angle), y + out * sin(angle) + along * cos(angle)
        square = [_turned(across, down, size, angle + pi / 4 + pi / 2 * corner) for corner in range(4)]
        canvas.polygon(square, STONE, STONE_EDGE, 0.8)


def _turned(x: float, y: float, size: float, angle: float) -> Point:
    return x + size * sqrt(2) * cos(angle), y + size * sqrt(2) * sin(angle)


def _draw_temple(canvas: Canvas, x: float, y: float, value: int, guard: int) -> None:
    """Draw a temple as a pyramid with its value, in the colour of its guard if it has one."""
    colour, ink = (TEMPLE, INK) if guard < 0 else (SEATS[guard], SEAT_INKS[guard])
    for half, top, height in ((10, -20, 8), (16, -12, 8), (22, -4, 20)):
        canvas.box(x - half, y + top, 2 * half, height, colour, "#5d4e33", 1)
    canvas.text(x, y + 6, str(value), 18, ink)
    if guard >= 0:
        canvas.line([(x, y - 20), (x, y - 34)], INK, 1.5)
        canvas.polygon([(x, y - 35), (x + 12, y - 31), (x, y - 26)], SEATS[guard], INK)


def _draw_wafers(canvas: Canvas, x: float, y: float, wafers: int) -> None:
    for number in range(wafers):
        canvas.disc(x + (number - (wafers - 1) / 2) * 14, y, 9, GOLD, GOLD_EDGE, 1.5)
        canvas.disc(x + (number - (wafers - 1) / 2) * 14, y, 3.5, GOLD_EDGE)


def _draw_volcano(canvas: Canvas, x: float, y: float, scale: float) -> None:
    cone = [(-26, 22), (-9, -12), (9, -12), (26, 22)]
    canvas.polygon([(x + scale * a, y + scale * b) for a, b in cone], "#7a5a4c", "#2e2320", 1.5)
    lava = [(-9, -12), (9, -12), (5, -4), (3, 8), (-1, -1), (-5, 3)]
    canvas.polygon([(x + scale * a, y + scale * b) for a, b in lava], "#e2622b")


def _draw_tree(canvas: Canvas, x: float, y: float, scale: float) -> None:
    canvas.line([(x, y), (x, y + 12 * scale)], "#4a3420", 2.5 * scale)
    canvas.disc(x, y, 8 * scale, "#2c6139", "#1d4628")


def _draw_tent(canvas: Canvas, x: float, y: float, colour: str) -> None:
    canvas.polygon([(x - 15, y + 11), (x, y - 13), (x + 15, y + 11)], colour, INK, 1.5)
    canvas.polygon([(x - 5, y + 11), (x, y - 2), (x + 5, y + 11)], INK)


def _draw_members(canvas: Canvas, x: float, y: float, spot: SpaceView) -> None:
    """Draw workers as a disc with their number and a leader as a crown, for up to four seats side by side."""
    crews = [(seat, workers) for seat, workers in enumerate(spot.workers) if workers or seat in spot.leaders]
    pitch = 19 if len(crews) > 3 else 22
    for place, (seat, workers) in enumerate(crews):
        across = x + (place - (len(crews) - 1) / 2) * pitch
        canvas.disc(across, y, 9.5, SEATS[seat], "#ffffff", 1.5)
        canvas.text(across, y, str(workers) if workers else "", 12, SEAT_INKS[seat])
        if seat in spot.leaders:
            _draw_crown(canvas, across, y - 9, SEATS[seat])


def _draw_crown(canvas: Canvas, x: float, y: float, colour: str) -> None:
    points = [(-8, 3), (-9, -7), (-4, -3), (0, -9), (4, -3), (9, -7), (8, 3)]
    canvas.polygon([(x + across, y + down) for across, down in points], colour, "#ffffff", 1.5)


def _status(canvas: Canvas, view: TikalView) -> None:
    """Draw the status above the board: the phase, the hex to be placed, and the hexes of the auction."""
    turn = f"Player {view.turn + 1}: {view.phase}, {view.budget} AP" if view.phase != "over" else "Game over"
    canvas.text(MARGIN + 4, 24, turn, 20, INK, "lm")
    stack = f"{len(view.stack)} hexes to come" + (f", letter {view.letter}" if view.letter else "")
    canvas.text(MARGIN + 4, 52, f"{stack}; scoring rounds over: {view.rounds}", 14, SOFT, "lm")
    loose = [view.hand] if view.hand else []
    for place, name in enumerate([*loose, *view.auction.shown]):
        _draw_loose(canvas, BOARD_WIDTH - 50 - 78 * place, 42, name)
    if view.auction.bid:
        bidder = f"bid {view.auction.bid} by player {view.auction.bidder + 1}"
        canvas.text(MARGIN + 4, 72, bidder, 14, SOFT, "lm")


def _draw_loose(canvas: Canvas, x: float, y: float, name: str) -> None:
    face = HEXES[HEX[name]]
    _draw_hex(canvas, x, y, 38, KINDS[face.kind], face.stones)
    if face.value:
        canvas.text(x, y + 2, str(face.value), 18, INK)


def _draw_players(canvas: Canvas, view: TikalView) -> None:
    for seat, owner in enumerate(view.seats):
        _draw_player(canvas, BOARD_WIDTH, MARGIN + seat * 134, seat, owner, view.turn == seat and view.phase != "over")


def _draw_player(canvas: Canvas, x: float, y: float, seat: int, owner: SeatView, in_turn: bool) -> None:
    canvas.box(x, y, 234, 124, CARD, SEATS[seat] if in_turn else EDGE, 10, 3 if in_turn else 1)
    canvas.disc(x + 22, y + 24, 11, SEATS[seat])
    canvas.text(x + 42, y + 24, f"Player {seat + 1}", 17, INK, "lm")
    canvas.text(x + 220, y + 24, str(owner.score), 26, INK, "rm")
    canvas.text(x + 14, y + 52, f"position worth {owner.worth}", 13, SOFT, "lm")
    leader = {"supply": "leader in supply", "gone": "leader gone"}.get(owner.leader, f"leader on {owner.leader}")
    canvas.text(x + 14, y + 70, f"{owner.supply} workers in supply, {leader}", 12, SOFT, "lm")
    canvas.text(x + 14, y + 87, f"left: {owner.camps_left} camps, {owner.guards_left} guards", 12, SOFT, "lm")
    held = [f"{kind[:2]}{count}" for kind, count in zip(TREASURES, owner.treasures, strict=True) if count]
    canvas.text(x + 14, y + 107, "treasures: " + (" ".join(held) or "none"), 12, GOLD_EDGE, "lm")
