"""Write probe for `/readyz`, cached for a few seconds and shared by concurrent callers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

LASTS: Final = 5.0
"""Seconds for which a successful write counts."""

FAILS: Final = 1.0
"""Seconds after a failed write until the next try."""

log = logging.getLogger("cenote.server")


class WriteProbe:
    """Tests whether the database can be written; concurrent callers share one try."""

    def __init__(self, beat: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self._beat = beat
        self._clock = clock
        self._trying = asyncio.Lock()
        self._well = False
        self._until = float("-inf")

    async def beats(self) -> bool:
        """Whether the last write succeeded; tries again if that is too long ago."""
        async with self._trying:
            if self._clock() >= self._until:
                self._well = await self._tried()
                self._until = self._clock() + (LASTS if self._well else FAILS)
        return self._well

    async def _tried(self) -> bool:
        try:
            await self._beat()
        except Exception as error:  # of any kind: nothing can be written
            if self._well:
                log.error("nothing can be written: %s", error)
            return False
        return True
