"""SQLite: one file in the data folder, for one server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def engines(path: Path) -> tuple[AsyncEngine, Engine]:
    """For those who read, and for the one who writes."""
    reading = create_async_engine(f"sqlite+aiosqlite:///{path}", hide_parameters=True)
    writing = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False}, hide_parameters=True)
    for engine, begin in ((reading.sync_engine, _begin), (writing, _begin_to_write)):
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", begin)
    return reading, writing


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
