"""What is told about puzzles; how one is solved only to those who have tried."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

PuzzleLevel = Literal["easy", "medium", "hard"]


class PuzzleInfo(Struct):
    """One puzzle, as far as it gives nothing away; `seat` is the one that moves."""

    game: str
    id: str
    mode: str
    seats: int
    seat: int
    level: PuzzleLevel


class DailyPuzzle(Struct):
    """The puzzle of a day, which is the same for everybody; `day` is a date in UTC."""

    day: str
    puzzle: PuzzleInfo


class PuzzleList(Struct):
    """All puzzles there are, and that of today."""

    today: DailyPuzzle | None
    puzzles: list[PuzzleInfo]


class PuzzleResult(Struct, omit_defaults=True):
    """How an answer to a puzzle is judged; nothing of what follows `answered` is told before there is one."""

    puzzle: PuzzleInfo
    answered: bool = False
    solved: bool = False
    cost: float = 0.0
    """How much chance to win was given away."""
    chance: float = 0.0
    """The chance to win after the best turn."""
    ahead: float = 0.0
    """By how much the best turn is ahead of all that are really others ..."""
    points: float = 0.0
    """... and the same in points."""
    best: list[str] = []
    """The best turn, action by action."""
    said: list[str] = []
    """The same in words."""
