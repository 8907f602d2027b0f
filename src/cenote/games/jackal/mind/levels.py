"""Levels: search budgets, and the errors of the lower levels."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """Search budget of a level. A level without nodes follows the rollout policy."""

    nodes: int
    """Number of playouts."""
    worlds: int
    depth: int
    """Number of islands in a playout, including the current one."""
    drafts: bool = False
    """Whether it searches in the draft, where a search with few nodes is worse than the rollout policy."""
    slips: float = 0.0
    """Error of its evaluations, as a fraction of `SLIPS`."""


LEVELS: Final = {
    "easy": Level(0, 0, 0, slips=1.0),
    "medium": Level(0, 0, 0, slips=0.3),
    "hard": Level(400, 32, 2),
    "expert": Level(3_200, 96, 2, drafts=True),
}

SLIPS: Final = {"basic": 2.6, "archipelago": 7.0}
"""Maximum error of an evaluation in coins, chosen so that the easy level is a little weaker than greedy."""
