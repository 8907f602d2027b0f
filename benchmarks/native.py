"""Speed of the native engine on one core, beside the compiled engine: `python -m benchmarks.native [games]`.

Each figure is the median of several calls, in nanoseconds of processor time for each game and call. Positions change
between calls: the branch predictor learns positions that stay, and masks then look several times too fast. The
compiled engine runs in a process of its own, from `build/compiled`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

import numpy as np

from cenote import is_compiled
from cenote.core.registry import game, game_names
from cenote.envs.batch import Batch as Today

Figures = dict[str, float]
CALLS: Final = {"native": 200, "today": 20}
WARM: Final = {"native": 60, "today": 60}
COMPILED: Final = Path(__file__).parent.parent / "build" / "compiled"


def timed(step: Callable[[], None], call: Callable[[], object], games: int, whose: str) -> float:
    """Return the median time of a call for each game; a step that is not counted goes before each."""
    taken = []
    for number in range(WARM[whose] + CALLS[whose]):
        step()
        began = time.process_time_ns()
        call()
        if number >= WARM[whose]:
            taken.append(time.process_time_ns() - began)
    return median(taken) / games


def native(name: str, mode: str, games: int) -> Figures:
    """Measure the native engine."""
    from cenote.native.batch import Batch

    batch = Batch(name, games, mode=mode, threads=1)
    rng = np.random.default_rng(1)
    whole, short = batch.masks(), batch.masks(compact=True)
    packed = batch.masks(compact=True, packed=True)
    shares = batch.observe()
    counts = np.empty(shares.shape, np.uint8)
    chosen = np.zeros(games, np.int64)

    def choose() -> None:
        chosen[:] = rng.random(games) * batch.count

    def all_of_it() -> None:
        batch.step(chosen)
        batch.masks(short, compact=True)
        batch.observe(counts)

    def play() -> None:
        choose()
        batch.step(chosen)

    figures = {
        "step": timed(choose, lambda: batch.step(chosen), games, "native"),
        "mask": timed(play, lambda: batch.masks(whole), games, "native"),
        "compact mask": timed(play, lambda: batch.masks(short, compact=True), games, "native"),
        "compact mask, bits": timed(play, lambda: batch.masks(packed, compact=True, packed=True), games, "native"),
        "observation, uint8": timed(play, lambda: batch.observe(counts), games, "native"),
        "observation, float32": timed(play, lambda: batch.observe(shares), games, "native"),
        "step + compact mask + uint8": timed(choose, all_of_it, games, "native"),
    }
    decisions = batch.playouts(np.arange(500))[1].sum()
    return figures | {"playouts, a decision": _best(lambda: batch.playouts(np.arange(500))) / float(decisions)}


def today(name: str, mode: str, games: int) -> Figures:
    """Measure the engine of today in the same calls, as far as it has them."""
    batch = Today(name, games, mode=mode, workers=1)
    rng = np.random.default_rng(1)

    def play() -> None:
        batch.random_step(rng)

    figures = {
        "step": timed(lambda: None, play, games, "today"),
        "mask": timed(play, batch.masks, games, "today"),
        "observation, float32": timed(play, batch.observations, games, "today"),
    }
    decisions = batch.playouts(range(20))[1].sum()
    return figures | {"playouts, a decision": _best(lambda: batch.playouts(range(20))) / float(decisions)}


def _best(call: Callable[[], object]) -> float:
    taken = []
    for _ in range(5):
        began = time.process_time_ns()
        call()
        taken.append(time.process_time_ns() - began)
    return median(taken)


def beside(name: str, mode: str, games: int) -> Figures:
    """Measure the engine of today in a process of its own, compiled if that is built."""
    build = {**os.environ, "PYTHONPATH": os.pathsep.join([str(COMPILED), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-m", "benchmarks.native", "--today", name, mode, str(games)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=build)
    figures: Figures = json.loads(done.stdout)
    return figures


def main(arguments: list[str]) -> None:
    """Print a table for each game and mode."""
    if arguments[:1] == ["--today"]:
        print(json.dumps({"compiled": float(is_compiled()), **today(arguments[1], arguments[2], int(arguments[3]))}))
        return
    games = int(arguments[0]) if arguments else 256
    for name in game_names():
        for mode in game(name).modes:
            ours, theirs = native(name, mode, games), beside(name, mode, games)
            kind = "compiled" if theirs["compiled"] else "plain Python"
            print(f"\n{name}, {mode}, four seats, {games} games: ns\n{'':30}{'native':>9}{kind:>14}{'times':>8}")
            for what, taken in ours.items():
                other = f"{theirs[what]:14,.0f}{theirs[what] / taken:8.1f}" if what in theirs else ""
                print(f"{what:30}{taken:9.1f}{other}")


if __name__ == "__main__":
    main(sys.argv[1:])
