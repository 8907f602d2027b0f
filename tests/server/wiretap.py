"""Everything that somebody receives from a table service, byte for byte and in order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable
from typing import Any, cast

from msgspec.json import encode

from cenote.server.errors import Refusal
from cenote.server.limits import CpuShares
from cenote.server.protocol.messages import Problem
from cenote.server.tables import wire
from cenote.server.tables.draw_odds import draws
from cenote.server.tables.history import Histories
from cenote.server.tables.live import LiveTable
from cenote.server.throttling.fair_share import CpuScheduler
from cenote.server.web.table_socket import Socket, TableConnection
from tests.server.house import House

RICH = 1e6
"""Seconds of the server's time for each second: nobody has to wait."""


class Tap:
    """One browser at a table, over the real end of a socket."""

    def __init__(self, home: House, table: LiveTable, person: str) -> None:
        self.person = person
        self.received: list[bytes] = []
        self._home, self._table = home, table
        self._events = asyncio.Queue[bytes]()
        self._said = asyncio.Queue[str]()
        self._heard = False
        payer = CpuScheduler(CpuShares(RICH, RICH)).client("192.0.2.1", person)
        seated = TableConnection(cast(Socket, self), home.tables, table, payer)
        self._serving = asyncio.create_task(seated.serve(self._happening()))

    @classmethod
    async def come(cls, home: House, table: LiveTable, person: str) -> Tap:
        """Somebody comes, and is shown what there is to see."""
        tap = cls(home, table, person)
        await tap.ask(type="ping")
        return tap

    async def _happening(self) -> AsyncIterator[bytes]:
        while True:
            yield await self._events.get()
            self._events.task_done()

    async def receive_data(self, _mode: str) -> str:
        """What the browser says next; asked for again, the last has been dealt with."""
        if self._heard:
            self._said.task_done()
        text = await self._said.get()
        self._heard = True
        return text

    async def send_data(self, text: str) -> None:
        self.received.append(text.encode())

    async def overhear(self, what: str) -> None:
        """Something happened at the table."""
        self._events.put_nowait(what.encode())
        await self._events.join()

    async def ask(self, **message: Any) -> None:
        self._said.put_nowait(json.dumps(message))
        await self._said.join()

    async def hang_up(self) -> None:
        self._serving.cancel()
        await asyncio.gather(self._serving, return_exceptions=True)

    async def requests(self) -> None:
        """Whatever can be asked for without a socket."""
        tables, viewer = self._home.tables, self._table.viewer_of(self.person)
        mine = await tables.storage.tables_of(self.person)
        self.received.append(encode(wire.lobby(await tables.storage.open_tables(), mine, self.person)))
        self.received.append(encode(wire.table_info(self._table, self.person)))
        payer = CpuScheduler(CpuShares(RICH, RICH)).client("192.0.2.1", self.person)
        histories, table = Histories(), self._table
        looked, drawn = histories.encoded(table, viewer, payer), draws(tables, histories, table, payer)
        for asked in (looked, tables.record(table), drawn):
            self.received.append(encode(await _answer(asked)))


async def _answer(asked: Awaitable[object]) -> object | Problem:
    try:
        return await asked
    except Refusal as refused:
        return wire.problem(refused)
