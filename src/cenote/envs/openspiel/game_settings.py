"""Settings of an OpenSpiel game: mode, players and options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, cast

from cenote.core.game import Game, State
from cenote.core.registry import game, game_names, has_part, part

MaxLength = Callable[[int, str], tuple[int, int]]
"""Type of a game's `max_length`, which returns the maximum numbers of decisions and of draws for seats and mode."""

PLAYERS = "players"


class SpielSettings(NamedTuple):
    """All settings of a game, fixed before it begins."""

    name: str
    mode: str
    seats: int
    options: tuple[str, ...]

    @property
    def rules(self) -> Game:
        return game(self.name)

    def begin(self) -> State:
        """Return the start position."""
        return self.rules.new(self.seats, self.mode, self.options)

    def longest(self) -> tuple[int, int]:
        """Return the maximum number of decisions and of draws in one game."""
        return cast(MaxLength, part(self.name, "max_length"))(self.seats, self.mode)


def modes() -> Iterator[tuple[str, str]]:
    """Yield every mode of every registered game that has an encoder and a maximum length."""
    for name in game_names():
        if has_part(name, "observation") and has_part(name, "max_length"):
            for mode in game(name).modes:
                yield name, mode


def has_information_tensor(name: str) -> bool:
    """Return whether an array can encode what a seat knows of the past.

    This holds for games without secrets, and for games with an `ActionVisibility`.
    """
    return not game(name).secrets or has_part(name, "visibility")


def short_name(name: str, mode: str) -> str:
    """Return OpenSpiel's name of a game and mode, without the mode if it is the game's first."""
    return f"cenote_{name}" if mode == game(name).modes[0] else f"cenote_{name}_{mode}"


def parameters(name: str) -> dict[str, int | bool]:
    """Return OpenSpiel's parameters with their defaults: the number of players, and a switch for each option."""
    return {PLAYERS: game(name).seats[0], **{_written(option): False for option in game(name).options}}


def settings_from(name: str, mode: str, given: Mapping[str, int | bool]) -> SpielSettings:
    """Return the settings that OpenSpiel's parameters describe."""
    wanted = {**parameters(name), **given}
    options = tuple(option for option in game(name).options if wanted[_written(option)])
    return SpielSettings(name, mode, int(wanted[PLAYERS]), options)


def _written(option: str) -> str:
    return option.replace("-", "_")
