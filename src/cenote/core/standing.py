"""Standing of a game: the expected scores and chances of winning that minds, bots and the coach compute."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

StopSearch = Callable[[], bool]
"""Returns whether a search should end now with its best result so far. Time limits use this, arenas do not."""


def never_stop() -> bool:
    """Return False, so that a search uses all its nodes and the same seed gives the same game on every machine."""
    return False


class Standing(NamedTuple):
    """Every seat's chance of winning and expected score, as estimated for one seat."""

    chances: tuple[float, ...]
    """The chances of winning by seat, which sum to 1. A shared win counts in equal parts."""
    scores: tuple[float, ...]


class RatedTurn(NamedTuple):
    """The actions up to the end of a turn or to one that reveals something, and the standing after them."""

    codes: tuple[int, ...]
    standing: Standing
