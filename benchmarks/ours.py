"""Workloads of our games: random play with four seats. Each function returns a player of games."""

from __future__ import annotations

from itertools import count
from random import Random

from benchmarks.timing import Counted, Play
from cenote.arena.simulate import Setup, play_game
from cenote.core.dealer import pick
from cenote.core.game import CHANCE, State
from cenote.core.registry import game

SEATS = 4


def by_list(name: str, seed: int) -> Play:
    """Return a workload that makes the complete list of legal actions at every step."""
    rules, rng = game(name), Random(seed)

    def play() -> Counted:
        state, decisions, actions = rules.new(SEATS), 0, 0
        while actors := state.actors():
            if (ways := step(state, actors[0], rng)) > 1:
                decisions += 1
                actions += ways
        return Counted(decisions, actions)

    return play


def step(state: State, seat: int, rng: Random) -> int:
    """Play one random step. Return the number of actions to choose from, which is 0 for chance."""
    if seat == CHANCE:
        odds = state.odds()
        state.play(seat, pick(odds, int(rng.random() * sum([weight for _, weight in odds]))))
        return 0
    legal = state.legal(seat)
    state.play(seat, legal[int(rng.random() * len(legal))])
    return len(legal)


def by_index(name: str, seed: int) -> Play:
    """Return a workload that asks for the number of legal actions and plays the n-th of them."""
    rules, rng = game(name), Random(seed)

    def play() -> Counted:
        state, decisions, actions = rules.new(SEATS), 0, 0
        while actors := state.actors():
            seat = actors[0]
            ways = state.legal_count(seat)
            state.play_nth(seat, int(rng.random() * ways))
            if ways > 1 and seat != CHANCE:
                decisions += 1
                actions += ways
        return Counted(decisions, actions)

    return play


def by_playout(name: str, seed: int) -> Play:
    """Return a workload in which the engine runs the loop itself."""
    rules, rng = game(name), Random(seed)
    return lambda: Counted(rules.new(SEATS).random_playout(rng))


def by_simulation(name: str, seed: int) -> Play:
    """Return a workload that plays like `cenote sim`: a match with its record, fair dice and four random bots."""
    setup = Setup(name, game(name).modes[0], (), ("random",) * SEATS)
    numbers = count(seed * 1_000_000)

    def play() -> Counted:
        play_game(setup, next(numbers))
        return Counted(0)

    return play


def copying(name: str, seed: int) -> Play:
    """Return a workload that copies a position from the middle of a game."""
    state = middle(name, seed)

    def copy() -> Counted:
        for _ in range(1000):
            state.copy()
        return Counted(0, games=1000)

    return copy


def copying_over(name: str, seed: int) -> Play:
    """Return a workload that copies such a position over another one."""
    state = middle(name, seed)
    other = state.copy()

    def copy() -> Counted:
        for _ in range(1000):
            state.copy_into(other)
        return Counted(0, games=1000)

    return copy


def middle(name: str, seed: int) -> State:
    """Return a position after a hundred steps, from which the game continues."""
    rng, state = Random(seed), game(name).new(SEATS)
    for _ in range(100):
        if not (actors := state.actors()):
            return middle(name, seed + 1000)
        step(state, actors[0], rng)
    return state
