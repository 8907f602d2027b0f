"""Database outages: driver errors translated into `DatabaseUnavailable`, and a timer for waiting them out."""

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

SQLITE_OUTAGES: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
"""SQLite error codes that are caused by the database, not by the statement. Extended codes have them as low bytes."""

POSTGRESQL_OUTAGES: Final = ("08", "25006", "53", "55P03", "57", "58")
"""Prefixes of such PostgreSQL codes: connection, read-only, resources, lock timeout, shutdown and system."""

RETRYABLE: Final = ("40001", "40P01")
"""Serialization failure and deadlock: the transaction was rolled back and can be retried."""

READ_ONLY: Final = "25006"
LOCKED: Final = "55P03"

log = logging.getLogger("cenote.storage")
log.addHandler(logging.NullHandler())  # until a server runs, the command reports errors itself


class DatabaseUnavailable(Refusal):
    """Raised if nothing was read or, as far as known, stored. With `again`, a new connection may succeed at once."""

    def __init__(self, reason: str, *, again: bool = False) -> None:
        super().__init__("unavailable", "the database cannot be used just now", 503)
        self.reason = reason
        self.again = again


class LockTimeout(DatabaseUnavailable):
    """Raised if another transaction holds a lock that this change needs. Other changes are not affected."""


class OutageTimer:
    """A limit on how long an outage is waited out, counted from its start and not from each request."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._since: float | None = None
        self._changing = threading.Lock()

    def over(self, reason: object) -> bool:
        """Record a failed connection attempt. Return True once the outage has lasted too long."""
        with self._changing:
            if self._since is None:
                self._since = self._clock()
                log.error("the database is away: %s", first_line(reason))
            return self._clock() - self._since >= self._seconds

    def back(self) -> None:
        """Record that the database is reachable, which ends an outage."""
        with self._changing:
            if self._since is not None:
                log.warning("the database is back after %.1f s", self._clock() - self._since)
                self._since = None


def translate(engine: Engine) -> None:
    """Make an engine raise `DatabaseUnavailable` for errors that an outage causes."""
    event.listen(engine, "handle_error", _translated)


def _translated(context: ExceptionContext) -> DatabaseUnavailable | None:
    error = context.original_exception
    if context.is_pre_ping:  # the pool replaces a connection that ended while idle
        return None
    if not isinstance(error, Exception):  # a cancellation must reach the caller
        return None
    state, code = str(getattr(error, "sqlstate", None) or ""), getattr(error, "sqlite_errorcode", 0) & 0xFF
    if state in RETRYABLE:
        return DatabaseUnavailable(first_line(error), again=True)
    if state == READ_ONLY or code == sqlite3.SQLITE_READONLY:
        context.is_disconnect = True  # it stays read-only; a new connection may not be
    elif context.is_disconnect:
        log.warning("the database has ended a connection: %s", first_line(error))
        return DatabaseUnavailable(first_line(error), again=True)
    elif _never_connected(context):  # logged when the outage began
        return DatabaseUnavailable(first_line(error))
    elif not (state.startswith(POSTGRESQL_OUTAGES) or code in SQLITE_OUTAGES):
        return None
    log.error("the database cannot be used: %s", first_line(error))
    return (LockTimeout if state == LOCKED else DatabaseUnavailable)(first_line(error))


def _never_connected(context: ExceptionContext) -> bool:
    """Return whether PostgreSQL refused the connection, in which case its errors have no code."""
    return context.connection is None and context.dialect.name == "postgresql"


def first_line(error: object) -> str:
    """Return the first line of a driver's message, which names the cause."""
    return next(iter(str(error).splitlines()), type(error).__name__)
