"""Position statistics, which the optional part `position_stats` of a game reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from cenote.core.game import State
from cenote.core.registry import has_part, part


class PositionStats(Protocol):
    """Reader of statistics from the positions of one game."""

    def phase(self, state: State) -> str:
        """Return the phase, as a word of the position text."""

    def round(self, state: State) -> int:
        """Return the number of finished rounds, or of other large steps of the game."""

    def scores(self, state: State) -> Sequence[int]:
        """Return the current score of each seat."""


def position_stats(game: str) -> PositionStats | None:
    """Return the position statistics of a registered game, or None if it has none."""
    return cast(PositionStats, part(game, "position_stats")) if has_part(game, "position_stats") else None
