"""Cluster member, which holds leases and knows the live servers and the people who are present through them.

Only the database decides, so that a lost notice or lease is recovered by reading it again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from cenote.server.cluster.follower import BEAT, Follower
from cenote.server.cluster.listener import Listener
from cenote.server.lifecycle.background import BackgroundTasks
from cenote.server.storage.database import Database
from cenote.server.storage.servers import Servers
from cenote.server.storage.unavailable import first_line
from cenote.server.tables.live import LiveTable
from cenote.server.tables.no_cluster import Bots, SingleServer
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import CpuScheduler

log: Final = logging.getLogger("cenote.cluster")


class Cluster(SingleServer):
    """This server as a member of a cluster on one PostgreSQL database."""

    shared = True

    def __init__(self, database: Database, scheduler: CpuScheduler) -> None:
        self.servers = Servers(database, secrets.token_hex(8))
        self.background = BackgroundTasks("the cluster")
        self._url = str(database.place)
        self._scheduler = scheduler
        self._listening = asyncio.Event()
        self._alive: frozenset[str] = frozenset()
        self._held: set[str] = set()
        """The tables whose bot leases this server holds."""

    @property
    def hears(self) -> bool:
        return self._listening.is_set()

    @property
    def has_others(self) -> bool:
        """Whether other servers are alive."""
        return len(self._alive) > 1

    @asynccontextmanager
    async def running(self, tables: Tables, bots: Bots) -> AsyncIterator[None]:
        """Join the cluster while the block runs: send heartbeats, and follow the changes of other servers."""
        follower = Follower(self, tables, bots)
        listener = Listener(self._url, follower.hear, follower.catch_up_with_all, self._listening)
        await follower.join()
        try:
            async with listener.running(), follower.heartbeats:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._listening.wait(), BEAT)
                yield
        finally:
            self._alive = frozenset()
            await self.background.stop()

    async def leave(self) -> None:
        try:
            await self.servers.leave()
        except Exception as error:  # the others take over when the heartbeats stop
            log.warning("the other servers were not told of the end: %s", first_line(error))

    async def beat(self) -> tuple[frozenset[str], frozenset[str], bool]:
        """Send a heartbeat. Return the servers alive before and now, and whether this one still counted as alive."""
        alive, known = await self.servers.heartbeat()
        before, self._alive = self._alive, alive
        self._scheduler.servers = len(alive)
        if not known:
            self._held.clear()
        return before, alive, known

    async def meet(self, table: LiveTable) -> None:
        if self.has_others:
            table.elsewhere = frozenset((await self.servers.elsewhere(table.stored.id)).get(table.stored.id, ()))

    def place(self, table: LiveTable, person: str) -> None:
        if self.has_others:
            self.background.start(self._place(table, person))

    async def _place(self, table: LiveTable, person: str) -> None:
        await self.servers.place(table.stored.id, person, here=table.here[person] > 0)

    async def sees(self, table: str, person: str) -> bool:
        return self.has_others and person in (await self.servers.elsewhere(table)).get(table, ())

    async def everywhere(self, *tables: str) -> dict[str, set[str]]:
        return await self.servers.elsewhere(*tables) if self.has_others and tables else {}

    async def take(self, table: str) -> bool:
        """Take the lease for a table's bots, unless this server is alone. Return False if another server holds it.

        Without a lease, two servers may run one bot, but only one of its moves is stored.
        """
        if not self.has_others or table in self._held:
            return True
        taken = await self.servers.take(table)
        if taken:
            self._held.add(table)
        return taken

    async def release(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            try:
                await self.servers.release(table)
            except Exception as error:  # this server keeps the lease until its next search for bots
                log.warning("the bots of table %s were not let go of: %s", table, first_line(error))
