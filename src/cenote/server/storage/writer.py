"""One writer at a time: changes wait in a fair queue, and those that wait together share one commit.

It writes in a thread of its own and in one go: a change of several statements is one errand, not one for each. Each
change is made once, also if the database is restarted under it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Engine

from cenote.server import metrics
from cenote.server.storage.contract import NotStored
from cenote.server.storage.receipts import Receipt, leave, was_committed
from cenote.server.storage.unavailable import DatabaseUnavailable, LockTimeout

TOGETHER: Final = 64
"""How many changes share a commit at most, so that nobody's waits for ever more of others'."""

TRIES: Final = 5
"""How often a change is begun if the connection is lost under it."""

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
        what was done before in it must not be taken for done. A database that is away is so for everybody.
        """
        with metrics.committing(len(jobs)):
            self._do_all(jobs)

    def _do_all(self, jobs: Sequence[_Job]) -> None:
        try:
            if len(jobs) == 1 or not self._together(jobs):
                for job in jobs:
                    self._alone(job)
        except DatabaseUnavailable as away:
            for job in jobs:
                if not job.committed:
                    job.error = job.error or away

    def _together(self, jobs: Sequence[_Job]) -> bool:
        try:
            self._carry_out(jobs, _Job.do)
        except Exception as error:
            if isinstance(error, DatabaseUnavailable) and not isinstance(error, LockTimeout):
                raise
            return False
        return True

    def _alone(self, job: _Job) -> None:
        try:
            self._carry_out([job], _Job.do_alone)
        except Exception as error:
            job.error = error
            if isinstance(error, DatabaseUnavailable) and not isinstance(error, LockTimeout):
                raise

    def _carry_out(self, jobs: Sequence[_Job], do: Callable[[_Job, Connection], None]) -> None:
        """In one transaction; if the connection is lost once more, unless only the news of its end was lost."""
        for left in reversed(range(TRIES)):
            receipt: Receipt | None = None
            try:
                with self.engine.begin() as connection:
                    for job in jobs:
                        do(job, connection)
                    receipt = leave(connection)
                break
            except DatabaseUnavailable as away:
                if receipt is not None and was_committed(self.engine, receipt):
                    break
                if not away.again or not left:
                    raise
        for job in jobs:
            job.committed = True


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

    def do_alone(self, connection: Connection) -> None:
        """Within a transaction of its own."""
        self.error = None
        self.result = self.work(connection)

    def answer(self) -> None:
        """Tell the one who waits, if they still do."""
        if self.done.done():
            return
        if self.error is not None:
            if not isinstance(self.error, NotStored):
                metrics.TROUBLES.inc()
            self.done.set_exception(self.error)
        elif self.committed:
            self.done.set_result(self.result)
        else:
            self.done.cancel()
