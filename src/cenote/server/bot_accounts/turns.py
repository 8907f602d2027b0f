"""The stream of a program: one line for each position in which it is to decide, at all its tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Final

from msgspec import json

from cenote.server.bot_accounts.messages import Turn
from cenote.server.errors import Refusal
from cenote.server.storage.bot_accounts import Programs
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import Client

SILENCE: Final = 15.0
"""After so many seconds without a turn an empty line says that the stream still flows."""


class Stream:
    """One open stream; `stirred` when something happened at a table of its program, or it is to end."""

    def __init__(self) -> None:
        self.stirred = asyncio.Event()
        self.over = False

    def end(self) -> None:
        self.over = True
        self.stirred.set()


class Streams:
    """All open streams: a program has one, and who opens a second ends the first."""

    def __init__(self, programs: Programs) -> None:
        self.tables: Tables
        self._programs = programs
        self._open: dict[str, Stream] = {}

    def wake(self, table: LiveTable) -> None:
        """Something happened at a table: let the programs that sit there look."""
        for seat in table.stored.seats:
            if (stream := self._open.get(seat.person)) is not None:
                stream.stirred.set()

    def stop(self) -> None:
        """End all streams; programs come back to the next server."""
        for stream in self._open.values():
            stream.end()

    def end(self, person: str) -> None:
        """End the stream of a program that is no more."""
        if (stream := self._open.get(person)) is not None:
            stream.end()

    async def turns(self, payer: Client) -> AsyncIterator[bytes]:
        """A line of JSON for each turn, once; empty lines in between. It ends when its program is no more."""
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
        """Its running tables; they stay in memory as long as they are held, and so hear of what others store."""
        held = []
        for id in await self._programs.playing_at(person):
            with suppress(Refusal):
                held.append(await get(id))
        return held


async def _stirs(stream: Stream) -> bool:
    """Whether something happens before the silence grows too long."""
    try:
        await asyncio.wait_for(stream.stirred.wait(), SILENCE)
    except TimeoutError:
        return False
    return True


async def _owed(table: LiveTable, payer: Client) -> list[Turn]:
    await payer.rest()
    async with table.lock:
        with payer.pays():
            return list(_turns(table, payer.person))


def _turns(table: LiveTable, person: str) -> Iterator[Turn]:
    match, stored = table.match, table.stored
    if match is None or stored.status != "running":
        return
    for seat in set(table.seats_of(person)).intersection(match.actors()):
        legal = [match.game.actions.texts[code] for code in match.legal(seat)]
        view = wire.view_info(match.view(seat))
        yield Turn(stored.id, stored.game, stored.mode, seat, table.number(seat), view, legal)
