"""Random play of our own games: one measured slice."""

from __future__ import annotations

import time
from random import Random
from typing import NamedTuple

from cenote.arena.simulate import Setup, play_game
from cenote.core.dealer import pick
from cenote.core.game import CHANCE, State
from cenote.core.registry import game

SEATS = 4


class Slice(NamedTuple):
    """What was done in a while: decisions, games, and the CPU seconds they took."""

    decisions: int
    games: int
    seconds: float


def play(name: str, games: int, seed: int) -> Slice:
    """Random play with the whole list of legal actions made at every step; forced and chance steps are not counted."""
    rules, rng, decisions = game(name), Random(seed), 0
    started = time.process_time()
    for _ in range(games):
        state = rules.new(SEATS)
        while actors := state.actors():
            decisions += step(state, actors[0], rng)
    return Slice(decisions, games, time.process_time() - started)


def step(state: State, seat: int, rng: Random) -> int:
    """One random step; 1 if there was something to decide."""
    if seat == CHANCE:
        odds = state.odds()
        state.play(seat, pick(odds, int(rng.random() * sum([weight for _, weight in odds]))))
        return 0
    legal = state.legal(seat)
    state.play(seat, legal[int(rng.random() * len(legal))])
    return len(legal) > 1


def simulate(name: str, games: int, seed: int) -> Slice:
    """The same as `cenote sim` plays it: a match with its record, fair dice and four random bots."""
    setup = Setup(name, game(name).modes[0], (), ("random",) * SEATS)
    started = time.process_time()
    for number in range(seed * games, (seed + 1) * games):
        play_game(setup, number)
    return Slice(0, games, time.process_time() - started)


def copy_seconds(name: str, copies: int, seed: int) -> float:
    """CPU seconds for one copy of a position from the middle of a game."""
    rng, state = Random(seed), game(name).new(SEATS)
    for _ in range(100):
        step(state, state.actors()[0], rng)
    started = time.process_time()
    for _ in range(copies):
        state.copy()
    return (time.process_time() - started) / copies
