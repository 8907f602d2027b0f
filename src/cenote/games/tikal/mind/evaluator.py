"""Evaluator of positions for the search and the coach."""

from __future__ import annotations

from math import exp
from typing import Final

from cenote.core.standing import Standing
from cenote.games.tikal.evaluation import worth
from cenote.games.tikal.position import OVER, Position
from cenote.games.tikal.scoring import winners

CLEAR: Final = 12.0
"""The lead in points that makes a win e times as likely."""


class Evaluator:
    """Evaluator of any position in which no draw is due. It may cache, but results must not depend on the cache."""

    def worth(self, table: Position, seat: int) -> float:
        """Return the value of a position for a seat in points, so that the ends of a turn can be compared."""
        return worth(table, seat)

    def prepare(self, table: Position) -> None:
        """Compute values that the successors of this position share, before they are evaluated."""

    def standing(self, table: Position) -> Standing:
        """Return every seat's expected score and chance of winning."""
        if table.phase == OVER:
            return finished(table)
        scores = [worth(table, seat) for seat in range(table.seats)]
        odds = [exp((score - max(scores)) / CLEAR) for score in scores]
        total = sum(odds)
        return Standing(tuple([each / total for each in odds]), tuple(scores))


def finished(table: Position) -> Standing:
    """Return the standing of a finished game, in which the winners share the chance equally."""
    best = winners(table)
    chances = [1.0 / len(best) if seat in best else 0.0 for seat in range(table.seats)]
    return Standing(tuple(chances), tuple([float(score) for score in table.scores]))
