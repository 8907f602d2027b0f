"""Progress lines of long commands, printed where no progress bar can be drawn."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from cenote.words import Words

SILENCE = 10.0
"""Seconds between two lines. A shorter command prints none."""


class ProgressLines:
    """Printer of progress lines to standard error, which prints nothing on a terminal."""

    def __init__(self, words: Words, clock: Callable[[], float] = time.monotonic) -> None:
        self._words = words
        self._clock = clock
        self._said = clock()
        self._silent = sys.stderr.isatty()

    def tell(self, done: int, total: int) -> None:
        """Print the progress if `SILENCE` seconds have passed since the last line."""
        if not self._silent and self._clock() - self._said >= SILENCE:
            self._said = self._clock()
            print(self._words("cli-progress", done=done, total=total), file=sys.stderr, flush=True)
