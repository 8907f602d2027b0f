"""Counting what happens in games beyond scores: a game brings its own tally."""

from __future__ import annotations

from collections import Counter
from typing import Protocol, cast

from cenote.core.match import Match
from cenote.core.record import Record
from cenote.core.registry import has_part, part


class Tally(Protocol):
    """Counts what is worth counting in games of one kind; the message `<game>-tally` says it."""

    @property
    def names(self) -> tuple[str, ...]:
        """What it counts, each thing by a word."""

    def count(self, record: Record) -> Counter[str]:
        """The counts of one game."""

    def said(self, counts: Counter[str], games: int) -> dict[str, float]:
        """The counts of many games as the shares and means that the message needs."""


def names(game: str) -> tuple[str, ...]:
    """What the game's own tally counts; nothing if it has none."""
    tally = _tally(game)
    return tally.names if tally else ()


def _tally(game: str) -> Tally | None:
    return cast(Tally, part(game, "tally")) if has_part(game, "tally") else None


def count(match: Match) -> Counter[str]:
    """What the game's own tally counts in a finished game; nothing if it has none."""
    tally = _tally(match.game.name)
    return tally.count(match.record()) if tally else Counter()


def said(game: str, counts: Counter[str], games: int) -> dict[str, float]:
    """What the game's own tally makes of its counts."""
    tally = _tally(game)
    return tally.said(counts, games) if tally else {}
