"""Settings of a game in OpenSpiel: mode, players and options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, cast

from cenote.core.game import Game, State
from cenote.core.registry import game, game_names, has_part, part

MaxLength = Callable[[int, str], tuple[int, int]]
"""A game's `longest`: the most decisions and the most draws for a number of seats in a mode."""

PLAYERS = "players"


class SpielSettings(NamedTuple):
    """All settings of a game, which are fixed before it begins."""

    name: str
    mode: str
    seats: int
    options: tuple[str, ...]

    @property
    def rules(self) -> Game:
        return game(self.name)

    def begin(self) -> State:
        """Return the position at the beginning."""
        return self.rules.new(self.seats, self.mode, self.options)

    def longest(self) -> tuple[int, int]:
        """Return the most decisions and the most draws that are possible."""
        return cast(MaxLength, part(self.name, "max_length"))(self.seats, self.mode)


def modes() -> Iterator[tuple[str, str]]:
    """Yield every mode of every registered game that has an encoder and a `longest`."""
    for name in game_names():
        if has_part(name, "observation") and has_part(name, "max_length"):
            for mode in game(name).modes:
                yield name, mode


def has_information_tensor(name: str) -> bool:
    """Whether the past can be an array: the game has no secrets, or a witness that says what a seat knows."""
    return not game(name).secrets or has_part(name, "visibility")


def short_name(name: str, mode: str) -> str:
    """Return OpenSpiel's name of a game and mode; the first mode is left out."""
    return f"cenote_{name}" if mode == game(name).modes[0] else f"cenote_{name}_{mode}"


def parameters(name: str) -> dict[str, int | bool]:
    """Return the parameters with their defaults: the number of players, and each option by its name."""
    return {PLAYERS: game(name).seats[0], **{_written(option): False for option in game(name).options}}


def settings_from(name: str, mode: str, given: Mapping[str, int | bool]) -> SpielSettings:
    """Return the setting that some parameters describe."""
    wanted = {**parameters(name), **given}
    options = tuple(option for option in game(name).options if wanted[_written(option)])
    return SpielSettings(name, mode, int(wanted[PLAYERS]), options)


def _written(option: str) -> str:
    return option.replace("-", "_")
