"""Bots that fail in one way each, and one that counts."""

from __future__ import annotations

from collections.abc import Sequence


class Steady:
    """Takes the last action, and tells how often it was asked."""

    blind = True

    def __init__(self, *_: object) -> None:
        self.nodes = 0

    def choose(self, _: object, legal: Sequence[int]) -> int:
        self.nodes += 1
        return legal[-1]


class Cheat(Steady):
    """Chooses what nobody offers."""

    def choose(self, _: object, legal: Sequence[int]) -> int:
        return max(legal) + 1


class Clumsy(Steady):
    """Falls over in the middle of a game."""

    def choose(self, _: object, legal: Sequence[int]) -> int:
        if self.nodes > 5:
            raise RuntimeError("dropped the map")
        return super().choose(None, legal)
