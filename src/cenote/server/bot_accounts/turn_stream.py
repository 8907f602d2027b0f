"""Turn stream of a bot account, with one line for each position at any of its tables in which it must decide."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Final

from msgspec import json

from cenote.server.errors import Refusal
from cenote.server.protocol.bot_account_messages import BotAccountTurn
from cenote.server.storage.bot_accounts import BotAccounts
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import Client

SILENCE: Final = 15.0
"""How many seconds pass without a turn until an empty line is sent to keep the stream alive."""


class TurnStream:
    """An open stream, whose event `changed` is set when a table of its bot account changes or the stream must end."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
        self.ended = False

    def end(self) -> None:
        """End the stream after the line that is being written."""
        self.ended = True
        self.changed.set()


class TurnStreams:
    """All open streams. A bot account has at most one, because opening a second one ends the first."""

    def __init__(self, tables: Tables, bot_accounts: BotAccounts) -> None:
        self._tables = tables
        self._bot_accounts = bot_accounts
        self._open: dict[str, TurnStream] = {}

    def wake(self, table: LiveTable) -> None:
        """Wake the streams of the bot accounts at a table that has changed."""
        for seat in table.stored.seats:
            if (stream := self._open.get(seat.person)) is not None:
                stream.changed.set()

    def stop(self) -> None:
        """End all streams at shutdown, so that bot accounts reconnect to the next server."""
        for stream in self._open.values():
            stream.end()

    def end(self, person: str) -> None:
        """End the stream of a bot account, if one is open."""
        if (stream := self._open.get(person)) is not None:
            stream.end()

    async def turns(self, client: Client) -> AsyncIterator[bytes]:
        """Yield each turn once as a line of JSON, and empty lines in between, until the bot account is deleted."""
        self.end(client.person)
        stream = self._open[client.person] = TurnStream()
        sent: dict[tuple[str, int], int] = {}
        try:
            while not stream.ended and await self._bot_accounts.among([client.person]):
                stream.changed.clear()
                tables = await self._running_tables(client.person, self._tables.get if sent else self._tables.current)
                for turn in [turn for table in tables for turn in await _owed(table, client)]:
                    if sent.get((turn.table, turn.seat)) != turn.number:
                        sent[turn.table, turn.seat] = turn.number
                        yield json.encode(turn) + b"\n"
                if not await _changes(stream):
                    yield b"\n"
        finally:
            if self._open.get(client.person) is stream:
                del self._open[client.person]

    async def _running_tables(self, person: str, get: Callable[[str], Awaitable[LiveTable]]) -> list[LiveTable]:
        """Return a bot account's running tables.

        While the caller holds them, they stay in memory, where changes by other servers reach them.
        """
        found = []
        for id in await self._bot_accounts.playing_at(person):
            with suppress(Refusal):
                found.append(await get(id))
        return found


async def _changes(stream: TurnStream) -> bool:
    """Wait until the stream's `changed` is set. Return False if that takes more than `SILENCE` seconds."""
    try:
        await asyncio.wait_for(stream.changed.wait(), SILENCE)
    except TimeoutError:
        return False
    return True


async def _owed(table: LiveTable, client: Client) -> list[BotAccountTurn]:
    await client.throttle()
    async with table.lock:
        with client.charge_cpu():
            return list(_turns(table, client.person))


def _turns(table: LiveTable, person: str) -> Iterator[BotAccountTurn]:
    match, stored = table.match, table.stored
    if match is None or stored.status != "running":
        return
    for seat in set(table.seats_of(person)).intersection(match.actors()):
        legal = [match.game.actions.texts[code] for code in match.legal(seat)]
        view = wire.view_info(match.view(seat))
        yield BotAccountTurn(stored.id, stored.game, stored.mode, seat, table.number(seat), view, legal)
