"""Shutdown: finish and answer what was begun, and begin nothing new."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

AGAIN: Final = 1.0
"""Seconds after which a task that still runs is cancelled again."""


async def ended(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks until they have ended: a database driver may take a cancellation for an error of its own."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)


class InFlight:
    """Counts work in progress, which a shutdown lets finish unless it takes too long."""

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
        """Refuse new work, and wait until what was begun is answered, at most for so many seconds."""
        self.closed = True
        if self._begun:
            self._finished.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._finished.wait(), seconds)
