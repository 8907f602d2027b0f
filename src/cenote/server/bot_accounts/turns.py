"""Turn stream of a bot account: one line for each position in which it must decide, at all its tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Final

from msgspec import json

from cenote.server.errors import Refusal
from cenote.server.protocol.bot_account_messages import BotAccountTurn
from cenote.server.storage.bot_accounts import Programs
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import Client

SILENCE: Final = 15.0
"""Seconds without a turn after which an empty line keeps the stream alive."""


class Stream:
    """An open stream; `stirred` is set when a table of its bot account changes, or the stream must end."""

    def __init__(self) -> None:
        self.stirred = asyncio.Event()
        self.over = False

    def end(self) -> None:
        self.over = True
        self.stirred.set()


class Streams:
    """All open streams; a bot account has one, and opening a second ends the first."""

    def __init__(self, programs: Programs) -> None:
        self.tables: Tables
        self._programs = programs
        self._open: dict[str, Stream] = {}

    def wake(self, table: LiveTable) -> None:
        """Wake the streams of the bot accounts at a table that has changed."""
        for seat in table.stored.seats:
            if (stream := self._open.get(seat.person)) is not None:
                stream.stirred.set()

    def stop(self) -> None:
        """End all streams at shutdown; bot accounts reconnect to the next server."""
        for stream in self._open.values():
            stream.end()

    def end(self, person: str) -> None:
        """End the stream of a bot account, if one is open."""
        if (stream := self._open.get(person)) is not None:
            stream.end()

    async def turns(self, payer: Client) -> AsyncIterator[bytes]:
        """Yield a line of JSON once for each turn, and empty lines in between; end when the bot account is deleted."""
        self.end(payer.person)
        stream = self._open[payer.person] = Stream()
        told: dict[tuple[str, int], int] = {}
        try:
            while not stream.over and await self._programs.among([payer.person]):
                stream.stirred.clear()
                held = await self._tables(payer.person, self.tables.get if told else self.tables.current)
                for turn in [turn for table in held for turn in await _owed(table, payer)]:
                    if told.get((turn.table, turn.seat)) != turn.number:
                        told[turn.table, turn.seat] = turn.number
                        yield json.encode(turn) + b"\n"
                if not await _stirs(stream):
                    yield b"\n"
        finally:
            if self._open.get(payer.person) is stream:
                del self._open[payer.person]

    async def _tables(self, person: str, get: Callable[[str], Awaitable[LiveTable]]) -> list[LiveTable]:
        """Return its running tables; holding them keeps them in memory, where changes by other servers reach them."""
        held = []
        for id in await self._programs.playing_at(person):
            with suppress(Refusal):
                held.append(await get(id))
        return held


async def _stirs(stream: Stream) -> bool:
    """Wait until something happens; False after `SILENCE` seconds."""
    try:
        await asyncio.wait_for(stream.stirred.wait(), SILENCE)
    except TimeoutError:
        return False
    return True


async def _owed(table: LiveTable, payer: Client) -> list[BotAccountTurn]:
    await payer.throttle()
    async with table.lock:
        with payer.charge_cpu():
            return list(_turns(table, payer.person))


def _turns(table: LiveTable, person: str) -> Iterator[BotAccountTurn]:
    match, stored = table.match, table.stored
    if match is None or stored.status != "running":
        return
    for seat in set(table.seats_of(person)).intersection(match.actors()):
        legal = [match.game.actions.texts[code] for code in match.legal(seat)]
        view = wire.view_info(match.view(seat))
        yield BotAccountTurn(stored.id, stored.game, stored.mode, seat, table.number(seat), view, legal)
