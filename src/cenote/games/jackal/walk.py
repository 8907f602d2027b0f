"""Forced steps of an open route: walks from one choice to the next (J6.12)."""

from __future__ import annotations

from cenote.games.jackal.actions import EXIT_0, GO_0
from cenote.games.jackal.islands import WAYS
from cenote.games.jackal.position import NOTHING, Position, solver
from cenote.games.jackal.route import next_move


class Stride:
    """A pirate at its next choice: the next card, cell and cave, the steps, the cells walked, whether it arrived."""

    def __init__(self, at: int, cell: int, cave: int, steps: int, cells: list[int], *, arrived: bool) -> None:
        self.at = at
        self.cell = cell
        self.cave = cave
        self.steps = steps
        self.cells = cells
        self.arrived = arrived


def setting_out(table: Position) -> Stride:
    """Walk from the current cell to the first choice."""
    return _onward(table, table.cell, NOTHING, [])


def stride(table: Position, code: int) -> Stride:
    """Walk on after a choice, `go` or `exit`, without changing the position."""
    if code < EXIT_0:
        return _onward(table, table.cell, code - GO_0, [])
    cell = code - EXIT_0
    return _onward(table, cell, NOTHING, [cell] if table.walk[-1] != cell else [])


def _onward(table: Position, cell: int, way: int, cells: list[int]) -> Stride:
    island, found = table.here(), solver(table)
    at, steps = table.at, 0
    while True:
        if way != NOTHING:
            entered = island.beyond[cell * len(WAYS) + way]
            at = next_move(found.cards, at) + 1
            steps += island.prices[entered]
            cells.append(entered)
            exits = found.caves(at, entered)
            if len(exits) > 1:
                return Stride(at, cell, entered, steps, cells, arrived=False)
            cell = exits[0]
            if cell != entered:
                cells.append(cell)
        if island.coins[cell]:
            return Stride(at, cell, NOTHING, steps, cells, arrived=True)
        ways = found.ways(at, cell)
        if len(ways) != 1:
            return Stride(at, cell, NOTHING, steps, cells, arrived=False)
        way = ways[0][0]
