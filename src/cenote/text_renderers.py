"""How a game shows itself in a terminal: a game brings its own face."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, cast

from cenote.core.game import Fact, View
from cenote.core.registry import part
from cenote.words import Words


class TextRenderer(Protocol):
    """The pictures and sentences of one game."""

    @property
    def width(self) -> int:
        """The columns that the picture needs; in narrower windows the position is told instead."""

    def draw(self, view: View, words: Words, height: int) -> str:
        """A picture of what the seat sees, for a window of so many lines."""

    def tell(self, view: View, words: Words) -> list[str]:
        """The same in sentences, for those who do not look at pictures."""

    def table(self, facts: Iterable[Fact], words: Words) -> list[list[str]]:
        """What was scored last, as rows of a table under a heading; empty if nothing was."""


def text_renderer(game: str) -> TextRenderer:
    """The face of a registered game, or MissingPart."""
    return cast(TextRenderer, part(game, "text_renderer"))
