"""OpenSpiel adapter, which registers the games on import, so that `pyspiel.load_game("cenote_GAME")` finds them."""

from __future__ import annotations

import pyspiel

from cenote.envs.openspiel.game import SpielGame, game_type
from cenote.envs.openspiel.game_settings import modes, short_name


def _register(name: str, mode: str) -> None:
    """Register a game as a class: OpenSpiel releases it after Python has ended, which a function would not survive."""
    kind = type(short_name(name, mode), (SpielGame,), {"name": name, "mode": mode})
    pyspiel.register_game(game_type(name, mode), kind)


for _name, _mode in modes():
    _register(_name, _mode)
