"""Mind made from a game's evaluation: the greedy bot's beam search with a width for each level."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from cenote.bots.greedy import GreedyPlan, evaluation, greedy_plans, steps_by_view
from cenote.bots.mind import RatedTurn, Standing, StopSearch, never_stop
from cenote.core.game import Game, State, View

WIDTHS: Final = {"easy": 1, "medium": 4, "hard": 16, "expert": 48}
"""The beam width of each level."""

WORLDS: Final = 4
"""The number of worlds that are sampled in games with secrets."""

SLIP: Final = 0.15
"""The probability of a random action at the easy level."""

CLEAR: Final = 8.0
"""The lead in points that makes a win e times as likely."""


class EvaluationMind:
    """Implementation of `cenote.bots.mind.Mind` from an evaluation alone."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._worth = evaluation(game.name)

    def bot(self, level: str, rng: Random, share: float = 1.0, stop: StopSearch = never_stop) -> PlanningBot:
        width = max(1, round(WIDTHS[level] * share))
        return PlanningBot(self._game, rng, width, SLIP if level == "easy" else 0.0, stop)

    def standing(self, view: View, rng: Random) -> Standing:
        worlds = WORLDS if self._game.secrets else 1
        each = [self._stands(self._game.imagine(view, rng)) for _ in range(worlds)]
        chances = zip(*(one.chances for one in each), strict=True)
        scores = zip(*(one.scores for one in each), strict=True)
        return Standing(tuple(sum(all) / worlds for all in chances), tuple(sum(all) / worlds for all in scores))

    def turns(self, view: View, rng: Random, most: int = 3, share: float = 1.0) -> list[RatedTurn]:
        assert view.seat is not None
        state = self._game.imagine(view, rng)
        found = greedy_plans(state, view.seat, self._worth, max(1, round(WIDTHS["expert"] * share)))
        best = sorted(found, key=lambda plan: plan.worth, reverse=True)[:most]
        return [RatedTurn(plan.steps, self._stands(plan.state)) for plan in best]

    def _stands(self, state: State) -> Standing:
        result = state.result()
        scores = (
            [float(score) for score in result.scores] if result else [self._worth(state, s) for s in range(state.seats)]
        )
        odds = [exp((score - max(scores)) / CLEAR) for score in scores]
        return Standing(tuple(each / sum(odds) for each in odds), tuple(scores))


class PlanningBot:
    """Bot that plays the best plan for its turn, and plans again when a view is not as planned."""

    blind = False

    def __init__(self, game: Game, rng: Random, width: int, slip: float, stop: StopSearch) -> None:
        self._game = game
        self._rng = rng
        self._worth = evaluation(game.name)
        self._width = width
        self._slip = slip
        self._stop = stop
        self._plan: dict[View, int] = {}

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        assert view is not None
        assert view.seat is not None
        if len(legal) == 1:
            return legal[0]
        if self._rng.random() < self._slip:
            return self._rng.choice(legal)
        if view not in self._plan:
            state = self._game.imagine(view, self._rng)
            self._plan = steps_by_view(self._game, state, view.seat, self._best(state, view.seat), self._worth)
        return self._plan[view]

    def _best(self, state: State, seat: int) -> GreedyPlan:
        best: GreedyPlan | None = None
        for plan in greedy_plans(state, seat, self._worth, self._width):
            if best is None or plan.worth > best.worth:
                best = plan
            if self._stop():
                break
        if best is None:
            raise ValueError(f"seat {seat} has no turn to end here")
        return best
