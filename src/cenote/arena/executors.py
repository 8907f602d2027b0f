"""Where work is done: in this process, on all cores, or on the machines of a cluster. Nobody else needs to know."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import TypeVar

MOST = 20
"""Games in one part at most: handing it over takes no longer than a small part of one, and the bar moves often."""

Part = TypeVar("Part")
Done = TypeVar("Done")


def never() -> bool:
    """For work that goes on until it is done."""
    return False


@dataclass(frozen=True)
class Crew:
    """An executor, how many parts of a work it does at once, and how large they should be."""

    executor: Executor
    hands: int
    ahead: int
    """How many parts are handed out before the first of them is asked for."""
    largest: int
    """How much of a work goes into one part at most."""

    def shares(self, work: Sequence[Part]) -> list[Sequence[Part]]:
        """Small enough that the bar moves and no core idles at the end, large enough that handing over is cheap."""
        size = max(1, min(self.largest, len(work) // (self.hands * 8)))
        return [work[at : at + size] for at in range(0, len(work), size)]

    def do(
        self, task: Callable[[Part], Done], parts: Iterable[Part], over: Callable[[], bool] = never
    ) -> Iterator[Done]:
        """The task done for every part, in their order; what is done and not yet asked for never piles up.

        When it is over, what nobody has begun is left undone.
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


def hire(workers: int = 0, cluster: str = "") -> AbstractContextManager[Crew]:
    """Whoever does the work: the cluster at this address, else so many processes, 0 for one on each core."""
    if cluster:
        from cenote.arena.cluster import cluster_crew

        return cluster_crew(cluster)
    workers = workers or os.cpu_count() or 1
    return _pool(workers) if workers > 1 else _alone()


@contextmanager
def _alone() -> Iterator[Crew]:
    yield Crew(Here(), hands=1, ahead=1, largest=1)


@contextmanager
def _pool(workers: int) -> Iterator[Crew]:
    pool = ProcessPoolExecutor(workers, initializer=_end_quietly)
    try:
        yield Crew(pool, workers, ahead=workers * 4, largest=MOST)
    finally:
        pool.shutdown(cancel_futures=True)


def _end_quietly() -> None:
    """Ctrl-C reaches every process of a terminal; one says so, and that is not a worker."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Here(Executor):
    """Does everything at once, in this process."""

    def submit(self, fn: Callable[..., Done], /, *args: object, **named: object) -> Future[Done]:
        done: Future[Done] = Future()
        done.set_result(fn(*args, **named))
        return done
