"""Worker process that runs one slice and prints it, started by `benchmarks.measure`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial

from benchmarks import adapters, batched, ours, peers
from benchmarks.rows import GAMES
from benchmarks.timing import Clock, Play, Slice, timed
from cenote import is_compiled

WAYS: dict[str, Callable[[str, int], Play]] = {
    "list": ours.by_list,
    "index": ours.by_index,
    "playout": ours.by_playout,
    "batch": batched.by_batch,
    "batch-playout": batched.by_batched_playouts,
    "pettingzoo": adapters.by_pettingzoo,
    "openspiel": adapters.by_openspiel,
    "sim": ours.by_simulation,
    "copy": ours.copying,
    "copy_into": ours.copying_over,
}
MAKERS: dict[str, Callable[[int], Play]] = {
    **{
        f"{game} {build} {way}": partial(make, game)
        for game in GAMES
        for build in ("plain", "compiled")
        for way, make in WAYS.items()
    },
    "catanatron": peers.catanatron,
    "openspiel go": partial(peers.openspiel, "go(board_size=9)"),
    "openspiel chess": partial(peers.openspiel, "chess"),
    "openspiel backgammon": partial(peers.openspiel, "backgammon"),
    "openspiel dominoes": partial(peers.openspiel, "python_block_dominoes"),
    "rlcard uno": partial(peers.rlcard, "uno"),
    "pettingzoo connect four": partial(peers.pettingzoo, "pettingzoo.classic.connect_four_v3"),
    "pettingzoo leduc": partial(peers.pettingzoo, "pettingzoo.classic.leduc_holdem_v4"),
    "python-chess": peers.chess,
}


def measured(key: str, seconds: float, seed: int) -> Slice:
    """Run one row's slice after a warm-up of a tenth of it. Rows on several cores are timed by the wall clock."""
    clock: Clock = time.perf_counter if "batch" in key else time.process_time
    play = MAKERS[key](seed)
    timed(play, seconds / 10, clock)
    return timed(play, seconds / 4 if "copy" in key else seconds, clock)  # all copies cost the same


if __name__ == "__main__":
    print(json.dumps([*measured(sys.argv[1], float(sys.argv[2]), int(sys.argv[3])), is_compiled()]))
