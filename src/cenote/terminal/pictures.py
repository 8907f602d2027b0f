"""Finding how a game is drawn: pictures register by entry point, as games do."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Protocol

from cenote.core.game import View
from cenote.words import Words

SHAPES = ("●", "■", "◆", "▲")
"""What seats are told apart by without colour, here and in the browser."""


class Picture(Protocol):
    """Draws what a seat sees."""

    def __call__(self, view: View, words: Words) -> str: ...


@cache
def picture(game: str) -> Picture:
    """The picture of a registered game."""
    for point in entry_points(group="cenote.pictures", name=game):
        found: Picture = point.load()
        return found
    raise ValueError(f"nobody drew {game!r} yet")
