"""Retention job: once a day, one server removes old data in small batches while people play."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Final

from cenote.server.lifecycle.periodic import Periodic
from cenote.server.maintenance.retention import DAY, RetentionPolicy, retention_steps
from cenote.server.storage.periodic_jobs import claim_job
from cenote.server.storage.writer import Writer

HOUR: Final = 3600.0
PAUSE: Final = 0.05
"""Seconds between two batches, in which other tasks can write."""

log = logging.getLogger("cenote.retention")


class RetentionJob:
    """Job that removes old data when it is due. The first server to claim it runs it."""

    def __init__(self, writer: Writer, policy: RetentionPolicy | None = None) -> None:
        self._writer = writer
        self._policy = policy or RetentionPolicy()

    def periodic(self) -> Periodic:
        """Return the task that checks every hour whether the job is due."""
        return Periodic("retention", HOUR, self._check, delay=HOUR)

    async def _check(self) -> None:
        await self.tidy()

    async def tidy(self) -> Counter[str] | None:
        """Run all steps and return what was removed, or None if the job is not due or another server has claimed it."""
        if not await self._writer.write(lambda connection: claim_job(connection, "tidy", DAY)):
            return None
        done = Counter[str]()
        for step in retention_steps(self._policy, time.time()):
            while count := await self._writer.write(step.process):
                done[step.name] += count
                await asyncio.sleep(PAUSE)
        if done:
            log.info("tidied up: %s", dict(done))
        return done
