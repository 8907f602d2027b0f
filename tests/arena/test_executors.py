"""Work is done in order, and what is done never piles up."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future

import pytest

from cenote.arena.executors import WorkerPool, open_workers


class Counting(Executor):
    """Does what it is given at once, and counts it."""

    def __init__(self) -> None:
        self.given = 0

    def submit(self, fn: Callable[..., int], /, *args: object, **named: object) -> Future[int]:  # type: ignore[override]
        self.given += 1
        done: Future[int] = Future()
        done.set_result(fn(*args, **named))
        return done


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_work(workers: int) -> None:
    with open_workers(workers) as pool:
        shares = pool.shares(range(100))
        assert [number for share in shares for number in share] == list(range(100))
        assert list(pool.do(sum, shares)) == [sum(share) for share in shares]


def test_no_more_is_handed_out_than_may_wait() -> None:
    counting = Counting()
    for asked, done in enumerate(WorkerPool(counting, slots=2, ahead=3, largest=1).do(abs, range(8))):
        assert done == asked
        assert counting.given == min(8, asked + 3)


def test_whoever_wants_no_tables_and_no_cluster_needs_neither_package() -> None:
    code = "import sys; from cenote.cli import main; main(['sim', '-n', '1']); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert not {"pyarrow", "distributed", "dask", "numpy"} & set(run.stdout.split())
