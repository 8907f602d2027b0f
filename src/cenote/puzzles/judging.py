"""Judging of answers to puzzles, by the costs stored with a puzzle, or else by the game's mind."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from cenote.bots.mind import Mind, mind_of
from cenote.core.game import CHANCE, Offer, State
from cenote.core.plan import codes_of, retraced
from cenote.core.record import UNDO, Entry
from cenote.core.registry import game
from cenote.core.replay import replay
from cenote.puzzles.puzzle import Puzzle

TOLERANCE: Final = 0.015
"""The most chance of winning that a turn may cost to count as good as the best."""


class WholeTurn(NamedTuple):
    """A complete turn: its actions, or those since the last draw within it, and the position right after them."""

    codes: tuple[int, ...]
    end: State


class PuzzleVerdict(NamedTuple):
    """Whether an answer is right, and what it costs in chance of winning."""

    solved: bool
    cost: float


@lru_cache(maxsize=64)
def _moment(puzzle: Puzzle) -> State:
    *_, last = replay(puzzle.record, trusted=True)
    return last.after


def moment(puzzle: Puzzle) -> State:
    """Return a copy of the puzzle's position, which the caller may change."""
    return _moment(puzzle).copy()


def whole_turn(state: State, seat: int, codes: Iterable[int]) -> WholeTurn | None:
    """Play actions up to the end of the turn or to a reveal, or return None if they reach neither."""
    played, end = list[int](), state.copy()
    for code in codes:
        last = end.reveals(seat, code)
        end.play(seat, code)
        played.append(code)
        if last or seat not in end.actors():
            return WholeTurn(tuple(played), end)
    return None


def answered(puzzle: Puzzle, since: Iterable[Entry]) -> WholeTurn | None:
    """Return the solver's first complete turn since the puzzle's position, ignoring undone actions, or None."""
    state, codes = _moment(puzzle), list[int]()
    for entry in since:
        if entry == (puzzle.seat, UNDO):
            codes = []
        elif entry.seat == puzzle.seat:
            codes += codes_of(game(puzzle.game), entry.steps)
            if (answer := whole_turn(state, puzzle.seat, codes)) is not None:
                if not interrupted(answer.end, puzzle.seat):
                    return answer
                state, codes = answer.end, []
        elif state.actors() == (entry.seat,) == (CHANCE,):  # a draw within the turn, which goes on after it
            state = state.copy()
            state.play(CHANCE, game(puzzle.game).actions.parse(entry.text))
    return None


def best_turn(puzzle: Puzzle) -> WholeTurn:
    """Return the best turn. Raise a ValueError if it does not end."""
    found = whole_turn(_moment(puzzle), puzzle.seat, codes_of(game(puzzle.game), puzzle.best))
    if found is None:
        raise ValueError(f"the best turn of puzzle {puzzle.id!r} has no end")
    return found


def best_steps(puzzle: Puzzle) -> list[Offer]:
    """Return the steps of the best turn, each as an offer that can be put into words."""
    played = game(puzzle.game)
    return retraced(played, moment(puzzle), puzzle.seat, best_turn(puzzle).codes)


def digest(end: State) -> str:
    """Return the key of a turn's end in `Puzzle.ends`: a short hash of the position."""
    return sha256(end.key()).hexdigest()[:10]


def judge(puzzle: Puzzle, answer: WholeTurn) -> PuzzleVerdict:
    """Judge an answer, always with the same result."""
    cost = puzzle.ends.get(digest(answer.end))
    if cost is None:
        cost = _cost(puzzle, answer, mind_of(puzzle.game))
    return PuzzleVerdict(cost <= TOLERANCE, cost)


def _cost(puzzle: Puzzle, answer: WholeTurn, mind: Mind) -> float:
    """Return by how much the mind rates an end below the best one, if its cost is not stored with the puzzle."""
    best, found = (_chance(puzzle, end, mind) for end in (best_turn(puzzle).end, answer.end))
    return max(0.0, best - found)


def _chance(puzzle: Puzzle, end: State, mind: Mind) -> float:
    view = game(puzzle.game).view(end, puzzle.seat)
    return mind.standing(view, Random(puzzle.id)).chances[puzzle.seat]


def interrupted(end: State, seat: int) -> bool:
    """Return whether a draw is due after which the seat goes on, so that its turn cannot be judged yet."""
    if end.actors() != (CHANCE,):
        return False
    ahead = end.copy()
    ahead.play(CHANCE, end.odds()[0][0])
    return seat in ahead.actors()
