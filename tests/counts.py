"""How much of everything to try: enough to notice in `make test`, all that the issues ask for in `make soak`."""

from __future__ import annotations

import os

SOAK = bool(os.environ.get("CENOTE_SOAK"))


def count(test: int, soak: int) -> int:
    """The number for this run."""
    return soak if SOAK else test
