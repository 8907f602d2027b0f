"""Reading and writing tables; every method that writes is one transaction."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from sqlalchemy import Row, Select, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cenote.core.record import Entry
from cenote.core.replay import Snapshot
from cenote.server.storage.schema import ENTRIES, PEOPLE, REQUESTS, SEATS, SEEDS, SNAPSHOTS, TABLES

LISTED = 50
"""How many tables a list shows."""


@dataclass(frozen=True)
class Seat:
    """Who sits at a table; `person` is empty for bots and free seats, `offered` says how a free one was offered."""

    kind: str
    person: str = ""
    name: str = ""
    bot: str = ""
    salt: str = ""
    standby: bool = False
    offered: str = ""


@dataclass(frozen=True)
class Stored:
    """A table as it is kept, without what happened at it; `acting` are the seats that owe a decision."""

    id: str
    game: str
    mode: str
    options: tuple[str, ...]
    rules: int
    status: str
    listed: bool
    host: str
    invite: str
    commitment: str
    rematch: str
    acting: tuple[int, ...]
    revision: int
    created: float
    updated: float
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class Kept:
    """What happened at a table since its newest snapshot, and how to go on."""

    seed: bytes = field(repr=False)
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Request:
    """Something that a person asked for, and the frame number that answers it."""

    person: str
    id: str
    number: int


@dataclass(frozen=True)
class Change:
    """What is added to a table at once, or not at all."""

    version: int
    entries: tuple[Entry, ...]
    request: Request | None = None
    snapshot: Snapshot | None = None
    numbers: tuple[int, ...] = ()
    status: str = ""
    acting: tuple[int, ...] = ()


class Conflict(Exception):
    """Somebody else has written this version already; nothing was stored."""


class Store:
    """The database, spoken to in the words of the game."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def alive(self) -> bool:
        """Whether the database answers and has the shape that we know."""
        async with self._engine.connect() as connection:
            await connection.execute(select(func.count()).select_from(TABLES).where(TABLES.c.status == ""))
        return True

    async def close(self) -> None:
        await self._engine.dispose()

    async def name_of(self, person: str) -> str:
        """A person's chosen name, or "" for somebody who has chosen none."""
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(select(PEOPLE.c.name).where(PEOPLE.c.id == person))
            return found or ""

    async def rename(self, person: str, name: str) -> None:
        """Remember somebody's name; before they choose one, a guest is a signed cookie and nothing else."""
        async with self._engine.begin() as connection:
            done = await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
            if not done.rowcount:
                await connection.execute(insert(PEOPLE).values(id=person, name=name, created=time.time()))

    async def add_table(self, table: Stored, seed: bytes) -> None:
        async with self._engine.begin() as connection:
            values = {**asdict(table), "options": list(table.options), "acting": list(table.acting)}
            del values["seats"]
            await connection.execute(insert(TABLES).values(values))
            await connection.execute(insert(SEEDS).values(table_id=table.id, seed=seed))
            await _write_seats(connection, table)

    async def table(self, id: str) -> Stored | None:
        found = await self._tables(select(TABLES).where(TABLES.c.id == id))
        return found[0] if found else None

    async def open_tables(self) -> list[Stored]:
        """Listed tables that wait for players, the newest first."""
        return await self._tables(_newest(and_(TABLES.c.status == "gathering", TABLES.c.listed)))

    async def tables_of(self, person: str) -> list[Stored]:
        """The tables at which somebody sits, the newest first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
        return await self._tables(_newest(and_(TABLES.c.id.in_(seated), TABLES.c.status != "abandoned")))

    async def unfinished_of(self, person: str) -> int:
        """How many tables somebody hosts that are not over."""
        waiting = TABLES.c.status.in_(("gathering", "running"))
        async with self._engine.connect() as connection:
            count = await connection.scalar(select(func.count()).where(TABLES.c.host == person, waiting))
            return count or 0

    async def listed_of(self, person: str) -> int:
        """How many tables of somebody wait for players in the list."""
        waiting = and_(TABLES.c.host == person, TABLES.c.status == "gathering", TABLES.c.listed)
        async with self._engine.connect() as connection:
            count = await connection.scalar(select(func.count()).select_from(TABLES).where(waiting))
            return count or 0

    async def running(self) -> list[str]:
        """The tables at which a game is being played."""
        async with self._engine.connect() as connection:
            return list(await connection.scalars(select(TABLES.c.id).where(TABLES.c.status == "running")))

    async def _tables(self, query: Select[Any]) -> list[Stored]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
            sitting: dict[str, list[Seat]] = {id: [] for id in ids}
            for row in seats:
                sitting[row.table_id].append(Seat(*row[2:]))
        return [_stored(row, sitting[row.id]) for row in rows]

    async def change_table(self, before: Stored, after: Stored) -> Stored:
        """Write what differs in a table and its seats; Conflict if somebody else has changed it since it was read."""
        after = replace(after, revision=before.revision + 1, updated=time.time())
        names = ("status", "rules", "host", "rematch", "revision", "updated")
        values = {name: getattr(after, name) for name in names if getattr(after, name) != getattr(before, name)}
        async with self._engine.begin() as connection:
            same = and_(TABLES.c.id == before.id, TABLES.c.revision == before.revision)
            done = await connection.execute(update(TABLES).where(same).values(values))
            if done.rowcount != 1:
                raise Conflict
            if after.seats != before.seats:
                await _write_seats(connection, after)
        return after

    async def kept(self, id: str) -> Kept:
        """The whole log, and the newest snapshot to go on from."""
        async with self._engine.connect() as connection:
            seed = await connection.scalar(select(SEEDS.c.seed).where(SEEDS.c.table_id == id))
            log = select(ENTRIES.c.seat, ENTRIES.c.text).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.version)
            entries = tuple(Entry(row.seat, row.text) for row in await connection.execute(log))
            newest = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id).order_by(SNAPSHOTS.c.version.desc()).limit(1)
            row = (await connection.execute(newest)).first()
        if row is None:
            return Kept(bytes(seed or b""), entries, None, ())
        return Kept(bytes(seed or b""), entries, Snapshot(row.version, row.position), tuple(row.numbers))

    async def answered(self, id: str, person: str, request: str) -> int | None:
        """The frame number that answered a request which was carried out already."""
        same = and_(REQUESTS.c.table_id == id, REQUESTS.c.person == person, REQUESTS.c.request == request)
        async with self._engine.connect() as connection:
            number: int | None = await connection.scalar(select(REQUESTS.c.number).where(same))
            return number

    async def append(self, id: str, change: Change) -> None:
        """Add entries to a table's log, with all that belongs to them; when this returns, they are on the disk."""
        try:
            async with self._engine.begin() as connection:
                await _append(connection, id, change)
        except IntegrityError as error:
            raise Conflict from error


