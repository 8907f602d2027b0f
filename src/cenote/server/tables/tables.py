"""All tables of this server: found, loaded and dropped; what changes them is stored first and told afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from cenote.core.record import write
from cenote.server import metrics
from cenote.server.bots.offers import Offers
from cenote.server.cluster.alone import SingleServer
from cenote.server.errors import Refusal
from cenote.server.ops.shutdown import InFlight
from cenote.server.protocol.game_messages import Accepted
from cenote.server.storage.contract import Change, Conflict, Storage, StoredTable
from cenote.server.tables import clock, handovers
from cenote.server.tables.live import LiveTable
from cenote.server.tables.loading import catch_up, gone, load, reload

Publish = Callable[[str, str], None]
"""Tell everybody at a table (first argument) that it "moved", that its "people" changed, or that its "chat" did."""


class Tables:
    """Live tables are kept only as long as somebody holds them; what is stored is the truth."""

    def __init__(
        self,
        storage: Storage,
        publish: Publish,
        wake: Callable[[LiveTable], None],
        others: SingleServer | None = None,
        offers: Offers | None = None,
    ) -> None:
        self.storage = storage
        self.offers = offers or Offers()
        self.others = others or SingleServer()
        self.wake = wake
        """Let the bots of a table play, if it is their turn."""
        self._publish = publish
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._actions: set[asyncio.Task[Accepted]] = set()
        self.closing = InFlight()

    async def get(self, id: str) -> LiveTable:
        """The table of this id, from memory or from the storage."""
        if (live := self._live.get(id)) is not None:
            return live
        async with self._loading.setdefault(id, asyncio.Lock()):  # the lock lives as long as somebody holds it here
            if (live := self._live.get(id)) is not None:
                return live
            table = await load(self.storage, id)
            if table is None:
                raise gone(id)
            await self.others.meet(table)
            self._live[id] = table
        self.wake(table)
        return table

    async def current(self, id: str) -> LiveTable:
        """The table as it is stored now, for everybody who reads: a notice of another server may be late, or lost.

        So nobody who was answered by another server is shown an older position here.
        """
        table = await self.get(id)
        if self.others.shared and await self.storage.revision(id) != table.stored.revision:
            async with table.lock:
                await self.catch_up(table)
        return table

    def find(self, id: str) -> LiveTable | None:
        """The table of this id, if it is in memory."""
        return self._live.get(id)

    def live(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    async def waiting(self) -> list[StoredTable]:
        """The list of open tables; those with a player present come first, so that they are not cut off."""
        return await self.storage.open_tables([table.stored.id for table in self._live.values() if table.is_attended()])

    async def is_here(self, id: str, person: str) -> bool:
        """Whether somebody has a table open, over this server or another."""
        live = self._live.get(id)
        return live.is_here(person) if live is not None else await self.others.sees(id, person)

    async def presence(self, ids: Iterable[str]) -> Callable[[str, str], bool]:
        """Says whether a person (second argument) has one of these tables (first argument) open, over any server."""
        elsewhere = await self.others.everywhere(*ids)

        def is_here(id: str, person: str) -> bool:
            live = self._live.get(id)
            return (live is not None and live.is_here(person)) or person in elsewhere.get(id, ())

        return is_here

    async def reload(self, table: LiveTable) -> None:
        """Let memory be what is stored; if even that fails, the table is lost to all who hold it."""
        with self._or_lost(table):
            await reload(self.storage, table)

    async def evict(self, table: LiveTable) -> None:
        """Forget a table: everybody who holds it gets it anew from what is stored."""
        async with table.lock:
            self._lose(table)

    def _lose(self, table: LiveTable) -> None:
        if self._live.get(table.stored.id) is table:
            del self._live[table.stored.id]
        table.lost, table.match = True, None
        self._publish(table.stored.id, "moved")

    @contextmanager
    def _or_lost(self, table: LiveTable) -> Iterator[None]:
        """Who fails to read what is stored must not go on with what is in memory."""
        try:
            yield
        except BaseException:
            self._lose(table)
            raise

    async def catch_up(self, table: LiveTable) -> None:
        """Take up what other servers have stored, and tell everybody here; whoever calls this holds the lock."""
        before = table.stored
        with self._or_lost(table):
            if not await catch_up(self.storage, table):
                return
        self._publish(before.id, "moved" if _people(before) == _people(table.stored) else "people")
        self.wake(table)

    async def overtaken(self, table: LiveTable) -> None:
        """Take up what was stored instead of a change; if that is no new revision, the log differs from memory."""
        revision = table.stored.revision
        await self.catch_up(table)
        if table.stored.revision == revision:
            table.corrected += 1
            await self.reload(table)

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
            changed = clock.kept(table.stored, handovers.noted(table, after))
            table.stored = await self.storage.change_table(table.stored, changed)
        except Conflict:
            await self.overtaken(table)
            raise Overtaken from None
        self.tell_people(table)

    async def append(self, table: LiveTable, change: Change) -> None:
        """Store what happened in a game; telling it is left to the caller, who answers first."""
        table.stored = await self.storage.append(table.stored, change)
        metrics.MOVES.labels("person" if change.answered else "bot" if change.version else "deal").inc()
        if change.snapshot is not None:
            table.snapshot_at = change.snapshot.version

    def tell(self, id: str, what: str) -> None:
        """Tell everybody at a table over this server that something is new."""
        self._publish(id, what)

    def came_or_went(self, table: LiveTable, person: str) -> None:
        """Tell everybody, over whatever server, that somebody who has a seat is here, or is not any more."""
        self.others.place(table, person)
        self.tell_people(table)

    def tell_people(self, table: LiveTable) -> None:
        """Tell everybody that somebody came, went, or holds another seat."""
        self._publish(table.stored.id, "people")

    def tell_chat(self, id: str) -> None:
        """Tell everybody at a table that something was said, or that others may hear it."""
        self._publish(id, "chat")

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


def _people(stored: StoredTable) -> tuple[object, ...]:
    """What a table shows beside its game."""
    shown = (stored.status, stored.seats, stored.host, stored.rematch)
    return *shown, stored.vote, stored.unrated, stored.handovers


class Overtaken(Refusal):
    """For the second of two who change the same table at the same time; what the first did has been taken up."""

    def __init__(self) -> None:
        super().__init__("stale", "somebody else was faster; look again", 409)


def overtaken() -> Refusal:
    """The same for those who change something else."""
    return Overtaken()
