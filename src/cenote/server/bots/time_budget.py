"""Time budget, which limits how long bots search at a server's tables, where people wait."""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

from cenote.bots.mind import usual_share

STOP_SECONDS: Final = 8.0
"""The time after which a level's search is stopped, in seconds, so that its answer arrives within ten seconds."""


class TimeBudget(NamedTuple):
    """The number of seconds after which a search is stopped, and the share of a level's nodes that it may use."""

    seconds: float
    share: float


def usual_budget(patience: float) -> TimeBudget:
    """Return the default budget, which stops a search well before the bot counts as hung."""
    return TimeBudget(min(STOP_SECONDS, 0.4 * patience), usual_share())


class SearchDeadline:
    """The deadline of a search.

    Calling it returns whether to stop, and `expired` tells whether it ever returned True.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = 0.0
        self.expired = False

    def start(self) -> None:
        """Restart the deadline for the next decision."""
        self._end = monotonic() + self._seconds
        self.expired = False

    def __call__(self) -> bool:
        self.expired = self.expired or monotonic() >= self._end
        return self.expired
