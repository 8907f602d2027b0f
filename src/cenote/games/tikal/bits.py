"""Sets of spaces, hexes and seats as whole numbers: one bit for each."""

from __future__ import annotations


def bits(mask: int) -> list[int]:
    """The numbers of the set bits, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
