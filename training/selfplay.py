"""Self-play of the learned evaluator, and training samples from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from cenote.core.game import CHANCE
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.mind.bids import Bidder
from cenote.games.tikal.mind.evaluator import Evaluator
from cenote.games.tikal.mind.features import COUNT, features, stage
from cenote.games.tikal.mind.learned_evaluator import LearnedEvaluator, read_weights
from cenote.games.tikal.mind.levels import BIDDING_SHARE
from cenote.games.tikal.mind.search import TurnSearch
from cenote.games.tikal.mind.search_node import SearchNode
from cenote.games.tikal.position import BIDDING
from cenote.games.tikal.state import TikalState

Ints = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float32]

TRACE: Final = 0.95
"""The weight in a target of the rest of the game, as opposed to the value of the next position (lambda)."""


@dataclass(frozen=True)
class Lesson:
    """One game to be played, as it is sent to other processes. Empty weights mean the greedy bot's evaluation."""

    number: int
    seats: int
    mode: str
    weights: tuple[str, ...]
    """The weights of each seat."""
    nodes: int
    """The number of positions that are evaluated for a turn."""
    wild: float
    """The probability that a turn is one of the good ones instead of the best one found."""
    lost: float
    """The probability that a turn begins with a random step."""
    learn: bool = True


class Lessons(NamedTuple):
    """Samples from games: for each recorded position and each seat, what the seat saw and what came of it."""

    features: Ints
    stage: npt.NDArray[np.int8]
    """The stage of the game for the seat, or -1 if it has no scorings left."""
    seats: npt.NDArray[np.int8]
    score: Floats
    """The score in the recorded position."""
    target: Floats
    """The expected final score, from what happened and what was predicted."""
    final: Floats
    expected: Floats
    """The final score that the evaluator predicted."""


class Game(NamedTuple):
    """The outcome of one game."""

    lesson: Lesson
    scores: tuple[int, ...]
    guards: int
    camps: int
    treasures: int
    lessons: Lessons | None


def play_all(lessons: Sequence[Lesson]) -> list[Game]:
    """Play the games of one share of the work."""
    return [play(lesson) for lesson in lessons]


def play(lesson: Lesson) -> Game:
    """Play one complete game. Equal lessons give equal games."""
    return _Player(lesson).play()


def judge(text: str) -> Evaluator:
    """Return the evaluator with these weights, or the greedy bot's evaluation if there are none."""
    return LearnedEvaluator(read_weights(text)) if text else Evaluator()


class _Player:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.rng = Random(f"tikal {lesson.number}")
        self.state: TikalState = TIKAL.new(lesson.seats, lesson.mode)
        judges = {text: judge(text) for text in sorted({*lesson.weights})}
        self.judges = [judges[text] for text in lesson.weights]
        self.bidders = [Bidder(judge, round(lesson.nodes * BIDDING_SHARE)) for judge in self.judges]
        self.learned = self.judges[0] if isinstance(self.judges[0], LearnedEvaluator) else None
        self.rows: list[list[int]] = []
        self.stages: list[int] = []
        self.scores: list[list[int]] = []
        self.expected: list[list[float]] = []

    def play(self) -> Game:
        state = self.state
        while actors := state.actors():
            if actors[0] == CHANCE:
                self._draw()
            else:
                self._turn(actors[0])
        lesson = self.lesson
        guards = sum(2 - left for left in state.guards_left)
        camps = sum(len(posts) - 1 for posts in state.posts)
        return Game(lesson, tuple(state.scores), guards, camps, sum(state.treasures), self._lessons())

    def _draw(self) -> None:
        codes, weights = zip(*self.state.odds(), strict=True)
        self.state.play(CHANCE, self.rng.choices(codes, weights)[0])

    def _turn(self, seat: int) -> None:
        """Play one turn to its end, or until something is revealed.

        Record the position at the end of the turn and one at random.
        """
        steps = self._steps(seat)
        noted = self.rng.randrange(len(steps))
        for number, code in enumerate(steps):
            self.state.play(seat, code)
            if number == noted or number == len(steps) - 1:
                self._note()

    def _steps(self, seat: int) -> list[int]:
        state, rng = self.state, self.rng
        if rng.random() < self.lesson.lost:
            return [rng.choice(state.legal(seat))]
        if state.phase == BIDDING:
            return [self.bidders[seat].answers(state, seat)[0].code]
        return self._chosen(TurnSearch(self.judges[seat], seat, self.lesson.nodes).turns(state)).certain()

    def _chosen(self, turns: list[SearchNode]) -> SearchNode:
        """Choose the best turn, or sometimes one that seems not much worse."""
        if self.rng.random() >= self.lesson.wild:
            return turns[0]
        odds = [exp((turn.worth - turns[0].worth) / 2) for turn in turns]
        return self.rng.choices(turns, odds)[0]

    def _note(self) -> None:
        """Record the features of a position.

        Do nothing if a wafer is being revealed, if the game is over, or if nothing is to be learned.
        """
        state = self.state
        if not self.lesson.learn or state.resume >= 0 or not state.actors():
            return
        self.rows.append(features(state))
        self.stages += [stage(state, seat) for seat in range(state.seats)]
        self.scores.append(list(state.scores))
        self.expected.append(self.learned.expected(state) if self.learned else [])

    def _lessons(self) -> Lessons | None:
        if not self.rows:
            return None
        seats, moments = self.lesson.seats, len(self.rows)
        final = np.array(self.state.scores, np.float32)
        known = self.learned is not None
        expected = np.array(self.expected, np.float32) if known else np.tile(final, (moments, 1))
        return Lessons(
            np.array(self.rows, np.int16).reshape(-1, COUNT),
            np.array(self.stages, np.int8),
            np.full(moments * seats, seats, np.int8),
            np.array(self.scores, np.float32).reshape(-1),
            _traced(expected, final).reshape(-1),
            np.tile(final, moments),
            expected.reshape(-1),
        )


def _traced(expected: Floats, final: Floats) -> Floats:
    """Return the targets by TD(lambda): backwards from the end, mixed with the predictions on the way."""
    targets = np.empty_like(expected)
    ahead = final
    for moment in range(len(expected) - 1, -1, -1):
        targets[moment] = ahead
        ahead = TRACE * ahead + (1 - TRACE) * expected[moment]
    return targets


def gather(games: Sequence[Game]) -> Lessons:
    """Concatenate the samples of many games."""
    parts = [game.lessons for game in games if game.lessons is not None]
    return Lessons(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
