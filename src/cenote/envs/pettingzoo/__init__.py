"""PettingZoo AEC environments, one module for each game and mode.

There is no `parallel_env` because seats act in turn, and the legal actions of one seat depend on what the others did
before. Importing this package registers `cenote/GAME_v0` and the like for `pettingzoo.make`, which PettingZoo has since
version 1.27.
"""

from __future__ import annotations

import re
from pkgutil import iter_modules

import pettingzoo


def _register() -> None:
    for module in iter_modules(__path__):
        if re.fullmatch(r"\w+_v\d+", module.name):
            pettingzoo.register("aec", f"cenote/{module.name}", entry_point=f"{__name__}.{module.name}:env")


if hasattr(pettingzoo, "register"):
    _register()
