"""The levels as bots: each game brings the mind that plays them."""

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
    """A friend: plays nicely and lets things slip."""

    level = "easy"


class Medium(_Level):
    """Has a solid plan for its whole turn."""

    level = "medium"


class Hard(_Level):
    """Sees far, and forgives little."""

    level = "hard"


class Expert(_Level):
    """As well as we know how."""

    level = "expert"
