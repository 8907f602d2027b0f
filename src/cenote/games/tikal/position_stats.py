"""Position statistics of Tikal: the phase, the number of finished scoring rounds, the scores."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.core.game import State
from cenote.games.tikal.position import PHASES
from cenote.games.tikal.state import TikalState


class TikalPositionStats:
    """Implementation of `cenote.arena.position_stats.PositionStats`."""

    def phase(self, state: State) -> str:
        assert isinstance(state, TikalState)
        return PHASES[state.phase]

    def round(self, state: State) -> int:
        assert isinstance(state, TikalState)
        return state.rounds

    def scores(self, state: State) -> Sequence[int]:
        assert isinstance(state, TikalState)
        return state.scores


POSITION_STATS = TikalPositionStats()
