"""Random play of fastcatan, counted as ours; it stands alone, because fastcatan wants a newer Python than ours may be.

`python -I fastcatan_slice.py list|batch SECONDS SEED` prints decisions, legal actions at them, games and seconds.
"""

import json
import sys
import time
from random import Random
from typing import Any

import fastcatan
import numpy as np

TOGETHER = 1024
"""Games in a batch: more are no faster."""

Slice = tuple[int, int, int, float]


def by_list(seconds: float, seed: int) -> Slice:
    """One game after the other, the list of legal actions made at every step, per second of the processor."""
    env, rng = fastcatan.Env(), Random(seed)
    decisions = actions = games = 0
    started = time.process_time()
    while not games or time.process_time() - started < seconds:
        env.reset(seed * 1_000_000 + games)
        games += 1
        over = False
        while not over:
            legal = env.legal_actions()
            ways = len(legal)
            if ways > 1:
                decisions += 1
                actions += ways
            over = env.step(legal[int(rng.random() * ways)])
    return decisions, actions, games, time.process_time() - started


def by_batch(seconds: float, seed: int) -> Slice:
    """Many games at once on as many cores as it likes, per second on the wall; numpy picks among the masks."""
    env, rng = fastcatan.BatchedEnv(TOGETHER, seed), np.random.default_rng(seed)
    masks = np.zeros((TOGETHER, fastcatan.MASK_WORDS), np.uint64)
    over = np.zeros(TOGETHER, np.uint8)
    env.reset()
    decisions = actions = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.write_masks(masks)
        ways, picked = pick(masks, rng)
        decisions += int((ways > 1).sum())
        actions += int(ways[ways > 1].sum())
        env.step_autoreset(picked, over)
        games += int(over.sum())
    return decisions, actions, games, time.perf_counter() - started


def pick(masks: Any, rng: Any) -> tuple[Any, Any]:
    """How many actions are legal in each game, and one of them."""
    bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
    rows, codes = np.divmod(np.flatnonzero(bits), bits.shape[1])
    ways = np.bincount(rows, minlength=len(masks))
    nth = np.cumsum(ways) - ways + (rng.random(len(masks)) * ways).astype(np.int64)
    return ways, codes[nth].astype(np.uint32)


if __name__ == "__main__":
    play = {"list": by_list, "batch": by_batch}[sys.argv[1]]
    play(float(sys.argv[2]) / 10, int(sys.argv[3]))  # warm up
    print(json.dumps(play(float(sys.argv[2]), int(sys.argv[3]))))
