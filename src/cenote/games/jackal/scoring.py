"""Scoring: gold of an island, and winners (J7, J8.4, J8.5)."""

from __future__ import annotations

from cenote.games.jackal.position import NOTHING, Position, Reveal


def ladder(table: Position, chest: int) -> list[Reveal]:
    """The routes to one chest, fewest steps first (J7.2, J7.3); equal ones stay in the order of opening (J7.4)."""
    there = [route for route in table.reveal if route.chest == chest]
    return sorted(there, key=lambda route: route.steps + route.marks)


def gold(table: Position) -> list[int]:
    """What each seat gets on this island: printed coins for the first on a chest, one less for each after (J7.3)."""
    won = [0] * table.seats
    for chest in {route.chest for route in table.reveal} - {NOTHING}:
        for place, route in enumerate(ladder(table, chest)):
            won[route.seat] = max(0, table.here().coins[chest] - place)
    return won


def richest(coins: list[int], among: int) -> list[int]:
    """The seats, of some, with the most coins."""
    seats = [seat for seat in range(len(coins)) if among >> seat & 1]
    most = max([coins[seat] for seat in seats])
    return [seat for seat in seats if coins[seat] == most]


def winners(table: Position) -> tuple[int, ...]:
    """Most coins win; a tie is decided by the coins of the extra island, else shared (J8.4, J8.5)."""
    return tuple(richest(table.extra_coins, table.playing) if table.extra else richest(table.coins, table.playing))