async def _append(connection: AsyncConnection, id: str, change: Change) -> None:
    rows = [
        {"table_id": id, "version": version, "seat": entry.seat, "text": entry.text}
        for version, entry in enumerate(change.entries, change.version)
    ]
    await connection.execute(insert(ENTRIES), rows)
    stored = await connection.scalar(select(func.count()).select_from(ENTRIES).where(ENTRIES.c.table_id == id))
    if stored != change.version + len(rows):
        raise Conflict
    if change.request is not None:
        asked = change.request
        await connection.execute(
            insert(REQUESTS).values(table_id=id, person=asked.person, request=asked.id, number=asked.number)
        )
    if change.snapshot is not None:
        version, position = change.snapshot
        await connection.execute(
            insert(SNAPSHOTS).values(table_id=id, version=version, position=position, numbers=list(change.numbers))
        )
    values: dict[str, object] = {"updated": time.time(), "acting": list(change.acting)}
    if change.status:
        values["status"] = change.status
    await connection.execute(update(TABLES).where(TABLES.c.id == id).values(values))


async def _write_seats(connection: AsyncConnection, table: Stored) -> None:
    await connection.execute(SEATS.delete().where(SEATS.c.table_id == table.id))
    rows = [{"table_id": table.id, "seat": number, **asdict(seat)} for number, seat in enumerate(table.seats)]
    await connection.execute(insert(SEATS), rows)


def _newest(condition: Any) -> Select[Any]:
    return select(TABLES).where(condition).order_by(TABLES.c.updated.desc()).limit(LISTED)


def _stored(row: Row[Any], seats: Sequence[Seat] | Iterable[Seat]) -> Stored:
    return Stored(
        id=row.id,
        game=row.game,
        mode=row.mode,
        options=tuple(row.options),
        rules=row.rules,
        status=row.status,
        listed=row.listed,
        host=row.host,
        invite=row.invite,
        commitment=row.commitment,
        rematch=row.rematch,
        acting=tuple(row.acting),
        revision=row.revision,
        created=row.created,
        updated=row.updated,
        seats=tuple(seats),
    )
