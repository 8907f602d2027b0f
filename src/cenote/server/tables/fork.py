"""Forks: continue from a position of a finished game, with new draws and bots in the other seats."""

from __future__ import annotations

from dataclasses import replace

from cenote.core.dealer import fresh_seed
from cenote.core.record import Record
from cenote.core.replay import replay
from cenote.server.errors import Refusal
from cenote.server.protocol.messages import ForkRequest
from cenote.server.tables import lobby, seating
from cenote.server.tables.history import Histories, recorded
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import Client


async def branch(
    tables: Tables, histories: Histories, table: LiveTable, request: ForkRequest, client: Client, name: str
) -> LiveTable:
    """Open a table that continues a finished game from an earlier position, with the person in the requested seat."""
    if table.stored.status != "over":
        raise Refusal("not-over", "this game is not over yet", 409)
    record = await recorded(table)
    cut = await histories.aside(lambda: record.until(entries_at(table, record, request.at)), client)
    seed = fresh_seed()
    seat = _seat(table, client.person, request.seat)
    stored = seating.branched(table.stored, client.person, name, seat, seed)
    return await lobby.open_table(tables, replace(stored, origins=cut.origins), seed)


def entries_at(table: LiveTable, record: Record, at: int) -> int:
    """Return the number of entries up to the spectators' frame `at`. Raise `Refusal` if no decision is left after it.

    Frames are counted as spectators see them, so that a position has the same number for all viewers.
    """
    told, entries = 0, 0
    for step in replay(record, trusted=True):
        if told == at:
            return entries
        told += bool(table.facts(step, None))
        entries = step.number + 1
    raise Refusal("nothing-left", f"nothing is left to decide after {at}", 409)


def _seat(table: LiveTable, person: str, wanted: int | None) -> int:
    """Return the requested seat, else the person's own, else the first. Raise `Refusal` if there is no such seat."""
    if wanted is None:
        return next(iter(table.seats_of(person)), 0)
    if wanted >= len(table.stored.seats):
        raise Refusal("no-seat", f"there is no seat {wanted}", 409)
    return wanted
