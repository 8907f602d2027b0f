"""Batch benchmarks of our games on two cores."""

from __future__ import annotations

from itertools import count

from benchmarks.timing import Counted, Play

TOGETHER = 1024
"""The number of games in a batch, the same as the peer's."""
CORES = 2


def by_batch(name: str, seed: int) -> Play:
    """Return a workload of steps in all games at once, in which numpy chooses and the engine plays.

    Forced moves are skipped. All games begin together, so they are played until as many have ended: a part of a game
    would not be representative.
    """
    import numpy as np

    from cenote.envs.batch import Batch

    batch = Batch(name, TOGETHER, seed=seed, workers=CORES, skip_forced=True)
    rng = np.random.default_rng(seed)

    def play() -> Counted:
        steps = actions = games = 0
        while games < TOGETHER:
            actions += int(batch.count.sum())
            batch.random_step(rng)
            games += int(batch.done.sum())
            steps += 1
        return Counted(TOGETHER * steps, actions, games)

    return play


def by_batched_playouts(name: str, seed: int) -> Play:
    """Return a workload of complete games, handed out to the cores and returned as arrays of results."""
    from cenote.envs.batch import Batch

    batch = Batch(name, CORES, seed=seed, workers=CORES)
    starts = count(seed * 1_000_000, TOGETHER)

    def play() -> Counted:
        first = next(starts)
        _, decisions = batch.playouts(range(first, first + TOGETHER))
        return Counted(int(decisions.sum()), games=TOGETHER)

    return play
