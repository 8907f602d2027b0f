"""Whom people do not want to hear, and whom hosts have removed from their tables."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, insert, select
from sqlalchemy.exc import IntegrityError

from cenote.server.storage.database import Database
from cenote.server.storage.notify import notice
from cenote.server.storage.schema import MUTES, REMOVED

MOST: Final = 200
"""How many people one list holds; the oldest makes room."""


@dataclass(frozen=True)
class Named:
    """Somebody in a list: where in it, who, and what they were called then."""

    number: int
    person: str
    name: str


class Mutes:
    """The lists of people whom others do not want to hear."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._write = database.writer.write

    async def of(self, person: str) -> list[Named]:
        """Whom somebody does not want to hear."""
        found = select(MUTES.c.id, MUTES.c.muted, MUTES.c.name).where(MUTES.c.person == person).order_by(MUTES.c.id)
        async with self._engine.connect() as connection:
            return [Named(*row) for row in await connection.execute(found)]

    async def add(self, table: str, person: str, muted: str, name: str) -> None:
        """Let somebody hear nothing more of somebody; their other browsers at the table are told."""

        def add(connection: Connection) -> None:
            values = {"person": person, "muted": muted, "name": name, "at": time.time()}
            _add(connection, MUTES, MUTES.c.person == person, values)
            notice(connection, table, "chat")

        await self._write(add)

    async def end(self, table: str, person: str, number: int) -> None:
        """Let somebody hear somebody again."""

        def end(connection: Connection) -> None:
            connection.execute(delete(MUTES).where(and_(MUTES.c.person == person, MUTES.c.id == number)))
            notice(connection, table, "chat")

        await self._write(end)


class Removals:
    """The lists of people who cannot come back to a table."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._write = database.writer.write

    async def of(self, table: str) -> list[Named]:
        """Who cannot come back to this table."""
        columns = (REMOVED.c.id, REMOVED.c.person, REMOVED.c.name)
        found = select(*columns).where(REMOVED.c.table_id == table).order_by(REMOVED.c.id)
        async with self._engine.connect() as connection:
            return [Named(*row) for row in await connection.execute(found)]

    async def add(self, table: str, person: str, name: str) -> None:
        """Let somebody not come back."""
        values = {"table_id": table, "person": person, "name": name, "at": time.time()}
        await self._write(lambda connection: _add(connection, REMOVED, REMOVED.c.table_id == table, values))

    async def end(self, table: str, number: int) -> None:
        """Let somebody come back."""
        found = and_(REMOVED.c.table_id == table, REMOVED.c.id == number)
        await self._write(lambda connection: connection.execute(delete(REMOVED).where(found)))


def _add(connection: Connection, table: Table, whose: ColumnElement[bool], values: dict[str, object]) -> None:
    """Once; who stands in a list already stays there."""
    with suppress(IntegrityError), connection.begin_nested():
        connection.execute(insert(table).values(values))
    kept = select(table.c.id).where(whose).order_by(table.c.id.desc()).limit(MOST)
    connection.execute(delete(table).where(and_(whose, table.c.id.not_in(kept))))
