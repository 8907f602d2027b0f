"""Puzzle messages, built from puzzles and the tables at which they are solved."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from msgspec import to_builtins

from cenote.core.game import CHANCE, State
from cenote.core.registry import game
from cenote.puzzles.daily import of_day, today
from cenote.puzzles.judging import best_steps, best_turn, judge, moment
from cenote.puzzles.puzzle import Puzzle, puzzles_of, puzzling_games
from cenote.server.protocol.game_messages import History, HistoryEvent
from cenote.server.protocol.puzzle_messages import DailyPuzzle, PuzzleInfo, PuzzleList, PuzzleResult
from cenote.server.protocol.view_diff import change
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable
from cenote.server.tables.puzzle_tables import answer_at
from cenote.words import Words


def info(puzzle: Puzzle) -> PuzzleInfo:
    """Describe a puzzle without its solution."""
    level = puzzle.level
    return PuzzleInfo(puzzle.game, puzzle.id, puzzle.mode, puzzle.seats, puzzle.seat, level)  # type: ignore[arg-type]  # nothing else is mined


def daily(day: date | None = None) -> DailyPuzzle | None:
    """Return the puzzle of a day, by default today, or None if there are no puzzles."""
    day = day or today()
    return DailyPuzzle(day.isoformat(), info(of_day(day))) if puzzling_games() else None


def listed() -> PuzzleList:
    """Return the puzzle of today and all puzzles, game by game."""
    return PuzzleList(daily(), [info(puzzle) for game in puzzling_games() for puzzle in puzzles_of(game).values()])


def result(table: LiveTable, puzzle: Puzzle, language: str) -> PuzzleResult:
    """Judge the answer given at a table, in this language. If there is none yet, return the puzzle alone."""
    answer = answer_at(table, puzzle)
    if answer is None:
        return PuzzleResult(info(puzzle))
    verdict = judge(puzzle, answer)
    names = [seat.name for seat in table.stored.seats]
    return PuzzleResult(
        info(puzzle),
        answered=True,
        solved=verdict.solved,
        cost=verdict.cost,
        chance=puzzle.chance,
        ahead=puzzle.ahead,
        points=puzzle.points,
        best=list(puzzle.best),
        said=describe_best_turn(puzzle, language, names),
    )


def describe_best_turn(puzzle: Puzzle, language: str, names: Sequence[str]) -> list[str]:
    """Describe the best turn in words, step by step."""
    words = Words(language, names)
    return [words.intent(puzzle.game, step) for step in best_steps(puzzle)]


def best_turn_history(puzzle: Puzzle) -> History:
    """Build the history of the best turn, as the moving seat would have seen it."""
    rules, seat, before = game(puzzle.game), puzzle.seat, moment(puzzle)
    first, events = rules.view(before, seat), list[HistoryEvent]()
    for number, code in enumerate(best_turn(puzzle).codes, 1):
        after = before.copy()
        after.play(seat, code)
        facts = rules.narrate(before, seat, code, after, seat)
        actors = [actor for actor in after.actors() if actor != CHANCE]
        changes = change(_view_data(puzzle, before), _view_data(puzzle, after))
        events.append(HistoryEvent(wire.facts(facts), changes, number, actors))
        before = after
    return History(seat, wire.view_info(first), events, 0)


def _view_data(puzzle: Puzzle, position: State) -> dict[str, object]:
    shown: dict[str, object] = to_builtins(game(puzzle.game).view(position, puzzle.seat))
    return shown
