"""Random Tikal, four seats, basic game: one measured slice."""

from __future__ import annotations

import time
from random import Random
from typing import NamedTuple

from cenote.core.dealer import pick
from cenote.core.game import CHANCE
from cenote.core.registry import game


class Slice(NamedTuple):
    """What was done in a while: decisions, games, and the CPU seconds they took."""

    decisions: int
    games: int
    seconds: float


def play(games: int, seed: int) -> Slice:
    """Random play with the whole list of legal actions made at every step; forced and chance steps are not counted."""
    rules, rng, decisions = game("tikal"), Random(seed), 0
    started = time.process_time()
    for _ in range(games):
        state = rules.new(4, "basic")
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                odds = state.odds()
                state.play(seat, pick(odds, int(rng.random() * sum([weight for _, weight in odds]))))
                continue
            legal = state.legal(seat)
            decisions += len(legal) > 1
            state.play(seat, legal[int(rng.random() * len(legal))])
    return Slice(decisions, games, time.process_time() - started)


def copy_seconds(copies: int, seed: int) -> float:
    """CPU seconds for one copy of a position from the middle of a game."""
    rules, rng = game("tikal"), Random(seed)
    state = rules.new(4, "basic")
    for _ in range(200):
        if state.actors() == (CHANCE,):
            state.play(CHANCE, rng.choice(state.odds())[0])
        else:
            state.play(state.actors()[0], rng.choice(state.legal(state.actors()[0])))
    started = time.process_time()
    for _ in range(copies):
        state.copy()
    return (time.process_time() - started) / copies
