"""The games for OpenSpiel: importing this registers them, so that `pyspiel.load_game("cenote_GAME")` finds them."""

from __future__ import annotations

import pyspiel

from cenote.envs.openspiel.game import SpielGame, game_type
from cenote.envs.openspiel.setting import modes, short_name


def _register(name: str, mode: str) -> None:
    """By a class and no mere function: OpenSpiel lets go of it after Python has ended, which only classes survive."""
    kind = type(short_name(name, mode), (SpielGame,), {"name": name, "mode": mode})
    pyspiel.register_game(game_type(name, mode), kind)


for _name, _mode in modes():
    _register(_name, _mode)
