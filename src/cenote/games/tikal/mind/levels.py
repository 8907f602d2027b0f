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
    "easy": Level(200, forgets=0.35, fuzz=4.0),
    "medium": Level(300, forgets=0.1, fuzz=1.0),
    "hard": Level(1_500),
    "expert": Level(12_000),
}

BIDDING_SHARE: Final = 0.2
"""How much of a turn's nodes goes into each turn that is imagined while bidding."""
