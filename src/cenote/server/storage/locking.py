"""Advisory locks and upserts for servers that share a database.

SQLite needs no locks, because it has a single writer.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection, Table, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

Row = Mapping[str, Any]


def advisory_lock(connection: Connection, *what: str) -> None:
    """Take PostgreSQL advisory locks on these words until the transaction ends.

    Rows counted under a lock cannot change before the caller inserts one. Locks are taken in the given order, which
    callers must keep consistent to avoid deadlocks.
    """
    if connection.dialect.name == "postgresql":
        for word in what:
            connection.execute(select(func.pg_advisory_xact_lock(_number(word))))


def upsert(connection: Connection, table: Table, key: Row, values: Row, at_first: Row = MappingProxyType({})) -> None:
    """Update a row or insert it. Only an inserted row gets the values of `at_first`."""
    same = and_(*(table.c[name] == value for name, value in key.items()))
    change = update(table).where(same).values(dict(values))
    if connection.execute(change).rowcount:
        return
    if not insert_new(connection, table, {**key, **values, **at_first}):
        connection.execute(change)


def insert_new(connection: Connection, table: Table, values: Row) -> bool:
    """Insert a row; False if it exists, because another server was faster, or refers to one that is deleted."""
    try:
        with connection.begin_nested():
            connection.execute(insert(table).values(dict(values)))
    except IntegrityError:
        return False
    return True


def _number(word: str) -> int:
    return int.from_bytes(sha256(word.encode()).digest()[:8], "big", signed=True)
