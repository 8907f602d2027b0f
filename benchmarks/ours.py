"""Workloads of our games: random play with four seats; each function returns a player of games."""

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
    """The whole list of legal actions made at every step."""
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
    """One random step; among how many actions there was to choose, 0 for chance."""
    if seat == CHANCE:
        odds = state.odds()
        state.play(seat, pick(odds, int(rng.random() * sum([weight for _, weight in odds]))))
        return 0
    legal = state.legal(seat)
    state.play(seat, legal[int(rng.random() * len(legal))])
    return len(legal)


def by_index(name: str, seed: int) -> Play:
    """Asked how many actions are legal, and told to play the n-th of them."""
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
    """The loop itself is the engine's."""
    rules, rng = game(name), Random(seed)
    return lambda: Counted(rules.new(SEATS).random_playout(rng))


def by_simulation(name: str, seed: int) -> Play:
    """As `cenote sim` plays it: a match with its record, fair dice and four random bots."""
    setup = Setup(name, game(name).modes[0], (), ("random",) * SEATS)
    numbers = count(seed * 1_000_000)

    def play() -> Counted:
        play_game(setup, next(numbers))
        return Counted(0)

    return play


def copying(name: str, seed: int) -> Play:
    """Copies of a position from the middle of a game."""
    state = middle(name, seed)

    def copy() -> Counted:
        for _ in range(1000):
            state.copy()
        return Counted(0, games=1000)

    return copy


def copying_over(name: str, seed: int) -> Play:
    """The same, each over the one before."""
    state = middle(name, seed)
    other = state.copy()

    def copy() -> Counted:
        for _ in range(1000):
            state.copy_into(other)
        return Counted(0, games=1000)

    return copy


def middle(name: str, seed: int) -> State:
    """A position after a hundred steps, from which a game goes on."""
    rng, state = Random(seed), game(name).new(SEATS)
    for _ in range(100):
        if not (actors := state.actors()):
            return middle(name, seed + 1000)
        step(state, actors[0], rng)
    return state
