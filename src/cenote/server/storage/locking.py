"""What must hold although several servers write at the same time; on SQLite one writer sees to it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection, Table, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

Row = Mapping[str, Any]


def advisory_lock(connection: Connection, *what: str) -> None:
    """Until this transaction ends, nobody else comes past here with one of the same words.

    So what is counted afterwards is still true when something is added. Who takes several takes them in this order.
    """
    if connection.dialect.name == "postgresql":
        for word in what:
            connection.execute(select(func.pg_advisory_xact_lock(_number(word))))


def upsert(connection: Connection, table: Table, key: Row, values: Row, at_first: Row = MappingProxyType({})) -> None:
    """Write values into a row, whether it is there already or not; a new one also gets what it has `at_first`."""
    same = and_(*(table.c[name] == value for name, value in key.items()))
    change = update(table).where(same).values(dict(values))
    if connection.execute(change).rowcount:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(table).values({**key, **values, **at_first}))
    except IntegrityError:  # another server was faster
        connection.execute(change)


def _number(word: str) -> int:
    return int.from_bytes(sha256(word.encode()).digest()[:8], "big", signed=True)
