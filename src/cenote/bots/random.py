"""Random bot, which takes each legal action with equal probability."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cenote.core.game import Game, View


class RandomBot:
    """Bot that plays at random, as the weakest reference for other bots."""

    blind = True

    def __init__(self, game: Game, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        """Return one of the legal actions, each with equal probability."""
        return legal[self.place(len(legal))]

    def place(self, ways: int) -> int:
        """Return a random index below the number of legal actions, for callers that do not list them."""
        return int(self._rng.random() * ways)
