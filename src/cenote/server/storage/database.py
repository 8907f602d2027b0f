"""Database setup: engines, writer and migrations, for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, Row, text

from cenote.server import limits
from cenote.server.storage import postgres, sqlite
from cenote.server.storage.foreign_secret import count_foreign_tables
from cenote.server.storage.locking import advisory_lock
from cenote.server.storage.unavailable import translate
from cenote.server.storage.writer import Writer

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LONGEST_MIGRATION: Final = "SET LOCAL lock_timeout = '10min'"


class Database:
    """A database with concurrent readers and a single writer, in which a change counts as stored once it is on disk.

    A path names an SQLite file, any other place is a PostgreSQL URL. An outage of PostgreSQL is waited out for
    `patience` seconds.
    """

    def __init__(self, place: Path | str, patience: float = limits.SERVER.outage_seconds) -> None:
        self.place = place
        opened = sqlite.engines(place) if isinstance(place, Path) else postgres.engines(place, patience)
        self.engine, writing = opened
        for engine in (self.engine.sync_engine, writing):
            translate(engine)
        self.writer = Writer(writing)

    @property
    def shared(self) -> bool:
        """Whether several servers may use the database at the same time."""
        return not isinstance(self.place, Path)

    async def close(self) -> None:
        """Finish pending writes, then close all connections."""
        await self.writer.close()
        await self.engine.dispose()


class Repository:
    """Repository base: readers see what is stored, writers share the database's queue."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._write = database.writer.write

    async def _rows(self, query: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _row(self, query: Executable) -> Row[*tuple[Any, ...]] | None:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def _value(self, query: Executable) -> Any:
        async with self._engine.connect() as connection:
            return await connection.scalar(query)


async def migrate(database: Database) -> None:
    """Apply pending migrations under a lock, so that one server does so at a time.

    Alembic refuses a database newer than this code.
    """
    if isinstance(database.place, Path):
        database.place.parent.mkdir(parents=True, exist_ok=True)
    await database.writer.write(_upgrade)


async def bring_up_to_date(place: Path | str, fingerprint: str = "") -> int:
    """Create or migrate a database before it is served. Return the number of its tables made under another secret.

    Do not wait for an unreachable database, because the admin who runs the command can fix it.
    """
    database = Database(place, patience=0)
    try:
        await migrate(database)
        return await count_foreign_tables(database.engine, fingerprint)
    finally:
        await database.close()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(LONGEST_MIGRATION))
    advisory_lock(connection, "migrations")
    command.upgrade(configured(connection), "head")


def configured(connection: Connection) -> Config:
    """Build the Alembic configuration for a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
