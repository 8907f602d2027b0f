"""Opening the database: told to keep what it is given, and brought to the newest shape."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from cenote.server.limits import DATABASE_SECONDS
from cenote.server.storage import postgres, sqlite
from cenote.server.storage.foreign_secret import count_foreign_tables
from cenote.server.storage.locking import advisory_lock
from cenote.server.storage.unavailable import translate
from cenote.server.storage.writer import Writer

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LONGEST_MIGRATION: Final = "SET LOCAL lock_timeout = '10min'"


class Database:
    """Readers beside one writer, and nothing counts as stored before it is on disk.

    A path is a file of SQLite's; anything else is the address of a PostgreSQL. One that goes away while it is used is
    waited for.
    """

    def __init__(self, place: Path | str, patience: float = DATABASE_SECONDS) -> None:
        self.place = place
        opened = sqlite.engines(place) if isinstance(place, Path) else postgres.engines(place, patience)
        self.engine, writing = opened
        for engine in (self.engine.sync_engine, writing):
            translate(engine)
        self.writer = Writer(writing)

    @property
    def shared(self) -> bool:
        """Whether other servers may use it at the same time."""
        return not isinstance(self.place, Path)

    async def close(self) -> None:
        """When everything that was begun is written."""
        await self.writer.close()
        await self.engine.dispose()


async def migrate(database: Database) -> None:
    """Bring a database to the newest shape, one server after the other; a newer one than we know Alembic refuses."""
    if isinstance(database.place, Path):
        database.place.parent.mkdir(parents=True, exist_ok=True)
    await database.writer.write(_upgrade)


async def bring_up_to_date(place: Path | str, fingerprint: str = "") -> int:
    """Make or migrate a database before it is served from; how many tables in it belong to another secret.

    One that is not there is not waited for: somebody sits before the screen and can see to it.
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
    """Alembic's configuration for a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
