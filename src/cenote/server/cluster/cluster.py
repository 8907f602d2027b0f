"""Cluster member: sends heartbeats, holds leases, and catches up with the other servers' changes.

Only the database decides: a lost notice or lease is made up for by reading it again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from random import uniform
from typing import Any, Final

from cenote.server.bots.bot_runner import BotRunner
from cenote.server.cluster.listener import Listener
from cenote.server.shutdown import ended
from cenote.server.storage.database import Database
from cenote.server.storage.notify import TableEvent
from cenote.server.storage.servers import Servers
from cenote.server.storage.unavailable import first_line
from cenote.server.tables.live import LiveTable
from cenote.server.tables.single_server import SingleServer
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import CpuScheduler

BEAT: Final = 2.0
"""Seconds between two heartbeats."""

LOOK: Final = 30.0
"""Seconds between two searches for tables whose bots no server runs; when a server has died, one follows at once."""

AT_ONCE: Final = 8
"""Tables that catch up at the same time."""

log = logging.getLogger("cenote.cluster")


def clustered(database: Database, work: CpuScheduler) -> Cluster | None:
    """This server as a member of a cluster, or None on SQLite, where it is alone."""
    if isinstance(database.place, Path):
        return None
    return Cluster(Servers(database, secrets.token_hex(8)), database.place, work)


class Cluster(SingleServer):
    """A member of a cluster; `tables` and `bots` are those of this server, set before `start`."""

    shared = True

    def __init__(self, servers: Servers, url: str, work: CpuScheduler) -> None:
        self.tables: Tables
        self.bots: BotRunner
        self._servers = servers
        self._work = work
        self._listener = Listener(url, self.hear, self._look_again)
        self._timeline = ""
        """The timeline of the database, as the listener found it last."""
        self._alive: frozenset[str] = frozenset()
        self._held: set[str] = set()
        """Tables whose bot leases this server holds."""
        self._new: dict[str, tuple[set[TableEvent], int]] = {}
        """The notices of each table since it last caught up, and the newest revision among them."""
        self._hurry = asyncio.Event()
        self._next_look = 0.0
        self._looking: asyncio.Task[None] | None = None
        self._room = asyncio.Semaphore(AT_ONCE)
        self._lasting: list[asyncio.Task[None]] = []
        self._doing: set[asyncio.Task[None]] = set()

    @property
    def hears(self) -> bool:
        return self._listener.hears.is_set()

    @property
    def _others(self) -> bool:
        return len(self._alive) > 1

    async def start(self) -> None:
        """Join the cluster; if there are others, they first have time to announce the bots that they run."""
        await self._beat()
        self._next_look = time.monotonic() + (2 * BEAT if self._others else 0)
        self._lasting = [asyncio.create_task(self._listener.run()), asyncio.create_task(self._live())]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listener.hears.wait(), BEAT)

    async def stop(self) -> None:
        """Stop all tasks, and take on nothing more."""
        self._alive = frozenset()
        await ended(*self._lasting, *self._doing)

    async def leave(self) -> None:
        """Release everything, so that other servers can take over at once."""
        try:
            await self._servers.leave()
        except Exception as error:  # the others take over when the heartbeats stop
            log.warning("the other servers were not told of the end: %s", first_line(error))

    async def meet(self, table: LiveTable) -> None:
        if self._others:
            table.elsewhere = frozenset((await self._servers.elsewhere(table.stored.id)).get(table.stored.id, ()))

    def place(self, table: LiveTable, person: str) -> None:
        if self._others:
            self._do(self._place(table, person))

    async def sees(self, table: str, person: str) -> bool:
        """Whether a person is at a table through another server."""
        return bool(self._others) and person in (await self._servers.elsewhere(table)).get(table, ())

    async def everywhere(self, *tables: str) -> dict[str, set[str]]:
        """Who is at these tables through other servers."""
        return await self._servers.elsewhere(*tables) if self._others and tables else {}

    async def take(self, table: str) -> bool:
        """Take the lease, unless this server is alone; if two servers run one bot, only one move is stored."""
        if not self._others or table in self._held:
            return True
        taken = await self._servers.take(table)
        if taken:
            self._held.add(table)
        return taken

    async def release(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            try:
                await self._servers.release(table)
            except Exception as error:  # this server keeps the lease until its next search for bots
                log.warning("the bots of table %s were not let go of: %s", table, first_line(error))

    def hear(self, payload: str) -> None:
        """Handle a notice of any server, including this one."""
        what, about, revision = (*payload.split(), "0", "0")[:3]
        if what == "beat" or about == self._servers.id:
            return
        if what in ("came", "left"):
            self._hurry.set()
        elif (table := self.tables.find(about)) is not None:
            if what == "here":
                self._do(self._look_who_is_at(table))
            else:
                self._note(table, TableEvent.MOVED if int(revision) else _event(what), int(revision))

    def _note(self, table: LiveTable, what: TableEvent, revision: int) -> None:
        """Merge the notices of a table into one catch-up; a known revision needs none."""
        if 0 < revision <= table.stored.revision:
            return
        id = table.stored.id
        events, newest = self._new.get(id, (set(), 0))
        if not events:
            self._do(self._catch_up(table))
        self._new[id] = (events | {what}, max(newest, revision))

    async def _catch_up(self, table: LiveTable) -> None:
        id = table.stored.id
        async with self._room, table.lock:
            events, newest = self._new.pop(id)
            if table.lost:
                return
            if not 0 < newest <= table.stored.revision:
                await self.tables.catch_up(table)
        for what in sorted(events - {TableEvent.MOVED}):
            self.tables.publish(id, what)

    async def _look_again(self, timeline: str) -> None:
        """Catch up after a connect, because notices may have been missed.

        A promoted standby may lack commits: tables in memory may belong to another history, which no revision reveals,
        so all of them are loaded anew.
        """
        promoted = bool(timeline and self._timeline) and timeline != self._timeline
        self._timeline = timeline or self._timeline
        if promoted:
            log.error("another database has taken over (timeline %s): every table is loaded anew", timeline)
        for table in self.tables.live():
            if promoted:
                self._do(self.tables.evict(table))
            else:
                self._note(table, TableEvent.PEOPLE, 0)
        self._hurry.set()
        self._do(self._look_who_is_where())

    async def _live(self) -> None:
        """Send heartbeats forever, and search for bots that no server runs."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), uniform(0.75, 1.25) * BEAT)
            self._hurry.clear()
            try:
                await self._beat()
                if time.monotonic() >= self._next_look:
                    self._next_look = time.monotonic() + uniform(0.75, 1.25) * LOOK
                    if self._looking is None or self._looking.done():
                        self._looking = self._do(self._look_for_bots())
            except Exception as error:
                log.warning("no sign of life could be given: %s", first_line(error))

    async def _beat(self) -> None:
        alive, known = await self._servers.beat()
        before, self._alive = self._alive, alive
        self._work.servers = len(alive)
        if not known:
            self._held.clear()
        if self._others and (not known or len(before) <= 1):
            await self._say_everything()
        if alive != before:
            self._do(self._look_who_is_where())
        if before - alive:
            self._next_look = 0.0

    async def _say_everything(self) -> None:
        """Announce what a server keeps to itself while it is alone: the bots that it runs, and who is present."""
        for id in self.bots.playing():
            await self.take(id)
        for table in self.tables.live():
            for person in filter(table.seats_of, list(table.here)):
                self.place(table, person)

    async def _place(self, table: LiveTable, person: str) -> None:
        await self._servers.place(table.stored.id, person, here=table.here[person] > 0)

    async def _look_who_is_at(self, table: LiveTable) -> None:
        found = await self._servers.elsewhere(table.stored.id)
        self._see(table, frozenset(found.get(table.stored.id, ())))

    async def _look_who_is_where(self) -> None:
        found = await self._servers.elsewhere() if self._others else {}
        for table in self.tables.live():
            self._see(table, frozenset(found.get(table.stored.id, ())))

    def _see(self, table: LiveTable, elsewhere: frozenset[str]) -> None:
        if table.elsewhere != elsewhere:
            table.elsewhere = elsewhere
            self.tables.publish_people(table)

    async def _look_for_bots(self) -> None:
        await self.bots.take_up(await self._servers.thought_for() if self._others else ())

    def _do(self, errand: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a task in the background; a failure is made up for at the next connect or heartbeat."""
        task = asyncio.create_task(errand)
        self._doing.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._doing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("not done about what other servers do: %s: %s", type(error).__name__, first_line(error))


def _event(word: str) -> TableEvent:
    """The event of a notice; an unknown one, from a newer server, makes clients refresh everything."""
    try:
        return TableEvent(word)
    except ValueError:
        return TableEvent.PEOPLE
