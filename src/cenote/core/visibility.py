"""Visibility of actions in games with secrets: which ones a seat sees, and what else it learns."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from cenote.core.game import State, View


class Visibility(Enum):
    """How much of an action the other seats see."""

    OPEN = "open"
    COVERED = "covered"
    """They see that it happens, and later what it was: a card laid face down and turned up."""
    SECRET = "secret"
    """They see that it happens, and never what it was."""


class ActionVisibility(Protocol):
    """Encodes as numbers what the seats of a game with secrets know of the past.

    This must be complete: the rules, all codes that a seat has seen and its extra values determine every view and
    every fact that the seat was shown.
    """

    def visibility(self, before: State, code: int, viewer: int) -> Visibility:
        """Return what a seat sees of an action of chance or of another seat."""

    def is_revealed(self, now: State, seat: int) -> bool:
        """Whether all covered actions of the seat are open now."""

    def chapter(self, now: State) -> int:
        """Return the number of the current chapter, from 0; a view holds all of its chapter, and may lack earlier."""

    def chapters(self, mode: str) -> int:
        """Return how many chapters there can be."""

    def names(self, mode: str) -> tuple[str, ...]:
        """Return one name for each extra value of a chapter."""

    def extra_values(self, view: View) -> list[float]:
        """Return what the viewer learned in this chapter apart from codes: one number for each name, about 0 to 1."""
