"""Workloads of other engines, counted in the same way. Each function returns a player of games."""

from __future__ import annotations

import random
from typing import Any

from benchmarks.timing import Counted, Play

LONGEST = 10_000
"""The number of steps after which a random game without a winner is given up, as Catanatron itself does."""


def catanatron(seed: int) -> Play:
    """Return a workload of Settlers with four random players. Catanatron lists the legal actions by itself."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)  # Catanatron knows no other source of chance

    def play() -> Counted:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        decisions = actions = 0
        for _ in range(LONGEST):
            if game.winning_color() is not None:
                break
            if (ways := len(game.state.playable_actions)) > 1:
                decisions += 1
                actions += ways
            game.play_tick()
        return Counted(decisions, actions)

    return play


def openspiel(name: str, seed: int) -> Play:
    """Return a workload of an OpenSpiel game through its Python interface.

    Games written in Python are in a package of their own.
    """
    import open_spiel.python.games  # noqa: F401
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(seed)

    def play() -> Counted:
        state, decisions, actions = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            legal = state.legal_actions()
            if (ways := len(legal)) > 1:
                decisions += 1
                actions += ways
            state.apply_action(legal[int(rng.random() * ways)])
        return Counted(decisions, actions)

    return play


def rlcard(name: str, seed: int) -> Play:
    """Return a workload of an RLCard environment, in which each step returns a state with its legal actions."""
    from rlcard import make

    env, rng = make(name, config={"seed": seed}), random.Random(seed)

    def play() -> Counted:
        state, _ = env.reset()
        decisions = actions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            if (ways := len(legal)) > 1:
                decisions += 1
                actions += ways
            state, _ = env.step(legal[int(rng.random() * ways)])
        return Counted(decisions, actions)

    return play


def pettingzoo(module: str, seed: int, **settings: Any) -> Play:
    """Return a workload of an environment with action masks, in which each agent in turn gets its observation."""
    from importlib import import_module

    env, rng = import_module(module).env(**settings), random.Random(seed)
    seeds = iter(range(seed * 1_000_000, (seed + 1) * 1_000_000))

    def play() -> Counted:
        env.reset(seed=next(seeds))
        decisions = actions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask: Any = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = mask.nonzero()[0]
            if (ways := len(legal)) > 1:
                decisions += 1
                actions += ways
            env.step(legal[int(rng.random() * ways)])
        return Counted(decisions, actions)

    return play


def chess(seed: int) -> Play:
    """Return a workload of python-chess.

    A game ends if no move is possible, if neither side can win, or after 75 moves without a capture or pawn move.
    """
    from chess import Board

    rng = random.Random(seed)

    def play() -> Counted:
        board, decisions, actions = Board(), 0, 0
        while (
            (legal := list(board.legal_moves)) and board.halfmove_clock < 150 and not board.is_insufficient_material()
        ):
            if (ways := len(legal)) > 1:
                decisions += 1
                actions += ways
            board.push(legal[int(rng.random() * ways)])
        return Counted(decisions, actions)

    return play
