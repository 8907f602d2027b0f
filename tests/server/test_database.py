"""The database: its shape, its migrations, and what it promises beyond any storage."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command, op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, text
from sqlalchemy.ext.asyncio import AsyncEngine

from cenote.server.storage.database import Database, bring_up_to_date, configured, migrate
from cenote.server.storage.people import People
from cenote.server.storage.schema import METADATA
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import seating
from tests.server.files import Place, rows, script
from tests.server.house import ANNA, BEN, SEED, House, asked

pytestmark = pytest.mark.anyio

PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}
SESSION = {"synchronous_commit": "on", "lock_timeout": "10s", "idle_in_transaction_session_timeout": "30s"}


@pytest.fixture(params=["file", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where there is no database yet, or one without tables."""
    url: Place = request.getfixturevalue("own_url") if request.param == "postgresql" else ""
    return url or tmp_path / "new" / "cenote.db"


@pytest.fixture
def engine(database: Database) -> AsyncEngine:
    return database.engine


async def within(engine: AsyncEngine, done: Callable[[Connection], Any]) -> Any:
    async with engine.begin() as connection:
        return await connection.run_sync(done)


def differences(connection: Connection) -> Any:
    wanted = {"compare_type": True, "compare_server_default": other_default}
    return compare_metadata(MigrationContext.configure(connection, opts=wanted), METADATA)


def other_default(*told: Any) -> bool | None:
    """Alembic would let PostgreSQL compare values of JSON, which it does not."""
    context, _, _, found, _, wanted = told
    if context.dialect.name != "postgresql":
        return None
    return (found or "").partition("::")[0].strip("'") != (wanted or "").strip("'")


def names(place: Place) -> set[str]:
    """Of tables and indices, but for those that a database makes by itself."""
    if isinstance(place, Path):
        return {name for (name,) in rows(place, "select name from sqlite_master where name not like 'sqlite_%'")}
    ours = "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')"
    return {name for (name,) in rows(place, ours) if not name.endswith(("key", "pkc"))}


async def test_migrations_lead_from_nothing_to_exactly_the_shape_in_the_code(
    engine: AsyncEngine, database: Database, place: Place
) -> None:
    assert await within(engine, differences) == []
    await migrate(database)
    assert await within(engine, differences) == []
    indices = {str(index.name) for table in METADATA.tables.values() for index in table.indexes}
    assert names(place) == {*METADATA.tables, *indices, "alembic_version"}


def rebuild(connection: Connection, revision: str) -> None:
    """Give a database the shape of an older revision, with its rows in the columns that existed then."""
    kept = {name: connection.execute(table.select()).mappings().all() for name, table in METADATA.tables.items()}
    reflected(connection).drop_all(connection)
    command.upgrade(configured(connection), revision)
    for table in reflected(connection).sorted_tables:
        names = table.columns.keys()
        if found := [{name: row[name] for name in names if name in row} for row in kept.get(table.name, ())]:
            connection.execute(table.delete())
            connection.execute(table.insert(), found)


