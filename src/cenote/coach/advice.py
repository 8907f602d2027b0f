"""Advice to a seat that owes a decision: how the game stands for it, and its best turns."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from cenote.bots.mind import Mind
from cenote.coach.saying import steps
from cenote.core.game import Game, Offer, View
from cenote.core.mind import Standing

MOST: Final = 3
"""How many turns are shown."""


class Advised(NamedTuple):
    """One good turn, step by step, and how the game stands after it."""

    steps: tuple[Offer, ...]
    standing: Standing


class Advice(NamedTuple):
    """How the game stands, and the best turns, the very best first."""

    standing: Standing
    turns: tuple[Advised, ...]


def advise(game: Game, mind: Mind, view: View, seed: str, share: float = 1.0) -> Advice:
    """What the coach says to whoever sees this and owes a decision; what is told alike is told once."""
    assert view.seat is not None
    world = game.imagine(view, Random(seed))
    turns: dict[tuple[Offer, ...], Standing] = {}
    for turn in mind.turns(view, Random(seed), MOST, share):
        turns.setdefault(steps(game, world, view.seat, turn.codes), turn.standing)
    advised = tuple(Advised(turn, after) for turn, after in turns.items())
    return Advice(mind.standing(view, Random(seed)), advised)
