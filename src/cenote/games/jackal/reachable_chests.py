"""Reachable chests after each choice on an open route, and their current pay (J6.12, J7)."""

from __future__ import annotations

from collections.abc import Iterator

from cenote.games.jackal.intents import Lead
from cenote.games.jackal.islands import cell_name
from cenote.games.jackal.legal import legal_codes
from cenote.games.jackal.position import NOTHING, OPENING, Position, solver
from cenote.games.jackal.route import RouteEnd, ends_from
from cenote.games.jackal.walk import Stride, stride


def reachable_chests(table: Position, code: int) -> tuple[Lead, ...]:
    """Return the shortest path to each chest in reach after a choice, best pay first, or nothing if it is illegal."""
    if table.phase != OPENING or code not in legal_codes(table, table.seat):
        return ()
    shortest: dict[int, RouteEnd] = {}
    for end in sorted(_ends(table, stride(table, code)), key=lambda end: end.steps):
        shortest.setdefault(end.cell, end)
    found = [_lead(table, end) for end in shortest.values()]
    return tuple(sorted(found, key=lambda lead: (-lead.pays, -lead.coins, lead.steps)))


def _ends(table: Position, after: Stride) -> Iterator[RouteEnd]:
    island, found = table.here(), solver(table)
    steps, walk = table.steps + after.steps, (table.walk[-1], *after.cells)
    if after.arrived:
        yield RouteEnd(after.cell, island.coins[after.cell], steps, walk, 0)
    elif after.cave == NOTHING:
        yield from ends_from(found, after.at, after.cell, steps, walk)
    else:
        for stand in found.caves(after.at, after.cave):
            yield from ends_from(found, after.at, stand, steps, walk if stand == after.cave else (*walk, stand))


def _lead(table: Position, end: RouteEnd) -> Lead:
    """Return the chest at the end of a path, with the pay that the routes opened before leave of it.

    An opened route with equal steps comes first (J7.4). Routes that are still closed are not counted.
    """
    steps = end.steps + table.marks[table.seat]
    before = sum(other.chest == end.cell and other.steps + other.marks <= steps for other in table.reveal)
    return Lead(cell_name(end.cell), end.coins, steps, max(0, end.coins - before), tuple(map(cell_name, end.walk)))
