"""Timing of one slice, which plays complete games until enough time has passed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

Clock = Callable[[], float]


class Counted(NamedTuple):
    """The counts of one play: decisions, legal actions at all of them together (0 if unknown), and games."""

    decisions: int
    actions: int = 0
    games: int = 1


class Slice(NamedTuple):
    """The counts of a slice, and its seconds."""

    decisions: float
    actions: float
    games: float
    seconds: float


Play = Callable[[], Counted]
"""A function that plays another game and counts."""


def timed(play: Play, seconds: float, clock: Clock = time.process_time) -> Slice:
    """Play for at least `seconds`. The clock is the processor's, unless several cores play."""
    decisions = actions = games = 0
    started = clock()
    while not decisions + games or clock() - started < seconds:
        game = play()
        decisions += game.decisions
        actions += game.actions
        games += game.games
    return Slice(decisions, actions, games, clock() - started)
