"""In-memory storage: tables in dictionaries, without a database, for the life of the process."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace

from cenote.core.record import Entry
from cenote.core.replay import Snapshot
from cenote.server.storage.contract import LISTED, Change, Conflict, Limits, News, StoredGame, StoredTable, TooMany


@dataclass
class _Shelf:
    """All stored data of one table."""

    table: StoredTable
    seed: bytes
    entries: list[Entry] = field(default_factory=list)
    snapshot: Snapshot | None = None
    numbers: tuple[int, ...] = ()
    answered: dict[tuple[str, str], int] = field(default_factory=dict)
    source: str = ""
    seen: dict[int, int] = field(default_factory=dict)


class MemoryStorage:
    """The in-memory `Storage`; no method yields to the event loop, so every change is atomic."""

    def __init__(self) -> None:
        self._shelves: dict[str, _Shelf] = {}

    async def add_table(self, table: StoredTable, seed: bytes, limits: Limits | None = None) -> None:
        if limits is not None:
            self._check_room(table, limits)
        self._shelves[table.id] = _Shelf(table, seed, source=limits.source if limits else "")

    async def table(self, id: str) -> StoredTable | None:
        shelf = self._shelves.get(id)
        return None if shelf is None else shelf.table

    async def revision(self, id: str) -> int | None:
        shelf = self._shelves.get(id)
        return None if shelf is None else shelf.table.revision

    async def change_table(self, before: StoredTable, after: StoredTable) -> StoredTable:
        shelf = self._unchanged(before)
        shelf.table = replace(after, revision=before.revision + 1, updated=time.time())
        return shelf.table

    async def game(self, id: str) -> StoredGame:
        shelf = self._shelves[id]
        return StoredGame(shelf.seed, tuple(shelf.entries), shelf.snapshot, shelf.numbers, dict(shelf.seen))

    async def news(self, id: str, revision: int, version: int) -> News | None:
        shelf = self._shelves[id]  # nothing is ever removed from memory
        if shelf.table.revision == revision:
            return None
        last = shelf.entries[version - 1] if 0 < version <= len(shelf.entries) else None
        return News(shelf.table, tuple(shelf.entries[version:]), shelf.snapshot.version if shelf.snapshot else 0, last)

    async def append(self, before: StoredTable, change: Change) -> StoredTable:
        shelf, done = self._unchanged(before), change.answered
        if change.version != len(shelf.entries) or (done and (done.person, done.id) in shelf.answered):
            raise Conflict
        shelf.entries += change.entries
        if done is not None:
            shelf.answered[done.person, done.id] = done.number
        if change.snapshot is not None:
            shelf.snapshot, shelf.numbers = change.snapshot, change.numbers
        return await self.change_table(before, change.applied(before))

    async def saw(self, id: str, seat: int, number: int) -> None:
        self._shelves[id].seen[seat] = number

    async def answered(self, id: str, person: str, request: str) -> int | None:
        shelf = self._shelves.get(id)
        return None if shelf is None else shelf.answered.get((person, request))

    async def owed_by_bots(self) -> list[str]:
        def owed(table: StoredTable) -> bool:
            return table.status == "running" and any(table.seats[seat].bot for seat in table.acting)

        return [table.id for table in sorted(self._tables(owed), key=_age)]

    async def open_tables(self, attended: Collection[str] = ()) -> list[StoredTable]:
        """Attended tables first, then the newest of each source, then the second, and so on."""
        turns: Counter[str] = Counter()
        ranked: list[tuple[tuple[bool, int], StoredTable]] = []
        for table in sorted(self._tables(_waits_in_the_list), key=_age):
            source = self._shelves[table.id].source or table.host
            ranked.append(((table.id not in attended, turns[source]), table))
            turns[source] += 1
        return [table for _, table in sorted(ranked, key=lambda pair: pair[0])][:LISTED]

    async def tables_of(self, person: str) -> list[StoredTable]:
        def sits(table: StoredTable) -> bool:
            return table.status != "abandoned" and any(seat.person == person for seat in table.seats)

        return _newest(self._tables(sits))

    def _check_room(self, table: StoredTable, limits: Limits) -> None:
        def check(kind: str, most: int, wanted: Callable[[StoredTable], bool]) -> None:
            if len(self._tables(wanted)) >= most:
                raise TooMany(kind, most)

        def mine(other: StoredTable) -> bool:
            return other.host == table.host

        def beside(other: StoredTable) -> bool:
            return bool(limits.source) and self._shelves[other.id].source == limits.source

        def unfinished(other: StoredTable) -> bool:
            return other.status in ("gathering", "running") and other.commitment not in limits.apart

        check("unfinished", limits.unfinished, lambda other: mine(other) and unfinished(other))
        if table.listed:
            check("listed", limits.listed, lambda other: mine(other) and _waits_in_the_list(other))
            check("listed-from", limits.listed_from, lambda other: beside(other) and _waits_in_the_list(other))

    def _unchanged(self, before: StoredTable) -> _Shelf:
        shelf = self._shelves.get(before.id)
        if shelf is None or shelf.table.revision != before.revision:
            raise Conflict
        return shelf

    def _tables(self, wanted: Callable[[StoredTable], bool]) -> list[StoredTable]:
        return [shelf.table for shelf in self._shelves.values() if wanted(shelf.table)]


def _waits_in_the_list(table: StoredTable) -> bool:
    return table.status == "gathering" and table.listed


def _age(table: StoredTable) -> float:
    return -table.updated


def _newest(tables: list[StoredTable]) -> list[StoredTable]:
    return sorted(tables, key=_age)[:LISTED]
