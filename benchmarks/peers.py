"""Random play of peers' games, counted as ours: a decision is a step with at least two legal actions."""

from __future__ import annotations

import random
import time

from benchmarks.ours import Slice

LONGEST = 10_000
"""A game of random players that still has no winner after so many steps is given up, as Catanatron itself does."""


def catanatron(games: int, seed: int) -> Slice:
    """Four random players of Settlers; Catanatron makes its list of legal actions after every step by itself."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)  # Catanatron knows no other source of chance
    decisions = 0
    started = time.process_time()
    for _ in range(games):
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        steps = 0
        while game.winning_color() is None and steps < LONGEST:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
            steps += 1
    return Slice(decisions, games, time.process_time() - started)


def rlcard_uno(games: int, seed: int) -> Slice:
    """RLCard's environment for UNO as its users step it: a state with its legal actions comes back from each step."""
    import rlcard

    env, rng, decisions = rlcard.make("uno", config={"seed": seed}), random.Random(seed), 0
    started = time.process_time()
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(legal[int(rng.random() * len(legal))])
    return Slice(decisions, games, time.process_time() - started)
