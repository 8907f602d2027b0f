"""Daily puzzle, chosen by the date in UTC so that it is the same for all players."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime

from cenote.puzzles.puzzle import Puzzle, puzzles_of, puzzling_games


def today() -> date:
    """Return the date in UTC, which the environment variable `CENOTE_TODAY` overrides for trials."""
    pretended = os.environ.get("CENOTE_TODAY", "")
    return date.fromisoformat(pretended) if pretended else datetime.now(UTC).date()


def of_day(day: date, game: str = "") -> Puzzle:
    """Return the puzzle of a day, or a game's latest one by then. No puzzle is repeated before all were used."""
    games = puzzling_games()
    if not games or (game and not puzzles_of(game)):
        raise ValueError(f"there are no puzzles{f' of {game}' if game else ''}")
    number, turn = divmod(day.toordinal() - (games.index(game) if game else 0), len(games))
    found = list(puzzles_of(game or games[turn]).values())
    return found[number % len(found)]
