"""Clock timeouts: a periodic task polls deadlines, even those set before a restart, and gives late seats to bots."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from cenote.server.errors import Refusal
from cenote.server.lifecycle.periodic import Periodic
from cenote.server.storage.clocks import Clocks
from cenote.server.tables import clock, seating
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables

HEARTBEAT: Final = 2.0
"""The maximum number of seconds between heartbeats, from which other servers and the next start learn the downtime."""

QUEUE: Final = 2.0
"""Seconds for which a move that arrived in time may wait to be played before a bot takes the seat."""

SHORTEST_PAUSE: Final = 0.1

log = logging.getLogger("cenote.clocks")


class ClockTimeouts:
    """Enforcer of clock timeouts.

    Several servers may share a database, because the optimistic lock lets only one of them change a table.
    """

    def __init__(self, tables: Tables, clocks: Clocks) -> None:
        self._tables = tables
        self._clocks = clocks
        self._last_beat = 0.0

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Exclude the downtime of all servers from short clocks, then poll. Store a last heartbeat at the end."""
        try:
            await self.beat()
        except Exception:
            log.exception("the clocks cannot be read yet")
        try:
            async with Periodic("clock timeouts", HEARTBEAT, self._poll):
                yield
        finally:
            with suppress(Exception):
                await self.beat()

    async def beat(self) -> None:
        """Record a clock check, and reload tables if clocks were adjusted because checks had been missed."""
        now = clock.now()
        corrected = await self._clocks.look(now, self._last_beat)
        self._last_beat = now
        for table in self._tables.live() if corrected else ():
            async with table.lock:
                await self._tables.reload(table)

    async def enforce(self) -> None:
        """Give every seat that is out of time to a bot."""
        for id in await self._clocks.due(clock.now() - QUEUE):
            try:
                await self._hand_over(await self._tables.get(id))
            except Refusal:
                log.info("table %s: another change came first", id)
            except Exception:
                log.exception("table %s: a clock ran out, and nothing came of it", id)

    async def _poll(self) -> float:
        await self.beat()
        await self.enforce()
        first = await self._clocks.next()
        return HEARTBEAT if first is None else min(HEARTBEAT, max(SHORTEST_PAUSE, first + QUEUE - clock.now()))

    async def _hand_over(self, table: LiveTable) -> None:
        async with table.lock:
            if not (late := clock.late(table.stored, clock.now() - QUEUE)):
                await self._tables.reload(table)  # the database listed it as due
                late = clock.late(table.stored, clock.now() - QUEUE)
            if late:  # only the first to run out: the others outlasted them, however late a server looks
                first = min(table.stored.remaining[seat] for seat in late)
                out = [seat for seat in late if table.stored.remaining[seat] == first]
                await self._tables.change(table, seating.given_up(table.stored, out, "timeout"))
        self._tables.wake(table)
