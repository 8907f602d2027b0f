"""Random play of fastcatan, counted like ours, in a script of its own because fastcatan may need a newer Python.

`python -I fastcatan_slice.py list|batch SECONDS SEED` prints decisions, legal actions at them, games and seconds.
"""

import json
import sys
import time
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import fastcatan
import numpy as np

TOGETHER = 1024
"""The number of games in a batch, because more are no faster."""
OPENING = 200
"""The number of steps after which all games of a batch have left their opening, where there is most to choose from."""

Counted = tuple[int, int, int]
Play = Callable[[], Counted]
"""A function that plays on and returns the numbers of decisions, of legal actions at them, and of ended games."""


def by_list(seed: int) -> Play:
    """Return a workload of single games that lists the legal actions at every step."""
    env, rng, seeds = fastcatan.Env(), Random(seed), count(seed * 1_000_000)

    def play() -> Counted:
        env.reset(next(seeds))
        decisions = actions = 0
        over = False
        while not over:
            legal = env.legal_actions()
            ways = len(legal)
            if ways > 1:
                decisions += 1
                actions += ways
            over = env.step(legal[int(rng.random() * ways)])
        return decisions, actions, 1

    return play


def by_batch(seed: int) -> Play:
    """Return a workload of steps in many games at once, on any number of cores. numpy chooses from the masks."""
    env, rng = fastcatan.BatchedEnv(TOGETHER, seed), np.random.default_rng(seed)
    masks = np.zeros((TOGETHER, fastcatan.MASK_WORDS), np.uint64)
    over = np.zeros(TOGETHER, np.uint8)
    env.reset()

    def play() -> Counted:
        env.write_masks(masks)
        ways, picked = pick(masks, rng)
        env.step_autoreset(picked, over)
        choices = ways > 1
        return int(choices.sum()), int(ways[choices].sum()), int(over.sum())

    for _ in range(OPENING):
        play()
    return play


def pick(masks: Any, rng: Any) -> tuple[Any, Any]:
    """Return how many actions are legal in each game, and a random one for each game."""
    bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
    rows, codes = np.divmod(np.flatnonzero(bits), bits.shape[1])
    ways = np.bincount(rows, minlength=len(masks))
    nth = np.cumsum(ways) - ways + (rng.random(len(masks)) * ways).astype(np.int64)
    return ways, codes[nth].astype(np.uint32)


def timed(play: Play, seconds: float, clock: Callable[[], float]) -> tuple[int, int, int, float]:
    """Play for at least `seconds`, like `benchmarks.timing.timed`."""
    decisions = actions = games = 0
    started = clock()
    while not decisions or clock() - started < seconds:
        more, among, ended = play()
        decisions += more
        actions += among
        games += ended
    return decisions, actions, games, clock() - started


if __name__ == "__main__":
    make, clock = {"list": (by_list, time.process_time), "batch": (by_batch, time.perf_counter)}[sys.argv[1]]
    play, seconds = make(int(sys.argv[3])), float(sys.argv[2])
    timed(play, seconds / 10, clock)
    print(json.dumps(timed(play, seconds, clock)))
