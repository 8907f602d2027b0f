"""Daily puzzle, the same for all players, chosen by the date in UTC."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime

from cenote.puzzles.puzzle import Puzzle, puzzles_of, puzzling_games


def today() -> date:
    """Return the date in UTC; `CENOTE_TODAY` overrides it for trial runs."""
    pretended = os.environ.get("CENOTE_TODAY", "")
    return date.fromisoformat(pretended) if pretended else datetime.now(UTC).date()


def of_day(day: date, game: str = "") -> Puzzle:
    """Return the puzzle of a day, or of one game's latest day; all puzzles are used before one repeats."""
    games = puzzling_games()
    if not games or (game and not puzzles_of(game)):
        raise ValueError(f"there are no puzzles{f' of {game}' if game else ''}")
    number, turn = divmod(day.toordinal() - (games.index(game) if game else 0), len(games))
    found = list(puzzles_of(game or games[turn]).values())
    return found[number % len(found)]
