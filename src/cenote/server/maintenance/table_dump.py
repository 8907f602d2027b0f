"""Dump of one table: all its data at one moment, read without the server's storage code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, Row, Table, select

from cenote.core.record import Entry, Origin, Record
from cenote.server.storage.schema import ENTRIES, REQUESTS, RESULTS, SEATS, SEEDS, SEEN, SNAPSHOTS, TABLES

NOBODY = "Nobody"
"""Replacement for missing names, which records need. Lessons of guests without a name used to store none."""


@dataclass(frozen=True)
class StoredSnapshot:
    """A snapshot: the number of entries before it, the position, and each viewer's frame number."""

    version: int
    position: str
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class TableDump:
    """A table's row and all rows that belong to it."""

    table: Row[Any]
    seats: tuple[Row[Any], ...]
    seeds: tuple[bytes, ...] = field(repr=False)
    versions: tuple[int, ...]
    entries: tuple[Entry, ...]
    asked: tuple[int | None, ...]
    """For each entry that begins an answered request, the frame number of the answer."""
    bots: tuple[bool, ...]
    """For each entry, whether a bot chose it."""
    snapshots: tuple[StoredSnapshot, ...]
    answers: tuple[int, ...]
    """The frame numbers of all stored answers."""
    seen: dict[int, int]
    results: tuple[Row[Any], ...]

    def record(self) -> Record:
        """Return the record of the game with its seed, for callers that may know the seed."""
        row = self.table
        return Record(
            game=row.game,
            mode=row.mode,
            names=tuple(seat.name or f"{NOBODY} {at}" for at, seat in enumerate(self.seats)),
            options=tuple(row.options),
            rules=row.rules,
            commitment=row.commitment,
            salts=tuple(seat.salt for seat in self.seats),
            origins=tuple(Origin(upto, bytes.fromhex(seed), tuple(salts)) for upto, seed, salts in row.origins),
            entries=self.entries,
            seed=self.seeds[0],
        )


def ids(engine: Engine, size: int) -> Iterator[list[str]]:
    """Yield the ids of all tables in batches. No transaction stays open between them, because the WAL would grow."""
    last = ""
    while True:
        with engine.connect() as connection:
            following = select(TABLES.c.id).where(TABLES.c.id > last).order_by(TABLES.c.id).limit(size)
            found = list(connection.scalars(following))
        if not found:
            return
        yield found
        last = found[-1]


def read_table_dump(connection: Connection, id: str) -> TableDump | None:
    """Read a table in the caller's transaction, so that no move intervenes. Return None if the table was removed."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
    if row is None:
        return None

    def rows(table: Table, by: str) -> tuple[Row[Any], ...]:
        return tuple(connection.execute(select(table).where(table.c.table_id == id).order_by(by)))

    entries = rows(ENTRIES, "version")
    return TableDump(
        table=row,
        seats=rows(SEATS, "seat"),
        seeds=tuple(bytes(seed.seed) for seed in rows(SEEDS, "table_id")),
        versions=tuple(entry.version for entry in entries),
        entries=tuple(Entry(entry.seat, entry.text) for entry in entries),
        asked=tuple(entry.answered for entry in entries),
        bots=tuple(entry.bot for entry in entries),
        snapshots=tuple(
            StoredSnapshot(kept.version, kept.position, tuple(kept.numbers)) for kept in rows(SNAPSHOTS, "version")
        ),
        answers=tuple(answer.number for answer in rows(REQUESTS, "request")),
        seen={seen.seat: seen.number for seen in rows(SEEN, "seat")},
        results=rows(RESULTS, "seat"),
    )
