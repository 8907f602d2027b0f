"""The addresses from which accounts use rated tables, stored as keyed hashes."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, and_, delete, insert
from sqlalchemy.exc import IntegrityError

from cenote.server.storage.database import Database
from cenote.server.storage.schema import TABLE_SOURCES


class Sources:
    """The address hashes of each rated table."""

    def __init__(self, database: Database) -> None:
        self._write = database.writer.write

    async def add(self, table: str, person: str, source: str) -> None:
        """Store an address hash, unless it is stored already, or the table or the account is deleted."""

        def add(connection: Connection) -> None:
            try:
                with connection.begin_nested():
                    connection.execute(insert(TABLE_SOURCES).values(table_id=table, person=person, source=source))
            except IntegrityError:
                pass

        await self._write(add)


def forget_sources(connection: Connection, table: str, *, but: Collection[str]) -> None:
    """Delete the address hashes of a table, except those of some people."""
    theirs = and_(TABLE_SOURCES.c.table_id == table, TABLE_SOURCES.c.person.not_in(but))
    connection.execute(delete(TABLE_SOURCES).where(theirs))
