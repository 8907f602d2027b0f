"""A database that cannot be reached, or not be written: said to people in one way, whatever the driver calls it."""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext

from cenote.server.errors import Refusal

TELLING: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
"""The codes with which SQLite says that it is not the question that is wrong; further ones have one of these below."""

CLASSES: Final = ("08", "25006", "53", "55P03", "57", "58")
"""How PostgreSQL's codes for the same begin: connection, read-only, no room, locked, being stopped, the system."""

CLASHES: Final = ("40001", "40P01")
"""Two transactions were in each other's way, and this one gave in: it goes well when it is tried again."""

READ_ONLY: Final = "25006"
LOCKED: Final = "55P03"

log = logging.getLogger("cenote.storage")
log.addHandler(logging.NullHandler())  # before a server runs, what is wrong is said by the command


class DatabaseUnavailable(Refusal):
    """Nothing was read, or stored as far as is known; with `again` it may go well on a new connection, at once."""

    def __init__(self, reason: str, *, again: bool = False) -> None:
        super().__init__("unavailable", "the database cannot be used just now", 503)
        self.reason = reason
        self.again = again


class LockTimeout(DatabaseUnavailable):
    """Somebody else holds what this change needs, and does not let go: the trouble of this one, not of others."""


class OutageTimer:
    """For how long a database is waited for: counted from when it went away, and not anew for everybody who comes."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._since: float | None = None
        self._changing = threading.Lock()

    def over(self, reason: object) -> bool:
        """It is away: whether it has been so for too long."""
        with self._changing:
            if self._since is None:
                self._since = self._clock()
                log.error("the database is away: %s", first_line(reason))
            return self._clock() - self._since >= self._seconds

    def back(self) -> None:
        """It is there."""
        with self._changing:
            if self._since is not None:
                log.warning("the database is back after %.1f s", self._clock() - self._since)
                self._since = None


def translate(engine: Engine) -> None:
    """From now on what fails because the database is away is raised as `DatabaseUnavailable`."""
    event.listen(engine, "handle_error", _translated)


def _translated(context: ExceptionContext) -> DatabaseUnavailable | None:
    error = context.original_exception
    if context.is_pre_ping:  # a connection that has ended while nobody used it is replaced
        return None
    if not isinstance(error, Exception):  # whoever asked was cancelled, and must know
        return None
    state, code = str(getattr(error, "sqlstate", None) or ""), getattr(error, "sqlite_errorcode", 0) & 0xFF
    if state in CLASHES:
        return DatabaseUnavailable(first_line(error), again=True)
    if state == READ_ONLY or code == sqlite3.SQLITE_READONLY:
        context.is_disconnect = True  # it was read-only when it was opened, and remains so; another one may not be
    elif context.is_disconnect:
        log.warning("the database has ended a connection: %s", first_line(error))
        return DatabaseUnavailable(first_line(error), again=True)
    elif _never_connected(context):  # that was said when it went away
        return DatabaseUnavailable(first_line(error))
    elif not (state.startswith(CLASSES) or code in TELLING):
        return None
    log.error("the database cannot be used: %s", first_line(error))
    return (LockTimeout if state == LOCKED else DatabaseUnavailable)(first_line(error))


def _never_connected(context: ExceptionContext) -> bool:
    """PostgreSQL's reasons not to let somebody in have no code."""
    return context.connection is None and context.dialect.name == "postgresql"


def first_line(error: object) -> str:
    """What drivers say in several lines begins with what matters."""
    return next(iter(str(error).splitlines()), type(error).__name__)
