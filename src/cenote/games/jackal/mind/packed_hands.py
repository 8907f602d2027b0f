"""Packed hands: a hand as one integer with four bits for each kind, used as a cache key."""

from __future__ import annotations

from typing import Final

from cenote.games.jackal.cards import KINDS, MARK

BITS: Final = 4
MOST: Final = 7
"""Maximum count of a kind, which no plan exceeds. The highest bit stays free for comparisons."""

ROUTE: Final = (1 << BITS * MARK) - 1
"""Mask of the kinds that a route can contain."""

ONE: Final = [1 << BITS * kind for kind in range(KINDS)]
"""A packed hand with one card, for each kind."""

GUARD: Final = 0x8888888
"""Mask of the highest bits, of which a subtraction clears the bit of each kind that is short."""


def packed(counts: list[int], seat: int) -> int:
    """Pack the hand of a seat from the counts of all seats."""
    hand = 0
    for kind in range(KINDS):
        hand += min(MOST, counts[seat * KINDS + kind]) * ONE[kind]
    return hand


def amount(hand: int, kind: int) -> int:
    """Return the number of cards of a kind."""
    return hand >> BITS * kind & MOST


def size(hand: int) -> int:
    """Return the number of cards in the hand."""
    cards = 0
    while hand:
        cards += hand & MOST
        hand >>= BITS
    return cards


def added(hand: int, kind: int) -> int:
    """Return the hand with one more card, unless the kind is at its maximum."""
    return hand + ONE[kind] if amount(hand, kind) < MOST else hand


def within(part: int, hand: int) -> bool:
    """Return whether all cards of one hand are in another."""
    return (hand | GUARD) - part & GUARD == GUARD
