"""The outside world, on this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.browsers import Serving, serving
from tests.server.elsewhere import PostOffice, Somewhere, post_office, somewhere
from tests.server.notifications.world import World, chosen, world_on


@pytest.fixture
def there() -> Iterator[Somewhere]:
    with somewhere() as found:
        yield found


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as found:
        yield found


@pytest.fixture
async def world(path: Path, there: Somewhere, office: PostOffice) -> AsyncIterator[World]:
    async with world_on(path, there, office, 1) as found:
        yield found


@pytest.fixture
async def two_servers(path: Path, there: Somewhere, office: PostOffice) -> AsyncIterator[World]:
    async with world_on(path, there, office, 2) as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, there: Somewhere, office: PostOffice) -> Iterator[Serving]:
    with serving(tmp_path, notifications=chosen(there, office)) as running:
        yield running
