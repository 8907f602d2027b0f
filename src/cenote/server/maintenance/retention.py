"""Retention: remove tables, guests and other rows that have not been used for a set time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
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
    select,
    update,
)

from cenote.server import limits
from cenote.server.rating_rules.eligibility import PAIR_SECONDS
from cenote.server.storage.notify import notice
from cenote.server.storage.personal_data import erase
from cenote.server.storage.personal_policies import policies
from cenote.server.storage.schema import (
    LAST_SOURCE,
    LAST_VISITS,
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
)
from cenote.server.storage.table_event import TableEvent
from cenote.server.tables.lessons import known_deals

DAY: Final = 24 * 3600.0
BATCH: Final = 100
"""The number of rows or tables removed in one transaction, small enough that moves do not wait long."""

ENDED: Final = ("over", "abandoned", "frozen")


@dataclass(frozen=True)
class RetentionPolicy:
    """Days without change after which data is removed, or None to keep it for ever."""

    gathering: float = 7
    """Tables that wait for players."""
    running: float = 90
    """Running games without a move, which are abandoned."""
    abandoned: float = 30
    """Abandoned games, removed with their logs unless their results are stored."""
    lessons: float = 7
    """Unfinished lessons and puzzles."""
    finished: float | None = None
    """Games that were played to their end, and frozen ones."""
    guests: float = 180
    """Guests without an account, a seat, a hosted table or a visit."""
    requests: float = 30
    """Request ids at tables whose game has ended. While an id is stored, a repeated request is recognized."""
    snapshots: float = 1
    """Snapshots that are not the newest of their table, from which nothing is ever loaded."""


Batch = Callable[[Connection], int]
"""A function that processes one batch in a transaction and returns its size, which is 0 when nothing is left."""


@dataclass(frozen=True)
class RetentionStep:
    """A kind of data to remove, with functions to count it and to process a batch."""

    name: str
    count: Batch
    process: Batch


def retention_steps(policy: RetentionPolicy, now: float) -> Iterator[RetentionStep]:
    """Yield all retention steps in order."""
    yield _removal("gathering", _idle(now, policy.gathering, "gathering"))
    yield _abandonment(_idle(now, policy.running, "running"), now)
    counted = RESULTS.c.table_id == TABLES.c.id
    yield _removal("abandoned", and_(_idle(now, policy.abandoned, "abandoned"), ~exists().where(counted)))
    taught = TABLES.c.commitment.in_(known_deals())
    yield _removal("lessons", and_(taught, _idle(now, policy.lessons, "gathering", "running", "abandoned")))
    if policy.finished is not None:
        yield _removal("finished", _idle(now, policy.finished, "over", "frozen"))
    yield _idle_guests(now - policy.guests * DAY)
    yield _rows("requests", REQUESTS.c.table_id, REQUESTS.c.table_id.in_(_ids(_idle(now, policy.requests, *ENDED))))
    yield _rows("snapshots", SNAPSHOTS.c.table_id, _outdated(now - policy.snapshots * DAY))
    yield _rows("quotas", QUOTAS.c.who, QUOTAS.c.until < now)
    yield _rows("sessions", SESSIONS.c.key, SESSIONS.c.seen < now - limits.ACCOUNTS.session_seconds)
    lately = and_(counted, RESULTS.c.rating.is_not(None), RESULTS.c.at > now - PAIR_SECONDS)
    ended = _ids(and_(TABLES.c.status.in_(ENDED), ~exists().where(lately)))
    yield _rows("sources", TABLE_SOURCES.c.table_id, TABLE_SOURCES.c.table_id.in_(ended))
    yield _rows("receipts", RECEIPTS.c.session, RECEIPTS.c.at < now - DAY)


def _idle(now: float, days: float, *statuses: str) -> ColumnElement[bool]:
    """Return the condition for tables without a change for so many days.

    Tables whose game a waiting table is to continue are excepted.
    """
    waiting = TABLES.alias()
    needed = exists().where(and_(waiting.c.parent == TABLES.c.id, waiting.c.status == "gathering"))
    return and_(TABLES.c.status.in_(statuses), TABLES.c.updated < now - days * DAY, ~needed)


def _ids(condition: ColumnElement[bool]) -> Select[Any]:
    return select(TABLES.c.id).where(condition)


def _counted(table: Table, condition: ColumnElement[bool]) -> Batch:
    return lambda connection: connection.scalar(select(func.count()).select_from(table).where(condition)) or 0


def _removal(name: str, condition: ColumnElement[bool]) -> RetentionStep:
    """Return the step that removes tables with all rows that belong to them, in any database table."""

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


def _abandonment(condition: ColumnElement[bool], now: float) -> RetentionStep:
    """Return the step that abandons games that no player continues.

    The raised revision makes other servers reload them.
    """

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


def _idle_guests(since: float) -> RetentionStep:
    """Return the step that erases idle guests, and removes visits and address hashes of people without a name."""
    condition = _is_idle(since)

    def step(connection: Connection) -> int:
        gone = list(connection.scalars(select(PEOPLE.c.id).where(condition).limit(BATCH)))
        if gone:
            erase(connection, gone)
        connection.execute(delete(LAST_VISITS).where(~exists().where(PEOPLE.c.id == LAST_VISITS.c.person)))
        named = exists().where(PEOPLE.c.id == LAST_SOURCE.c.person)
        nameless = and_(LAST_SOURCE.c.at < since, ~named, *_only_guests(LAST_SOURCE.c.person))
        connection.execute(delete(LAST_SOURCE).where(nameless))
        return len(gone)

    return RetentionStep("guests", _counted(PEOPLE, condition), step)


def _rows(name: str, key: Column[str], condition: ColumnElement[bool]) -> RetentionStep:
    """Return the step that removes rows of one database table, a batch of keys at a time."""

    def step(connection: Connection) -> int:
        some = list(connection.scalars(select(key).where(condition).distinct().limit(BATCH)))
        return connection.execute(delete(key.table).where(and_(key.in_(some), condition))).rowcount if some else 0

    return RetentionStep(name, _counted(key.table, condition), step)


def _is_idle(since: float) -> ColumnElement[bool]:
    """Return the condition for guests without a seat, a hosted table, an account or a recent visit."""
    sits = exists().where(SEATS.c.person == PEOPLE.c.id)
    hosts = exists().where(TABLES.c.host == PEOPLE.c.id)
    visited = exists().where(and_(LAST_VISITS.c.person == PEOPLE.c.id, LAST_VISITS.c.at >= since))
    gone = and_(PEOPLE.c.created < since, ~visited, ~sits, ~hosts)
    return and_(gone, *_only_guests(PEOPLE.c.id))


def _only_guests(person: Column[str]) -> Iterator[ColumnElement[bool]]:
    """Yield the conditions that a person has no account and neither is nor owns a bot account."""
    return (~exists().where(column == person) for column, policy in policies(METADATA) if policy.known)


def _outdated(since: float) -> ColumnElement[bool]:
    """Return the condition for snapshots of idle tables that are not the newest of their table."""
    newer = SNAPSHOTS.alias()
    outdated = exists().where(and_(newer.c.table_id == SNAPSHOTS.c.table_id, newer.c.version > SNAPSHOTS.c.version))
    return and_(outdated, SNAPSHOTS.c.table_id.in_(_ids(TABLES.c.updated < since)))
