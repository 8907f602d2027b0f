"""Text renderers, which draw positions in the terminal: the optional part `text_renderer` of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, cast

from cenote.core.game import Fact, View
from cenote.core.registry import part
from cenote.words import Words


class TextRenderer(Protocol):
    """Draws and describes the positions of one game as text."""

    @property
    def width(self) -> int:
        """The columns that a drawing needs. Narrower windows get the sentences of `tell` instead."""

    def draw(self, view: View, words: Words, height: int) -> str:
        """Draw a view for a window of the given height in lines."""

    def tell(self, view: View, words: Words) -> list[str]:
        """Describe a view in sentences, for screen readers and narrow windows."""

    def table(self, facts: Iterable[Fact], words: Words) -> list[list[str]]:
        """Return the last scoring among the facts as table rows with a header, or [] if there was none."""


def text_renderer(game: str) -> TextRenderer:
    """Return the text renderer of a registered game. Raise `MissingPart` if it has none."""
    return cast(TextRenderer, part(game, "text_renderer"))
