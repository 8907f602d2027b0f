"""Game statistics beyond scores, which a game provides as its tally."""

from __future__ import annotations

from collections import Counter
from typing import Protocol, cast

from cenote.core.match import Match
from cenote.core.record import Record
from cenote.core.registry import has_part, part


class GameStats(Protocol):
    """Counts statistics of one game; the message `<game>-tally` shows them."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the counts."""

    def count(self, record: Record) -> Counter[str]:
        """Return the counts of one game."""

    def said(self, counts: Counter[str], games: int) -> dict[str, float]:
        """Return the shares and means that the message needs, from the counts of many games."""


def stat_names(game: str) -> tuple[str, ...]:
    """Return the names of a game's counts; empty if it has no tally."""
    tally = _tally(game)
    return tally.names if tally else ()


def _tally(game: str) -> GameStats | None:
    return cast(GameStats, part(game, "game_stats")) if has_part(game, "game_stats") else None


def count_game(match: Match) -> Counter[str]:
    """Return the counts of a finished game; empty if it has no tally."""
    tally = _tally(match.game.name)
    return tally.count(match.record()) if tally else Counter()


def stat_facts(game: str, counts: Counter[str], games: int) -> dict[str, float]:
    """Return the message's shares and means for a game's counts; empty if it has no tally."""
    tally = _tally(game)
    return tally.said(counts, games) if tally else {}
