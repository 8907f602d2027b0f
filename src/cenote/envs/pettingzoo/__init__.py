"""PettingZoo AEC environments, one module for each game and mode.

There is no `parallel_env`: seats act in turn, and what one may do depends on what the others did before it. Importing
this package registers `cenote/GAME_v0` and the like for `pettingzoo.make`, if PettingZoo has that (from 1.27 on).
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
