"""SQLite engines for one file in the data folder, which a single server uses."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PRAGMAS: Final = {"journal_mode": "WAL", "synchronous": "FULL", "foreign_keys": "ON", "busy_timeout": "10000"}
"""Settings that write commits to disk before they are acknowledged, and wait for locks of other processes."""


def engines(path: Path) -> tuple[AsyncEngine, Engine]:
    """Create the engine of the readers and that of the single writer."""
    reading = create_async_engine(f"sqlite+aiosqlite:///{path}", hide_parameters=True)
    writing = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False}, hide_parameters=True)
    for engine, begin in ((reading.sync_engine, _begin), (writing, _begin_to_write)):
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", begin)
    return reading, writing


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # no implicit transactions of the driver, so that migrations are atomic too
    cursor = connection.cursor()
    for name, value in PRAGMAS.items():
        cursor.execute(f"PRAGMA {name}={value}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_to_write(connection: Connection) -> None:
    """Take the write lock at the start of the transaction, so that data read in it cannot change before the write."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