def reflected(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found


async def test_tables_of_the_first_shape_are_kept_and_played_on(place: Place) -> None:
    """A database as the first release left it, with a game that runs and one that waits in the list."""
    await bring_up_to_date(place)
    database = Database(place)
    home = House(DatabaseStorage(database))
    running, waiting = await home.two(), await home.open("me", "open", listed=True)
    await home.play(running, ANNA, "place a3 0")
    before = await home.everything(running)
    await within(database.engine, lambda connection: rebuild(connection, "0001"))
    assert "pulse" not in names(place)
    await database.close()
    assert await bring_up_to_date(place, "any fingerprint") == 0
    database = Database(place)
    home = House(DatabaseStorage(database))
    table = await home.tables.get(running.stored.id)
    assert await home.everything(table) == before
    assert await home.storage.open_tables() == [waiting.stored]
    await home.play(table, ANNA, "end")
    await DatabaseStorage(database).probe_write()
    await database.close()


FATES = ["", "hurried", "away", "resigned", "resigned hurried", "timeout", "timeout hurried", "away hurried"]


async def test_why_a_seat_was_lost_and_whether_its_bot_hurried_become_two_columns(place: Place) -> None:
    await bring_up_to_date(place)
    database = Database(place)
    id = (await House(DatabaseStorage(database)).seeded("me", "bot random")).stored.id
    await within(database.engine, lambda connection: rebuild(connection, "0018"))
    script(place, "delete from seats where seat = 1")
    for seat, fate in enumerate(FATES):
        columns = "table_id, seat, kind, person, name, bot, salt, standby, offered, was, fate"
        values = f"'{id}', {seat + 2}, 'bot', '', '', 'random', '', false, '', '{BEN}', '{fate}'"
        script(place, f"insert into seats ({columns}) values ({values})")
    await within(database.engine, lambda connection: command.upgrade(configured(connection), "head"))
    table = await DatabaseStorage(database).table(id)
    assert table is not None
    assert [(seat.fate, seat.hurried, seat.former_person) for seat in table.seats[1:]] == [
        ("", False, BEN),
        ("", True, BEN),
        ("away", False, BEN),
        ("resigned", False, BEN),
        ("resigned", True, BEN),
        ("timeout", False, BEN),
        ("timeout", True, BEN),
        ("away", True, BEN),
    ]
    await database.close()


async def test_a_migration_that_breaks_off_leaves_nothing_behind(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    create = op.create_table

    def breaks(name: str, *columns: Any, **more: Any) -> Any:
        if len(made) == 4:
            raise RuntimeError("the disk is full")
        made.append(name)
        return create(name, *columns, **more)

    monkeypatch.setattr(op, "create_table", breaks)
    with pytest.raises(RuntimeError, match="the disk is full"):
        await bring_up_to_date(place)
    assert len(made) == 4
    assert names(place) == set()
    monkeypatch.undo()
    await bring_up_to_date(place)
    assert set(METADATA.tables) < names(place)


async def test_a_database_from_the_future_is_left_alone(database: Database, place: Place) -> None:
    await People(database).rename(ANNA, "Anna")
    script(place, "update alembic_version set version_num = '9999'")
    with pytest.raises(Exception, match="9999"):
        await migrate(database)
    assert rows(place, "select version_num from alembic_version") == [("9999",)]
    assert rows(place, "select name from people") == [("Anna",)]


async def test_every_connection_keeps_what_it_was_given(database: Database, place: Place) -> None:
    ask, wanted = ("pragma", PRAGMAS) if isinstance(place, Path) else ("show", SESSION)

    def said(connection: Connection) -> dict[str, object]:
        return {name: connection.scalar(text(f"{ask} {name}")) for name in wanted}

    async with database.engine.connect() as one, database.engine.connect() as two, database.engine.connect() as three:
        for connection in (one, two, three):
            assert await connection.run_sync(said) == wanted
    assert await database.writer.write(said) == wanted


async def test_readers_and_a_writer_do_not_wait_for_each_other(engine: AsyncEngine, database: Database) -> None:
    people = People(database)
    async with engine.begin() as writing:
        await writing.execute(text("insert into people values ('x', 'X', 0)"))
        async with asyncio.timeout(5):
            assert await people.name_of("x") == ""
    assert await people.name_of("x") == "X"


async def test_a_name_is_remembered_and_can_be_changed(database: Database) -> None:
    people = People(database)
    assert await people.name_of(ANNA) == ""
    for name in ("Anna", "Анна \N{SLOTH}"):
        await people.rename(ANNA, name)
        assert await people.name_of(ANNA) == name


async def test_the_seed_is_kept_apart_from_what_is_served(database: Database, place: Place) -> None:
    storage = DatabaseStorage(database)
    stored = seating.new_table(asked("me", "open"), ANNA, "Anna", SEED)
    await storage.add_table(stored, SEED)
    assert SEED.hex() not in repr(await storage.table(stored.id))
    for name in METADATA.tables:
        held = [value for row in rows(place, f"select * from {name}") for value in row]
        assert (SEED in held) == (name == "seeds")
