"""Game statistics beyond scores, which the optional part `game_stats` of a game counts."""

from __future__ import annotations

from collections import Counter
from typing import Protocol, cast

from cenote.core.match import Match
from cenote.core.registry import has_part, part


class GameStats(Protocol):
    """Counter of statistics of one game, which the message `<game>-tally` shows."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the counts."""

    def count(self, match: Match) -> Counter[str]:
        """Return the counts of one finished game without undo, which bots never use."""

    def said(self, counts: Counter[str], games: int) -> dict[str, float]:
        """Return the shares and means that the message needs, from the counts of many games."""


def stat_names(game: str) -> tuple[str, ...]:
    """Return the names of a game's counts, which are empty if it has no statistics."""
    stats = _stats(game)
    return stats.names if stats else ()


def _stats(game: str) -> GameStats | None:
    return cast(GameStats, part(game, "game_stats")) if has_part(game, "game_stats") else None


def count_game(match: Match) -> Counter[str]:
    """Return the counts of a finished game, which are empty if the game has no statistics."""
    stats = _stats(match.game.name)
    return stats.count(match) if stats else Counter()


def stat_facts(game: str, counts: Counter[str], games: int) -> dict[str, float]:
    """Return the message's shares and means for a game's counts, which are empty if it has no statistics."""
    stats = _stats(game)
    return stats.said(counts, games) if stats else {}
