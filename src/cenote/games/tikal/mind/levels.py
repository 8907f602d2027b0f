"""What each level can do: how far it looks, and what slips its mind."""

from __future__ import annotations

from typing import Final


class Level:
    """How one level thinks."""

    def __init__(self, nodes: int, forgets: float = 0.0, fuzz: float = 0.0) -> None:
        self.nodes = nodes
        """Positions that it judges for a turn."""
        self.forgets = forgets
        """How likely it is that it does not think of a space for a whole turn."""
        self.fuzz = fuzz
        """How much worse a turn may be, in points, that it still takes for as good."""


LEVELS: Final[dict[str, Level]] = {
    "easy": Level(500, forgets=0.35, fuzz=4.0),
    "medium": Level(800, forgets=0.15, fuzz=1.5),
    "hard": Level(1_500, forgets=0.05, fuzz=0.5),
    "expert": Level(8_000),
}
"""Following one line through a turn takes some 500 nodes: fewer make no difference."""

BIDDING_SHARE: Final = 0.2
"""How much of a turn's nodes goes into each turn that is imagined while bidding."""
