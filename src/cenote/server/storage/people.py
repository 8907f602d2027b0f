"""The names that people have chosen; before they choose one, a guest is a signed cookie and nothing else."""

from __future__ import annotations

import time

from sqlalchemy import Connection, select

from cenote.server.storage.database import Database
from cenote.server.storage.schema import PEOPLE
from cenote.server.storage.together import keep


class People:
    """Everybody who has a name here."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._write = database.writer.write

    async def name_of(self, person: str) -> str:
        """A person's chosen name, or "" for somebody who has chosen none."""
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(select(PEOPLE.c.name).where(PEOPLE.c.id == person))
            return found or ""

    async def rename(self, person: str, name: str) -> None:
        """Remember somebody's name."""
        await self._write(lambda connection: write_name(connection, person, name))


def write_name(connection: Connection, person: str, name: str) -> None:
    """Remember somebody's name, as a part of something larger."""
    keep(connection, PEOPLE, {"id": person}, {"name": name}, {"created": time.time()})
