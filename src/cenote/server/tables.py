"""All tables of this server: found, loaded and dropped; what changes them is stored first and told afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from cenote.core.record import write
from cenote.server import clock
from cenote.server.live import LiveTable
from cenote.server.loading import load, reload
from cenote.server.protocol import Accepted
from cenote.server.refusal import Refusal
from cenote.server.storage.contract import Change, Conflict, Storage, StoredTable

Publish = Callable[[str, str], None]
"""Tell everybody at a table (first argument) that it "moved" or that its "people" changed."""


class Tables:
    """Live tables are kept only as long as somebody holds them; what is stored is the truth."""

    def __init__(self, storage: Storage, publish: Publish, wake: Callable[[LiveTable], None]) -> None:
        self.storage = storage
        self.wake = wake
        """Let the bots of a table play, if it is their turn."""
        self._publish = publish
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._actions: set[asyncio.Task[Accepted]] = set()

    async def get(self, id: str) -> LiveTable:
        """The table of this id, from memory or from the storage."""
        if (live := self._live.get(id)) is not None:
            return live
        async with self._loading.setdefault(id, asyncio.Lock()):  # the lock lives as long as somebody holds it here
            if (live := self._live.get(id)) is not None:
                return live
            table = await load(self.storage, id)
            if table is None:
                raise Refusal("no-table", f"there is no table {id!r}", 404)
            self._live[id] = table
        self.wake(table)
        return table

    def live(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    async def reload(self, table: LiveTable) -> None:
        """Let memory be what is stored; if even that fails, the table is lost to all who hold it."""
        try:
            await reload(self.storage, table)
        except BaseException:
            if self._live.get(table.stored.id) is table:
                del self._live[table.stored.id]
            table.lost, table.match = True, None
            raise

    async def reread(self, ids: Iterable[str]) -> None:
        """Take up what was stored past the tables themselves, and tell everybody at those that are in memory."""
        for id in ids:
            if (table := self._live.get(id)) is not None:
                async with table.lock:
                    await self.reload(table)
                self.tell_people(table)

    async def change(self, table: LiveTable, after: StoredTable) -> None:
        """Store who sits at a table and how it stands, and tell everybody."""
        try:
            table.stored = await self.storage.change_table(table.stored, clock.kept(table.stored, after))
        except Conflict:
            await self.reload(table)
            raise overtaken() from None
        self.tell_people(table)

    async def append(self, table: LiveTable, change: Change) -> None:
        """Store what happened in a game; telling it is left to the caller, who answers first."""
        table.stored = await self.storage.append(table.stored, change)
        if change.snapshot is not None:
            table.snapshot_at = change.snapshot.version

    def tell_people(self, table: LiveTable) -> None:
        """Tell everybody that somebody came, went, or holds another seat."""
        self._publish(table.stored.id, "people")

    def moved(self, table: LiveTable) -> None:
        """Tell everybody what happened; called when the person who asked for it has been answered."""
        self._publish(table.stored.id, "moved")
        if table.stored.status == "over":
            self.tell_people(table)
        self.wake(table)

    async def keep_seen(self, table: LiveTable, person: str) -> None:
        """Store up to which frame somebody who goes has seen what happened: another device goes on from there."""
        for seat in table.seats_of(person):
            number = table.seen.get(seat, 0)
            if number > table.seen_stored.get(seat, 0):
                table.seen_stored[seat] = number
                await self.storage.saw(table.stored.id, seat, number)

    async def whole(self, table: LiveTable, action: Coroutine[Any, Any, Accepted]) -> Accepted:
        """Carry an action out to its end, also if the caller is cancelled in the middle."""
        task = asyncio.create_task(action)
        self._actions.add(task)
        task.add_done_callback(self._done)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda _: self.moved(table))
            raise

    def _done(self, task: asyncio.Task[Accepted]) -> None:
        """Forget an action; a refusal that nobody waits for any more was not worth telling."""
        self._actions.discard(task)
        if not task.cancelled():
            task.exception()

    async def settle(self) -> None:
        """Wait until everything that was begun is stored."""
        await asyncio.gather(*self._actions, return_exceptions=True)

    async def record(self, table: LiveTable) -> str:
        """The record of a finished game, with its seed, for anybody to verify; of a frozen one as far as it came."""
        ended = table.stored.status in ("over", "abandoned")
        if not ended and table.stored.status != "frozen":
            raise Refusal("not-over", "the record is opened when the game is over", 409)
        if table.match is None:
            kept = await self.storage.game(table.stored.id)
            if not kept.entries:
                raise Refusal("not-over", "no game was played here", 409)
            return write(replace(table.record(kept), seed=kept.seed if ended else None))
        return write(table.match.record(abandoned=table.stored.status == "abandoned"))


def overtaken() -> Refusal:
    """For the second of two who change the same table at the same time."""
    return Refusal("stale", "somebody else was faster; look again", 409)
