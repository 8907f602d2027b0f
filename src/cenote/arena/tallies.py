"""Counting what happens in games beyond scores: tallies register by entry point, one function per game."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.metadata import entry_points
from typing import Protocol

from cenote.core.record import Record


class Tally(Protocol):
    """Counts of one game by name; what they mean is said by the message `<game>-tally` with shares of them."""

    def __call__(self, record: Record) -> Counter[str]: ...


@cache
def _tally(game: str) -> Tally | None:
    for point in entry_points(group="cenote.tallies", name=game):
        found: Tally = point.load()
        return found
    return None


def count(record: Record) -> Counter[str]:
    """What the game's own tally counts in a record; nothing if it has none."""
    tally = _tally(record.game)
    return tally(record) if tally else Counter()
