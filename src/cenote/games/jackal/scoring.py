"""Scoring: the gold of an island, and the winners (J7, J8.4, J8.5)."""

from __future__ import annotations

from cenote.games.jackal.position import NOTHING, Position, Reveal


def ladder(table: Position, chest: int) -> list[Reveal]:
    """Return the routes to one chest, fewest steps first (J7.2, J7.3). Ties keep the order of opening (J7.4)."""
    there = [route for route in table.reveal if route.chest == chest]
    return sorted(there, key=lambda route: route.steps + route.marks)


def gold(table: Position) -> list[int]:
    """Return the coins that each seat gets on this island.

    The first on a chest gets the printed coins, and each seat after it one coin less (J7.3).
    """
    won = [0] * table.seats
    for chest in {route.chest for route in table.reveal} - {NOTHING}:
        for place, route in enumerate(ladder(table, chest)):
            won[route.seat] = max(0, table.here().coins[chest] - place)
    return won


def richest(coins: list[int], among: int) -> list[int]:
    """Return those of the given seats that have the most coins."""
    seats = [seat for seat in range(len(coins)) if among >> seat & 1]
    most = max([coins[seat] for seat in seats])
    return [seat for seat in seats if coins[seat] == most]


def winners(table: Position) -> tuple[int, ...]:
    """Return the seats with the most coins.

    A tie is decided by the coins of the extra island. If these are equal too, the tied seats share the win (J8.4,
    J8.5).
    """
    return tuple(richest(table.extra_coins, table.playing) if table.extra else richest(table.coins, table.playing))
