"""The database: its shape, its migrations, and what it promises."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command, op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from cenote.core.record import Entry
from cenote.core.replay import Snapshot
from cenote.server import seating
from cenote.server.storage.database import configured, migrate, open_database
from cenote.server.storage.schema import METADATA
from cenote.server.storage.store import Change, Conflict, Request, Seat, Store
from tests.server.support import ANNA, SEED, rows, script, wish

Test = Callable[[AsyncEngine, Store], Coroutine[None, None, None]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "cenote.db"


def run(path: Path, test: Test, *, migrated: bool = True) -> None:
    async def opened() -> None:
        engine = open_database(path)
        try:
            if migrated:
                await migrate(engine)
            await test(engine, Store(engine))
        finally:
            await engine.dispose()

    asyncio.run(opened())


async def within(engine: AsyncEngine, done: Callable[[Connection], Any]) -> Any:
    async with engine.begin() as connection:
        return await connection.run_sync(done)


def differences(connection: Connection) -> Any:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return compare_metadata(context, METADATA)


def names(path: Path) -> set[str]:
    return {name for (name,) in rows(path, "select name from sqlite_master where name not like 'sqlite_%'")}


# --- the shape -------------------------------------------------------------------------------------------------


def test_migrations_lead_from_nothing_to_exactly_the_shape_in_the_code(path: Path) -> None:
    async def test(engine: AsyncEngine, _: Store) -> None:
        assert await within(engine, differences) == []
        await migrate(engine)
        assert await within(engine, differences) == []

    run(path, test)
    indices = {str(index.name) for table in METADATA.tables.values() for index in table.indexes}
    assert names(path) == {*METADATA.tables, *indices, "alembic_version"}


def test_migrations_lead_back_to_nothing_and_forth_again(path: Path) -> None:
    async def test(engine: AsyncEngine, store: Store) -> None:
        await within(engine, lambda connection: command.downgrade(configured(connection), "base"))
        assert names(path) == {"alembic_version"}
        await migrate(engine)
        assert await within(engine, differences) == []
        assert await store.alive()

    run(path, test)


def test_a_migration_that_breaks_off_leaves_nothing_behind(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    create = op.create_table

    def breaks(name: str, *columns: Any, **more: Any) -> Any:
        if len(made) == 4:
            raise RuntimeError("the disk is full")
        made.append(name)
        return create(name, *columns, **more)

    async def test(engine: AsyncEngine, _: Store) -> None:
        with pytest.raises(RuntimeError, match="the disk is full"):
            await migrate(engine)

    monkeypatch.setattr(op, "create_table", breaks)
    run(path, test, migrated=False)
    assert len(made) == 4
    assert names(path) == set()
    monkeypatch.undo()

    async def again(engine: AsyncEngine, _: Store) -> None:
        assert await within(engine, differences) == []

    run(path, again)


def test_a_database_from_the_future_is_left_alone(path: Path) -> None:
    async def made(_: AsyncEngine, store: Store) -> None:
        await store.rename(ANNA, "Anna")

    run(path, made)
    script(path, "update alembic_version set version_num = '9999'")

    async def test(engine: AsyncEngine, _: Store) -> None:
        with pytest.raises(Exception, match="9999"):
            await migrate(engine)

    run(path, test, migrated=False)
    assert rows(path, "select version_num from alembic_version") == [("9999",)]
    assert rows(path, "select name from people") == [("Anna",)]


# --- the promises ----------------------------------------------------------------------------------------------


def test_every_connection_keeps_what_it_was_given(path: Path) -> None:
    async def test(engine: AsyncEngine, _: Store) -> None:
        async with engine.connect() as one, engine.connect() as two, engine.connect() as three:
            for connection in (one, two, three):
                said = {
                    pragma: await connection.scalar(text(f"pragma {pragma}"))
                    for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                }
                assert said == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}

    run(path, test)


def test_readers_and_a_writer_do_not_wait_for_each_other(path: Path) -> None:
    async def test(engine: AsyncEngine, store: Store) -> None:
        async with engine.begin() as writing:
            await writing.execute(text("insert into people values ('x', 'X', 0)"))
            async with asyncio.timeout(5):
                assert await store.name_of("x") == ""
        assert await store.name_of("x") == "X"

    run(path, test)


def test_entries_are_only_added_to_and_a_version_is_written_once(path: Path) -> None:
    async def test(_: AsyncEngine, store: Store) -> None:
        stored = seating.new_table(wish("me", "open"), ANNA, "Anna", SEED)
        await store.add_table(stored, SEED)
        await store.append(stored.id, Change(0, (Entry(-1, "draw A3"), Entry(0, "place a3 0"))))
        before = rows(path, "select * from entries"), rows(path, "select * from tables")
        clash = Change(
            1, (Entry(0, "end"), Entry(-1, "draw A4")), Request(ANNA, "r", 2), Snapshot(3, "x"), (1,), "over"
        )
        with pytest.raises(Conflict):
            await store.append(stored.id, clash)
        assert (rows(path, "select * from entries"), rows(path, "select * from tables")) == before
        assert rows(path, "select * from requests") == rows(path, "select * from snapshots") == []
        await store.append(stored.id, replace(clash, version=2))
        kept = await store.kept(stored.id)
        assert [entry.text for entry in kept.entries] == ["draw A3", "place a3 0", "end", "draw A4"]
        assert (kept.snapshot, kept.numbers, kept.seed) == (Snapshot(3, "x"), (1,), SEED)
        assert await store.answered(stored.id, ANNA, "r") == 2
        assert await store.answered(stored.id, "somebody", "r") is None
        assert repr(SEED) not in repr(kept)

    run(path, test)


def test_a_request_is_written_with_its_entries_or_not_at_all(path: Path) -> None:
    async def test(_: AsyncEngine, store: Store) -> None:
        stored = seating.new_table(wish("me", "open"), ANNA, "Anna", SEED)
        await store.add_table(stored, SEED)
        await store.append(stored.id, Change(0, (Entry(-1, "draw A3"),), Request(ANNA, "r", 1)))
        with pytest.raises(Conflict):
            await store.append(stored.id, Change(1, (Entry(0, "end"),), Request(ANNA, "r", 2)))
        assert rows(path, "select version from entries") == [(0,)]
        assert await store.answered(stored.id, ANNA, "r") == 1

    run(path, test)


def test_entries_of_a_table_that_is_not_there_are_refused(path: Path) -> None:
    async def test(_: AsyncEngine, store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("nosuchtable1", Change(0, (Entry(0, "end"),)))

    run(path, test)


def test_a_table_comes_back_as_it_was_stored(path: Path) -> None:
    async def test(_: AsyncEngine, store: Store) -> None:
        asked = wish("me", "open", "bot greedy", mode="auction", options=["camp-needs-member"], listed=True)
        stored = seating.new_table(asked, ANNA, "Анна \N{SLOTH}", SEED)
        await store.add_table(stored, SEED)
        assert await store.table(stored.id) == stored
        assert await store.table("nosuchtable1") is None
        after = await store.change_table(stored, replace(stored, seats=(*stored.seats[:2], Seat("open"))))
        assert await store.table(stored.id) == after
        with pytest.raises(Conflict):
            await store.change_table(stored, replace(stored, status="over"))
        assert await store.table(stored.id) == after

    run(path, test)


def test_the_seed_is_kept_apart_from_what_is_served(path: Path) -> None:
    async def test(_: AsyncEngine, store: Store) -> None:
        stored = seating.new_table(wish("me", "open"), ANNA, "Anna", SEED)
        await store.add_table(stored, SEED)
        assert SEED.hex() not in repr(await store.table(stored.id))

    run(path, test)
    for name in METADATA.tables:
        held = [value for row in rows(path, f"select * from {name}") for value in row]
        assert (SEED in held) == (name == "seeds")
