"""Contract of a bot, which chooses among legal actions from a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol, cast

from cenote.bots.custom import custom_maker, is_custom
from cenote.core.game import Game, State, View
from cenote.core.registry import find, has_part, names

Evaluation = Callable[[State, int], float]
"""Value of a position for a seat in points; not called while a draw is due within a turn."""


class Bot(Protocol):
    """A player for one seat of one game; it may remember what it saw."""

    @property
    def blind(self) -> bool:
        """Whether it ignores views; it then gets None instead of a view."""

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        """One of the legal codes."""


class BotMaker(Protocol):
    """What a bot's entry point names: makes one player for a seat; all its randomness comes from `rng`.

    One that cannot play every game lists as `needs` the parts that a game must bring, such as "evaluation" or
    "mind or evaluation".
    """

    def __call__(self, game: Game, rng: Random) -> Bot: ...


LEVELS: Final = ("easy", "medium", "hard", "expert")
"""The bots for people, from the weakest to the strongest."""


def bot_names() -> tuple[str, ...]:
    """The names of all registered bots, first those for people."""
    return tuple(sorted(names("bots"), key=lambda name: LEVELS.index(name) if name in LEVELS else len(LEVELS)))


def bots_for(game: str) -> tuple[str, ...]:
    """The names of the registered bots that can play a game."""
    return tuple(name for name in bot_names() if can_play(name, game))


def can_play(spec: str, game: str) -> bool:
    """Whether a game brings what a bot needs; a ValueError if there is no such bot."""
    return all(any(has_part(game, part) for part in need.split(" or ")) for need in needs(maker_of(spec)))


def needs(maker: object) -> tuple[str, ...]:
    """The parts that a game must bring for a bot; most bots need none and say nothing."""
    return tuple(getattr(maker, "needs", ()))


def bots_for_people(game: str) -> tuple[str, ...]:
    """Return the levels, or all bots that can play a game without an evaluation."""
    able = bots_for(game)
    return tuple(name for name in able if name in LEVELS) or able


def usual_bot(game: str) -> str:
    """Return the default bot."""
    able = bots_for(game)
    return next(name for name in ("medium", "greedy", "random") if name in able)


def maker_of(spec: str) -> BotMaker:
    """Return the maker of a registered bot or of `path/to/file.py:Class`; a ValueError lists what exists."""
    return cast(BotMaker, custom_maker(spec) if is_custom(spec) else find("bots", spec))


def make_bot(spec: str, game: Game, rng: Random) -> Bot:
    """A player for one seat, or a ValueError as from `maker_of`."""
    return maker_of(spec)(game, rng)
