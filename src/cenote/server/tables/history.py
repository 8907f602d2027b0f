"""A game from its beginning, position after position, as one viewer saw it: for looking back."""

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
from cenote.server.protocol.game_messages import History, Past
from cenote.server.protocol.view_diff import change
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable, Viewer, last_turn
from cenote.server.throttling.fair_share import Client, too_much

KEPT: Final = 16
"""How many histories of finished games are kept in memory: a link to one may be opened by many."""

Result = TypeVar("Result")


class Histories:
    """Looks back for everybody who asks, one game at a time, beside everything else that the server does."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def told(self, table: LiveTable, viewer: Viewer, payer: Client) -> bytes:
        """The history as JSON; that of a finished game is made once."""
        mark = _marked(table, viewer)
        if (known := self._kept.get(mark)) is not None:
            return known
        record = await recorded(table)
        made = await self.aside(lambda: json.encode(told(table, record, viewer)), payer)
        if table.stored.status == "over":
            self._keep(mark, made)
        return made

    def _keep(self, mark: str, made: bytes) -> None:
        self._kept[mark] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def aside(self, work: Callable[[], Result], payer: Client) -> Result:
        """Do some work in a thread, so that nobody else waits for it; whoever asked pays for it all the same."""
        if wait := payer.wait():
            raise too_much(wait)
        async with self._turn:
            result, seconds = await asyncio.to_thread(_timed, work)
        payer.pay(seconds)
        return result


def _timed(work: Callable[[], Result]) -> tuple[Result, float]:
    began = time.thread_time()
    return work(), time.thread_time() - began


def _marked(table: LiveTable, viewer: Viewer) -> str:
    """What tells one history from another: the table, from where it is seen, and how much was told there."""
    if table.match is None:
        raise Refusal("not-running", "there is no game here to look back on", 409)
    return f"{__version__}-{table.stored.id}-{viewer}-{table.number(viewer)}"


async def recorded(table: LiveTable) -> Record:
    """What happened so far; the lock keeps out what is not stored yet."""
    async with table.lock:
        if table.match is None:
            raise Refusal("not-running", "there is no game here to look back on", 409)
        return table.match.record()


def told(table: LiveTable, record: Record, viewer: Viewer) -> History:
    """Everything that the viewer was told, and nothing else."""
    rules, first = game(record.game), beginning(record)[1]

    def seen(position: State) -> dict[str, object]:
        shown: dict[str, object] = to_builtins(rules.view(position, viewer))
        return shown

    events, view, at, seats = list[Past](), seen(first), 0, list[int]()
    for step in replay(record, trusted=True):
        at += bool(table.facts(step, None))
        if facts := table.facts(step, viewer):
            before, view = view, seen(step.after)
            actors = [seat for seat in step.after.actors() if seat != CHANCE]
            events.append(Past(wire.facts(facts), change(before, view), at, actors))
            seats.append(step.entry.seat)
    return History(viewer, wire.view_info(rules.view(first, viewer)), events, last_turn(seats, viewer))
