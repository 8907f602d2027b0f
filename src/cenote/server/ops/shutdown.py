"""The end of a server: what was begun is finished and answered, and nothing new is begun."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

AGAIN: Final = 1.0
"""Seconds after which a task that goes on is cancelled once more."""


async def ended(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks until they have ended: a driver of a database may take a cancellation for a trouble of its own."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)


class InFlight:
    """Counts what people wait for. Nobody is closed out of what they have begun, unless it takes too long."""

    def __init__(self) -> None:
        self.closed = False
        """Whether nothing new is begun."""
        self._begun = 0
        self._finished = asyncio.Event()

    @contextmanager
    def begun(self) -> Iterator[None]:
        """Somebody waits for an answer as long as this lasts."""
        self._begun += 1
        try:
            yield
        finally:
            self._begun -= 1
            if not self._begun:
                self._finished.set()

    async def close(self, seconds: float) -> None:
        """Begin nothing new, and wait until what was begun is answered, at most so long."""
        self.closed = True
        if self._begun:
            self._finished.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._finished.wait(), seconds)
