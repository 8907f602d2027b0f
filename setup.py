"""Compile the hot modules where a C compiler is at hand; everything else about the build is in pyproject.toml."""

from __future__ import annotations

import os
import sys

from setuptools import setup

HOT = [
    "src/cenote/core/dealer.py",
    "src/cenote/games/tikal/board.py",
    "src/cenote/games/tikal/actions.py",
    "src/cenote/games/tikal/codes.py",
    "src/cenote/games/tikal/state.py",
    "src/cenote/games/tikal/scoring.py",
    "src/cenote/games/tikal/legal.py",
    "src/cenote/games/tikal/auction.py",
    "src/cenote/games/tikal/rules.py",
    "src/cenote/games/tikal/explain.py",
    "src/cenote/games/tikal/play.py",
]


def extensions() -> list[object]:
    """None for an editable install: a compiled module would hide every later edit of its source."""
    if os.environ.get("CENOTE_PURE") or "editable_wheel" in sys.argv:
        return []
    from mypyc.build import mypycify

    compiled = mypycify(HOT, opt_level="3")
    for extension in compiled:
        extension.optional = True
    return compiled


setup(ext_modules=extensions())
