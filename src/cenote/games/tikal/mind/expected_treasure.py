"""Typical treasure: the assumed result of revealing a face-down wafer."""

from __future__ import annotations

from cenote.games.tikal.action_arrays import FIND_0
from cenote.games.tikal.board import TREASURES
from cenote.games.tikal.mind.evaluator import Evaluator
from cenote.games.tikal.rules import perform
from cenote.games.tikal.state import TikalState


class TypicalTreasure:
    """The treasure kind whose value is nearest to the mean, because the best or likeliest kind would bias a plan."""

    def __init__(self, kind: int, worth: float, mean: float, judged: int) -> None:
        self.kind = kind
        self.worth = worth
        self.mean = mean
        self.judged = judged
        """The number of positions evaluated."""


def typical_treasure(judge: Evaluator, hidden: TikalState, seat: int) -> TypicalTreasure:
    """Return the typical treasure after a recovery. Kinds that all seats hold alike are evaluated once."""
    kinds: list[int] = []
    worths: dict[tuple[int, ...], float] = {}
    total = weights = 0.0
    for kind, weight in enumerate(hidden.pool):
        if weight:
            held = tuple(hidden.treasures[kind :: len(TREASURES)])
            if held not in worths:
                kinds.append(kind)
                worths[held] = _worth(judge, hidden, seat, kind)
            total += weight * worths[held]
            weights += weight
    mean = total / weights
    values = list(worths.values())
    best = 0
    for place in range(1, len(kinds)):
        if abs(values[place] - mean) < abs(values[best] - mean):
            best = place
    return TypicalTreasure(kinds[best], values[best], mean, len(kinds))


def _worth(judge: Evaluator, hidden: TikalState, seat: int, kind: int) -> float:
    ahead = hidden.copy()
    perform(ahead, FIND_0 + kind)
    return judge.worth(ahead, seat)
