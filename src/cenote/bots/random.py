"""A bot that takes any legal action, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cenote.core.game import Game, View


class RandomBot:
    """The floor of every ladder."""

    blind = True

    def __init__(self, game: Game, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        """Return one of the legal actions, each with the same probability."""
        return legal[self.place(len(legal))]

    def place(self, ways: int) -> int:
        """Which of so many legal actions it takes, where nobody needs the list of them."""
        return int(self._rng.random() * ways)
