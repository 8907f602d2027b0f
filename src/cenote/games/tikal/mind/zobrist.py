"""Zobrist hashing of positions within one turn, updated incrementally by each action."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from cenote.games.tikal.action_arrays import (
    CAMP,
    ENTER,
    EXCHANGE,
    FIRST,
    GUARD,
    KIND,
    PICK,
    PLACE,
    RECOVER,
    SECOND,
    TRAVEL,
    UNCOVER,
    WALK,
    WHO,
)
from cenote.games.tikal.actions import LEADER, WORKER
from cenote.games.tikal.board import SIDES, SPACES, TERRAIN, TREASURES
from cenote.games.tikal.position import Position

_MASK: Final[int] = (1 << 60) - 1
_DRAW: Final = Random(1999)


def _marks(count: int) -> list[int]:
    return [_DRAW.getrandbits(60) for _ in range(count)]


_MEMBER: Final[list[int]] = _marks(2 * SPACES)
_ENTERED: Final[list[int]] = _marks(2)
"""The hashes of entries, because a member that entered may have left its space again."""
_PLACED: Final[list[int]] = _marks(SPACES * SIDES)
_WORKED: Final[list[int]] = _marks(SPACES)
_CAMP: Final[list[int]] = _marks(SPACES)
_GUARD: Final[list[int]] = _marks(SPACES)
_TREASURE: Final[list[int]] = _marks(4 * len(TREASURES))
_PICKED: Final[list[int]] = _marks(TERRAIN)


def hash_after(mark: i64, table: Position, code: i64) -> i64:
    """Return the hash after an action of the seat to move, which is equal if the same actions come in another order.

    Action points are left out: because moves take the cheapest path to a space, the first line to reach a position has
    the most points left.
    """
    kind: i64 = KIND[code]
    first: i64 = FIRST[code]
    if kind == WALK or kind == TRAVEL:
        member: i64 = WHO[code] * SPACES
        mark += _MEMBER[member + SECOND[code]] - _MEMBER[member + first]
    elif kind == ENTER:
        mark += _MEMBER[WHO[code] * SPACES + first] + _ENTERED[WHO[code]]
    elif kind == UNCOVER or kind == RECOVER:
        mark += _WORKED[first]
    elif kind == PLACE:
        mark += _PLACED[first * SIDES + SECOND[code]]
    elif kind == CAMP:
        mark += _CAMP[first]
    elif kind == GUARD:
        mark = _guarded(mark, table, first)
    elif kind == EXCHANGE:
        mark = _swapped(mark, table.seat, WHO[code], first, SECOND[code])
    elif kind == PICK:
        mark += _PICKED[first]
    return mark & _MASK


def hash_after_find(mark: i64, seat: i64, kind: i64) -> i64:
    """Return the hash after the seat got a treasure."""
    return mark + _TREASURE[seat * len(TREASURES) + kind] & _MASK


def _guarded(mark: i64, table: Position, space: i64) -> i64:
    """Update the hash for a guard, which removes all members on its space."""
    workers: i64 = table.workers[table.seat * SPACES + space]
    if table.leaders[table.seat] == space:
        mark -= _MEMBER[LEADER * SPACES + space]
    while workers:
        mark = mark - _MEMBER[WORKER * SPACES + space] & _MASK
        workers -= 1
    return mark + _GUARD[space]


def _swapped(mark: i64, seat: i64, other: i64, give: i64, take: i64) -> i64:
    mine: i64 = seat * len(TREASURES)
    theirs: i64 = other * len(TREASURES)
    return mark + _TREASURE[mine + take] - _TREASURE[mine + give] + _TREASURE[theirs + give] - _TREASURE[theirs + take]
