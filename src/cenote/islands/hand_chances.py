"""Exact probabilities of dealt hands, counted over all hands of a size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress
from math import comb
from typing import Final

from cenote.games.jackal.cards import ACROSS, FLAG, FOURWAY, KNIGHT, MAP, UPDOWN
from cenote.islands.card_needs import CardNeed

BITS: Final = bytes.maketrans(b"01", b"\0\1")


class DealtHands:
    """All hands of one size. A set of hands is an integer with one bit for each hand."""

    def __init__(self, deck: list[int], size: int) -> None:
        self.size = size
        self._hands = list(_dealt(deck, size))
        self._weights = [_weight(deck, hand) for hand in self._hands]
        self._all = comb(sum(deck), size)
        self._cover: dict[CardNeed, int] = {}

    def __len__(self) -> int:
        return len(self._hands)

    def meeting(self, needs: Iterable[CardNeed]) -> int:
        """Return the set of hands that can meet one of these needs."""
        met = 0
        for need in needs:
            met |= self._meeting_one(need)
        return met

    def chance(self, met: int) -> float:
        """Return the probability that a dealt hand is in a set."""
        bits = f"{met:0{len(self)}b}".encode().translate(BITS)[::-1]
        return sum(compress(self._weights, bits)) / self._all

    def _meeting_one(self, need: CardNeed) -> int:
        if sum(need) > self.size:
            return 0
        if need not in self._cover:
            bits = ["1" if meets(hand, need) else "0" for hand in self._hands]
            self._cover[need] = int("".join(reversed(bits)), 2)
        return self._cover[need]


def meets(hand: tuple[int, ...], need: CardNeed) -> bool:
    """Return whether a hand (counts by kind) has the cards. Four-way cards replace missing straight steps."""
    gaps = max(need.across - hand[ACROSS], 0) + max(need.updown - hand[UPDOWN], 0)
    return (
        gaps <= hand[FOURWAY] and hand[KNIGHT] >= need.knights and hand[MAP] >= need.maps and hand[FLAG] >= need.flags
    )


def _dealt(deck: list[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield every hand of a size, as counts by kind."""
    if not deck:
        if not size:
            yield ()
        return
    for count in range(min(deck[0], size) + 1):
        for rest in _dealt(deck[1:], size - count):
            yield (count, *rest)


def _weight(deck: list[int], hand: tuple[int, ...]) -> int:
    """Return the number of ways in which these counts can be dealt."""
    ways = 1
    for there, taken in zip(deck, hand, strict=True):
        ways *= comb(there, taken)
    return ways
