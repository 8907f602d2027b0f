"""Executors for work in this process, on all cores or on a cluster, with one interface."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import TypeVar

MAX_PART = 20
"""The maximum number of games in a part.

It is high enough to hand over parts cheaply, and low enough to update the progress bar often.
"""

Part = TypeVar("Part")
Done = TypeVar("Done")


def never() -> bool:
    """Return False, so that work never stops early."""
    return False


@dataclass(frozen=True)
class WorkerPool:
    """An executor with the number of parts that it works on at once, and the limits on parts."""

    executor: Executor
    slots: int
    ahead: int
    """The number of parts that are submitted before the first result is awaited."""
    largest: int
    """The maximum size of a part."""

    def shares(self, work: Sequence[Part]) -> list[Sequence[Part]]:
        """Split work into parts, small enough to keep all cores busy to the end, large enough to hand over cheaply."""
        size = max(1, min(self.largest, len(work) // (self.slots * 8)))
        return [work[at : at + size] for at in range(0, len(work), size)]

    def do(
        self, task: Callable[[Part], Done], parts: Iterable[Part], over: Callable[[], bool] = never
    ) -> Iterator[Done]:
        """Yield the results of a task for all parts, in order.

        At most `ahead` parts are in progress or waiting. When `over` returns True, parts not yet begun are cancelled.
        """
        waiting: deque[Future[Done]] = deque()
        for part in parts:
            if over():
                break
            waiting.append(self.executor.submit(task, part))
            if len(waiting) == self.ahead:
                yield waiting.popleft().result()
        while waiting:
            if over():
                waiting = deque(future for future in waiting if not future.cancel())
            if waiting:
                yield waiting.popleft().result()


def open_workers(workers: int = 0, cluster: str = "") -> AbstractContextManager[WorkerPool]:
    """Open the workers: the cluster at this address, or else `workers` processes, by default one on each core."""
    if cluster:
        from cenote.arena.cluster import cluster_workers

        return cluster_workers(cluster)
    workers = workers or os.cpu_count() or 1
    return _pool(workers) if workers > 1 else _alone()


@contextmanager
def _alone() -> Iterator[WorkerPool]:
    yield WorkerPool(InlineExecutor(), slots=1, ahead=1, largest=1)


@contextmanager
def _pool(workers: int) -> Iterator[WorkerPool]:
    pool = ProcessPoolExecutor(workers, initializer=_end_quietly)
    try:
        yield WorkerPool(pool, workers, ahead=workers * 4, largest=MAX_PART)
    finally:
        pool.shutdown(cancel_futures=True)


def _end_quietly() -> None:
    """Let Ctrl-C end a worker silently, because it reaches all processes of a terminal and the parent reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class InlineExecutor(Executor):
    """Executor that runs each task at once, in this process."""

    def submit(self, fn: Callable[..., Done], /, *args: object, **named: object) -> Future[Done]:
        done: Future[Done] = Future()
        done.set_result(fn(*args, **named))
        return done
