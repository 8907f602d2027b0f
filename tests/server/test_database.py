"""The database: its shape, its migrations, and what it promises beyond any storage."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command, op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from cenote.server import seating
from cenote.server.storage.database import Database, bring_up_to_date, configured, migrate
from cenote.server.storage.people import People
from cenote.server.storage.schema import METADATA
from cenote.server.storage.store import DatabaseStorage
from tests.server.files import rows, script
from tests.server.house import ANNA, SEED, House, asked

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "cenote.db"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    await bring_up_to_date(path)
    database = Database(path)
    yield database
    await database.close()


@pytest.fixture
def engine(database: Database) -> AsyncEngine:
    return database.engine


async def within(engine: AsyncEngine, done: Callable[[Connection], Any]) -> Any:
    async with engine.begin() as connection:
        return await connection.run_sync(done)


def differences(connection: Connection) -> Any:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return compare_metadata(context, METADATA)


def names(path: Path) -> set[str]:
    return {name for (name,) in rows(path, "select name from sqlite_master where name not like 'sqlite_%'")}


async def test_migrations_lead_from_nothing_to_exactly_the_shape_in_the_code(
    engine: AsyncEngine, database: Database, path: Path
) -> None:
    assert await within(engine, differences) == []
    await migrate(database)
    assert await within(engine, differences) == []
    indices = {str(index.name) for table in METADATA.tables.values() for index in table.indexes}
    assert names(path) == {*METADATA.tables, *indices, "alembic_version"}


async def test_migrations_lead_back_to_nothing_and_forth_again(
    engine: AsyncEngine, database: Database, path: Path
) -> None:
    await within(engine, lambda connection: command.downgrade(configured(connection), "base"))
    assert names(path) == {"alembic_version"}
    assert not await DatabaseStorage(database).alive()
    await migrate(database)
    assert await within(engine, differences) == []
    assert await DatabaseStorage(database).alive()


async def test_tables_of_the_first_shape_are_kept_and_played_on(path: Path) -> None:
    """A database as the first release left it, with a game that runs and one that waits in the list."""
    await bring_up_to_date(path)
    database = Database(path)
    home = House(DatabaseStorage(database))
    running, waiting = await home.two(), await home.open("me", "open", listed=True)
    await home.play(running, ANNA, "place a3 0")
    before = await home.everything(running)
    await within(database.engine, lambda connection: command.downgrade(configured(connection), "0001"))
    assert "pulse" not in names(path)
    await database.close()
    assert await bring_up_to_date(path, "any fingerprint") == 0
    database = Database(path)
    home = House(DatabaseStorage(database))
    table = await home.tables.get(running.stored.id)
    assert await home.everything(table) == before
    assert await home.storage.open_tables() == [waiting.stored]
    await home.play(table, ANNA, "end")
    await DatabaseStorage(database).beat()
    await database.close()


async def test_a_migration_that_breaks_off_leaves_nothing_behind(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    create = op.create_table

    def breaks(name: str, *columns: Any, **more: Any) -> Any:
        if len(made) == 4:
            raise RuntimeError("the disk is full")
        made.append(name)
        return create(name, *columns, **more)

    monkeypatch.setattr(op, "create_table", breaks)
    with pytest.raises(RuntimeError, match="the disk is full"):
        await bring_up_to_date(path)
    assert len(made) == 4
    assert names(path) == set()
    monkeypatch.undo()
    await bring_up_to_date(path)
    assert set(METADATA.tables) < names(path)


async def test_a_database_from_the_future_is_left_alone(database: Database, path: Path) -> None:
    await People(database).rename(ANNA, "Anna")
    script(path, "update alembic_version set version_num = '9999'")
    with pytest.raises(Exception, match="9999"):
        await migrate(database)
    assert rows(path, "select version_num from alembic_version") == [("9999",)]
    assert rows(path, "select name from people") == [("Anna",)]


async def test_every_connection_keeps_what_it_was_given(engine: AsyncEngine) -> None:
    async with engine.connect() as one, engine.connect() as two, engine.connect() as three:
        for connection in (one, two, three):
            said = {
                pragma: await connection.scalar(text(f"pragma {pragma}"))
                for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
            assert said == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}


async def test_readers_and_a_writer_do_not_wait_for_each_other(engine: AsyncEngine, database: Database) -> None:
    people = People(database)
    async with engine.begin() as writing:
        await writing.execute(text("insert into people (id, name, created) values ('x', 'X', 0)"))
        async with asyncio.timeout(5):
            assert await people.name_of("x") == ""
    assert await people.name_of("x") == "X"


async def test_a_name_is_remembered_and_can_be_changed(database: Database) -> None:
    people = People(database)
    assert await people.name_of(ANNA) == ""
    for name in ("Anna", "Анна \N{SLOTH}"):
        await people.rename(ANNA, name)
        assert await people.name_of(ANNA) == name


async def test_the_seed_is_kept_apart_from_what_is_served(database: Database, path: Path) -> None:
    storage = DatabaseStorage(database)
    stored = seating.new_table(asked("me", "open"), ANNA, "Anna", SEED)
    await storage.add_table(stored, SEED)
    assert SEED.hex() not in repr(await storage.table(stored.id))
    for name in METADATA.tables:
        held = [value for row in rows(path, f"select * from {name}") for value in row]
        assert (SEED in held) == (name == "seeds")
