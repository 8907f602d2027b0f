"""Fixtures that several rooms of the server's tests share."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from cenote.server.storage.contract import Storage
from cenote.server.storage.database import Database, bring_up_to_date
from cenote.server.storage.memory import MemoryStorage
from cenote.server.storage.store import DatabaseStorage
from tests.server.house import House

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def anyio_backend() -> str:
    """The loop that tests marked with `anyio` run on."""
    return "asyncio"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a test that wants a database has it."""
    return tmp_path / "cenote.db"


@pytest.fixture
async def opened(path: Path) -> AsyncIterator[Callable[[], DatabaseStorage]]:
    """Opens the same database file, once for each server."""
    await bring_up_to_date(path)
    databases: list[Database] = []

    def another() -> DatabaseStorage:
        databases.append(Database(path))
        return DatabaseStorage(databases[-1])

    yield another
    for database in databases:
        await database.close()


@pytest.fixture(params=["memory", "database"])
def another(request: pytest.FixtureRequest) -> Callable[[], Storage]:
    """Gives each server its own way to the same storage, of every kind that there is."""
    if request.param == "database":
        found: Callable[[], Storage] = request.getfixturevalue("opened")
        return found
    one = MemoryStorage()
    return lambda: one


@pytest.fixture
def storage(another: Callable[[], Storage]) -> Storage:
    return another()


@pytest.fixture
def home(storage: Storage) -> House:
    """A table service, on each kind of storage in turn."""
    return House(storage)


@pytest.fixture
def filed(opened: Callable[[], DatabaseStorage]) -> House:
    """A table service on a database, for tests that look into the file."""
    return House(opened())


@pytest.fixture
def _path_to_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets processes that bots think in find `tests.server.bad_bots`."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
