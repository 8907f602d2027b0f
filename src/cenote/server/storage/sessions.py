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
"""How many characters of its key identify a session to its owner."""


@dataclass(frozen=True)
class Session:
    """A logged-in browser, where `device` is its description and `source` a keyed hash of its address."""

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
    """All sessions in the database."""

    async def find(self, key: str) -> Session | None:
        """Return the session with this key, or None if it has ended or expired."""
        found = await self._all(SESSIONS.c.key == key)
        return found[0] if found else None

    async def of(self, person: str) -> list[Session]:
        """Return a person's sessions, last used first."""
        return await self._all(SESSIONS.c.person == person)

    async def among(self, keys: Sequence[str]) -> set[str]:
        """Return the keys of those of these sessions that are still open."""
        return {session.key for session in await self._all(SESSIONS.c.key.in_(keys))}

    async def touch(self, key: str, source: str) -> None:
        """Record that a session is used now, and from which address."""
        seen = update(SESSIONS).where(SESSIONS.c.key == key).values(seen=time.time(), source=source)
        await self._write(lambda connection: connection.execute(seen))

    async def end(self, person: str, handle: str = "", *, but: str = "") -> list[str]:
        """End the person's session with this handle, or without one all but `but`.

        Return the keys of the ended sessions.
        """
        which = SESSIONS.c.key.startswith(handle, autoescape=True) if handle else SESSIONS.c.key != but
        return await self._write(lambda connection: end_all(connection, person, which))

    async def _all(self, condition: ColumnElement[bool]) -> list[Session]:
        wanted = select(SESSIONS).where(and_(condition, _lasts())).order_by(SESSIONS.c.seen.desc())
        return [Session(*row) for row in await self._rows(wanted)]


def open_session(connection: Connection, session: Session) -> None:
    """Store a new session."""
    connection.execute(insert(SESSIONS).values(asdict(session)))


def end_all(connection: Connection, person: str, which: ColumnElement[bool] | None = None) -> list[str]:
    """End all or some of a person's sessions, and return their keys."""
    theirs = SESSIONS.c.person == person if which is None else and_(SESSIONS.c.person == person, which)
    keys = [row.key for row in connection.execute(select(SESSIONS.c.key).where(theirs))]
    connection.execute(delete(SESSIONS).where(SESSIONS.c.key.in_(keys)))
    return keys


def _lasts() -> ColumnElement[bool]:
    return SESSIONS.c.seen > time.time() - limits.ACCOUNTS.session_seconds
