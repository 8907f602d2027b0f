"""Compile the hot modules where a C compiler is at hand; everything else about the build is in pyproject.toml."""

from __future__ import annotations

import os
import sys

from setuptools import setup

CORE = "dealer playable undo entry_log plan match"
AROUND = "bots/random arena/game_loop arena/batch_loop"
TIKAL = (
    "bits board actions action_arrays position scoring legal legal_count auction rules explain state evaluation bidding"
    " restore view"
)
TIKAL_MIND = (
    "evaluator distances features learned_evaluator zobrist cheapest_paths search_node candidate_moves"
    " expected_treasure search bids levels bot mind"
)
JACKAL = "cards islands box route position actions scoring draft legal legal_count walk rules explain state evaluation"
JACKAL_MIND = (
    "packed_hands chest_ways hand_values random_streams reachable_ends route_plans rollout_policy win_chances playout"
    " likely_worlds candidate_choices search"
)
HOT = [
    *(f"src/cenote/core/{name}.py" for name in CORE.split()),
    *(f"src/cenote/{name}.py" for name in AROUND.split()),
    *(f"src/cenote/games/tikal/{name}.py" for name in TIKAL.split()),
    *(f"src/cenote/games/tikal/mind/{name}.py" for name in TIKAL_MIND.split()),
    *(f"src/cenote/games/jackal/{name}.py" for name in JACKAL.split()),
    *(f"src/cenote/games/jackal/mind/{name}.py" for name in JACKAL_MIND.split()),
]


def extensions() -> list[object]:
    """None for an editable install: a compiled module would hide every later edit of its source."""
    if os.environ.get("CENOTE_PURE") or "editable_wheel" in sys.argv:
        return []
    from mypyc.build import mypycify

    compiled = mypycify(HOT, opt_level="3")
    for extension in compiled:
        extension.optional = True
        if os.name == "posix":
            # Nothing outside calls in by name, and only a function that nobody can replace is built into its callers.
            # No sum is rounded otherwise than in plain Python, on machines that can multiply and add at once.
            extension.extra_compile_args += ["-fvisibility=hidden", "-ffp-contract=off"]
    return compiled


setup(ext_modules=extensions())
