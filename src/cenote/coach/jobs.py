"""Jobs for the coach, small enough for a worker process each, with answers in plain values."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from cenote.bots.mind import mind_of
from cenote.coach.advice import advise
from cenote.coach.describe import describe_turn
from cenote.coach.judging import Judged, judge
from cenote.core.game import View
from cenote.core.registry import game
from cenote.core.standing import Standing
from cenote.words import Words

Chances = tuple[float, ...]


class HintTurn(NamedTuple):
    """A good turn: its actions as the game writes them, and in the user's language."""

    actions: list[str]
    said: list[str]
    standing: Standing


class Hinted(NamedTuple):
    """The answer to a `Hint`."""

    standing: Standing
    turns: list[HintTurn]


class Hint(NamedTuple):
    """Asks for the best turns of a view's seat."""

    game: str
    view: View
    seed: str
    share: float
    language: str
    names: tuple[str, ...]

    def answer(self) -> Hinted:
        words = Words(self.language, self.names)
        advice = advise(game(self.game), mind_of(self.game), self.view, self.seed, self.share)
        turns = [
            HintTurn([step.action for step in turn.steps], describe_turn(words, self.game, turn.steps), turn.standing)
            for turn in advice.turns
        ]
        return Hinted(advice.standing, turns)


class JudgeTurn(NamedTuple):
    """Asks what a turn was worth compared with the best one."""

    game: str
    view: View
    played: tuple[int, ...]
    seed: str
    share: float

    def answer(self) -> Judged:
        return judge(game(self.game), mind_of(self.game), self.view, self.played, self.seed, self.share)


class WinChances(NamedTuple):
    """Asks for the chances of all seats in some positions."""

    game: str
    views: Sequence[View]
    seed: str

    def answer(self) -> list[Chances]:
        mind = mind_of(self.game)
        return [mind.standing(view, Random(self.seed)).chances for view in self.views]


Job = Hint | JudgeTurn | WinChances
JOBS: Final = (Hint, JudgeTurn, WinChances)
