"""Sessions: one row for each logged-in browser, found by the hash of its cookie's value."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from cenote.server import limits
from cenote.server.storage.database import Repository
from cenote.server.storage.schema import SESSIONS

HANDLE = 16
"""Characters of its key that identify a session to its owner."""


@dataclass(frozen=True)
class Session:
    """A logged-in browser; `device` is a description, `source` a keyed hash of its address."""

    key: str
    person: str
    device: str
    source: str
    created: float
    seen: float

    @property
    def handle(self) -> str:
        return self.key[:HANDLE]


class Sessions(Repository):
    """All sessions."""

    async def find(self, key: str) -> Session | None:
        """The session of this key, unless it has ended or expired."""
        found = await self._all(SESSIONS.c.key == key)
        return found[0] if found else None

    async def of(self, person: str) -> list[Session]:
        """A person's sessions, last used first."""
        return await self._all(SESSIONS.c.person == person)

    async def among(self, keys: Sequence[str]) -> set[str]:
        """Which of these sessions are still open."""
        return {session.key for session in await self._all(SESSIONS.c.key.in_(keys))}

    async def touch(self, key: str, source: str) -> None:
        """Record that a session was used just now, and from where."""
        seen = update(SESSIONS).where(SESSIONS.c.key == key).values(seen=time.time(), source=source)
        await self._write(lambda connection: connection.execute(seen))

    async def end(self, person: str, handle: str = "", *, but: str = "") -> list[str]:
        """End one of a person's sessions, or all but one; the keys of the ended ones."""
        which = SESSIONS.c.key.startswith(handle, autoescape=True) if handle else SESSIONS.c.key != but
        return await self._write(lambda connection: end_all(connection, person, which))

    async def _all(self, condition: ColumnElement[bool]) -> list[Session]:
        wanted = select(SESSIONS).where(and_(condition, _lasts())).order_by(SESSIONS.c.seen.desc())
        return [Session(*row) for row in await self._rows(wanted)]


def open_session(connection: Connection, session: Session) -> None:
    """Store a new session."""
    connection.execute(insert(SESSIONS).values(asdict(session)))


def end_all(connection: Connection, person: str, which: ColumnElement[bool] | None = None) -> list[str]:
    """End all or some of a person's sessions; the keys of the ended ones."""
    theirs = SESSIONS.c.person == person if which is None else and_(SESSIONS.c.person == person, which)
    keys = [row.key for row in connection.execute(select(SESSIONS.c.key).where(theirs))]
    connection.execute(delete(SESSIONS).where(SESSIONS.c.key.in_(keys)))
    return keys


def _lasts() -> ColumnElement[bool]:
    return SESSIONS.c.seen > time.time() - limits.ACCOUNTS.session_seconds
