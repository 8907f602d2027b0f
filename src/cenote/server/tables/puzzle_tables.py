"""Puzzle tables: a table belongs to a puzzle if its commitment is that of the puzzle's published deal."""

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
    """The commitments of all puzzles."""
    return tuple(_by_deal())


def puzzle_at(table: StoredTable) -> Puzzle | None:
    """The puzzle that a table was opened for; None if the puzzle has since been removed, as at ordinary tables."""
    return _by_deal().get(table.commitment)


def answer_at(table: LiveTable, puzzle: Puzzle) -> WholeTurn | None:
    """The turn that answered a puzzle at its table, if there is one."""
    return None if table.match is None else answered(puzzle, table.match.entries_since(len(puzzle.record.entries)))


def is_unsolved(table: LiveTable) -> bool:
    """Whether the table's puzzle is unanswered, so that the server gives no help."""
    puzzle = puzzle_at(table.stored)
    return puzzle is not None and answer_at(table, puzzle) is None
