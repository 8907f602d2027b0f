"""Fixtures that several rooms of the server's tests share."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cenote.server.storage.contract import Storage
from cenote.server.storage.database import Database, bring_up_to_date
from cenote.server.storage.schema import METADATA
from cenote.server.storage.store import DatabaseStorage
from tests.server.files import Place, script
from tests.server.house import House
from tests.server.memory import MemoryStorage
from tests.server.postgres import Cluster

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def anyio_backend() -> str:
    """The loop that tests marked with `anyio` run on."""
    return "asyncio"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a test that wants a database has it."""
    return tmp_path / "cenote.db"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of its own for each process of tests."""
    cluster = Cluster()
    yield cluster
    cluster.end()


@pytest.fixture(scope="session")
def swept(cluster: Cluster) -> str:
    """A database of PostgreSQL's for many tests: to make one takes a hundred times as long as to empty one."""
    url = cluster.make()
    asyncio.run(bring_up_to_date(url))
    return url


@pytest.fixture
def url(swept: str) -> str:
    """A database of PostgreSQL's, with tables and with nothing in them; its shape must be left as it is."""
    script(swept, ";".join(f"delete from {table.name}" for table in reversed(METADATA.sorted_tables)))
    script(swept, "drop function if exists broken cascade; insert into pulse values (1, 0)")
    return swept


@pytest.fixture
def own_url(cluster: Cluster) -> Iterator[str]:
    """A new database of PostgreSQL's, with no tables."""
    url = cluster.make()
    yield url
    cluster.drop(url)


@pytest.fixture(params=["file", "postgresql"])
def place(request: pytest.FixtureRequest) -> Place:
    """Where a test has its database, of each kind in turn."""
    found: Place = request.getfixturevalue("path" if request.param == "file" else "url")
    return found


@pytest.fixture
async def database(place: Place) -> AsyncIterator[Database]:
    """A database of each kind, with tables."""
    await bring_up_to_date(place)
    database = Database(place)
    yield database
    await database.close()


@asynccontextmanager
async def opening(place: Place) -> AsyncIterator[Callable[[], DatabaseStorage]]:
    databases: list[Database] = []

    def another() -> DatabaseStorage:
        databases.append(Database(place))
        return DatabaseStorage(databases[-1])

    yield another
    for database in databases:
        await database.close()


@pytest.fixture
async def opened(path: Path) -> AsyncIterator[Callable[[], DatabaseStorage]]:
    """Opens the same database file, once for each server."""
    await bring_up_to_date(path)
    async with opening(path) as another:
        yield another


@pytest.fixture
async def shared(url: str) -> AsyncIterator[Callable[[], DatabaseStorage]]:
    """Opens the same database of PostgreSQL's, once for each server."""
    async with opening(url) as another:
        yield another


KINDS = {"database": "opened", "postgresql": "shared"}


@pytest.fixture(params=["memory", "database"])
def another(request: pytest.FixtureRequest) -> Callable[[], Storage]:
    """Gives each server its own way to the same storage, of both kinds that one server uses.

    Tests of what a storage promises ask for PostgreSQL too.
    """
    if request.param in KINDS:
        found: Callable[[], Storage] = request.getfixturevalue(KINDS[request.param])
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
