"""Playout of a sampled world by the rollout policy, to the end of an island or of the game."""

from __future__ import annotations

from typing import Final

from cenote.core.game import CHANCE
from cenote.games.jackal.legal import acting
from cenote.games.jackal.legal_count import chances as ways_of_chance
from cenote.games.jackal.mind.hand_values import HandValues
from cenote.games.jackal.mind.random_streams import RandomStreams
from cenote.games.jackal.mind.rollout_policy import act
from cenote.games.jackal.position import DEALING, OVER, SHOWING
from cenote.games.jackal.state import LOWEST_SEAT, JackalState

NOBODY: Final = -1
_ISLANDS = 5
_MARKET = 6


def play_on(state: JackalState, until: int, known: HandValues, chance: RandomStreams, me: int = NOBODY) -> None:
    """Play until `until` islands are over, a tie leads to an extra island, or the game ends."""
    extra = state.extra
    while state.phase != OVER and state.number < until and state.extra == extra:
        if state.phase == DEALING:
            to = state.due[0]
            _draw(state, chance, to if to >= 0 else _MARKET)
        elif state.phase == SHOWING:
            _draw(state, chance, _ISLANDS)
        else:
            act(state, LOWEST_SEAT[acting(state)], known, chance, me)


def _draw(state: JackalState, chance: RandomStreams, stream: int) -> None:
    state.play_nth(CHANCE, chance.below(stream, ways_of_chance(state)))
