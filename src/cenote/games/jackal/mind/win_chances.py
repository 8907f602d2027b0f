"""Chances of winning from expected coins and the number of islands left."""

from __future__ import annotations

from math import exp
from typing import Final

from cenote.games.jackal.mind.hand_values import HandValues
from cenote.games.jackal.mind.packed_hands import packed
from cenote.games.jackal.position import ARCHIPELAGO_ISLANDS, BASIC_ISLANDS, OVER
from cenote.games.jackal.scoring import winners
from cenote.games.jackal.state import JackalState

BASIC: Final = [0.35, 0.88, 1.19, 1.48, 1.72, 1.77, 1.80]
ARCHIPELAGO: Final = [0.35, 0.66, 0.85, 0.98, 1.18, 1.43, 1.48, 1.43, 1.45]
"""The lead in coins that makes a win e times as likely, by islands left (fitted by training/jackal.py)."""

PER_ISLAND: Final = [0.0, 0.0, 1.70, 1.56, 1.42]
"""Average coins of a seat on an unknown island, by the number of seats (measured by training/jackal.py)."""


def left(state: JackalState) -> int:
    """Return the number of islands left, including the current one."""
    if state.extra:
        return 1
    return (ARCHIPELAGO_ISLANDS if state.archipelago else BASIC_ISLANDS) - state.number


def expected(state: JackalState, known: HandValues) -> list[float]:
    """Return each seat's coins plus its hand value; on the extra island only the expected gain of the hand.

    The state must be between islands or before announcements.
    """
    if state.extra:
        return [known.reach(state.island, packed(state.hands, seat)) for seat in range(state.seats)]
    return [state.coins[seat] + known.ashore(state, packed(state.hands, seat)) for seat in range(state.seats)]


def shares(state: JackalState, known: HandValues) -> list[float]:
    """Return the chances of winning of the seats, which sum to 1."""
    seats = state.seats
    if state.phase == OVER:
        won = winners(state)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]
    scores = expected(state, known)
    spread = ARCHIPELAGO[left(state)] if state.archipelago else BASIC[left(state)]
    most = max(scores)
    odds = [exp((scores[seat] - most) / spread) if state.playing >> seat & 1 else 0.0 for seat in range(seats)]
    total = sum(odds)
    return [odd / total for odd in odds]


def scores(state: JackalState, known: HandValues) -> list[float]:
    """Return the expected final coins of each seat."""
    if state.phase == OVER or state.extra:
        return [float(coins) for coins in state.coins]
    seen = 0 if state.island < 0 else 1 + len(state.ahead) if state.archipelago else 1
    unknown = left(state) - seen
    return [coins + PER_ISLAND[state.seats] * unknown for coins in expected(state, known)]
