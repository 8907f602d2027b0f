"""The addresses from which accounts use rated tables, stored as keyed hashes."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, and_, delete

from cenote.server.storage.database import Repository
from cenote.server.storage.locking import insert_new
from cenote.server.storage.schema import TABLE_SOURCES


class Sources(Repository):
    """The address hashes of each rated table."""

    async def add(self, table: str, person: str, source: str) -> None:
        """Store an address hash, unless it is stored already, or the table or the account is deleted."""
        row = {"table_id": table, "person": person, "source": source}
        await self._write(lambda connection: insert_new(connection, TABLE_SOURCES, row))


def forget_sources(connection: Connection, table: str, *, but: Collection[str]) -> None:
    """Delete the address hashes of a table, except those of some people."""
    theirs = and_(TABLE_SOURCES.c.table_id == table, TABLE_SOURCES.c.person.not_in(but))
    connection.execute(delete(TABLE_SOURCES).where(theirs))
