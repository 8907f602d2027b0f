"""Reaching a database that a server may be serving from: to read at one moment, or to write beside it."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import connect
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from cenote.server.storage.database import Database


def reader(url: str) -> Engine:
    """Whoever reads sees one moment in each transaction, keeps nobody waiting, and cannot write."""
    if not is_file(url):
        return create_engine(url, isolation_level="REPEATABLE READ", hide_parameters=True)
    where = f"{file_of(url).absolute().as_uri()}?mode=ro"
    engine = create_engine(
        "sqlite://", creator=lambda: connect(where, uri=True), poolclass=NullPool, hide_parameters=True
    )
    event.listen(engine, "connect", _by_hand)
    event.listen(engine, "begin", _begin)
    return engine


def writer(url: str) -> Engine:
    """Whoever writes beside a server says so at once, and waits for their turn."""
    return Database(file_of(url)).writer.engine


def is_file(url: str) -> bool:
    """Whether the database is one file (SQLite), and no server of its own."""
    return make_url(url).get_backend_name() == "sqlite"


def file_of(url: str) -> Path:
    """The file of a database that is one."""
    return Path(make_url(url).database or "")


def _by_hand(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver would begin no transaction before something is written


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
