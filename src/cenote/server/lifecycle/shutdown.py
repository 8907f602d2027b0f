"""Shutdown, which finishes and answers work in progress, and refuses new work."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

AGAIN: Final = 1.0
"""The pause after which a task that still runs is cancelled again, in seconds."""


async def ended(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks and wait until they have ended.

    A task that still runs is cancelled repeatedly, because a database driver may mistake a cancellation for its own
    error.
    """
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)


class InFlight:
    """A counter of work in progress, which a shutdown lets finish unless it takes too long."""

    def __init__(self) -> None:
        self.closed = False
        """Whether new work is refused."""
        self._begun = 0
        self._finished = asyncio.Event()

    @contextmanager
    def begun(self) -> Iterator[None]:
        """Count work in progress for the duration of the block."""
        self._begun += 1
        try:
            yield
        finally:
            self._begun -= 1
            if not self._begun:
                self._finished.set()

    async def close(self, seconds: float) -> None:
        """Refuse new work, and wait until the work in progress is answered, but at most for this number of seconds."""
        self.closed = True
        if self._begun:
            self._finished.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._finished.wait(), seconds)
