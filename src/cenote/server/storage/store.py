"""The `Storage` protocol on a database, through SQLAlchemy, with a transaction for every method that writes."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import asdict, astuple, fields, replace
from typing import Any, Final

from msgspec import convert
from sqlalchemy import Connection, Integer, Row, Select, Update, and_, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from cenote.core.game import Result
from cenote.core.record import Entry, Origin
from cenote.core.replay import Snapshot
from cenote.server.storage.contract import (
    Change,
    Conflict,
    Handover,
    Limits,
    News,
    Sitting,
    StoredGame,
    StoredTable,
    TableRemoved,
    Vote,
)
from cenote.server.storage.database import Database, Repository
from cenote.server.storage.locking import upsert
from cenote.server.storage.notify import notice
from cenote.server.storage.ratings import foreseen, settle
from cenote.server.storage.schema import ENTRIES, REQUESTS, SEATS, SEEDS, SEEN, SNAPSHOTS, TABLES, WRITE_PROBES
from cenote.server.storage.table_event import TableEvent
from cenote.server.storage.table_queries import check_room, newest, taking_turns, waits_in_the_list
from cenote.server.storage.unavailable import DatabaseUnavailable

CHANGING: Final = (
    "status",
    "rules",
    "host",
    "rematch",
    "acting",
    "vote",
    "handovers",
    "revision",
    "updated",
    "remaining",
    "since",
    "deadline",
    "unrated",
)
"""The columns of a table that are updated after its creation."""

NESTED: Final = {"options", "acting", "seats", "remaining", "origins", "vote", "handovers"}
SAME: Final = tuple(part.name for part in fields(StoredTable) if part.name not in NESTED)
"""The columns of a table whose values `StoredTable` has as they are stored."""

LENGTH: Final = func.coalesce(
    select(func.max(ENTRIES.c.version)).where(ENTRIES.c.table_id == bindparam("this_id")).scalar_subquery(), -1
)
"""The number of the last entry of a table's log, or -1 if the log is empty."""

UPDATE: Final = update(TABLES).where(
    TABLES.c.id == bindparam("this_id"), TABLES.c.revision == bindparam("this_revision")
)
"""Update of a table at an expected revision.

The statements for moves are built once, because building takes SQLAlchemy longer than executing.
"""

UPDATE_AT: Final = UPDATE.where(bindparam("this_last", type_=Integer) == LENGTH)
INSERT_ENTRIES: Final = insert(ENTRIES)
INSERT_REQUEST: Final = insert(REQUESTS)
INSERT_SNAPSHOT: Final = insert(SNAPSHOTS)


