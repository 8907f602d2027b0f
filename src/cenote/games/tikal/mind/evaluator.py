"""What a position is worth, as the search and the coach ask it."""

from __future__ import annotations

from math import exp
from typing import Final

from cenote.core.standing import Standing
from cenote.games.tikal.evaluation import worth
from cenote.games.tikal.position import OVER, Position
from cenote.games.tikal.scoring import winners

CLEAR: Final = 12.0
"""A lead of so many points makes a victory e times as likely."""


class Evaluator:
    """Judges every moment of a game but those in the middle of a draw; it may remember, but must not depend on it."""

    def worth(self, table: Position, seat: int) -> float:
        """How well the position suits the seat, in points: the more the better, compared among ends of one turn."""
        return worth(table, seat)

    def prepare(self, table: Position) -> None:
        """Told before positions are judged that are copies of this one, a step on: what they share is found once."""

    def standing(self, table: Position) -> Standing:
        """The score to be expected of every seat, and its chance to win."""
        if table.phase == OVER:
            return finished(table)
        scores = [worth(table, seat) for seat in range(table.seats)]
        odds = [exp((score - max(scores)) / CLEAR) for score in scores]
        total = sum(odds)
        return Standing(tuple([each / total for each in odds]), tuple(scores))


def finished(table: Position) -> Standing:
    """How a finished game stands: who won has all the chance, in equal parts."""
    best = winners(table)
    chances = [1.0 / len(best) if seat in best else 0.0 for seat in range(table.seats)]
    return Standing(tuple(chances), tuple([float(score) for score in table.scores]))
