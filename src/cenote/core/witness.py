"""What a seat knows of the actions of a game: which of them it sees, and what it is told besides."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from cenote.core.game import State, View


class Sight(Enum):
    """How much of an action those see who do not do it themselves."""

    OPEN = "open"
    COVERED = "covered"
    """That it is done, and later what it was: a card that is laid face down and turned up."""
    SECRET = "secret"
    """That it is done, and never what it was."""


class Witness(Protocol):
    """Tells for a game with secrets what its seats know of the past, so that it can be written down as numbers.

    Together with the rules that must be everything: whoever has all codes that a seat has seen, and what it was told
    besides, can work out every view that the seat had and every fact that it heard.
    """

    def sight(self, before: State, code: int, viewer: int) -> Sight:
        """What a seat sees of an action of chance or of another seat."""

    def turned_up(self, now: State, seat: int) -> bool:
        """Whether all that the seat covered so far lies open."""

    def chapter(self, now: State) -> int:
        """The part of the game that this is, from 0: a view remembers all of its own chapter, and may forget others."""

    def chapters(self, mode: str) -> int:
        """How many there can be."""

    def names(self, mode: str) -> tuple[str, ...]:
        """One name for each number that is told besides in a chapter."""

    def besides(self, view: View) -> list[float]:
        """What the viewer was told in this chapter that no code says: as many numbers as names, about 0 to 1."""
