"""What a game says about how it stands: values that minds, bots and the coach share."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

Stop = Callable[[], bool]
"""Whether a search should end with what it has: where somebody waits by the clock, never where games are compared."""


def never() -> bool:
    """Whoever has time thinks as long as its nodes last, so that the same seed gives the same game everywhere."""
    return False


class Standing(NamedTuple):
    """How the game stands in the eyes of a seat: for every seat its chance to win, and the score to be expected."""

    chances: tuple[float, ...]
    """They sum to 1; a shared victory counts in equal parts."""
    scores: tuple[float, ...]


class Turn(NamedTuple):
    """What a seat may do until its turn ends or something unknown opens, and how the game stands then."""

    codes: tuple[int, ...]
    standing: Standing
