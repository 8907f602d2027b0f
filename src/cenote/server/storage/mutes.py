"""Mute lists of people, and lists of the people whom hosts have removed from tables."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, select

from cenote.server.storage.database import Repository
from cenote.server.storage.locking import insert_new
from cenote.server.storage.notify import notice
from cenote.server.storage.schema import MUTES, REMOVALS
from cenote.server.storage.table_event import TableEvent

MOST: Final = 200
"""The maximum length of a list, beyond which a new entry replaces the oldest one."""


@dataclass(frozen=True)
class Named:
    """An entry of a list: its number, the person, and the person's name at that time."""

    number: int
    person: str
    name: str


class Mutes(Repository):
    """The mute lists of all people."""

    async def of(self, person: str) -> list[Named]:
        """Return the people whom a person has muted, oldest entry first."""
        found = select(MUTES.c.id, MUTES.c.muted, MUTES.c.name).where(MUTES.c.person == person).order_by(MUTES.c.id)
        return [Named(*row) for row in await self._rows(found)]

    async def add(self, table: str, person: str, muted: str, name: str) -> None:
        """Mute a person, and notify the table so that the muter's other browsers update."""

        def add(connection: Connection) -> None:
            values = {"person": person, "muted": muted, "name": name, "at": time.time()}
            _add(connection, MUTES, MUTES.c.person == person, values)
            notice(connection, table, TableEvent.CHAT)

        await self._write(add)

    async def end(self, table: str, person: str, number: int) -> None:
        """Remove an entry from a person's mute list, and notify the table."""

        def end(connection: Connection) -> None:
            connection.execute(delete(MUTES).where(and_(MUTES.c.person == person, MUTES.c.id == number)))
            notice(connection, table, TableEvent.CHAT)

        await self._write(end)


class Removals(Repository):
    """The lists of people removed from tables."""

    async def of(self, table: str) -> list[Named]:
        """Return the people who cannot return to a table, oldest entry first."""
        columns = (REMOVALS.c.id, REMOVALS.c.person, REMOVALS.c.name)
        found = select(*columns).where(REMOVALS.c.table_id == table).order_by(REMOVALS.c.id)
        return [Named(*row) for row in await self._rows(found)]

    async def add(self, table: str, person: str, name: str) -> None:
        """Keep a person from returning to a table."""
        values = {"table_id": table, "person": person, "name": name, "at": time.time()}
        await self._write(lambda connection: _add(connection, REMOVALS, REMOVALS.c.table_id == table, values))

    async def end(self, table: str, number: int) -> None:
        """Remove an entry from a table's list, so that the person can return."""
        found = and_(REMOVALS.c.table_id == table, REMOVALS.c.id == number)
        await self._write(lambda connection: connection.execute(delete(REMOVALS).where(found)))


def _add(connection: Connection, table: Table, whose: ColumnElement[bool], values: dict[str, object]) -> None:
    """Insert a row unless it exists, and delete the oldest rows of the list beyond `MOST`."""
    insert_new(connection, table, values)
    kept = select(table.c.id).where(whose).order_by(table.c.id.desc()).limit(MOST)
    connection.execute(delete(table).where(and_(whose, table.c.id.not_in(kept))))
