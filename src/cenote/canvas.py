"""Canvas for pictures of games with Pillow, drawn at twice the size and reduced for smooth edges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

PAPER: Final = "#f4ecdd"
CARD: Final = "#fffaf0"
EDGE: Final = "#d9cdb4"
INK: Final = "#2c2722"
SOFT: Final = "#625b4c"
SEATS: Final = ("#cf3f2b", "#2763b0", "#e0a800", "#8748a8")
SEAT_INKS: Final = ("#ffffff", "#ffffff", "#1d1a16", "#ffffff")
_FINE: Final = 2

Point = tuple[float, float]


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


class Canvas:
    """Drawing surface, whose coordinates are those of the finished picture."""

    def __init__(self, width: int, height: int, colour: str = PAPER) -> None:
        self._image = Image.new("RGB", (width * _FINE, height * _FINE), colour)
        self._draw = ImageDraw.Draw(self._image)

    def polygon(self, points: Sequence[Point], fill: str, edge: str = "", width: float = 1) -> None:
        """Draw a filled polygon, with an outline if `edge` is a colour."""
        fine = [(x * _FINE, y * _FINE) for x, y in points]
        self._draw.polygon(fine, fill)
        if edge:
            self._draw.line([*fine, *fine[:2]], edge, round(width * _FINE), joint="curve")

    def line(self, points: Sequence[Point], colour: str, width: float = 1) -> None:
        """Draw a line through some points."""
        self._draw.line([(x * _FINE, y * _FINE) for x, y in points], colour, round(width * _FINE), joint="curve")

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = "", width: float = 1) -> None:
        """Draw a filled circle, with an outline if `edge` is a colour."""
        box = [(x - radius) * _FINE, (y - radius) * _FINE, (x + radius) * _FINE, (y + radius) * _FINE]
        self._draw.ellipse(box, fill, edge or None, round(width * _FINE))

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        edge: str = "",
        radius: float = 0,
        line: float = 1,
    ) -> None:
        """Draw a filled rectangle with rounded corners, and an outline if `edge` is a colour."""
        corners = [x * _FINE, y * _FINE, (x + width) * _FINE, (y + height) * _FINE]
        self._draw.rounded_rectangle(corners, radius * _FINE, fill, edge or None, round(line * _FINE))

    def text(self, x: float, y: float, text: str, size: int, colour: str = INK, anchor: str = "mm") -> None:
        """Draw a text, aligned with a point by Pillow's anchor code."""
        self._draw.text((x * _FINE, y * _FINE), text, colour, _font(size * _FINE), anchor)

    def finished(self) -> Image.Image:
        """Return the picture, reduced to its final size."""
        return self._image.reduce(_FINE)
