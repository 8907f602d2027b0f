"""Scoring of a position for a seat (T11)."""

from __future__ import annotations

from cenote.games.tikal.bits import bits
from cenote.games.tikal.board import SET_VALUE, TREASURES
from cenote.games.tikal.position import NOBODY, Position, presence, strength


def holder(table: Position, space: int) -> int:
    """Return the seat that would score this temple now (T11.1, T10.5).

    It is the owner of the guard or the only strongest seat, or NOBODY if there is neither.
    """
    if table.guards[space] != NOBODY:
        return table.guards[space]
    best, owner = 0, NOBODY
    for seat in range(table.seats):
        here = strength(table, seat, space)
        if here > best:
            best, owner = here, seat
        elif here == best:
            owner = NOBODY
    return owner


def held_temples(table: Position, seat: int) -> list[int]:
    """Return the spaces of all temples that the seat would score now (T11.1)."""
    here = presence(table, seat) & table.temples
    return [space for space in bits(here | table.guarded) if holder(table, space) == seat]


def treasure_points(table: Position, seat: int) -> int:
    """Return the points for treasures: one of a kind counts 1, two 3, three 6 (T7.4)."""
    first = seat * len(TREASURES)
    points = 0
    for held in table.treasures[first : first + len(TREASURES)]:
        points += SET_VALUE[held]
    return points


def points(table: Position, seat: int) -> int:
    """Return the points that the seat would score if its scoring turn ended now (T11)."""
    total = treasure_points(table, seat)
    for space in held_temples(table, seat):
        total += table.value[space]
    return total


def winners(table: Position) -> tuple[int, ...]:
    """Return the seats with the highest score, which share the win (T13.3, T15.11)."""
    best = max(table.scores)
    return tuple([seat for seat in range(table.seats) if table.scores[seat] == best])
