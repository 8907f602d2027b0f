"""Random bot: takes each legal action with equal probability."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cenote.core.game import Game, View


class RandomBot:
    """Bot that plays at random; the weakest of every ladder."""

    blind = True

    def __init__(self, game: Game, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        """Return one of the legal actions, each with the same probability."""
        return legal[self.place(len(legal))]

    def place(self, ways: int) -> int:
        """Return the index of the chosen action, for callers without a list of legal actions."""
        return int(self._rng.random() * ways)
