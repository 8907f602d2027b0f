"""Observation encoders, which games provide to turn views into numbers."""

from __future__ import annotations

from typing import Protocol, cast

from cenote.core.game import View
from cenote.core.registry import part


class Encoder(Protocol):
    """Turns views of one game into rows of numbers, all about 0 to 1, from the viewer's perspective.

    The viewer's own seat comes first, then the others clockwise; a spectator (seat None) has the perspective of seat 0.
    A row has the same length and meaning for any number of seats of a mode: entries of absent seats are 0.
    """

    @property
    def version(self) -> int:
        """Raised with every change of meaning, and with it the version of every environment."""

    def names(self, seats: int, mode: str) -> tuple[str, ...]:
        """Return one name for each entry of a row."""

    def encode(self, view: View) -> list[float]:
        """Return the row of a view, as long as the names of its mode."""


def encoder(game: str) -> Encoder:
    """Return the encoder of a registered game, or raise MissingPart."""
    return cast(Encoder, part(game, "observation"))
