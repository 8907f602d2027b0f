"""Which game OpenSpiel plays, and how it is set up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, cast

from cenote.core.game import Game, State
from cenote.core.registry import game, game_names, has_part, part

Longest = Callable[[int, str], tuple[int, int]]
"""The most decisions and the most draws of chance, for so many seats in a mode: what a game's `longest` is."""

PLAYERS = "players"


class Setting(NamedTuple):
    """Everything that is decided about a game before it begins."""

    name: str
    mode: str
    seats: int
    options: tuple[str, ...]

    @property
    def rules(self) -> Game:
        return game(self.name)

    def begin(self) -> State:
        """The position at the beginning."""
        return self.rules.new(self.seats, self.mode, self.options)

    def longest(self) -> tuple[int, int]:
        """The most decisions and the most draws of chance that there can be."""
        return cast(Longest, part(self.name, "longest"))(self.seats, self.mode)


def modes() -> Iterator[tuple[str, str]]:
    """Every mode of every registered game that can say what a view is as numbers, and how long a game can last."""
    for name in game_names():
        if has_part(name, "observation") and has_part(name, "longest"):
            for mode in game(name).modes:
                yield name, mode


def short_name(name: str, mode: str) -> str:
    """What OpenSpiel calls it; the mode that is played when none is named needs no word."""
    return f"cenote_{name}" if mode == game(name).modes[0] else f"cenote_{name}_{mode}"


def parameters(name: str) -> dict[str, int | bool]:
    """What can be set, as it is unless somebody does: the number of players, and each option by its name."""
    return {PLAYERS: game(name).seats[0], **{_written(option): False for option in game(name).options}}


def chosen(name: str, mode: str, given: Mapping[str, int | bool]) -> Setting:
    """The setting that some parameters describe."""
    wanted = {**parameters(name), **given}
    options = tuple(option for option in game(name).options if wanted[_written(option)])
    return Setting(name, mode, int(wanted[PLAYERS]), options)


def _written(option: str) -> str:
    return option.replace("-", "_")
