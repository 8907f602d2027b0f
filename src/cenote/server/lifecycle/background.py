"""Background tasks, which are started but not awaited, and whose failures are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from cenote.server.lifecycle.shutdown import ended

log: Final = logging.getLogger("cenote.background")


class BackgroundTasks:
    """The background tasks of one service that are in progress."""

    def __init__(self, name: str) -> None:
        self._failure = f"a background task of {name} failed: %s: %s"
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task and store a reference to it, without which it could be garbage-collected."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def settle(self) -> None:
        """Wait until all tasks have ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def stop(self) -> None:
        """Cancel all tasks."""
        await ended(*self._tasks)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning(self._failure, type(error).__name__, str(error).partition("\n")[0])