class DatabaseStorage(Repository):
    """The `Storage` of a server, in a database."""

    def __init__(self, database: Database, fingerprint: str = "") -> None:
        super().__init__(database)
        self.database = database
        self._fingerprint = fingerprint
        """The fingerprint of the secret that signs the cookies of this server's players, stored with each new table."""

    async def alive(self) -> bool:
        """Return whether the database answers and has the expected schema."""
        try:
            await self._value(select(func.count()).select_from(TABLES).where(TABLES.c.status == ""))
        except (SQLAlchemyError, DatabaseUnavailable):
            return False
        return True

    async def probe_write(self) -> None:
        """Write one row, as a trial. Raise an error if a move could not be stored either."""
        await self._write(lambda connection: connection.execute(update(WRITE_PROBES).values(at=time.time())))

    async def add_table(self, table: StoredTable, seed: bytes, limits: Limits | None = None) -> None:
        def add(connection: Connection) -> None:
            if limits is not None:
                check_room(connection, table, limits)
            source = limits.source if limits is not None and table.listed else ""
            made = {**_row(table), "source": source, "secret": self._fingerprint}
            connection.execute(insert(TABLES).values(made))
            connection.execute(insert(SEEDS).values(table_id=table.id, seed=seed))
            _write_seats(connection, table)

        await self._write(add)

    async def table(self, id: str) -> StoredTable | None:
        found = await self._tables(select(TABLES).where(TABLES.c.id == id))
        return found[0] if found else None

    async def revision(self, id: str) -> int | None:
        number: int | None = await self._value(select(TABLES.c.revision).where(TABLES.c.id == id))
        return number

    async def change_table(self, before: StoredTable, after: StoredTable) -> StoredTable:
        def change(connection: Connection) -> StoredTable:
            changed = _change(connection, before, after)
            notice(connection, before.id, TableEvent.PEOPLE, changed.revision)
            return changed

        return await self._write(change)

    async def game(self, id: str) -> StoredGame:
        async with self._engine.connect() as connection:
            seed = await connection.scalar(select(SEEDS.c.seed).where(SEEDS.c.table_id == id))
            entries = select(ENTRIES.c.seat, ENTRIES.c.text).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.version)
            done = tuple(Entry(row.seat, row.text) for row in await connection.execute(entries))
            newest = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id).order_by(SNAPSHOTS.c.version.desc()).limit(1)
            last = (await connection.execute(newest)).first()
            seen = await connection.execute(select(SEEN.c.seat, SEEN.c.number).where(SEEN.c.table_id == id))
            known = {row.seat: row.number for row in seen}
        snapshot, numbers = (Snapshot(last.version, last.position), tuple(last.numbers)) if last else (None, ())
        return StoredGame(bytes(seed or b""), done, snapshot, numbers, known)

    async def news(self, id: str, revision: int, version: int) -> News | None:
        since = and_(ENTRIES.c.table_id == id, ENTRIES.c.version >= version - 1)
        log = select(ENTRIES.c.seat, ENTRIES.c.text).where(since).order_by(ENTRIES.c.version)
        newest = select(func.max(SNAPSHOTS.c.version)).where(SNAPSHOTS.c.table_id == id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            if row is None:
                raise TableRemoved
            if row.revision == revision:
                return None
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
            table = _stored(row, [Sitting(*seat[2:]) for seat in seats])
            entries = [Entry(*entry) for entry in await connection.execute(log)]
            last = entries.pop(0) if version and entries else None
            return News(table, tuple(entries), await connection.scalar(newest) or 0, last)

    async def append(self, before: StoredTable, change: Change) -> StoredTable:
        """Append entries to a table's log.

        The table's row is updated first: its revision and the length of the log admit a single writer.
        """

        def add(connection: Connection) -> StoredTable:
            after = _change(connection, before, change.applied(before), UPDATE_AT, this_last=change.version - 1)
            try:
                _append(connection, before.id, change)
            except IntegrityError as error:
                raise Conflict from error
            if change.result is not None:
                after = replace(after, unrated=settle(connection, after, change.result))
            notice(connection, before.id, TableEvent.MOVED, after.revision)
            return after

        return await self._write(add)

    async def saw(self, id: str, seat: int, number: int) -> None:
        await self._write(
            lambda connection: upsert(connection, SEEN, {"table_id": id, "seat": seat}, {"number": number})
        )

    async def answered(self, id: str, person: str, request: str) -> int | None:
        same = and_(REQUESTS.c.table_id == id, REQUESTS.c.person == person, REQUESTS.c.request == request)
        number: int | None = await self._value(select(REQUESTS.c.number).where(same))
        return number

    async def owed_by_bots(self) -> list[str]:
        bots = select(TABLES.c.id, TABLES.c.acting, SEATS.c.seat).join(SEATS, SEATS.c.table_id == TABLES.c.id)
        running = bots.where(and_(TABLES.c.status == "running", SEATS.c.bot != "")).order_by(TABLES.c.updated.desc())
        return list(dict.fromkeys(row.id for row in await self._rows(running) if row.seat in row.acting))

    async def open_tables(self, attended: Collection[str] = ()) -> list[StoredTable]:
        return await self._tables(taking_turns(waits_in_the_list(), attended))

    async def tables_of(self, person: str) -> list[StoredTable]:
        seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
        return await self._tables(newest(and_(TABLES.c.id.in_(seated), TABLES.c.status != "abandoned")))

    async def _tables(self, query: Select[Any]) -> list[StoredTable]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
            sitting: dict[str, list[Sitting]] = {id: [] for id in ids}
            for row in seats:
                sitting[row.table_id].append(Sitting(*row[2:]))
        return [_stored(row, sitting[row.id]) for row in rows]


def _change(
    connection: Connection, before: StoredTable, after: StoredTable, statement: Update = UPDATE, **conditions: object
) -> StoredTable:
    """Write the differences between two states of a table, with new times and revision.

    Raise `Conflict` if the table has changed since it was read, or if one of the further conditions does not hold.
    """
    after = replace(after, revision=before.revision + 1, updated=time.time())
    if (unrated := foreseen(connection, before, after)) != after.unrated:
        after = replace(after, unrated=unrated)
    values = {name: getattr(after, name) for name in CHANGING if getattr(after, name) != getattr(before, name)}
    if "vote" in values:
        values["vote"] = after.vote and asdict(after.vote)
    if "handovers" in values:
        values["handovers"] = [asdict(handover) for handover in after.handovers]
    if after.status != before.status:
        values["source"] = ""  # no longer in the list of open tables
    if before.status == "gathering" and after.status == "running":
        values["begun"] = after.updated
    same = {"this_id": before.id, "this_revision": before.revision, **conditions}
    if connection.execute(statement, values | same).rowcount != 1:
        raise Conflict
    if after.seats != before.seats:
        _write_seats(connection, after)
    if after.rated and before.status == "running" and after.status == "abandoned":
        end = Result((0,) * len(before.seats), ())  # the last to leave is placed before the others
        after = replace(after, unrated=settle(connection, before, end))
    return after


def _append(connection: Connection, id: str, change: Change) -> None:
    common = {"table_id": id, "bot": change.bot, "answered": None}
    rows: list[dict[str, object]] = [
        {**common, "version": version, "seat": entry.seat, "text": entry.text}
        for version, entry in enumerate(change.entries, change.version)
    ]
    if change.answered is not None:
        rows[0]["answered"] = change.answered.number
    connection.execute(INSERT_ENTRIES, rows)
    if change.answered is not None:
        person, request, number = astuple(change.answered)
        row = {"table_id": id, "person": person, "request": request, "number": number}
        connection.execute(INSERT_REQUEST, row)
    if change.snapshot is not None:
        version, position = change.snapshot
        row = {"table_id": id, "version": version, "position": position, "numbers": list(change.numbers)}
        connection.execute(INSERT_SNAPSHOT, row)


def _write_seats(connection: Connection, table: StoredTable) -> None:
    connection.execute(SEATS.delete().where(SEATS.c.table_id == table.id))
    rows = [{"table_id": table.id, "seat": number, **asdict(seat)} for number, seat in enumerate(table.seats)]
    connection.execute(insert(SEATS), rows)


def _row(table: StoredTable) -> dict[str, Any]:
    values = {
        **asdict(table),
        "options": list(table.options),
        "acting": list(table.acting),
        "remaining": list(table.remaining),
    }
    values["origins"] = [[upto, seed.hex(), list(salts)] for upto, seed, salts in table.origins]
    del values["seats"]
    return values


def _stored(row: Row[Any], seats: Sequence[Sitting]) -> StoredTable:
    same = {name: getattr(row, name) for name in SAME}
    return StoredTable(
        **same,
        options=tuple(row.options),
        acting=tuple(row.acting),
        seats=tuple(seats),
        remaining=tuple(row.remaining),
        origins=tuple(Origin(upto, bytes.fromhex(seed), tuple(salts)) for upto, seed, salts in row.origins),
        vote=row.vote and convert(row.vote, Vote),
        handovers=tuple(convert(row.handovers, list[Handover])),
    )
