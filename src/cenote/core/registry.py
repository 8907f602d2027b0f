"""Finding what is installed: games and bots register by entry point, and nothing here imports them by name."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from cenote.core.game import Game


@cache
def game_names() -> tuple[str, ...]:
    """The names of all registered games."""
    return tuple(sorted(point.name for point in entry_points(group="cenote.games")))


@cache
def game(name: str) -> Game:
    """The registered game of this name, or a ValueError that lists those there are."""
    for point in entry_points(group="cenote.games", name=name):
        found: Game = point.load()
        return found
    raise ValueError(f"there is no game {name!r}; the games are {', '.join(game_names())}")
