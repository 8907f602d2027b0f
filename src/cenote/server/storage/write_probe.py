"""Write probe for `/readyz`, cached for a few seconds and shared by concurrent callers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

LASTS: Final = 5.0
"""How many seconds the result of a successful write is cached."""

FAILS: Final = 1.0
"""How many seconds pass after a failed write until the next try."""

log = logging.getLogger("cenote.server")


class WriteProbe:
    """A cached test whether the database can be written, whose concurrent callers share one try."""

    def __init__(self, write: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self._write = write
        self._clock = clock
        self._lock = asyncio.Lock()
        self._succeeded = False
        self._until = float("-inf")

    async def succeeds(self) -> bool:
        """Return whether the last write succeeded. Try again if the cached result has expired."""
        async with self._lock:
            if self._clock() >= self._until:
                self._succeeded = await self._try()
                self._until = self._clock() + (LASTS if self._succeeded else FAILS)
        return self._succeeded

    async def _try(self) -> bool:
        try:
            await self._write()
        except Exception as error:  # of any kind: nothing can be written
            if self._succeeded:
                log.error("nothing can be written: %s", error)
            return False
        return True
