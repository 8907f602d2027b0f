"""Puzzle tables, recognized by a table's commitment, which is that of a puzzle's published deal."""

from __future__ import annotations

from functools import cache

from cenote.core.dealer import commitment
from cenote.puzzles.judging import WholeTurn, answered
from cenote.puzzles.puzzle import Puzzle, puzzles_of, puzzling_games
from cenote.server.storage.contract import StoredTable
from cenote.server.tables.live import LiveTable


@cache
def _by_deal() -> dict[str, Puzzle]:
    known = [puzzle for game in puzzling_games() for puzzle in puzzles_of(game).values()]
    return {commitment(puzzle.own_seed): puzzle for puzzle in known}


def puzzle_deals() -> tuple[str, ...]:
    """Return the commitments of all puzzles."""
    return tuple(_by_deal())


def puzzle_at(table: StoredTable) -> Puzzle | None:
    """Return the puzzle for which a table was opened, or None at ordinary tables and if the puzzle has been removed."""
    return _by_deal().get(table.commitment)


def answer_at(table: LiveTable, puzzle: Puzzle) -> WholeTurn | None:
    """Return the turn that answered a puzzle at its table, or None if there is no answer yet."""
    return None if table.match is None else answered(puzzle, table.match.entries_since(len(puzzle.record.entries)))


def is_unsolved(table: LiveTable) -> bool:
    """Return whether the table's puzzle is unanswered, so that the server gives no help."""
    puzzle = puzzle_at(table.stored)
    return puzzle is not None and answer_at(table, puzzle) is None
