"""Runs one slice in a process of its own and prints it; `benchmarks.run` starts these, plain and compiled."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial

from benchmarks import ours, peers
from cenote import is_compiled

OURS = ("tikal", "jackal")
PLAYERS: dict[str, Callable[[int, int], ours.Slice]] = {
    **{name: partial(ours.play, name) for name in OURS},
    **{f"sim {name}": partial(ours.simulate, name) for name in OURS},
    **{"catanatron": peers.catanatron, "rlcard uno": peers.rlcard_uno},
}

if __name__ == "__main__":
    what, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    PLAYERS[what](max(1, count // 10), seed)  # warm up
    copied = ours.copy_seconds(what, 5_000, seed) if what in OURS else 0.0
    print(json.dumps([*PLAYERS[what](count, seed), copied, is_compiled()]))
