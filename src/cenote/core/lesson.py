"""What a game teaches itself with: a deal that everybody knows, so that a teacher can say what to do."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Lesson:
    """One learner and these bots; the same decisions lead to the same game every time."""

    seed: bytes
    """No secret: nothing that is won at such a table counts."""
    bots: tuple[str, ...]
    """Who sits after the learner, who begins."""
    mode: str = ""
    """As the game names it; the first one if empty."""
    salt: str = "0" * 32
    """The learner's share of the randomness: none."""
