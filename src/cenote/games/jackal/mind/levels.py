"""How much each level thinks, and how far the easy one misjudges."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """How much a level thinks; one without nodes goes by its first sight."""

    nodes: int
    """Imagined worlds that are played on, once each."""
    worlds: int
    depth: int
    """Islands to the end of which worlds are played on, the current one included."""
    drafts: bool = False
    """Whether it also thinks about the draft, where few nodes tell less than first sight."""
    slips: float = 0.0
    """How much it misjudges what it sees at first, as a part of SLIPS."""


LEVELS: Final = {
    "easy": Level(0, 0, 0, slips=1.0),
    "medium": Level(0, 0, 0, slips=0.3),
    "hard": Level(400, 32, 2),
    "expert": Level(3_200, 96, 2, drafts=True),
}

SLIPS: Final = {"basic": 2.6, "archipelago": 7.0}
"""By how many coins at the most a choice is misjudged: then the easy level wins a little less than the greedy bot."""
