"""Short ways to set up a Tikal table for a test."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import accumulate
from typing import Final

from cenote.games.tikal.board import HEXES, TERRAIN, TREASURE, TREASURES
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.state import TikalState
from cenote.games.tikal.view import SeatView, SpaceView, TikalView
from tests.table import Table

TERRAIN_NAMES: Final = tuple(face.name for face in HEXES[:TERRAIN])
"""The loose hexes, A1 to G4."""

EMPTY_STACK: Final = f"removed {' '.join(TERRAIN_NAMES)}\n"
"""A line for a position text: the last hex has come."""


class TikalTable(Table):
    """A table whose position can be looked at."""

    state: TikalState

    @property
    def view(self) -> TikalView:
        """What everybody sees."""
        return TIKAL.view(self.state, None)

    def space(self, name: str) -> SpaceView:
        """The hex on a space and what stands on it."""
        return next(spot for spot in self.view.spaces if spot.space == name)

    def seat(self, number: int) -> SeatView:
        """A player's own things."""
        return self.view.seats[number]

    def odds(self) -> dict[str, int]:
        """What chance may do now, with the weights."""
        return {TIKAL.actions.texts[code]: weight for code, weight in self.state.odds()}

    def idle(self, until: Callable[[TikalView], bool]) -> None:
        """Everybody does the least: takes the first hex, passes, places in the first way, ends the turn."""
        while not until(self.view):
            self.play(self.legal()[0])

    def take_turn(self, *actions: str) -> None:
        """The first hex is drawn and placed in the first way, then the seat does this and ends its turn."""
        self.idle(until=lambda seen: seen.phase == "acting")
        self.play(*actions, "end")


def new(seats: int = 2, mode: str = "basic", *options: str) -> TikalTable:
    """A game at its very beginning: chance is about to draw."""
    return TikalTable(TIKAL, TIKAL.new(seats, mode, options))


def auction(seats: int = 2) -> TikalTable:
    """An auction whose first hexes are shown (A1, A2, ...): seat 0 is asked for a bid."""
    table = new(seats, "auction")
    table.idle(until=lambda seen: seen.phase == "bidding")
    return table


def position(text: str, seats: int = 2, mode: str = "basic") -> TikalTable:
    """A position from the lines that matter (docs/notation.md); by default seat 0 acts with 10 AP."""
    head = f"cenote position 1\ngame tikal\nmode {mode}\nseats {seats}\n"
    return TikalTable(TIKAL, TIKAL.load(f"{head}{text.rstrip()}\n{_gone(text)}{_dug_up(text)}"))


def _gone(text: str) -> str:
    """Members that became the guards of these lines, for seats of which no line tells who is gone."""
    guards = Counter(re.findall(r"guard (\d)", text))
    return "".join(f"gone {seat} {count}\n" for seat, count in guards.items() if f"gone {seat}" not in text)


def _dug_up(text: str) -> str:
    """Treasure hexes that are out of the game, so that the treasures of these lines can have come from somewhere."""
    held = len(re.findall("|".join(TREASURES), text))
    if not held or "removed" in text:
        return ""
    hexes = [face for face in HEXES[:TERRAIN] if face.kind == TREASURE and f" {face.name}" not in text]
    masks = accumulate(face.value for face in hexes)
    return f"removed {' '.join(face.name for face, before in zip(hexes, (0, *masks), strict=False) if before < held)}\n"
