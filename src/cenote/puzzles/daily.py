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
    """The puzzle of a day, of one game or of all that have some by turns; all come up before one comes again."""
    games = (game,) if game else puzzling_games()
    if not games or not puzzles_of(games[0]):
        raise ValueError(f"there are no puzzles{f' of {game}' if game else ''}")
    number, turn = divmod(day.toordinal(), len(games))
    found = list(puzzles_of(games[turn]).values())
    return found[number % len(found)]
