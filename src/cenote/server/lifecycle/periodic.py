"""Periodic task, which runs in the background, is logged and repeated after an error, and stops at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Self

from cenote.server.lifecycle.shutdown import ended

log: Final = logging.getLogger("cenote.periodic")


class Periodic:
    """A task that runs every `every` seconds or, as a context manager, does so while the block runs.

    The task may return the number of seconds until its next run, in place of `every`.
    """

    def __init__(
        self, name: str, every: float, task: Callable[[], Awaitable[float | None]], *, delay: float = 0.0
    ) -> None:
        self._name = name
        self._failure = f"{name} failed; the next try is in {every:g} s"
        self._every = every
        self._task = task
        self._delay = delay
        self._hurry = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the background task, whose first run follows after the delay."""
        self._running = asyncio.create_task(self._run(), name=self._name)

    def hurry(self) -> None:
        """Start the next run now, or right after the current one."""
        self._hurry.set()

    async def stop(self) -> None:
        """Cancel the background task, even during a run, and wait until it has ended."""
        if self._running is not None:
            await ended(self._running)

    async def __aenter__(self) -> Self:
        self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _run(self) -> None:
        await self._pause(self._delay)
        while True:
            await self._pause(await self._run_once())

    async def _run_once(self) -> float:
        """Run the task once. Log an error, and return the seconds until the next run."""
        try:
            pause = await self._task()
        except Exception:
            log.exception(self._failure)
            return self._every
        return self._every if pause is None else pause

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._hurry.wait()
        self._hurry.clear()
