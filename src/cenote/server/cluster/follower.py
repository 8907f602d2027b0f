"""Follower, which catches up with the changes of other servers and takes over the bots of dead ones."""

from __future__ import annotations

import asyncio
import logging
import time
from random import uniform
from typing import TYPE_CHECKING, Final

from cenote.server.lifecycle.periodic import Periodic
from cenote.server.storage.table_event import TableEvent
from cenote.server.tables.live import LiveTable
from cenote.server.tables.no_cluster import Bots
from cenote.server.tables.tables import Tables

if TYPE_CHECKING:
    from cenote.server.cluster.cluster import Cluster

BEAT: Final = 2.0
"""The mean pause between two heartbeats, in seconds."""

SEARCH: Final = 30.0
"""The mean pause between two searches for tables whose bots no server runs, in seconds.

When a server has died, a search follows at once.
"""

AT_ONCE: Final = 8
"""How many tables catch up concurrently."""

log: Final = logging.getLogger("cenote.cluster")


class Follower:
    """A follower that applies the notices of other servers to the tables and bots of this one."""

    def __init__(self, cluster: Cluster, tables: Tables, bots: Bots) -> None:
        self.heartbeats = Periodic("heartbeats", BEAT, self._beat_and_search, delay=BEAT)
        self._cluster = cluster
        self._tables = tables
        self._bots = bots
        self._start = cluster.background.start
        self._timeline = ""
        """The timeline of the database, as last read by the listener."""
        self._notices: dict[str, tuple[set[TableEvent], int]] = {}
        """The notices about each table since it last caught up, and the newest revision among them."""
        self._next_search = 0.0
        self._searching: asyncio.Task[None] | None = None
        self._room = asyncio.Semaphore(AT_ONCE)

    def hear(self, payload: str) -> None:
        """Handle a notice from any server, including this one."""
        what, about, revision = (*payload.split(), "0", "0")[:3]
        if what == "beat" or about == self._cluster.servers.id:
            return
        if what in ("came", "left"):
            self.heartbeats.hurry()
        elif (table := self._tables.find(about)) is not None:
            if what == "here":
                self._start(self._update_presence_at(table))
            else:
                self._note(table, TableEvent.MOVED if int(revision) else _event(what), int(revision))

    def _note(self, table: LiveTable, event: TableEvent, revision: int) -> None:
        """Merge the notices about a table into one catch-up. Ignore a notice of a revision that this server has."""
        if 0 < revision <= table.stored.revision:
            return
        id = table.stored.id
        events, newest = self._notices.get(id, (set(), 0))
        if not events:
            self._start(self._catch_up(table))
        self._notices[id] = (events | {event}, max(newest, revision))

    async def _catch_up(self, table: LiveTable) -> None:
        id = table.stored.id
        async with self._room, table.lock:
            events, newest = self._notices.pop(id)
            if table.lost:
                return
            if not 0 < newest <= table.stored.revision:
                await self._tables.catch_up(table)
        for event in sorted(events - {TableEvent.MOVED}):
            self._tables.publish(id, event)

    async def catch_up_with_all(self, timeline: str) -> None:
        """Make all tables in memory catch up after a connect, because notices may have been missed.

        A promoted standby may lack commits, so that tables in memory may belong to another history, which no revision
        reveals. All tables are therefore removed from memory and loaded again.
        """
        promoted = bool(timeline and self._timeline) and timeline != self._timeline
        self._timeline = timeline or self._timeline
        if promoted:
            log.error("another database has taken over (timeline %s): every table is loaded anew", timeline)
        for table in self._tables.live():
            if promoted:
                self._start(self._tables.evict(table))
            else:
                self._note(table, TableEvent.PEOPLE, 0)
        self.heartbeats.hurry()
        self._start(self._update_presence())

    async def _beat_and_search(self) -> float:
        """Send a heartbeat, and search for bots that no server runs. Return the seconds until the next heartbeat."""
        await self._beat()
        if time.monotonic() >= self._next_search:
            self._next_search = time.monotonic() + uniform(0.75, 1.25) * SEARCH
            if self._searching is None or self._searching.done():
                self._searching = self._start(self._take_up_bots())
        return uniform(0.75, 1.25) * BEAT

    async def join(self) -> None:
        """Send the first heartbeat, and delay the first search so that other servers can announce their bots."""
        await self._beat()
        self._next_search = time.monotonic() + (2 * BEAT if self._cluster.has_others else 0)

    async def _beat(self) -> None:
        """Send a heartbeat, and react to servers that have joined or died."""
        before, alive, known = await self._cluster.beat()
        if self._cluster.has_others and (not known or len(before) <= 1):
            await self._announce_all()
        if alive != before:
            self._start(self._update_presence())
        if before - alive:
            self._next_search = 0.0

    async def _announce_all(self) -> None:
        """Announce the bots that this server runs and the people at its tables, which it does not do while alone."""
        for id in self._bots.playing():
            await self._cluster.take(id)
        for table in self._tables.live():
            for person in filter(table.seats_of, list(table.here)):
                self._cluster.place(table, person)

    async def _update_presence_at(self, table: LiveTable) -> None:
        found = await self._cluster.servers.elsewhere(table.stored.id)
        self._set_elsewhere(table, frozenset(found.get(table.stored.id, ())))

    async def _update_presence(self) -> None:
        found = await self._cluster.servers.elsewhere() if self._cluster.has_others else {}
        for table in self._tables.live():
            self._set_elsewhere(table, frozenset(found.get(table.stored.id, ())))

    def _set_elsewhere(self, table: LiveTable, elsewhere: frozenset[str]) -> None:
        if table.elsewhere != elsewhere:
            table.elsewhere = elsewhere
            self._tables.publish_people(table)

    async def _take_up_bots(self) -> None:
        held = await self._cluster.servers.thought_for() if self._cluster.has_others else ()
        await self._bots.take_up(held)


def _event(word: str) -> TableEvent:
    """Return the event of a notice. An unknown one, from a newer server, makes clients refresh everything."""
    try:
        return TableEvent(word)
    except ValueError:
        return TableEvent.PEOPLE
