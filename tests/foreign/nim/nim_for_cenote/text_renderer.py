"""Nim in the terminal: the piles, drawn or told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cenote.core.game import Fact, Seat, View
from cenote.words import Words

from .actions import PILES
from .game import NimView


class NimTextRenderer:
    """A row of stones for each pile."""

    width = 40

    def draw(self, view: View, words: Words, height: int) -> str:  # any window is high enough
        seen = _nim(view)
        rows = [f"  {name}  {'o ' * stones}".rstrip() for name, stones in zip(PILES, seen.piles, strict=False)]
        return "\n".join([_status(seen, words), *rows])

    def tell(self, view: View, words: Words) -> list[str]:
        seen = _nim(view)
        piles = [words("nim-pile", pile=name, stones=left) for name, left in zip(PILES, seen.piles, strict=False)]
        return [_status(seen, words), *piles]

    def table(self, facts: Iterable[Fact], words: Words) -> list[list[str]]:
        """Nothing is scored in Nim before the end."""
        return []


def _nim(view: View) -> NimView:
    assert isinstance(view, NimView)
    return view


def _status(seen: NimView, words: Words) -> str:
    over = len(seen.piles) == seen.wanted and not any(seen.piles)
    return words("nim-status", over=over, turn=Seat(seen.turn), stones=sum(seen.piles))


TEXT_RENDERER: Final = NimTextRenderer()
