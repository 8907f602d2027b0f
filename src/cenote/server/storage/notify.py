"""Change notices to the other servers through PostgreSQL's NOTIFY, which sends them when the transaction commits."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

NOTICES: Final = "cenote"
"""The PostgreSQL channel to which servers listen."""


def notice(connection: Connection, table: str, what: str, revision: int = 0) -> None:
    """Announce an event of a table or of a server to the other servers. On SQLite, do nothing.

    A caller that knows the table's new revision passes it, so that servers which have it already need not read it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(NOTICES, f"{what} {table} {revision}")))
