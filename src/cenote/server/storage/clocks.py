"""Game clocks: find deadlines, and shift short clocks after a time without a server."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, case, func, select, update

from cenote.server.storage.database import Repository
from cenote.server.storage.notify import notice
from cenote.server.storage.schema import CLOCK_CHECKS, TABLES
from cenote.server.storage.table_event import TableEvent

AT_ONCE: Final = 100
"""How many due tables one query returns."""

MISSED: Final = 4.0
"""Longest gap in seconds between two looks; after a longer one no server was up, and short clocks are shifted."""

RETURN: Final = 10.0
"""Seconds that players have to come back once a server is up again."""

RUNS: Final = and_(TABLES.c.status == "running", TABLES.c.deadline > 0)
SHORT: Final = TABLES.c.clock.not_like("days%")
"""Clocks of seconds and minutes; those of days also run while no server is up."""


class Clocks(Repository):
    """The deadlines of all tables, and the time of the last look at them."""

    async def due(self, until: float) -> list[str]:
        """Tables with a deadline up to `until`, earliest first."""
        query = select(TABLES.c.id).where(and_(RUNS, TABLES.c.deadline <= until))
        return [row.id for row in await self._rows(query.order_by(TABLES.c.deadline).limit(AT_ONCE))]

    async def between(self, after: float, until: float) -> list[tuple[str, float]]:
        """Tables with a deadline in this span, for notifications that time is short."""
        lies = and_(RUNS, TABLES.c.deadline > after, TABLES.c.deadline <= until)
        query = select(TABLES.c.id, TABLES.c.deadline).where(lies).order_by(TABLES.c.deadline)
        return [(row.id, row.deadline) for row in await self._rows(query)]

    async def next(self) -> float | None:
        """The earliest deadline of all tables."""
        first: float | None = await self._value(select(func.min(TABLES.c.deadline)).where(RUNS))
        return first

    async def look(self, now: float, before: float = 0.0) -> bool:
        """Record that a server looks at the clocks; True if clocks were shifted, after a gap or a step back in time.

        `before` is when this server looked last; nothing is written while no short clock runs.
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
    """Move the start of running clocks and their deadlines, and raise the tables' revisions as any change does."""
    wanted = and_(RUNS, which)
    ids = list(connection.scalars(select(TABLES.c.id).where(wanted)))
    deadline, revision = TABLES.c.deadline - TABLES.c.since + since, TABLES.c.revision + 1
    connection.execute(update(TABLES).where(wanted).values(since=since, deadline=deadline, revision=revision))
    for id in ids:
        notice(connection, id, TableEvent.MOVED)
    return bool(ids)
