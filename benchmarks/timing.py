"""Timing of one slice: whole games until enough time has passed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

Clock = Callable[[], float]


class Counted(NamedTuple):
    """What one game had: decisions, the legal actions at all of them together (0 if not known), and games."""

    decisions: int
    actions: int = 0
    games: int = 1


class Slice(NamedTuple):
    """What was done in a while, and the seconds it took."""

    decisions: float
    actions: float
    games: float
    seconds: float


Play = Callable[[], Counted]
"""Plays another game."""


def timed(play: Play, seconds: float, clock: Clock = time.process_time) -> Slice:
    """Play for at least so long; the clock is the processor's unless several cores play."""
    decisions = actions = games = 0
    started = clock()
    while not decisions + games or clock() - started < seconds:
        game = play()
        decisions += game.decisions
        actions += game.actions
        games += game.games
    return Slice(decisions, actions, games, clock() - started)
