"""Game clocks: find deadlines, and shift short clocks after a time in which no server was up."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, case, func, select, update

from cenote.server.storage.database import Repository
from cenote.server.storage.notify import notice
from cenote.server.storage.schema import CLOCK_CHECKS, TABLES
from cenote.server.storage.table_event import TableEvent

AT_ONCE: Final = 100
"""The maximum number of due tables that one query returns."""

MISSED: Final = 4.0
"""The longest gap between two checks, in seconds. After a longer gap no server was up, so short clocks are shifted."""

RETURN: Final = 10.0
"""How many seconds players have to return once a server is up again."""

RUNS: Final = and_(TABLES.c.status == "running", TABLES.c.deadline > 0)
SHORT: Final = TABLES.c.clock.not_like("days%")
"""Condition for clocks of seconds and minutes. Clocks of days also run while no server is up."""


class Clocks(Repository):
    """The deadlines of all tables, and the time at which a server last checked them."""

    async def due(self, until: float) -> list[str]:
        """Return the tables with a deadline up to `until`, earliest first, at most `AT_ONCE`."""
        query = select(TABLES.c.id).where(and_(RUNS, TABLES.c.deadline <= until))
        return [row.id for row in await self._rows(query.order_by(TABLES.c.deadline).limit(AT_ONCE))]

    async def between(self, after: float, until: float) -> list[tuple[str, float]]:
        """Return the tables with a deadline in this span, for notifications that time is short."""
        lies = and_(RUNS, TABLES.c.deadline > after, TABLES.c.deadline <= until)
        query = select(TABLES.c.id, TABLES.c.deadline).where(lies).order_by(TABLES.c.deadline)
        return [(row.id, row.deadline) for row in await self._rows(query)]

    async def next(self) -> float | None:
        """Return the earliest deadline of all tables, or None if no clock runs."""
        first: float | None = await self._value(select(func.min(TABLES.c.deadline)).where(RUNS))
        return first

    async def look(self, now: float, before: float = 0.0) -> bool:
        """Record that a server checks the clocks, and shift clocks after a gap or a step back in time.

        Return whether any clock was shifted. `before` is the time of this server's last check. Nothing is written while
        no short clock runs.
        """
        if before and now - before <= MISSED and before <= now and not await self._short_ones():
            return False
        return await self._write(lambda connection: _look(connection, now, before))

    async def _short_ones(self) -> bool:
        return await self._value(select(TABLES.c.id).where(and_(RUNS, SHORT)).limit(1)) is not None


def _look(connection: Connection, now: float, before: float) -> bool:
    last = max(before, connection.scalar(select(CLOCK_CHECKS.c.at).with_for_update()) or 0.0)
    connection.execute(update(CLOCK_CHECKS).values(at=now))
    if last > now:
        return _set(connection, TABLES.c.since > now, now)
    if now - last <= MISSED:
        return False
    spent = case((TABLES.c.since < last, last - TABLES.c.since), else_=0.0)
    return _set(connection, SHORT, now + RETURN - spent)


def _set(connection: Connection, which: ColumnElement[bool], since: Any) -> bool:
    """Restart running clocks at `since`, move their deadlines along, and raise the revisions of their tables."""
    wanted = and_(RUNS, which)
    ids = list(connection.scalars(select(TABLES.c.id).where(wanted)))
    deadline, revision = TABLES.c.deadline - TABLES.c.since + since, TABLES.c.revision + 1
    connection.execute(update(TABLES).where(wanted).values(since=since, deadline=deadline, revision=revision))
    for id in ids:
        notice(connection, id, TableEvent.MOVED)
    return bool(ids)
