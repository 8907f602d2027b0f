"""Periodic tasks run again and again, survive errors, and stop at once."""

from __future__ import annotations

import asyncio
import logging

import pytest

from cenote.server.lifecycle.periodic import Periodic
from tests.server.house import SOON

pytestmark = pytest.mark.anyio

NEVER = 1e6


class Task:
    """Counts its runs, and fails in those of these numbers."""

    def __init__(self, *failing: int) -> None:
        self.runs = 0
        self._failing = failing
        self._ran = asyncio.Condition()

    async def __call__(self) -> None:
        async with self._ran:
            self.runs += 1
            self._ran.notify_all()
        if self.runs in self._failing:
            raise ValueError("no luck")

    async def reach(self, runs: int) -> None:
        async with asyncio.timeout(SOON), self._ran:
            await self._ran.wait_for(lambda: self.runs >= runs)


async def test_it_runs_at_once_and_then_again_and_again() -> None:
    task = Task()
    async with Periodic("counting", 0.001, task):
        await task.reach(3)


async def test_the_first_run_waits_for_the_delay_and_each_next_one_for_its_time() -> None:
    task = Task()
    async with Periodic("counting", NEVER, task, delay=NEVER) as periodic:
        for _ in range(20):  # more turns of the loop than a task without a delay needs
            await asyncio.sleep(0)
        assert task.runs == 0
        periodic.hurry()
        await task.reach(1)
        periodic.hurry()
        await task.reach(2)
    assert task.runs == 2


async def test_a_run_may_say_when_the_next_one_is_due() -> None:
    runs, twice = 0, asyncio.Event()

    async def count() -> float:
        nonlocal runs
        runs += 1
        if runs == 2:
            twice.set()
        return 0.0 if runs < 2 else NEVER

    async with Periodic("counting", NEVER, count):
        await asyncio.wait_for(twice.wait(), SOON)


async def test_an_error_is_logged_with_the_name_and_the_task_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    task = Task(1)
    async with Periodic("counting", 0.001, task):
        await task.reach(2)
    [record] = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert record.getMessage() == "counting failed; the next try is in 0.001 s"
    assert record.exc_info is not None


async def test_it_stops_at_once_even_during_a_run() -> None:
    begun, cancelled = asyncio.Event(), False

    async def hang() -> None:
        nonlocal cancelled
        begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled = True
            raise

    periodic = Periodic("hanging", NEVER, hang)
    periodic.start()
    await asyncio.wait_for(begun.wait(), SOON)
    await asyncio.wait_for(periodic.stop(), SOON)
    assert cancelled
    await asyncio.wait_for(periodic.stop(), SOON)
