"""Hands as one number, four bits for each kind, so that what they can do is found again quickly."""

from __future__ import annotations

from typing import Final

from cenote.games.jackal.cards import KINDS, MARK

BITS: Final = 4
MOST: Final = 7
"""Of one kind no more are counted: no plan needs them, and so the highest of its bits is free to compare."""

ROUTE: Final = (1 << BITS * MARK) - 1
"""The part of a hand that a route can be made of."""

ONE: Final = [1 << BITS * kind for kind in range(KINDS)]
"""A hand of one card of each kind."""

GUARD: Final = 0x8888888
"""The free bits: where a kind runs short in a subtraction, its bit is lost."""


def packed(counts: list[int], seat: int) -> int:
    """The hand of a seat, from the counts of all."""
    hand = 0
    for kind in range(KINDS):
        hand += min(MOST, counts[seat * KINDS + kind]) * ONE[kind]
    return hand


def amount(hand: int, kind: int) -> int:
    """How many cards of a kind there are."""
    return hand >> BITS * kind & MOST


def size(hand: int) -> int:
    """How many cards there are."""
    cards = 0
    while hand:
        cards += hand & MOST
        hand >>= BITS
    return cards


def added(hand: int, kind: int) -> int:
    """The hand with one more card."""
    return hand + ONE[kind] if amount(hand, kind) < MOST else hand


def within(part: int, hand: int) -> bool:
    """Whether all cards of one hand are in another."""
    return (hand | GUARD) - part & GUARD == GUARD
