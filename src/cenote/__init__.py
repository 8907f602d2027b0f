"""Cenote: a home for board games."""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.2.0"


def is_compiled() -> bool:
    """Return whether the hot modules run as machine code, and not as plain Python."""
    from cenote.core import dealer

    return not str(dealer.__file__).endswith(".py")


__all__ = ["CHANCE", "IllegalAction", "Match", "Preview", "game", "game_names", "is_compiled", "load"]

if TYPE_CHECKING:
    from cenote.core.game import CHANCE, IllegalAction
    from cenote.core.match import Match, Preview, load
    from cenote.core.registry import game, game_names
else:
    HOMES = {
        **dict.fromkeys(("CHANCE", "IllegalAction"), "game"),
        **dict.fromkeys(("Match", "Preview", "load"), "match"),
        **dict.fromkeys(("game", "game_names"), "registry"),
    }

    def __getattr__(name: str) -> object:
        """Import a public name at first use, because the command line must catch Ctrl-C before any large import."""
        if name not in HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"cenote.core.{HOMES[name]}"), name)
