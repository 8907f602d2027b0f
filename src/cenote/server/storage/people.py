"""Display names that people have chosen. A guest without one has no row, only a signed cookie."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from cenote.server.storage.database import Database, Repository
from cenote.server.storage.locking import upsert
from cenote.server.storage.schema import LAST_VISITS, PEOPLE
from cenote.server.storage.unavailable import DatabaseUnavailable

DAY: Final = 24 * 3600


class People(Repository):
    """Display names, and the time of each person's last visit, to the day."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._today: tuple[int, set[str]] = (0, set())
        """The current day, and the people whose visit on that day is stored already."""

    async def name_of(self, person: str) -> str:
        """Return a person's chosen name, or "" if they have none. Record the visit of a known person."""
        found: str | None = await self._value(select(PEOPLE.c.name).where(PEOPLE.c.id == person))
        if found is not None:
            await self._note_visit(person)
        return found or ""

    async def _note_visit(self, person: str) -> None:
        """Record a visit once a day. Suppress database errors, so that the request does not fail."""
        day = int(time.time() // DAY)
        if self._today[0] != day:
            self._today = (day, set())
        if person not in self._today[1]:
            self._today[1].add(person)
            visit = partial(upsert, table=LAST_VISITS, key={"person": person}, values={"at": time.time()})
            with suppress(SQLAlchemyError, DatabaseUnavailable):
                await self._write(visit)

    async def rename(self, person: str, name: str) -> None:
        """Store a person's name."""
        await self._write(lambda connection: write_name(connection, person, name))


def write_name(connection: Connection, person: str, name: str) -> None:
    """Store a person's name within the caller's transaction."""
    upsert(connection, PEOPLE, {"id": person}, {"name": name}, {"created": time.time()})
