"""Telling other servers of the same database what has changed, within the change: told with it, or not at all."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

NOTICES: Final = "cenote"
"""The channel of the database on which servers listen."""


def notice(connection: Connection, table: str, what: str, revision: int = 0) -> None:
    """Say what changed at a table: "moved", "people", "chat"; where there can be only one server, nobody listens.

    Whoever knows the table's revision says it too, so that those who have it need not look.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(NOTICES, f"{what} {table} {revision}")))
