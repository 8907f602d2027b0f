"""A game from its beginning, position after position, as one viewer saw it: for looking back."""

from __future__ import annotations

import asyncio

from msgspec import to_builtins

from cenote.core.game import State
from cenote.core.record import Record
from cenote.core.registry import game
from cenote.core.replay import beginning, replay
from cenote.server import wire
from cenote.server.changes import change
from cenote.server.live import LiveTable, Viewer
from cenote.server.protocol import Event, History
from cenote.server.refusal import Refusal


async def history(table: LiveTable, viewer: Viewer) -> History:
    """Everything that the viewer was told, told again in a thread: nobody else waits for it."""
    if table.match is None:
        raise Refusal("not-running", "there is no game here to look back on", 409)
    return await asyncio.to_thread(_told, table, table.match.record(), viewer)


def _told(table: LiveTable, record: Record, viewer: Viewer) -> History:
    rules, first = game(record.game), beginning(record)[1]

    def seen(position: State) -> dict[str, object]:
        shown: dict[str, object] = to_builtins(rules.view(position, viewer))
        return shown

    events, view = list[Event](), seen(first)
    for step in replay(record, trusted=True):
        if facts := table.facts(step, viewer):
            before, view = view, seen(step.after)
            events.append(Event(wire.facts(facts), change(before, view)))
    return History(viewer, wire.view_info(rules.view(first, viewer)), events)
