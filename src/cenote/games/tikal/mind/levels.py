"""Levels of the bots: search budgets and errors."""

from __future__ import annotations

from typing import Final


class Level:
    """Search budget and errors of a level."""

    def __init__(self, nodes: int, forgets: float = 0.0, fuzz: float = 0.0) -> None:
        self.nodes = nodes
        """The number of positions that the bot evaluates for a turn."""
        self.forgets = forgets
        """The probability of ignoring a space for a complete turn."""
        self.fuzz = fuzz
        """The temperature of the random choice among turns, in points."""


LEVELS: Final[dict[str, Level]] = {
    "easy": Level(500, forgets=0.35, fuzz=4.0),
    "medium": Level(800, forgets=0.15, fuzz=1.5),
    "hard": Level(1_500, forgets=0.05, fuzz=0.5),
    "expert": Level(8_000),
}
"""The levels by name. One line through a turn takes about 500 nodes, so fewer make no difference."""

BIDDING_SHARE: Final = 0.2
"""The share of a turn's nodes for each turn that is played out while bidding."""
