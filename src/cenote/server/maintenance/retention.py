"""Retention: remove tables, guests and other rows that were not used for a set time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from cenote.server import limits
from cenote.server.ratings.rules import PAIR_SECONDS
from cenote.server.storage.notify import TableEvent, notice
from cenote.server.storage.schema import (
    METADATA,
    PEOPLE,
    QUOTAS,
    RECEIPTS,
    REQUESTS,
    RESULTS,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
    TABLE_SOURCES,
    TABLES,
    VISITS,
    WHENCE,
)
from cenote.server.tables.lessons import known_deals

DAY: Final = 24 * 3600.0
BATCH: Final = 100
"""Rows or tables removed in one transaction, few enough that moves do not wait long."""

KNOWN_BY: Final = (("accounts", "person"), ("programs", "person"), ("programs", "owner"))
"""Database tables, and the columns by which they show that a person is more than a guest."""

ENDED: Final = ("over", "abandoned", "frozen")


@dataclass(frozen=True)
class RetentionPolicy:
    """Days without change after which data is removed; None for never."""

    gathering: float = 7
    """Tables that wait for players."""
    running: float = 90
    """Running games without a move, which are abandoned."""
    abandoned: float = 30
    """Abandoned games, removed with their logs unless results of them are stored."""
    lessons: float = 7
    """Unfinished lessons."""
    finished: float | None = None
    """Games played to their end."""
    guests: float = 180
    """Guests without account, seat or visit."""
    requests: float = 30
    """Request ids at tables whose game has ended; until then a repeated request is recognized."""
    snapshots: float = 1
    """Snapshots that are not the newest of their table, from which nothing is ever loaded."""


@dataclass
class RetentionReport:
    """How many of each kind were removed, or would be."""

    gathering: int = 0
    given_up: int = 0
    abandoned: int = 0
    lessons: int = 0
    finished: int = 0
    guests: int = 0
    requests: int = 0
    snapshots: int = 0
    quotas: int = 0
    sessions: int = 0
    sources: int = 0
    receipts: int = 0

    @property
    def total(self) -> int:
        return sum(getattr(self, field.name) for field in fields(self))


Step = Callable[[Connection], int]
"""Processes one batch in a transaction and returns its size; 0 when nothing is left."""


@dataclass(frozen=True)
class RetentionStep:
    """One kind of data to remove: how to count it, and how to process a batch."""

    name: str
    count: Step
    step: Step


def chores(terms: RetentionPolicy, now: float) -> Iterator[RetentionStep]:
    """All steps in order."""
    yield _removal("gathering", _idle(now, terms.gathering, "gathering"))
    yield _giving_up(_idle(now, terms.running, "running"), now)
    counted = RESULTS.c.table_id == TABLES.c.id
    yield _removal("abandoned", and_(_idle(now, terms.abandoned, "abandoned"), ~exists().where(counted)))
    taught = TABLES.c.commitment.in_(known_deals())
    yield _removal("lessons", and_(taught, _idle(now, terms.lessons, "gathering", "running", "abandoned")))
    if terms.finished is not None:
        yield _removal("finished", _idle(now, terms.finished, "over", "frozen"))
    yield _farewell(now - terms.guests * DAY)
    yield _rows("requests", REQUESTS.c.table_id, REQUESTS.c.table_id.in_(_ids(_idle(now, terms.requests, *ENDED))))
    yield _rows("snapshots", SNAPSHOTS.c.table_id, _outdated(now - terms.snapshots * DAY))
    yield _rows("quotas", QUOTAS.c.who, QUOTAS.c.until < now)
    yield _rows("sessions", SESSIONS.c.key, SESSIONS.c.seen < now - limits.ACCOUNTS.session_seconds)
    lately = and_(counted, RESULTS.c.rating.is_not(None), RESULTS.c.at > now - PAIR_SECONDS)
    ended = _ids(and_(TABLES.c.status.in_(ENDED), ~exists().where(lately)))
    yield _rows("sources", TABLE_SOURCES.c.table_id, TABLE_SOURCES.c.table_id.in_(ended))
    yield _rows("receipts", RECEIPTS.c.session, RECEIPTS.c.at < now - DAY)


def _idle(now: float, days: float, *statuses: str) -> ColumnElement[bool]:
    """Tables without a change for so long, except those whose game a waiting table is to continue."""
    waiting = TABLES.alias()
    needed = exists().where(and_(waiting.c.parent == TABLES.c.id, waiting.c.status == "gathering"))
    return and_(TABLES.c.status.in_(statuses), TABLES.c.updated < now - days * DAY, ~needed)


def _ids(condition: ColumnElement[bool]) -> Select[Any]:
    return select(TABLES.c.id).where(condition)


def _counted(table: Table, condition: ColumnElement[bool]) -> Step:
    return lambda connection: connection.scalar(select(func.count()).select_from(table).where(condition)) or 0


def _removal(name: str, condition: ColumnElement[bool]) -> RetentionStep:
    """Remove tables with all rows that belong to them, in whichever database table."""

    def step(connection: Connection) -> int:
        gone = list(connection.scalars(_ids(condition).limit(BATCH).with_for_update()))
        for table in reversed(METADATA.sorted_tables):
            if "table_id" in table.c and table.c.table_id.foreign_keys:
                connection.execute(delete(table).where(table.c.table_id.in_(gone)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(gone)))
        for id in gone:
            notice(connection, id, TableEvent.PEOPLE)
        return len(gone)

    return RetentionStep(name, _counted(TABLES, condition), step)


def _giving_up(condition: ColumnElement[bool], now: float) -> RetentionStep:
    """Abandon games that nobody continues; the raised revision makes other servers reload them."""

    def step(connection: Connection) -> int:
        idle = list(connection.scalars(_ids(condition).limit(BATCH).with_for_update()))
        why = case((and_(TABLES.c.rated, TABLES.c.unrated == ""), "unfinished"), else_=TABLES.c.unrated)
        raised = {"revision": TABLES.c.revision + 1, "updated": now}
        given_up = {**raised, "status": "abandoned", "source": "", "unrated": why}
        connection.execute(update(TABLES).where(TABLES.c.id.in_(idle)).values(given_up))
        for id in idle:
            notice(connection, id, TableEvent.PEOPLE)
        return len(idle)

    return RetentionStep("given_up", _counted(TABLES, condition), step)


def _farewell(since: float) -> RetentionStep:
    """Remove guests and their address hashes, and the visits and hashes of people who are no longer known."""
    condition = _forgotten(since)

    def step(connection: Connection) -> int:
        gone = list(connection.scalars(select(PEOPLE.c.id).where(condition).limit(BATCH)))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(gone)))
        connection.execute(delete(VISITS).where(~exists().where(PEOPLE.c.id == VISITS.c.person)))
        named = exists().where(PEOPLE.c.id == WHENCE.c.person)
        nameless = and_(WHENCE.c.at < since, ~named, *_only_guests(WHENCE.c.person))
        connection.execute(delete(WHENCE).where(or_(WHENCE.c.person.in_(gone), nameless)))
        return len(gone)

    return RetentionStep("guests", _counted(PEOPLE, condition), step)


def _rows(name: str, key: Column[str], condition: ColumnElement[bool]) -> RetentionStep:
    """Remove rows of one database table, a batch of keys at a time."""

    def step(connection: Connection) -> int:
        some = list(connection.scalars(select(key).where(condition).distinct().limit(BATCH)))
        return connection.execute(delete(key.table).where(and_(key.in_(some), condition))).rowcount if some else 0

    return RetentionStep(name, _counted(key.table, condition), step)


def _forgotten(since: float) -> ColumnElement[bool]:
    """Guests without a seat, a hosted table, an account or a recent visit."""
    sits = exists().where(SEATS.c.person == PEOPLE.c.id)
    hosts = exists().where(TABLES.c.host == PEOPLE.c.id)
    visited = exists().where(and_(VISITS.c.person == PEOPLE.c.id, VISITS.c.at >= since))
    gone = and_(PEOPLE.c.created < since, ~visited, ~sits, ~hosts)
    return and_(gone, *_only_guests(PEOPLE.c.id))


def _only_guests(person: Column[str]) -> Iterator[ColumnElement[bool]]:
    """Conditions that a person has no account and neither is nor owns a bot account."""
    known = [METADATA.tables[name].c[column] for name, column in KNOWN_BY if name in METADATA.tables]
    return (~exists().where(column == person) for column in known)


def _outdated(since: float) -> ColumnElement[bool]:
    """Snapshots of idle tables that are not their newest."""
    newer = SNAPSHOTS.alias()
    outdated = exists().where(and_(newer.c.table_id == SNAPSHOTS.c.table_id, newer.c.version > SNAPSHOTS.c.version))
    return and_(outdated, SNAPSHOTS.c.table_id.in_(_ids(TABLES.c.updated < since)))
