"""Our games many at once, on two cores."""

from __future__ import annotations

from importlib import import_module

from benchmarks.timing import Counted, Play

TOGETHER = 1024
"""Games in a batch, as many as the peer's."""
CORES = 2


def by_batch(name: str, seed: int) -> Play:
    """One step in every game: numpy picks among the counts, the engine plays; only decisions come up."""
    import numpy as np

    batch = import_module("cenote.envs.batch").Batch(name, TOGETHER, seed=seed, workers=CORES, skip_forced=True)
    rng = np.random.default_rng(seed)

    def play() -> Counted:
        actions = int(batch.count.sum())
        batch.random_step(rng)
        return Counted(TOGETHER, actions, int(batch.done.sum()))

    return play


def by_batched_playouts(name: str, seed: int) -> Play:
    """Whole games, handed out to the cores and back as arrays of results."""
    batch = import_module("cenote.envs.batch").Batch(name, CORES, seed=seed, workers=CORES)

    def play() -> Counted:
        _, decisions = batch.playouts(200)
        return Counted(int(decisions.sum()), games=200)

    return play
