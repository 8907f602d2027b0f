"""Write queue: a single writer makes changes in order, and commits those that wait together in one transaction.

It runs in its own thread, to which each change is passed as a unit rather than statement by statement. Each change is
made once, even if the database restarts meanwhile.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Engine

from cenote.server import metrics
from cenote.server.storage.commit_receipts import Receipt, leave, was_committed
from cenote.server.storage.contract import NotStored
from cenote.server.storage.unavailable import DatabaseUnavailable, LockTimeout

TOGETHER: Final = 64
"""The maximum number of changes in one commit, which bounds how long the first of them waits."""

TRIES: Final = 5
"""How often a transaction is tried if its connection is lost."""

T = TypeVar("T")
Work = Callable[[Connection], T]
"""A function that makes one change in a transaction of the writer, and is called again if the transaction is
retried.
"""


class Writer:
    """The queue for all writes. Unlike SQLite's own locks, a queue cannot starve a waiting writer."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: deque[_Job] = deque()
        self._working: asyncio.Task[None] | None = None

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction, and return its result once it is committed.

        If the call is cancelled, the work may still be committed.
        """
        job = _Job(work)
        self._waiting.append(job)
        if self._working is None:
            self._working = asyncio.create_task(self._go_on())
        return cast(T, await job.done)

    @property
    def waiting(self) -> int:
        """The number of changes in the queue."""
        return len(self._waiting)

    async def close(self) -> None:
        """Wait until all pending changes are written, then close the connection."""
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
        """Commit the jobs together or, on any error except `NotStored`, each alone, so that failures stay separate.

        SQLite answers some errors, such as a full disk, by rolling back the whole transaction with its savepoints, so
        that no earlier job of the transaction may count as done. An unavailable database fails all jobs.
        """
        with metrics.time_commit(len(jobs)):
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
        """Run the jobs in one transaction. Return False if an error requires running each job alone.

        The first attempt uses no savepoints, whose cost all jobs would pay. If a job is refused, a second attempt uses
        them.
        """
        try:
            try:
                self._carry_out(jobs, _Job.do_alone)
            except NotStored:
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
        """Run the jobs in one transaction. Retry if the connection is lost, unless a receipt proves the commit."""
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
    """A change, and the future that its caller awaits."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.result: object = None
        self.error: Exception | None = None
        self.committed = False
        self.done: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    def do(self, connection: Connection) -> None:
        """Run the change behind a savepoint. If it is refused, roll back to the savepoint, so that other jobs go on."""
        self.error = None
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except NotStored as refusal:
            self.error = refusal

    def do_alone(self, connection: Connection) -> None:
        """Run the change without a savepoint."""
        self.error = None
        self.result = self.work(connection)

    def answer(self) -> None:
        """Resolve the caller's future, unless it was cancelled."""
        if self.done.done():
            return
        if self.error is not None:
            if not isinstance(self.error, NotStored):
                metrics.DATABASE_ERRORS.inc()
            self.done.set_exception(self.error)
        elif self.committed:
            self.done.set_result(self.result)
        else:
            self.done.cancel()
