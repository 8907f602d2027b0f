"""Table registry: finds, loads and evicts live tables, and stores every change before publishing it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from cenote.core.record import write
from cenote.server import metrics
from cenote.server.errors import Refusal
from cenote.server.lifecycle.shutdown import InFlight
from cenote.server.protocol.game_messages import Accepted
from cenote.server.storage.contract import Change, Conflict, Storage, StoredTable
from cenote.server.storage.table_event import TableEvent
from cenote.server.tables import clock, handovers
from cenote.server.tables.bot_offers import Offers
from cenote.server.tables.live import LiveTable
from cenote.server.tables.loading import catch_up, gone, load, reload
from cenote.server.tables.no_cluster import SingleServer

Publish = Callable[[str, TableEvent], None]
"""A function that notifies clients at a table (first argument) of an event."""


class Tables:
    """Registry of the live tables, held by weak references while in use. The database is authoritative."""

    def __init__(
        self,
        storage: Storage,
        publish: Publish,
        cluster: SingleServer | None = None,
        offers: Offers | None = None,
    ) -> None:
        self.storage = storage
        self.offers = offers or Offers()
        self.cluster = cluster or SingleServer()
        self.publish = publish
        self._listeners: list[Callable[[LiveTable], None]] = []
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._actions: set[asyncio.Task[Accepted]] = set()
        self.closing = InFlight()

    def add_listener(self, listener: Callable[[LiveTable], None]) -> None:
        """Register a function to call whenever a bot or bot account may have to decide at a table."""
        self._listeners.append(listener)

    def wake(self, table: LiveTable) -> None:
        """Call the listeners, so that bots and bot accounts of a table play if it is their turn."""
        for listener in self._listeners:
            listener(table)

    async def get(self, id: str) -> LiveTable:
        """Return the table of this id, from memory or from storage. Raise `Refusal` if there is none."""
        if (live := self._live.get(id)) is not None:
            return live
        async with self._loading.setdefault(id, asyncio.Lock()):  # a weak value: it lives while a task uses it
            if (live := self._live.get(id)) is not None:
                return live
            table = await load(self.storage, id)
            if table is None:
                raise gone(id)
            await self.cluster.meet(table)
            self._live[id] = table
        self.wake(table)
        return table

    async def current(self, id: str) -> LiveTable:
        """Return the table as it is stored now.

        Use this for reads, because a notice from another server may be late or lost.

        A client that another server has answered is thus never shown an older position here.
        """
        table = await self.get(id)
        if self.cluster.shared and await self.storage.revision(id) != table.stored.revision:
            async with table.lock:
                await self.catch_up(table)
        return table

    def find(self, id: str) -> LiveTable | None:
        """Return the table of this id if it is in memory, else None."""
        return self._live.get(id)

    def live(self) -> list[LiveTable]:
        """Return the tables in memory."""
        return list(self._live.values())

    async def waiting(self) -> list[StoredTable]:
        """Return the list of open tables.

        Those with a player present come first, so that the list's limit spares them.
        """
        return await self.storage.open_tables([table.stored.id for table in self._live.values() if table.is_attended()])

    async def is_here(self, id: str, person: str) -> bool:
        """Return whether a person has a table open, through this server or another."""
        live = self._live.get(id)
        return live.is_here(person) if live is not None else await self.cluster.sees(id, person)

    async def presence(self, ids: Iterable[str]) -> Callable[[str, str], bool]:
        """Return a predicate whether a person (second argument) has one of these tables (first) open on any server."""
        elsewhere = await self.cluster.everywhere(*ids)

        def is_here(id: str, person: str) -> bool:
            live = self._live.get(id)
            return (live is not None and live.is_here(person)) or person in elsewhere.get(id, ())

        return is_here

    async def reload(self, table: LiveTable) -> None:
        """Reload a table in memory from storage. Evict it if that fails."""
        with self._evict_on_error(table):
            await reload(self.storage, table)

    async def evict(self, table: LiveTable) -> None:
        """Evict a table from memory, so that its holders load it again from storage."""
        async with table.lock:
            self._evict(table)

    def _evict(self, table: LiveTable) -> None:
        if self._live.get(table.stored.id) is table:
            del self._live[table.stored.id]
        table.lost, table.match = True, None
        self.publish(table.stored.id, TableEvent.MOVED)

    @contextmanager
    def _evict_on_error(self, table: LiveTable) -> Iterator[None]:
        """Evict the table if the body raises, as memory may then be ahead of the database."""
        try:
            yield
        except BaseException:
            self._evict(table)
            raise

    async def catch_up(self, table: LiveTable) -> None:
        """Apply what other servers have stored, and notify clients. The caller holds the lock."""
        before = table.stored
        with self._evict_on_error(table):
            if not await catch_up(self.storage, table):
                return
        same = _people(before) == _people(table.stored)
        self.publish(before.id, TableEvent.MOVED if same else TableEvent.PEOPLE)
        self.wake(table)

    async def resolve_conflict(self, table: LiveTable) -> None:
        """Catch up after a revision conflict.

        Reload the table if there is no newer revision, because the logs then differ.
        """
        revision = table.stored.revision
        await self.catch_up(table)
        if table.stored.revision == revision:
            table.corrections += 1
            await self.reload(table)

    async def refresh(self, ids: Iterable[str]) -> None:
        """Reload those tables in memory that were changed directly in the database, and notify their clients."""
        for id in ids:
            if (table := self._live.get(id)) is not None:
                async with table.lock:
                    await self.reload(table)
                self.publish_people(table)

    async def change(self, table: LiveTable, after: StoredTable) -> None:
        """Store a table's changed seats or status, with its clock times and handovers, and notify clients.

        Raise `RevisionConflict` if another change was stored first.
        """
        try:
            changed = clock.kept(table.stored, handovers.noted(table, after))
            table.stored = await self.storage.change_table(table.stored, changed)
        except Conflict:
            await self.resolve_conflict(table)
            raise RevisionConflict from None
        self.publish_people(table)

    async def append(self, table: LiveTable, change: Change) -> None:
        """Store new entries of a game. The caller then answers the mover and publishes the move."""
        table.stored = await self.storage.append(table.stored, change)
        metrics.MOVES.labels("person" if change.answered else "bot" if change.version else "deal").inc()
        if change.snapshot is not None:
            table.snapshot_at = change.snapshot.version

    def publish_presence(self, table: LiveTable, person: str) -> None:
        """Notify clients on all servers that a player has become present or absent."""
        self.cluster.place(table, person)
        self.publish_people(table)

    def publish_people(self, table: LiveTable) -> None:
        """Notify clients that the players of a table, or their presence, have changed."""
        self.publish(table.stored.id, TableEvent.PEOPLE)

    def publish_chat(self, id: str) -> None:
        """Notify clients of new chat lines, or of a change in who may read them."""
        self.publish(id, TableEvent.CHAT)

    def publish_move(self, table: LiveTable) -> None:
        """Notify clients of a move and wake the bots. Call this once the mover has been answered."""
        self.publish(table.stored.id, TableEvent.MOVED)
        if table.stored.status == "over":
            self.publish_people(table)
        self.wake(table)

    async def store_seen(self, table: LiveTable, person: str) -> None:
        """Store the newest frame that a leaving person has seen, so that another device can continue from there."""
        for seat in table.seats_of(person):
            number = table.seen.get(seat, 0)
            if number > table.seen_stored.get(seat, 0):
                table.seen_stored[seat] = number
                await self.storage.saw(table.stored.id, seat, number)

    async def run_to_completion(self, table: LiveTable, action: Coroutine[Any, Any, Accepted]) -> Accepted:
        """Run an action to completion, even if the caller is cancelled.

        In that case the move is published at the end.
        """
        task = asyncio.create_task(action)
        self._actions.add(task)
        task.add_done_callback(self._done)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda _: self.publish_move(table))
            raise

    def _done(self, task: asyncio.Task[Accepted]) -> None:
        """Drop a finished action, and retrieve its exception, which a cancelled caller no longer does."""
        self._actions.discard(task)
        if not task.cancelled():
            task.exception()

    async def settle(self) -> None:
        """Wait until all actions in progress are stored."""
        await asyncio.gather(*self._actions, return_exceptions=True)

    async def record(self, table: LiveTable) -> str:
        """Return the record of a finished game with its seed, for verification, or of a frozen game without it.

        Raise `Refusal` while the game is not over, or if there was none.
        """
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
    """Return what a table shows besides its game, to detect changes."""
    shown = (stored.status, stored.seats, stored.host, stored.rematch)
    return *shown, stored.vote, stored.unrated, stored.handovers


class RevisionConflict(Refusal):
    """Refusal of a change because another change was stored first, which is now in memory."""

    def __init__(self) -> None:
        super().__init__("stale", "somebody else was faster; look again", 409)
