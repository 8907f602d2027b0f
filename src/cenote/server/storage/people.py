"""The names that people have chosen; before they choose one, a guest is a signed cookie and nothing else."""

from __future__ import annotations

import time

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from cenote.server.storage.schema import PEOPLE


class People:
    """Everybody who has a name here."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def name_of(self, person: str) -> str:
        """A person's chosen name, or "" for somebody who has chosen none."""
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(select(PEOPLE.c.name).where(PEOPLE.c.id == person))
            return found or ""

    async def rename(self, person: str, name: str) -> None:
        """Remember somebody's name."""
        async with self._engine.begin() as connection:
            done = await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
            if not done.rowcount:
                await connection.execute(insert(PEOPLE).values(id=person, name=name, created=time.time()))
