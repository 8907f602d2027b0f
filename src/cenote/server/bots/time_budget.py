"""How long bots may think at a server's tables: there somebody waits, and by the clock."""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

from cenote.bots.mind import usual_share

STOP_SECONDS: Final = 8.0
"""When a level's search is stopped, so that its answer comes within ten seconds."""


class TimeBudget(NamedTuple):
    """After how many seconds a search is stopped, and which share of a level's nodes it has."""

    seconds: float
    share: float


def usual_budget(patience: float) -> TimeBudget:
    """The stop comes well before a bot counts as hung."""
    return TimeBudget(min(STOP_SECONDS, 0.4 * patience), usual_share())


class Watch:
    """Tells a search when to stop, and remembers that it had to."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = 0.0
        self.rang = False

    def start(self) -> None:
        """Begin with another decision."""
        self._end = monotonic() + self._seconds
        self.rang = False

    def __call__(self) -> bool:
        self.rang = self.rang or monotonic() >= self._end
        return self.rang
