"""Hints for a seat that owes a decision: its chances and its best turns."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from cenote.bots.mind import Mind
from cenote.coach.describe import steps
from cenote.core.game import Game, Offer, View
from cenote.core.standing import RatedTurn, Standing

MOST: Final = 3
"""The most turns that a hint shows."""
LOOKED_AT: Final = 100
"""How many good turns are requested at most, to choose those from."""
NEW: Final = 1 / 3
APART: Final = 0.01
"""Two turns are alike if at most a part `NEW` of the steps is new and their chances are less than `APART` apart."""


class AdvisedTurn(NamedTuple):
    """One good turn, step by step, and the standing after it."""

    steps: tuple[Offer, ...]
    standing: Standing


class Advice(NamedTuple):
    """The standing, and the best turns, best first."""

    standing: Standing
    turns: tuple[AdvisedTurn, ...]


def advise(game: Game, mind: Mind, view: View, seed: str, share: float = 1.0) -> Advice:
    """Return a hint for the seat of a view, which owes a decision; of similar turns only the best is included."""
    assert view.seat is not None
    world = game.imagine(view, Random(seed))
    shown: list[RatedTurn] = []
    for turn in mind.turns(view, Random(seed), LOOKED_AT, share):
        if len(shown) < MOST and not any(_alike(turn, other, view.seat) for other in shown):
            shown.append(turn)
    advised = tuple(AdvisedTurn(steps(game, world, view.seat, turn.codes), turn.standing) for turn in shown)
    return Advice(mind.standing(view, Random(seed)), advised)


def _alike(turn: RatedTurn, other: RatedTurn, seat: int) -> bool:
    """Whether two turns have nearly the same steps and nearly the same value."""
    new = len(set(turn.codes).difference(other.codes))
    apart = abs(turn.standing.chances[seat] - other.standing.chances[seat])
    return new <= NEW * len(turn.codes) and apart < APART
