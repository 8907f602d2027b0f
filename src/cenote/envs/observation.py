"""Interface of the observation encoders, with which games turn views into numbers."""

from __future__ import annotations

from typing import Protocol, cast

from cenote.core.game import View
from cenote.core.registry import part


class Encoder(Protocol):
    """Encoder that turns the views of one game into rows of numbers, all between about 0 and 1.

    Entries are relative to the viewer: its own seat comes first, then the others clockwise. A spectator (seat None) has
    the perspective of seat 0. All rows of a mode have the same length and meaning for any number of seats, because the
    entries of absent seats are 0.
    """

    @property
    def version(self) -> int:
        """The version of the encoding and of every environment that uses it, raised with each change of meaning."""

    def names(self, seats: int, mode: str) -> tuple[str, ...]:
        """Return one name for each entry of a row."""

    def encode(self, view: View) -> list[float]:
        """Return the row of a view, with one number for each name of its mode."""


def encoder(game: str) -> Encoder:
    """Return the encoder of a registered game. Raise `MissingPart` if it has none."""
    return cast(Encoder, part(game, "observation"))
