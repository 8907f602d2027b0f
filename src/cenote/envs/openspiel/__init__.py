"""OpenSpiel adapter: importing it registers the games, so that `pyspiel.load_game("cenote_GAME")` finds them."""

from __future__ import annotations

import pyspiel

from cenote.envs.openspiel.game import SpielGame, game_type
from cenote.envs.openspiel.game_settings import modes, short_name


def _register(name: str, mode: str) -> None:
    """Register a class and not a function: OpenSpiel releases it after Python has ended, which only classes survive."""
    kind = type(short_name(name, mode), (SpielGame,), {"name": name, "mode": mode})
    pyspiel.register_game(game_type(name, mode), kind)


for _name, _mode in modes():
    _register(_name, _mode)
