"""Cenote: a home for board games."""

from cenote.core.game import CHANCE, IllegalAction
from cenote.core.match import Match, Preview, load
from cenote.core.registry import game, game_names

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Whether the hot modules run as machine code or as plain Python."""
    from cenote.core import dealer

    return not str(dealer.__file__).endswith(".py")


__all__ = ["CHANCE", "IllegalAction", "Match", "Preview", "game", "game_names", "is_compiled", "load"]
