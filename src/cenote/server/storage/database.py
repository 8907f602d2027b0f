"""Opening the database: told to keep what it is given, and brought to the newest shape."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cenote.server.storage.strangers import count_strangers
from cenote.server.storage.writer import Writer

MIGRATIONS: Final = Path(__file__).parent / "migrations"


class Database:
    """One SQLite file: readers beside one writer, and nothing counts as stored before it is on disk."""

    def __init__(self, path: Path) -> None:
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        writing = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
        for engine, begin in ((self.engine.sync_engine, _begin), (writing, _begin_to_write)):
            event.listen(engine, "connect", _prepare)
            event.listen(engine, "begin", begin)
        self.writer = Writer(writing)

    async def close(self) -> None:
        """When everything that was begun is written."""
        await self.writer.close()
        await self.engine.dispose()


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver begins no transactions of its own, so that migrations are whole too
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_to_write(connection: Connection) -> None:
    """Whoever means to write says so at once: what they read first is then still true when they write."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest shape; a newer one than we know is refused by Alembic."""
    if engine.url.database:
        Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


async def bring_up_to_date(path: Path, fingerprint: str = "") -> int:
    """Make or migrate a database before it is served from; how many tables in it belong to another secret."""
    database = Database(path)
    try:
        await migrate(database.engine)
        return await count_strangers(database.engine, fingerprint)
    finally:
        await database.close()


def _upgrade(connection: Connection) -> None:
    command.upgrade(configured(connection), "head")


def configured(connection: Connection) -> Config:
    """Alembic's configuration for a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
