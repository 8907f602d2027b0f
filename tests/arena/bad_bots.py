"""Bots that fail in one way each, and one that counts."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np


class Steady:
    """Takes the last action, and tells how often it was asked."""

    blind = True

    def __init__(self, *_: object) -> None:
        self.nodes = 0

    def choose(self, _: object, legal: Sequence[int]) -> int:
        self.nodes += 1
        return legal[-1]


class Loose(Steady):
    """Answers with a number of another kind, and counts in its own way."""

    def __init__(self, *_: object) -> None:
        super().__init__()
        self.tree: dict[int, int] = {}

    def choose(self, _: object, legal: Sequence[int]) -> int:
        return np.int64(legal[-1])  # type: ignore[return-value]

    def __getattribute__(self, name: str) -> object:
        return super().__getattribute__("tree" if name == "nodes" else name)


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
