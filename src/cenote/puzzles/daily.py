"""The puzzle of the day: the same for everybody, by the date in UTC."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime

from cenote.puzzles.puzzle import Puzzle, puzzles_of, puzzling_games


def today() -> date:
    """The date in UTC; `CENOTE_TODAY` stands for another, for rehearsals."""
    pretended = os.environ.get("CENOTE_TODAY", "")
    return date.fromisoformat(pretended) if pretended else datetime.now(UTC).date()


def of_day(day: date, game: str = "") -> Puzzle:
    """The puzzle of a day, or, of one game, that of its last turn; all come up before one comes again."""
    games = puzzling_games()
    if not games or (game and not puzzles_of(game)):
        raise ValueError(f"there are no puzzles{f' of {game}' if game else ''}")
    number, turn = divmod(day.toordinal() - (games.index(game) if game else 0), len(games))
    found = list(puzzles_of(game or games[turn]).values())
    return found[number % len(found)]
