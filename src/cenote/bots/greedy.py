"""Greedy bot: beam search over its own turn, without regard to other seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar, Final, NamedTuple, cast

from cenote.bots.contract import Evaluation
from cenote.core.game import CHANCE, Game, State, View
from cenote.core.registry import part

WIDTH: Final = 4
"""Beam width."""

BREADTH: Final = 8
"""Number of steps of a position that are tried again one step later; newly possible ones are always tried."""


class GreedyPlan(NamedTuple):
    """Steps of one seat, the state and value they lead to, and the steps not to try again."""

    worth: float
    state: State
    steps: tuple[int, ...]
    dull: frozenset[int]


def evaluation(game: str) -> Evaluation:
    """Return a game's evaluation, or raise MissingPart."""
    return cast(Evaluation, part(game, "evaluation"))


class GreedyBot:
    """Baseline bot; never changed, so that results against it stay comparable."""

    blind = False
    needs: ClassVar[tuple[str, ...]] = ("evaluation",)

    def __init__(self, game: Game, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._worth = evaluation(game.name)
        self._plan: dict[View, int] = {}

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        """Return the next action of the best turn that a beam search finds."""
        if view is None or view.seat is None:
            raise ValueError(f"the greedy bot decides from a seat's view, not from {view!r}")
        if len(legal) == 1:
            return legal[0]
        if view not in self._plan:
            self._plan = self._planned(view, view.seat)
        return self._plan[view]

    def _planned(self, view: View, seat: int) -> dict[View, int]:
        state = self._game.imagine(view, self._rng)
        return steps_by_view(self._game, state, seat, best_plan(state, seat, self._worth), self._worth)


def steps_by_view(game: Game, state: State, seat: int, plan: GreedyPlan, worth: Evaluation) -> dict[View, int]:
    """Map each view of a planned turn to its step; unexpected views have none, which ends the plan."""
    steps: dict[View, int] = {}
    for code in plan.steps:
        steps[game.view(state, seat)] = code
        state = _after(state, seat, code, worth)
    return steps


def best_plan(state: State, seat: int, worth: Evaluation) -> GreedyPlan:
    """Return the best plan to the end of the seat's turn; of equal ones the first."""
    best: GreedyPlan | None = None
    for plan in greedy_plans(state, seat, worth, WIDTH):
        if best is None or plan.worth > best.worth:
            best = plan
    if best is None:
        raise ValueError(f"seat {seat} has no turn to end here")
    return best


def greedy_plans(state: State, seat: int, worth: Evaluation, width: int) -> Iterator[GreedyPlan]:
    """Yield plans to the end of the seat's turn by beam search, the shorter ones first."""
    beam = [GreedyPlan(0.0, state, (), frozenset())]
    seen = {state.key()}
    while beam:
        grown = sorted((new for plan in beam for new in _grow(plan, seat, worth)), key=_worth_of, reverse=True)
        yield from (plan for plan in grown if seat not in plan.state.actors())
        beam = _distinct((plan for plan in grown if seat in plan.state.actors()), seen, width)


def _worth_of(plan: GreedyPlan) -> float:
    return plan.worth


def _grow(plan: GreedyPlan, seat: int, worth: Evaluation) -> list[GreedyPlan]:
    """Return all plans that are one step longer, without the excluded steps unless nothing else is left."""
    legal = plan.state.legal(seat)
    grown: list[GreedyPlan] = []
    for code in [code for code in legal if code not in plan.dull] or legal:
        ahead = _after(plan.state, seat, code, worth)
        grown.append(GreedyPlan(worth(ahead, seat), ahead, (*plan.steps, code), plan.dull))
    grown.sort(key=_worth_of, reverse=True)
    dull = plan.dull.union(new.steps[-1] for new in grown[BREADTH:] if seat in new.state.actors())
    return [new._replace(dull=dull) for new in grown[:BREADTH]] + grown[BREADTH:]


def _distinct(greedy_plans: Iterator[GreedyPlan], seen: set[bytes], width: int) -> list[GreedyPlan]:
    """Return the first few plans with new states; keys are computed only as needed, because they are expensive."""
    kept: list[GreedyPlan] = []
    for plan in greedy_plans:
        key = plan.state.key()
        if key not in seen:
            seen.add(key)
            kept.append(plan)
            if len(kept) == width:
                break
    return kept


def _after(state: State, seat: int, code: int, worth: Evaluation) -> State:
    """Return the position after a step, with a typical outcome of draws within the turn."""
    ahead = state.copy()
    ahead.play(seat, code)
    while ahead.actors() == (CHANCE,):
        odds = ahead.odds()
        if seat not in _outcome(ahead, odds[0][0]).actors():
            return ahead
        ahead = _typical([(weight, _outcome(ahead, drawn)) for drawn, weight in odds], seat, worth)
    return ahead


def _outcome(state: State, code: int) -> State:
    ahead = state.copy()
    ahead.play(CHANCE, code)
    return ahead


def _typical(outcomes: list[tuple[int, State]], seat: int, worth: Evaluation) -> State:
    """Return the outcome with the value nearest to the mean: the best or likeliest one would bias a plan."""
    valued = [(worth(state, seat), weight, state) for weight, state in outcomes]
    mean = sum(value * weight for value, weight, _ in valued) / sum(weight for _, weight, _ in valued)
    return min(valued, key=lambda entry: abs(entry[0] - mean))[2]
