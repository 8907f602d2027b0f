"""Bit sets of spaces, hexes and seats as integers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIZES: Final[tuple[int, ...]] = tuple(mask.bit_count() for mask in range(64))
"""The number of set bits in each set of up to six elements, such as sides or rotations, indexed by the set."""

_LAST_NUMBER: Final = 60
_LAST: Final = 1 << 60


def bits(mask: i64) -> list[int]:
    """Return the numbers of the set bits in ascending order."""
    found: list[int] = []
    while mask:
        low: int = mask & -mask
        found.append(low.bit_length() - 1)
        mask &= mask - 1
    return found


def bit(number: i64) -> i64:
    """Return the set that contains this number only.

    `1 << number` would be cut to 32 bits in the C code that mypyc generates.
    """
    return _LAST >> _LAST_NUMBER - number


def lowest(mask: i64) -> i64:
    """Return the number of the lowest set bit."""
    low: int = mask & -mask
    return low.bit_length() - 1


def size(mask: i64) -> i64:
    """Return the number of set bits, in compiled code much faster than `int.bit_count`."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def nth_bit(mask: i64, n: i64) -> i64:
    """Return the number of the n-th set bit, counted from 0 and from the lowest bit."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)
