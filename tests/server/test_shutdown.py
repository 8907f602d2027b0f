"""The end of a server comes, whatever its tasks make of being cancelled."""

from __future__ import annotations

import asyncio

import pytest

from cenote.server.lifecycle import shutdown
from tests.server.house import SOON

pytestmark = pytest.mark.anyio


async def test_a_task_that_was_cancelled_in_vain_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutdown, "AGAIN", 0.01)
    begun, cancelled = asyncio.Event(), 0

    async def stubborn() -> None:
        nonlocal cancelled
        while cancelled < 2:
            try:
                begun.set()
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled += 1

    task = asyncio.create_task(stubborn())
    await begun.wait()
    await asyncio.wait_for(shutdown.ended(task), SOON)
    assert task.done()
