"""Retention job: once a day one server removes old data in small batches, while people play."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from cenote.server.maintenance.retention import DAY, RetentionPolicy, RetentionReport, chores
from cenote.server.shutdown import ended
from cenote.server.storage.periodic_jobs import claim_job
from cenote.server.storage.writer import Writer

HOUR: Final = 3600.0
PAUSE: Final = 0.05
"""Seconds between two batches, in which others can write."""

log = logging.getLogger("cenote.retention")


class RetentionJob:
    """Checks every hour whether the job is due; the first server to claim it runs it."""

    def __init__(self, writer: Writer, terms: RetentionPolicy | None = None, every: float = HOUR) -> None:
        self._writer = writer
        self._terms = terms or RetentionPolicy()
        self._every = every
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        if self._task is not None:
            await ended(self._task)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.tidy()
            except Exception:
                log.exception("tidying up failed; the next try is tomorrow")

    async def tidy(self) -> RetentionReport | None:
        """Run all steps if the job is due and not claimed by another server; what was removed, or None."""
        if not await self._writer.write(lambda connection: claim_job(connection, "tidy", DAY)):
            return None
        done = RetentionReport()
        for chore in chores(self._terms, time.time()):
            while count := await self._writer.write(chore.step):
                setattr(done, chore.name, getattr(done, chore.name) + count)
                await asyncio.sleep(PAUSE)
        if done.total:
            log.info("tidied up: %s", done)
        return done
