"""Features start in their order and stop in reverse, whatever fails."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from cenote.server.lifecycle.feature import Feature, running

pytestmark = pytest.mark.anyio


def recorded(name: str, events: list[str], *, breaks: bool = False) -> Feature:
    """A feature that notes when it starts and stops."""

    @asynccontextmanager
    async def lifespan() -> AsyncIterator[None]:
        if breaks:
            raise ValueError(name)
        events.append(f"start {name}")
        yield
        events.append(f"stop {name}")

    return Feature(lifespan=lifespan)


async def test_features_stop_in_reverse() -> None:
    events: list[str] = []
    async with running([recorded("first", events), Feature(), recorded("second", events)]):
        events.append("serve")
    assert events == ["start first", "start second", "serve", "stop second", "stop first"]


async def test_what_has_started_is_stopped_if_the_next_one_fails() -> None:
    events: list[str] = []

    @asynccontextmanager
    async def lifespan() -> AsyncIterator[None]:
        events.append("start")
        try:
            yield
        finally:
            events.append("stop")

    with pytest.raises(ValueError, match="second"):
        async with running([Feature(lifespan=lifespan), recorded("second", events, breaks=True)]):
            events.append("serve")
    assert events == ["start", "stop"]
