"""Contract of a bot, which chooses among the legal actions from what its seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol, cast

from cenote.bots.custom import custom_maker, is_custom
from cenote.core.game import Game, State, View
from cenote.core.registry import find, has_part, names

Evaluation = Callable[[State, int], float]
"""Returns the value of a position for a seat, in points. It is not called while a draw is due within a turn."""


class Bot(Protocol):
    """A player for one seat of one game, who may remember earlier views."""

    @property
    def blind(self) -> bool:
        """Whether the bot ignores views, so that `choose` gets None instead of a view."""

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        """Return one of the legal codes."""


class BotMaker(Protocol):
    """Function or class in a bot's entry point that makes a bot for one seat, whose randomness all comes from `rng`.

    A maker may have an attribute `needs` with the parts that a game must have for the bot, such as "evaluation" or
    "mind or evaluation".
    """

    def __call__(self, game: Game, rng: Random) -> Bot: ...


LEVELS: Final = ("easy", "medium", "hard", "expert")
"""The names of the bots for people, from the weakest to the strongest."""


def bot_names() -> tuple[str, ...]:
    """Return the names of all registered bots, beginning with those for people."""
    return tuple(sorted(names("bots"), key=lambda name: LEVELS.index(name) if name in LEVELS else len(LEVELS)))


def bots_for(game: str) -> tuple[str, ...]:
    """Return the names of the registered bots that can play a game."""
    return tuple(name for name in bot_names() if can_play(name, game))


def can_play(spec: str, game: str) -> bool:
    """Return whether a game has the parts that a bot needs. Raise a ValueError if there is no such bot."""
    return all(any(has_part(game, part) for part in need.split(" or ")) for need in needs(maker_of(spec)))


def needs(maker: object) -> tuple[str, ...]:
    """Return the parts that a game must have for a bot, from the maker's attribute `needs`, or () without one."""
    return tuple(getattr(maker, "needs", ()))


def bots_for_people(game: str) -> tuple[str, ...]:
    """Return the names of the levels that can play a game, or of all its bots if no level can."""
    able = bots_for(game)
    return tuple(name for name in able if name in LEVELS) or able


def usual_bot(game: str) -> str:
    """Return the name of a game's default bot."""
    able = bots_for(game)
    return next(name for name in ("medium", "greedy", "random") if name in able)


def maker_of(spec: str) -> BotMaker:
    """Return the maker of a registered bot or of `path/to/file.py:Class`. Raise a ValueError if there is none."""
    return cast(BotMaker, custom_maker(spec) if is_custom(spec) else find("bots", spec))


def make_bot(spec: str, game: Game, rng: Random) -> Bot:
    """Return a bot for one seat. Raise a ValueError, like `maker_of`, if there is no such bot."""
    return maker_of(spec)(game, rng)
