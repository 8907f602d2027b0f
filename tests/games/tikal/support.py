"""Short ways to set up a Tikal table for a test."""

from __future__ import annotations

from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.play import TikalState
from tests.table import Table


class TikalTable(Table):
    """A table whose position can be looked at."""

    state: TikalState


def new(seats: int = 2, mode: str = "basic", *options: str) -> TikalTable:
    """A game at its very beginning: chance is about to draw."""
    return TikalTable(TIKAL, TIKAL.new(seats, mode, options))


def position(text: str, seats: int = 2, mode: str = "basic") -> TikalTable:
    """A position from the lines that matter (docs/notation.md); by default seat 0 acts with 10 AP."""
    head = f"cenote position 1\ngame tikal\nmode {mode}\nseats {seats}\n"
    return TikalTable(TIKAL, TIKAL.load(head + text))
