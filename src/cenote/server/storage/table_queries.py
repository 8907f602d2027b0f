"""Database queries for table limits and for the list of open tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, case, exists, func, or_, select

from cenote.server.storage.contract import LISTED, Limits, StoredTable, TooMany
from cenote.server.storage.locking import advisory_lock
from cenote.server.storage.schema import PRESENCE, SEATS, TABLES


def check_room(connection: Connection, table: StoredTable, limits: Limits) -> None:
    """Check that a new table keeps to the limits. Raise `TooMany` if it does not.

    Locks on host and source are held until the transaction ends, so that the counts still hold when the table is added.
    """
    advisory_lock(
        connection, f"host {table.host}", *([f"source {limits.source}"] if table.listed and limits.source else [])
    )

    def check(kind: str, most: int, condition: ColumnElement[bool]) -> None:
        if (connection.scalar(select(func.count()).select_from(TABLES).where(condition)) or 0) >= most:
            raise TooMany(kind, most)

    mine = TABLES.c.host == table.host
    unfinished = and_(mine, TABLES.c.status.in_(("gathering", "running")), TABLES.c.commitment.not_in(limits.apart))
    check("unfinished", limits.unfinished, unfinished)
    if table.listed:
        check("listed", limits.listed, and_(mine, waits_in_the_list()))
        if limits.source:
            check("listed-from", limits.listed_from, and_(TABLES.c.source == limits.source, waits_in_the_list()))


def waits_in_the_list() -> ColumnElement[bool]:
    return and_(TABLES.c.status == "gathering", TABLES.c.listed)


def taking_turns(condition: ColumnElement[bool], attended: Collection[str] = ()) -> Select[Any]:
    """Select attended tables first, then the newest of each source, then the second-newest, and so on.

    This way, no source crowds out the others.
    """
    source = case((TABLES.c.source != "", TABLES.c.source), else_=TABLES.c.host)
    turn = func.row_number().over(partition_by=source, order_by=TABLES.c.updated.desc())
    ranked = select(TABLES.c.id, turn.label("turn")).where(condition).subquery()
    found = select(TABLES).join(ranked, ranked.c.id == TABLES.c.id)
    absent = case((or_(TABLES.c.id.in_(attended), _attended_elsewhere()), 0), else_=1)
    return found.order_by(absent, ranked.c.turn, TABLES.c.updated.desc()).limit(LISTED)


def _attended_elsewhere() -> ColumnElement[bool]:
    """Return whether a player is present at the table through any server of the cluster."""
    player = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == PRESENCE.c.person)
    return exists().where(PRESENCE.c.table_id == TABLES.c.id, player)


def newest(condition: ColumnElement[bool]) -> Select[Any]:
    return select(TABLES).where(condition).order_by(TABLES.c.updated.desc()).limit(LISTED)
