"""Lesson deal: a published deal with which a game is taught step by step."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Lesson:
    """One learner and these bots; the same decisions lead to the same game every time."""

    seed: bytes
    """Not secret: games at such a table are never rated."""
    bots: tuple[str, ...]
    """The bots in the seats after the learner, who begins."""
    mode: str = ""
    """As the game names it; the first one if empty."""
    salt: str = "0" * 32
    """The learner's share of the randomness: none."""
