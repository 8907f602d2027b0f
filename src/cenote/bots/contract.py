"""What a bot is: something that chooses among legal actions from a view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, cast

from cenote.core.game import Game, View
from cenote.core.registry import find, names


class Bot(Protocol):
    """A player for one seat of one game; it may remember what it saw."""

    @property
    def blind(self) -> bool:
        """Decides from the legal actions alone: no view is built for it, it is handed None."""

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        """One of the legal codes."""


class BotMaker(Protocol):
    """What a bot's entry point names: makes one player for a seat; all its randomness comes from `rng`."""

    def __call__(self, game: Game, rng: Random) -> Bot: ...


def bot_names() -> tuple[str, ...]:
    """The names of all registered bots."""
    return names("bots")


def make_bot(name: str, game: Game, rng: Random) -> Bot:
    """A player of this name for one seat, or a ValueError that lists the names there are."""
    return cast(BotMaker, find("bots", name))(game, rng)
