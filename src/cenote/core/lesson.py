"""Lesson deal: the published seed and bots of the game with which a game is taught step by step."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Lesson:
    """Settings of a game between one learner and bots, in which the same decisions always lead to the same game."""

    seed: bytes
    """The seed, which need not be secret because lessons are never rated."""
    bots: tuple[str, ...]
    """The bots in the seats after the learner, who has seat 0."""
    mode: str = ""
    """The mode, or "" for the game's first."""
    salt: str = "0" * 32
    """The learner's salt, fixed so that it adds no randomness."""
