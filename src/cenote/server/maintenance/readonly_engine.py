"""Read-only engine for a database in use, which reads a snapshot and blocks no writer."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import connect
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool

from cenote.server.storage.postgres import NoDriver, address, shown


def reader(place: Path | str) -> Engine:
    """Return an engine that sees one snapshot in each transaction and cannot write."""
    if isinstance(place, Path):
        return _reader_of_file(place)
    try:
        engine = create_engine(address(place), isolation_level="REPEATABLE READ", hide_parameters=True)
    except ImportError:
        raise NoDriver from None
    return engine.execution_options(postgresql_readonly=True)


def _reader_of_file(path: Path) -> Engine:
    where = f"{path.absolute().as_uri()}?mode=ro"

    def opened() -> Any:
        return connect(where, uri=True)

    engine = create_engine("sqlite://", creator=opened, poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "connect", _by_hand)
    event.listen(engine, "begin", _begin)
    return engine


def called(place: Path | str) -> str:
    """Return the path or URL of a database, without the password."""
    return str(place) if isinstance(place, Path) else shown(address(place))


def _by_hand(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver would begin a transaction only at the first write


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
