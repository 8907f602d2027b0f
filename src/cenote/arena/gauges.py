"""How a game stands at any moment, read from its position: a game brings its own gauge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from cenote.core.game import State
from cenote.core.registry import has_part, part


class Gauge(Protocol):
    """What is worth noting of every position of a game."""

    def phase(self, state: State) -> str:
        """What is being done, in a word of the position text."""

    def round(self, state: State) -> int:
        """How many of the large steps that a game is played in are over."""

    def scores(self, state: State) -> Sequence[int]:
        """What each seat has now."""


def gauge_of(game: str) -> Gauge | None:
    """The gauge of a registered game; None if it has none."""
    return cast(Gauge, part(game, "gauge")) if has_part(game, "gauge") else None
