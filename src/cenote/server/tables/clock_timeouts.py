"""Clock timeouts: a background task polls deadlines, even those set before a restart, and gives late seats to bots."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from cenote.server.errors import Refusal
from cenote.server.shutdown import ended
from cenote.server.storage.clocks import Clocks
from cenote.server.tables import clock, seating
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables

LOOK: Final = 2.0
"""Most seconds between two heartbeats, which tell other servers and the next start how long a server was up."""

QUEUE: Final = 2.0
"""Seconds that a move which arrived in time may wait for its turn before a bot takes the seat."""

BREATH: Final = 0.1

log = logging.getLogger("cenote.clocks")


class ClockTimeouts:
    """Enforces clock timeouts; several servers may share a database, because the optimistic lock lets only one win."""

    def __init__(self, tables: Tables, clocks: Clocks) -> None:
        self._tables = tables
        self._clocks = clocks
        self._looked = 0.0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Exclude the downtime of all servers from short clocks, then poll the clocks in a background task."""
        try:
            await self.look()
        except Exception:
            log.exception("clocks cannot be looked at yet")
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """Stop polling and store a last heartbeat: players were served until now."""
        if self._task is None:
            return
        await ended(self._task)
        with suppress(Exception):
            await self.look()

    async def look(self) -> None:
        """Store a heartbeat, and reload the tables in memory if that corrections any clocks."""
        now = clock.now()
        were_set = await self._clocks.look(now, self._looked)
        self._looked = now
        for table in self._tables.live() if were_set else ():
            async with table.lock:
                await self._tables.reload(table)

    async def sweep(self) -> None:
        """Give every seat that is out of time to a bot."""
        for id in await self._clocks.due(clock.now() - QUEUE):
            try:
                await self._take(await self._tables.get(id))
            except Refusal:
                log.info("table %s: somebody else was faster", id)
            except Exception:
                log.exception("table %s: a clock ran out, and nothing came of it", id)

    async def _go_on(self) -> None:
        while True:
            pause = LOOK
            try:
                await self.look()
                await self.sweep()
                pause = await self._pause()
            except Exception:
                log.exception("clocks cannot be looked at; the next try is in %s s", pause)
            await asyncio.sleep(pause)

    async def _pause(self) -> float:
        first = await self._clocks.next()
        return LOOK if first is None else min(LOOK, max(BREATH, first + QUEUE - clock.now()))

    async def _take(self, table: LiveTable) -> None:
        async with table.lock:
            if not (late := clock.late(table.stored, clock.now() - QUEUE)):
                await self._tables.reload(table)  # the database listed it as due
                late = clock.late(table.stored, clock.now() - QUEUE)
            if late:  # only the first to run out: the others outlasted them, however late a server looks
                first = min(table.stored.remaining[seat] for seat in late)
                out = [seat for seat in late if table.stored.remaining[seat] == first]
                await self._tables.change(table, seating.given_up(table.stored, out, "timeout"))
        self._tables.wake(table)
