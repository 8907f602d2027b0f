"""Random Settlers of Catan by Catanatron, four seats: one measured slice, counted as ours."""

from __future__ import annotations

import random
import time

from catanatron import Color, Game, RandomPlayer

from benchmarks.tikal import Slice

LONGEST = 10_000
"""A game of random players that still has no winner after so many steps is given up, as Catanatron itself does."""


def play(games: int, seed: int) -> Slice:
    """Catanatron makes its list of legal actions after every step by itself; its own random player decides."""
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
