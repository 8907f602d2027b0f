"""Hints for a seat that owes a decision: its chances of winning and its best turns."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from cenote.bots.mind import Mind
from cenote.coach.describe import steps
from cenote.core.game import Game, Offer, View
from cenote.core.standing import RatedTurn, Standing

MOST: Final = 3
"""The most turns in a hint."""
LOOKED_AT: Final = 100
"""The most turns that are requested from the mind, from which those in the hint are selected."""
NEW: Final = 1 / 3
APART: Final = 0.01
"""Turns are alike if at most a share `NEW` of their actions is new and their chances differ by less than `APART`."""


class AdvisedTurn(NamedTuple):
    """One good turn, split into steps, and the standing after it."""

    steps: tuple[Offer, ...]
    standing: Standing


class Advice(NamedTuple):
    """The standing before the turn, and the best turns, best first."""

    standing: Standing
    turns: tuple[AdvisedTurn, ...]


def advise(game: Game, mind: Mind, view: View, seed: str, share: float = 1.0) -> Advice:
    """Return a hint for the seat of a view, which owes a decision, with only the best one of several similar turns."""
    assert view.seat is not None
    world = game.imagine(view, Random(seed))
    shown: list[RatedTurn] = []
    for turn in mind.turns(view, Random(seed), LOOKED_AT, share):
        if len(shown) < MOST and not any(_alike(turn, other, view.seat) for other in shown):
            shown.append(turn)
    advised = tuple(AdvisedTurn(steps(game, world, view.seat, turn.codes), turn.standing) for turn in shown)
    return Advice(mind.standing(view, Random(seed)), advised)


def _alike(turn: RatedTurn, other: RatedTurn, seat: int) -> bool:
    """Return whether two turns have nearly the same actions and nearly the same value."""
    new = len(set(turn.codes).difference(other.codes))
    apart = abs(turn.standing.chances[seat] - other.standing.chances[seat])
    return new <= NEW * len(turn.codes) and apart < APART
