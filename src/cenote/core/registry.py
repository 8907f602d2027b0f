"""Finding what is installed: games, bots and what belongs to them register by entry point; nothing here names them."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import cast

from cenote.core.game import Game


@cache
def names(group: str) -> tuple[str, ...]:
    """The names of everything that is registered in a group, such as "games"."""
    return tuple(sorted(point.name for point in entry_points(group=f"cenote.{group}")))


@cache
def find(group: str, name: str) -> object:
    """What is registered under a name, or a ValueError that lists the names there are."""
    for point in entry_points(group=f"cenote.{group}", name=name):
        return cast(object, point.load())
    raise ValueError(f"there is no {name!r} among the {group}; there are {', '.join(names(group))}")


def game_names() -> tuple[str, ...]:
    """The names of all registered games."""
    return names("games")


def game(name: str) -> Game:
    """The registered game of this name."""
    return cast(Game, find("games", name))
