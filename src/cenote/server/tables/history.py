"""Replays: compute every position of a game from its beginning, as one viewer saw it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import json, to_builtins

from cenote import __version__
from cenote.core.game import CHANCE, State
from cenote.core.record import Record
from cenote.core.registry import game
from cenote.core.replay import beginning, replay
from cenote.server.errors import Refusal
from cenote.server.protocol.game_messages import History, HistoryEvent
from cenote.server.protocol.view_diff import change
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable, Viewer, last_turn
from cenote.server.throttling.fair_share import Client, share_exceeded

KEPT: Final = 16
"""The number of cached histories of finished games, cached because many people may open the same link."""

Result = TypeVar("Result")


class Histories:
    """Cache of finished games' histories. Each is computed in a thread beside the event loop, one at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def encoded(self, table: LiveTable, viewer: Viewer, client: Client) -> bytes:
        """Return a viewer's history as JSON. That of a finished game is cached."""
        mark = _marked(table, viewer)
        if (known := self._kept.get(mark)) is not None:
            return known
        record = await recorded(table)
        made = await self.aside(lambda: json.encode(history_of(table, record, viewer)), client)
        if table.stored.status == "over":
            self._keep(mark, made)
        return made

    def _keep(self, mark: str, made: bytes) -> None:
        self._kept[mark] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def aside(self, work: Callable[[], Result], client: Client) -> Result:
        """Run work in a thread, so that it does not block the event loop, and charge its CPU time to the client.

        Raise `Refusal` if the client has used up its share.
        """
        if wait := client.retry_after():
            raise share_exceeded(wait)
        async with self._turn:
            result, seconds = await asyncio.to_thread(_timed, work)
        client.charge(seconds)
        return result


def _timed(work: Callable[[], Result]) -> tuple[Result, float]:
    began = time.thread_time()
    return work(), time.thread_time() - began


def _marked(table: LiveTable, viewer: Viewer) -> str:
    """Return the cache key of a history: version, table, viewer and the viewer's newest frame.

    Raise `Refusal` if the table has no game.
    """
    if table.match is None:
        raise Refusal("not-running", "there is no game here to look back on", 409)
    return f"{__version__}-{table.stored.id}-{viewer}-{table.number(viewer)}"


async def recorded(table: LiveTable) -> Record:
    """Return the record so far, under the table's lock, so that entries that are not stored yet are left out."""
    async with table.lock:
        if table.match is None:
            raise Refusal("not-running", "there is no game here to look back on", 409)
        return table.match.record()


def history_of(table: LiveTable, record: Record, viewer: Viewer) -> History:
    """Return the history of a game for one viewer, with exactly the facts and views of the viewer's frames."""
    rules, first = game(record.game), beginning(record)[1]

    def seen(position: State) -> dict[str, object]:
        shown: dict[str, object] = to_builtins(rules.view(position, viewer))
        return shown

    events, view, at, seats = list[HistoryEvent](), seen(first), 0, list[int]()
    for step in replay(record, trusted=True):
        at += bool(table.facts(step, None))
        if facts := table.facts(step, viewer):
            before, view = view, seen(step.after)
            actors = [seat for seat in step.after.actors() if seat != CHANCE]
            events.append(HistoryEvent(wire.facts(facts), change(before, view), at, actors))
            seats.append(step.entry.seat)
    return History(viewer, wire.view_info(rules.view(first, viewer)), events, last_turn(seats, viewer))
