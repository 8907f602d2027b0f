"""Greedy bot: beam search over the bot's own turn, without regard to other seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar, Final, NamedTuple, cast

from cenote.bots.contract import Evaluation
from cenote.core.game import CHANCE, Game, State, View
from cenote.core.registry import part

WIDTH: Final = 4
"""The beam width."""

BREADTH: Final = 8
"""How many of a position's best actions are tried again one step later. Newly legal ones are always tried."""


class GreedyPlan(NamedTuple):
    """The actions of one seat, the position and value that they lead to, and the actions not to be tried again."""

    worth: float
    state: State
    steps: tuple[int, ...]
    dull: frozenset[int]


def evaluation(game: str) -> Evaluation:
    """Return a game's evaluation. Raise `MissingPart` if it has none."""
    return cast(Evaluation, part(game, "evaluation"))


class GreedyBot:
    """Baseline bot, which is never changed so that results against it stay comparable."""

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
    """Map the view before each action of a plan to the action, so that an unexpected view is not in the map."""
    steps: dict[View, int] = {}
    for code in plan.steps:
        steps[game.view(state, seat)] = code
        state = _after(state, seat, code, worth)
    return steps


def best_plan(state: State, seat: int, worth: Evaluation) -> GreedyPlan:
    """Return the best plan to the end of the seat's turn, or the first one of several equally good plans."""
    best: GreedyPlan | None = None
    for plan in greedy_plans(state, seat, worth, WIDTH):
        if best is None or plan.worth > best.worth:
            best = plan
    if best is None:
        raise ValueError(f"seat {seat} has no turn to end here")
    return best


def greedy_plans(state: State, seat: int, worth: Evaluation, width: int) -> Iterator[GreedyPlan]:
    """Yield plans to the end of the seat's turn, found by beam search, the shorter plans first."""
    beam = [GreedyPlan(0.0, state, (), frozenset())]
    seen = {state.key()}
    while beam:
        grown = sorted((new for plan in beam for new in _grow(plan, seat, worth)), key=_worth_of, reverse=True)
        yield from (plan for plan in grown if seat not in plan.state.actors())
        beam = _distinct((plan for plan in grown if seat in plan.state.actors()), seen, width)


def _worth_of(plan: GreedyPlan) -> float:
    return plan.worth


def _grow(plan: GreedyPlan, seat: int, worth: Evaluation) -> list[GreedyPlan]:
    """Return all plans that are one action longer, without the excluded actions unless there are no others."""
    legal = plan.state.legal(seat)
    grown: list[GreedyPlan] = []
    for code in [code for code in legal if code not in plan.dull] or legal:
        ahead = _after(plan.state, seat, code, worth)
        grown.append(GreedyPlan(worth(ahead, seat), ahead, (*plan.steps, code), plan.dull))
    grown.sort(key=_worth_of, reverse=True)
    dull = plan.dull.union(new.steps[-1] for new in grown[BREADTH:] if seat in new.state.actors())
    return [new._replace(dull=dull) for new in grown[:BREADTH]] + grown[BREADTH:]


def _distinct(greedy_plans: Iterator[GreedyPlan], seen: set[bytes], width: int) -> list[GreedyPlan]:
    """Return the first `width` plans with new positions, computing only as many keys as needed."""
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
    """Return the position after an action and, within the turn, after a typical outcome of each draw."""
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
    """Return the outcome whose value is nearest to the mean, because the best or likeliest one would bias a plan."""
    valued = [(worth(state, seat), weight, state) for weight, state in outcomes]
    mean = sum(value * weight for value, weight, _ in valued) / sum(weight for _, weight, _ in valued)
    return min(valued, key=lambda entry: abs(entry[0] - mean))[2]
