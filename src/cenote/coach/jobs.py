"""Jobs for the coach, each small enough for a worker process, whose answers are plain values."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from cenote.bots.mind import mind_of
from cenote.coach.advice import advise
from cenote.coach.describe import describe_turn
from cenote.coach.judging import JudgedTurn, judge
from cenote.core.game import View
from cenote.core.registry import game
from cenote.core.standing import Standing
from cenote.words import Words

Chances = tuple[float, ...]


class SuggestedTurn(NamedTuple):
    """A good turn: its actions as the game's texts, the same in the user's language, and the standing after it."""

    actions: list[str]
    said: list[str]
    standing: Standing


class HintResult(NamedTuple):
    """The answer to a `HintJob`."""

    standing: Standing
    turns: list[SuggestedTurn]


class HintJob(NamedTuple):
    """Job that finds the best turns for a view's seat."""

    game: str
    view: View
    seed: str
    share: float
    language: str
    names: tuple[str, ...]

    def answer(self) -> HintResult:
        words = Words(self.language, self.names)
        advice = advise(game(self.game), mind_of(self.game), self.view, self.seed, self.share)
        turns = [
            SuggestedTurn(
                [step.action for step in turn.steps], describe_turn(words, self.game, turn.steps), turn.standing
            )
            for turn in advice.turns
        ]
        return HintResult(advice.standing, turns)


class JudgeJob(NamedTuple):
    """Job that compares a turn with the best one."""

    game: str
    view: View
    played: tuple[int, ...]
    seed: str
    share: float

    def answer(self) -> JudgedTurn:
        return judge(game(self.game), mind_of(self.game), self.view, self.played, self.seed, self.share)


class ChancesJob(NamedTuple):
    """Job that estimates all seats' chances of winning in some positions."""

    game: str
    views: Sequence[View]
    seed: str

    def answer(self) -> list[Chances]:
        mind = mind_of(self.game)
        return [mind.standing(view, Random(self.seed)).chances for view in self.views]


Job = HintJob | JudgeJob | ChancesJob
JOBS: Final = (HintJob, JudgeJob, ChancesJob)
