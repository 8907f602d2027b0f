"""Standing of a game: expected scores and chances of winning, shared by minds, bots and the coach."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

StopSearch = Callable[[], bool]
"""Returns True when a search should end with its best result so far: used with a time limit, never in an arena."""


def never_stop() -> bool:
    """Search until the nodes run out, so that the same seed gives the same game on every machine."""
    return False


class Standing(NamedTuple):
    """Every seat's chance of winning and expected score, as one seat sees them."""

    chances: tuple[float, ...]
    """They sum to 1; a shared win counts in equal parts."""
    scores: tuple[float, ...]


class RatedTurn(NamedTuple):
    """Actions up to the end of a turn or to a reveal, and the standing after them."""

    codes: tuple[int, ...]
    standing: Standing
