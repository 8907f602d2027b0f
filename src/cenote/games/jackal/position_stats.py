"""Position statistics of Jackal: the phase, the number of finished islands, the coins."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.core.game import State
from cenote.games.jackal.position import PHASES
from cenote.games.jackal.state import JackalState


class JackalPositionStats:
    """Jackal's implementation of `cenote.arena.position_stats.PositionStats`."""

    def phase(self, state: State) -> str:
        assert isinstance(state, JackalState)
        return PHASES[state.phase]

    def round(self, state: State) -> int:
        assert isinstance(state, JackalState)
        return state.number

    def scores(self, state: State) -> Sequence[int]:
        """Return the coins without those of an extra island, as in the result (J8.5)."""
        assert isinstance(state, JackalState)
        return state.coins


POSITION_STATS = JackalPositionStats()
