"""Who runs out of time is replaced by a bot: one task looks at deadlines, also at those from before a restart."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from cenote.server.errors import Refusal
from cenote.server.ops.shutdown import ended
from cenote.server.storage.clocks import Clocks
from cenote.server.tables import clock, seating
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables

LOOK: Final = 2.0
"""Seconds between two looks at the latest, so that other servers and the next start know how long one was up."""

QUEUE: Final = 2.0
"""Seconds that a move which arrived in time may wait for its turn before the seat is given to a bot."""

BREATH: Final = 0.1

log = logging.getLogger("cenote.clocks")


class Sweeper:
    """Several servers may sweep the same database: the table's revision lets one of them do it."""

    def __init__(self, tables: Tables, clocks: Clocks) -> None:
        self._tables = tables
        self._clocks = clocks
        self._looked = 0.0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Let short clocks stand still for the time without a server, then look at all of them again and again."""
        try:
            await self.look()
        except Exception:
            log.exception("clocks cannot be looked at yet")
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """The last look is written down: it is as long as people were served."""
        if self._task is None:
            return
        await ended(self._task)
        with suppress(Exception):
            await self.look()

    async def look(self) -> None:
        """Say that this server is up; where clocks were set, memory is read again."""
        now = clock.now()
        were_set = await self._clocks.look(now, self._looked)
        self._looked = now
        for table in self._tables.live() if were_set else ():
            async with table.lock:
                await self._tables.reload(table)

    async def sweep(self) -> None:
        """Take every seat that is out of time."""
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
                await self._tables.reload(table)  # what is stored says otherwise
                late = clock.late(table.stored, clock.now() - QUEUE)
            if late:  # those whose time ran out first: the others have outstayed them, whenever a server looks
                first = min(table.stored.remaining[seat] for seat in late)
                out = [seat for seat in late if table.stored.remaining[seat] == first]
                await self._tables.change(table, seating.given_up(table.stored, out, "timeout"))
        self._tables.wake(table)
