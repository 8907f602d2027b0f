"""Advice to a seat that owes a decision: how the game stands for it, and its best turns."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from cenote.bots.mind import Mind
from cenote.coach.saying import steps
from cenote.core.game import Game, Offer, View
from cenote.core.mind import Standing, Turn

MOST: Final = 3
"""How many turns are shown."""
LOOKED_AT: Final = 100
"""Of so many that are good, at the most."""
NEW: Final = 1 / 3
APART: Final = 0.01
"""What makes a turn another one for a person: more than so many of its steps are new, or so much of a chance."""


class Advised(NamedTuple):
    """One good turn, step by step, and how the game stands after it."""

    steps: tuple[Offer, ...]
    standing: Standing


class Advice(NamedTuple):
    """How the game stands, and the best turns, the very best first."""

    standing: Standing
    turns: tuple[Advised, ...]


def advise(game: Game, mind: Mind, view: View, seed: str, share: float = 1.0) -> Advice:
    """What the coach says to whoever sees this and owes a decision; what is alike for a person is told once."""
    assert view.seat is not None
    world = game.imagine(view, Random(seed))
    shown: list[Turn] = []
    for turn in mind.turns(view, Random(seed), LOOKED_AT, share):
        if len(shown) < MOST and not any(_alike(turn, other, view.seat) for other in shown):
            shown.append(turn)
    advised = tuple(Advised(steps(game, world, view.seat, turn.codes), turn.standing) for turn in shown)
    return Advice(mind.standing(view, Random(seed)), advised)


def _alike(turn: Turn, other: Turn, seat: int) -> bool:
    """Whether a turn leads to much the same by nearly the same steps."""
    new = len(set(turn.codes).difference(other.codes))
    apart = abs(turn.standing.chances[seat] - other.standing.chances[seat])
    return new <= NEW * len(turn.codes) and apart < APART
