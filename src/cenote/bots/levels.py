"""Registered bots of the four levels, made by the game's mind."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from cenote.bots.contract import Bot
from cenote.bots.mind import mind_of
from cenote.core.game import Game


class _Level:
    needs: ClassVar[tuple[str, ...]] = ("mind or evaluation",)
    level: ClassVar[str]

    def __new__(cls, game: Game, rng: Random) -> Bot:  # type: ignore[misc]  # who plays is for the game to say
        return mind_of(game.name).bot(cls.level, rng)


class Easy(_Level):
    """Easy level: short search with many errors."""

    level = "easy"


class Medium(_Level):
    """Medium level: a plan for the whole turn."""

    level = "medium"


class Hard(_Level):
    """Hard level: deeper search with few errors."""

    level = "hard"


class Expert(_Level):
    """Expert level: the strongest search."""

    level = "expert"
