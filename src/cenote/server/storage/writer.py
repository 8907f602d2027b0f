"""One writer at a time: changes wait in a fair queue, and those that wait together share one commit.

It writes in a thread of its own and in one go: a change of several statements is one errand, not one for each.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Engine

from cenote.server.storage.contract import NotStored

TOGETHER: Final = 64
"""How many changes share a commit at most, so that nobody's waits for ever more of others'."""

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Writes one change within a transaction that somebody else commits; may be called again if that fails."""


class Writer:
    """Everybody who writes goes through here: SQLite lets those who wait starve each other, a queue does not."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: deque[_Job] = deque()
        self._working: asyncio.Task[None] | None = None

    async def write(self, work: Work[T]) -> T:
        """Do this in a transaction; when it returns, it is committed. Cancelled, it may have been."""
        job = _Job(work)
        self._waiting.append(job)
        if self._working is None:
            self._working = asyncio.create_task(self._go_on())
        return cast(T, await job.done)

    @property
    def waiting(self) -> int:
        """How many changes are in the queue."""
        return len(self._waiting)

    async def close(self) -> None:
        """Wait until nothing is left to write."""
        while self._working is not None:
            await asyncio.wait([self._working])
        self._thread.shutdown()
        self.engine.dispose()

    async def _go_on(self) -> None:
        try:
            while self._waiting:
                waiting = [self._waiting.popleft() for _ in range(min(TOGETHER, len(self._waiting)))]
                jobs = [job for job in waiting if not job.done.cancelled()]
                try:
                    await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, jobs)
                finally:
                    for job in jobs:
                        job.answer()
        finally:
            self._working = None

    def _commit(self, jobs: Sequence[_Job]) -> None:
        """Together; if anything but a refusal of ours comes up, each alone, so that nobody's trouble is another's.

        SQLite answers some errors, such as a full disk, by rolling back the whole transaction, savepoints and all:
        what was done before in it must not be taken for done.
        """
        if len(jobs) > 1:
            with suppress(Exception):
                with self.engine.begin() as connection:
                    for job in jobs:
                        job.do(connection)
                for job in jobs:
                    job.committed = True
                return
        for job in jobs:
            try:
                with self.engine.begin() as connection:
                    job.result = job.work(connection)
                job.committed, job.error = True, None
            except Exception as error:
                job.error = error


class _Job:
    """One change, and whoever waits for it."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.result: object = None
        self.error: Exception | None = None
        self.committed = False
        self.done: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    def do(self, connection: Connection) -> None:
        """Within a transaction of several: what is refused leaves nothing behind, and the others go on."""
        self.error = None
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except NotStored as refusal:
            self.error = refusal

    def answer(self) -> None:
        """Tell the one who waits, if they still do."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        elif self.committed:
            self.done.set_result(self.result)
        else:
            self.done.cancel()
