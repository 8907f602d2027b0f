"""Which table is that of a puzzle: like a lesson's its deal is known, and that is what it is told from others by."""

from __future__ import annotations

from functools import cache

from cenote.core.dealer import commitment
from cenote.puzzles.judging import Answer, answered
from cenote.puzzles.puzzle import Puzzle, puzzles_of, puzzling_games
from cenote.server.storage.contract import StoredTable
from cenote.server.tables.live import LiveTable


@cache
def _by_deal() -> dict[str, Puzzle]:
    known = [puzzle for game in puzzling_games() for puzzle in puzzles_of(game).values()]
    return {commitment(puzzle.own_seed): puzzle for puzzle in known}


def puzzle_deals() -> tuple[str, ...]:
    """The commitments of all puzzles that there are."""
    return tuple(_by_deal())


def puzzle_at(table: StoredTable) -> Puzzle | None:
    """The puzzle that a table was opened for; once it is not among the puzzles any more, it is a table like any."""
    return _by_deal().get(table.commitment)


def answer_at(table: LiveTable, puzzle: Puzzle) -> Answer | None:
    """The turn with which a puzzle was answered at its table, if it was."""
    entries = table.match.entries if table.match is not None else ()
    return answered(puzzle, entries[len(puzzle.record.entries) :])


def is_unsolved(table: LiveTable) -> bool:
    """Whether a puzzle waits here for its answer: nobody helps then."""
    puzzle = puzzle_at(table.stored)
    return puzzle is not None and answer_at(table, puzzle) is None
