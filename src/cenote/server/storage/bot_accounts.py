"""Programs that play at tables, whose they are, and the hashes of their tokens."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select

from cenote.server.storage import channels
from cenote.server.storage.contract import TooMany
from cenote.server.storage.database import Database
from cenote.server.storage.locking import advisory_lock
from cenote.server.storage.person_ids import PREFIX
from cenote.server.storage.schema import PEOPLE, PROGRAMS, SEATS, TABLES, VISITS, WHENCE

MOST_TABLES: Final = 200
"""Running tables, the newest first, at which a program is told that it is to decide."""


class Program(NamedTuple):
    """A program: who it is at tables, and since when it is known."""

    person: str
    name: str
    created: float


class Programs:
    """All programs of this server."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._write = database.writer.write

    async def add(self, owner: str, name: str, most: int) -> tuple[Program, str]:
        """A new program, and its token, which is told now and never again; TooMany if the owner has enough."""
        program = Program(PREFIX + secrets.token_urlsafe(16), name, time.time())
        token = f"cenote_{secrets.token_urlsafe(32)}"

        def keep(connection: Connection) -> None:
            advisory_lock(connection, f"programs {owner}")
            count = select(func.count()).select_from(PROGRAMS).where(PROGRAMS.c.owner == owner)
            if (connection.scalar(count) or 0) >= most:
                raise TooMany("programs", most)
            connection.execute(insert(PEOPLE).values(id=program.person, name=name, created=program.created))
            connection.execute(insert(PROGRAMS).values(person=program.person, owner=owner, token=_hash(token)))

        await self._write(keep)
        return program, token

    async def of(self, owner: str) -> list[Program]:
        """Somebody's programs, the oldest first."""
        theirs = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.created).join(PROGRAMS, PROGRAMS.c.person == PEOPLE.c.id)
        async with self._engine.connect() as connection:
            rows = await connection.execute(theirs.where(PROGRAMS.c.owner == owner).order_by(PEOPLE.c.created))
            return [Program(*row) for row in rows]

    async def remove(self, owner: str, person: str) -> bool:
        """Forget a program of somebody's: its token is worth nothing from now on."""
        same = and_(PROGRAMS.c.person == person, PROGRAMS.c.owner == owner)

        def remove(connection: Connection) -> bool:
            if not connection.execute(delete(PROGRAMS).where(same)).rowcount:
                return False
            forget(connection, person)
            return True

        return await self._write(remove)

    async def person_of(self, token: str) -> str:
        """The program of a token; "" if there is none."""
        async with self._engine.connect() as connection:
            same = select(PROGRAMS.c.person).where(PROGRAMS.c.token == _hash(token))
            found: str | None = await connection.scalar(same)
            return found or ""

    async def among(self, people: Sequence[str]) -> set[str]:
        """Which of these are programs that have a token."""
        async with self._engine.connect() as connection:
            return set(await connection.scalars(select(PROGRAMS.c.person).where(PROGRAMS.c.person.in_(people))))

    async def playing_at(self, person: str) -> list[str]:
        """The running tables at which a program sits, the newest first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
        running = select(TABLES.c.id).where(and_(TABLES.c.id.in_(seated), TABLES.c.status == "running"))
        async with self._engine.connect() as connection:
            newest = running.order_by(TABLES.c.updated.desc()).limit(MOST_TABLES)
            return list(await connection.scalars(newest))


def forget(connection: Connection, person: str) -> None:
    """Delete what is known of a program beside its name, which its tables show."""
    channels.forget(connection, person)
    for column in (WHENCE.c.person, VISITS.c.person):
        connection.execute(delete(column.table).where(column == person))


def _hash(token: str) -> str:
    """Tokens are long and random: a plain hash of one tells nothing."""
    return sha256(token.encode()).hexdigest()
