"""Visibility of actions in games with secrets: which actions a seat sees, and what else it learns."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from cenote.core.game import State, View


class Visibility(Enum):
    """How much of an action other seats see."""

    OPEN = "open"
    COVERED = "covered"
    """Others see that the action happens, and later what it was, as with a card laid face down and turned up."""
    SECRET = "secret"
    """Others see that the action happens, but never what it was."""


class ActionVisibility(Protocol):
    """Encodes as numbers what the seats of a game with secrets know of the past.

    The encoding must be complete: the rules, all codes that a seat has seen, and the seat's extra values together
    determine every view and every fact that the seat was shown.
    """

    def visibility(self, before: State, code: int, viewer: int) -> Visibility:
        """Return how much a seat sees of an action by chance or by another seat."""

    def is_revealed(self, now: State, seat: int) -> bool:
        """Return whether all covered actions of the seat are revealed by now."""

    def chapter(self, now: State) -> int:
        """Return the current chapter's number, from 0. A view contains its chapter, but perhaps not earlier ones."""

    def chapters(self, mode: str) -> int:
        """Return the maximum number of chapters in a mode."""

    def names(self, mode: str) -> tuple[str, ...]:
        """Return one name for each extra value of a chapter."""

    def extra_values(self, view: View) -> list[float]:
        """Return what the viewer learned in this chapter apart from codes: one number of about 0 to 1 for each name."""
