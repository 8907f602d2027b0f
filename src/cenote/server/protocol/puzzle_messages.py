"""Puzzle messages. The solution is sent only after an answer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

PuzzleLevel = Literal["easy", "medium", "hard"]


class PuzzleInfo(Struct):
    """A puzzle without its solution. `seat` is the seat to move."""

    game: str
    id: str
    mode: str
    seats: int
    seat: int
    level: PuzzleLevel


class DailyPuzzle(Struct):
    """The puzzle of a day, the same for all players. `day` is a date in UTC."""

    day: str
    puzzle: PuzzleInfo


class PuzzleList(Struct):
    """All puzzles and today's puzzle."""

    today: DailyPuzzle | None
    puzzles: list[PuzzleInfo]


class PuzzleResult(Struct, omit_defaults=True):
    """The verdict on an answer to a puzzle. Until there is an answer, the fields after `answered` are absent."""

    puzzle: PuzzleInfo
    answered: bool = False
    solved: bool = False
    cost: float = 0.0
    """The chance of winning that the answer lost, compared with the best turn."""
    chance: float = 0.0
    """The chance of winning after the best turn."""
    ahead: float = 0.0
    """The lead of the best turn over the best truly different one, as a chance of winning."""
    points: float = 0.0
    """The same lead, as expected points."""
    best: list[str] = []
    """The best turn, action by action."""
    said: list[str] = []
    """The best turn in words, action by action."""
