"""Restoring of a position from a description. Supplies, pool and stack are computed from the components of the game."""

from __future__ import annotations

from cenote.games.tikal.bits import bit
from cenote.games.tikal.board import HEX_KIND, HEX_VALUE, SPACES, TEMPLE, TERRAIN, TREASURES, WAFERS_OF_EACH, WORKERS
from cenote.games.tikal.position import NOBODY, NOTHING, Position, put_camp, put_guard, take_wafer, work


def furnish(table: Position, space: int, value: int, wafers: int, worked: int, camp: int, guard: int) -> None:
    """Set a placed hex's level, wafers, work in this turn, camp and guard."""
    table.value[space] = value
    work(table, space, worked)
    while table.wafers[space] > wafers:
        take_wafer(table, space)
    if camp != NOBODY:
        put_camp(table, camp, space)
    if guard != NOBODY:
        put_guard(table, guard, space)


def on_board(table: Position, seat: int) -> int:
    """Return the number of the seat's workers on the board."""
    return sum(table.workers[seat * SPACES : (seat + 1) * SPACES])


def gone_workers(table: Position, seat: int) -> int:
    """Return the number of the seat's workers that left the game, including guards (T10.3)."""
    return WORKERS - table.supply[seat] - on_board(table, seat)


def balance(table: Position, gone: list[int]) -> None:
    """Compute the supplies, the pool and the stack from what is on the board or gone."""
    table.bag = (1 << TERRAIN) - 1 & ~table.shown & ~table.removed
    for hexagon in (*table.hexes, table.hand):
        if 0 <= hexagon < TERRAIN:
            table.bag &= ~bit(hexagon)
    for space in range(SPACES):
        if table.hexes[space] != NOTHING and HEX_KIND[table.hexes[space]] == TEMPLE:
            for level in range(HEX_VALUE[table.hexes[space]] + 1, table.value[space] + 1):
                table.tiles[level] -= 1
    for seat in range(table.seats):
        table.supply[seat] = WORKERS - on_board(table, seat) - gone[seat]
    for kind in range(len(TREASURES)):
        table.pool[kind] = WAFERS_OF_EACH - sum(table.treasures[kind :: len(TREASURES)])
