"""Chat log: lines numbered by room, the last line that each person has read, and the tables whose chat is closed."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Final, Literal

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update

from cenote.server.protocol.chat_messages import ClosedBy, Phrase
from cenote.server.storage.contract import NotStored
from cenote.server.storage.database import Repository
from cenote.server.storage.locking import insert_new
from cenote.server.storage.notify import notice
from cenote.server.storage.schema import CHAT, CHAT_READ, CLOSED_CHATS
from cenote.server.storage.table_event import TableEvent

KEPT: Final = 2000
"""How many lines each room keeps. Older lines are deleted, so that no chat grows without limit."""

SWEPT: Final = 100
"""How many lines are added between two deletions of old ones."""

TRIES: Final = 20
"""How often to retry if another server has taken a line's number."""


class Closed(NotStored):
    """Raised if the chat of the table is closed."""


@dataclass(frozen=True)
class Line:
    """A chat line, where `seat` is -1 for a spectator."""

    number: int
    person: str
    seat: int
    name: str
    text: str
    phrase: Phrase | Literal[""]
    at: float


class ChatLog(Repository):
    """The chat of all tables in the database."""

    async def say(self, table: str, room: str, line: Line, request: str) -> int:
        """Store a line and return its number, which is the same for a repeated request.

        Raise `Closed` if the table's chat is closed.
        """

        def add(connection: Connection) -> int:
            if connection.scalar(select(CLOSED_CHATS.c.by).where(CLOSED_CHATS.c.table_id == table)) is not None:
                raise Closed
            same = and_(CHAT.c.table_id == table, CHAT.c.person == line.person, CHAT.c.request == request)
            known: int | None = connection.scalar(select(CHAT.c.number).where(same))
            return known if known is not None else _add(connection, table, room, line, request)

        return await self._write(add)

    async def lines(
        self, table: str, room: str, hidden: Collection[str], most: int, *, before: int = 0, after: int = 0
    ) -> list[Line]:
        """Return the newest lines of a room between two numbers, in order, without the lines of hidden people."""
        wanted = [_in(table, room), CHAT.c.number > after, CHAT.c.person.not_in(hidden)]
        if before:
            wanted.append(CHAT.c.number < before)
        columns = (CHAT.c[name] for name in Line.__dataclass_fields__)
        found = select(*columns).where(and_(*wanted)).order_by(CHAT.c.number.desc()).limit(most)
        return [Line(*row) for row in await self._rows(found)][::-1]

    async def unread(self, table: str, room: str, hidden: Collection[str], person: str, after: int) -> int:
        """Count the lines after this one that neither the person nor hidden people wrote."""
        others = and_(_in(table, room), CHAT.c.number > after, CHAT.c.person.not_in((*hidden, person)))
        return await self._value(select(func.count()).select_from(CHAT).where(others)) or 0

    async def writers(self, table: str, room: str) -> list[tuple[str, str]]:
        """Return the people who have written in a room, with each name that they used."""
        found = select(CHAT.c.person, CHAT.c.name).where(_in(table, room)).distinct()
        return [(row.person, row.name) for row in await self._rows(found)]

    async def heard(self, table: str, person: str) -> dict[str, int]:
        """Return the rooms that a person has been in, with the number of the last line that they read in each."""
        found = select(CHAT_READ.c.room, CHAT_READ.c.number).where(
            and_(CHAT_READ.c.table_id == table, CHAT_READ.c.person == person)
        )
        return {row.room: row.number for row in await self._rows(found)}

    async def hear(self, table: str, person: str, room: str, number: int) -> None:
        """Record that a person is in a room and has read up to this line, unless they have read further."""

        def keep(connection: Connection) -> None:
            same = and_(CHAT_READ.c.table_id == table, CHAT_READ.c.person == person, CHAT_READ.c.room == room)
            if connection.scalar(select(CHAT_READ.c.number).where(same)) is None:
                insert_new(connection, CHAT_READ, {"table_id": table, "person": person, "room": room, "number": 0})
            connection.execute(update(CHAT_READ).where(and_(same, CHAT_READ.c.number < number)).values(number=number))

        await self._write(keep)

    async def closed(self, table: str) -> ClosedBy:
        """Return who closed the chat of a table: "host", "keeper" for an admin, or "" if it is open."""
        return await self._value(select(CLOSED_CHATS.c.by).where(CLOSED_CHATS.c.table_id == table)) or ""

    async def close(self, table: str, by: ClosedBy) -> None:
        """Close the chat of a table. If an admin has closed it already, it stays closed by the admin."""

        def keep(connection: Connection) -> None:
            same = CLOSED_CHATS.c.table_id == table
            before = connection.scalar(select(CLOSED_CHATS.c.by).where(same))
            if before != "keeper":
                connection.execute(delete(CLOSED_CHATS).where(same))
                connection.execute(insert(CLOSED_CHATS).values(table_id=table, by=by, at=time.time()))
            notice(connection, table, TableEvent.CHAT)

        await self._write(keep)

    async def reopen(self, table: str, by: ClosedBy) -> bool:
        """Reopen the chat of a table. Return False if an admin has closed it and a host tries to reopen it."""

        def reopen(connection: Connection) -> bool:
            same = CLOSED_CHATS.c.table_id == table
            if by != "keeper" and connection.scalar(select(CLOSED_CHATS.c.by).where(same)) == "keeper":
                return False
            connection.execute(delete(CLOSED_CHATS).where(same))
            notice(connection, table, TableEvent.CHAT)
            return True

        return await self._write(reopen)


def _in(table: str, room: str) -> ColumnElement[bool]:
    return and_(CHAT.c.table_id == table, CHAT.c.room == room)


def _add(connection: Connection, table: str, room: str, line: Line, request: str) -> int:
    for _ in range(TRIES):
        last = connection.scalar(select(func.max(CHAT.c.number)).where(_in(table, room))) or 0
        values = {**asdict(line), "table_id": table, "room": room, "number": last + 1, "request": request}
        if not insert_new(connection, CHAT, values):
            continue
        if (last + 1) % SWEPT == 0:
            connection.execute(delete(CHAT).where(and_(_in(table, room), CHAT.c.number <= last + 1 - KEPT)))
        notice(connection, table, TableEvent.CHAT)
        return int(last) + 1
    raise NotStored("everybody speaks at once")
