"""Progress lines of long commands, printed where no bar can be drawn."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from cenote.words import Words

SILENCE = 10.0
"""Seconds between two lines; commands that take less print none."""


class ProgressLines:
    """Writes a line to standard error at most every few seconds, unless that is a terminal."""

    def __init__(self, words: Words, clock: Callable[[], float] = time.monotonic) -> None:
        self._words = words
        self._clock = clock
        self._said = clock()
        self._silent = sys.stderr.isatty()

    def tell(self, done: int, total: int) -> None:
        """Print the progress if enough time has passed."""
        if not self._silent and self._clock() - self._said >= SILENCE:
            self._said = self._clock()
            print(self._words("cli-progress", done=done, total=total), file=sys.stderr, flush=True)
