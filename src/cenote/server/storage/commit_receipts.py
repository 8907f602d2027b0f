"""Commit receipts, which tell whether PostgreSQL committed a transaction whose connection broke before the reply.

Each writing connection has one row, in which each of its transactions stores its own number, so that the row names the
last committed transaction. docs/decisions/commit-receipts.md explains why, and what a lookup has to prove.
"""

from __future__ import annotations

import logging
import secrets
import time
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, text

from cenote.server.storage.unavailable import DatabaseUnavailable, first_line

PAUSE: Final = 0.1
"""The pause between two checks whether a session has ended, in seconds."""

LOOKS: Final = 50

SESSION: Final = "cenote session"

log = logging.getLogger("cenote.storage")

IDENTITY: Final = """
SELECT pg_backend_pid(), (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())
"""

LEAVE: Final = text("""
INSERT INTO receipts (session, number, at)
SELECT :session, :number, :at WHERE pg_current_xact_id_if_assigned() IS NOT NULL
ON CONFLICT (session) DO UPDATE SET number = excluded.number, at = excluded.at
""")
"""Statement that writes a receipt, but only if the transaction has written something else."""

THIS_SESSION: Final = """
FROM pg_stat_activity
WHERE pid = :pid AND usename = session_user
AND COALESCE(backend_start = CAST(:started AS timestamptz), true)
"""
"""Clause that finds the session by its process id and start, because a process id may be reused."""

ALIVE: Final = text(f"""
SELECT pg_has_role(usesysid, 'USAGE') AND has_function_privilege(CAST('pg_terminate_backend' AS regproc), 'EXECUTE')
{THIS_SESSION}
""")
"""Query that returns no row once the session has ended, and until then whether this role may terminate it."""

END: Final = text(f"SELECT pg_terminate_backend(pid) {THIS_SESSION}")
"""A separate statement, because PostgreSQL checks the right to call a function before it evaluates any condition."""

CONFIRM: Final = text("UPDATE receipts SET number = number WHERE session = :session AND number = :number")
"""A write, so that a standby refuses it, and a synchronous standby has the first commit before this one returns."""


class WriterSession:
    """A writing connection: the key of its row, and its process id and start time in PostgreSQL."""

    def __init__(self, pid: int, started: datetime | None) -> None:
        self.pid = pid
        self.started = started
        """The start time, or None if the role may not see its own sessions, which are then only waited for."""
        self.key = secrets.token_hex(16)
        self.number = 0


class Receipt(NamedTuple):
    """A transaction's session and number, and the process that ran it."""

    session: str
    number: int
    pid: int
    started: datetime | None


def identify(connection: Any, record: Any) -> None:
    """Store the PostgreSQL session of a new connection in the connection's record."""
    cursor = connection.cursor()
    cursor.execute(IDENTITY)
    record.info[SESSION] = WriterSession(*cursor.fetchone())
    cursor.close()
    connection.commit()


def leave(connection: Connection) -> Receipt | None:
    """Write a receipt as a transaction's last statement.

    Return None on SQLite, or if the transaction wrote nothing else.
    """
    session: WriterSession | None = connection.info.get(SESSION)
    if session is None:
        return None
    session.number += 1
    given = {"session": session.key, "number": session.number, "at": time.time()}
    if not connection.execute(LEAVE, given).rowcount:
        return None
    return Receipt(session.key, session.number, session.pid, session.started)


def was_committed(engine: Engine, receipt: Receipt, looks: int = LOOKS) -> bool:
    """Return whether a transaction was committed, by a lookup once its session has ended.

    Raise `DatabaseUnavailable` if the session does not end or the lookup fails.
    """
    why = "its session does not end"
    for _ in range(looks):
        try:
            with engine.begin() as connection:
                if _ended(connection, receipt):
                    return connection.execute(CONFIRM, receipt._asdict()).rowcount == 1
        except Exception as error:  # a retry could make the change twice
            why = error.reason if isinstance(error, DatabaseUnavailable) else first_line(error)
            if not isinstance(error, DatabaseUnavailable) or not error.again:
                break
        time.sleep(PAUSE)
    unknown = f"it is unknown whether the transaction of process {receipt.pid} was committed: {why}"
    log.error(unknown)
    raise DatabaseUnavailable(unknown)


def _ended(connection: Connection, receipt: Receipt) -> bool:
    """Return whether a session has ended. Terminate one that has not, if this role may."""
    found = connection.execute(ALIVE, receipt._asdict()).first()
    if found is not None and found[0]:
        connection.execute(END, receipt._asdict())
    return found is None
