"""Hand values: expected coins of a hand on coming islands, with caches."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from cenote.games.jackal.box import Box, open_box
from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.mind.chest_ways import ChestWay, all_ways, ways
from cenote.games.jackal.mind.packed_hands import BITS, MOST, ROUTE, added, size
from cenote.games.jackal.position import BASIC_ISLANDS, DRAFT_HAND, FIRST_HAND, Position

RIVAL: Final = 0.3
STEP: Final = 0.04
"""Average coins lost to each rival ashore, and the additional loss for each of the seat's own steps."""

SPARE: Final = [0.10, 0.10, 0.18, 0.16, 0.12, 0.10, 0.0]
"""Value of a card above five in the basic game beyond the next island. A mark has none: it only fills the hand."""

DEAR: Final = [0.40, 0.40, 0.58, 0.52, 0.35, 0.30, 0.25]
"""Value of a card on islands beyond those evaluated in the Archipelago, where no cards are drawn."""
PER_ISLAND: Final = 3
"""Maximum number of such cards that can be used on one island."""

TWO_CARDS: Final = 0.8
"""Value of the two cards from passing in the Archipelago, if another island follows."""

DRAWS: Final = 16
"""Number of sampled draws by which a hand is filled up to five."""
DRAFTS: Final = 6
CHOICE: Final = 3
"""Number of sampled drafts, and number of cards that each of them offers beyond those needed."""
FEW: Final = 5
"""Maximum number of paths that are followed on each island of a row."""
REMEMBERED: Final = 400_000

_WHOLE: Final = 1 << BITS * KINDS
_ISLANDS: Final = 128


def gain(coins: int, steps: int, rivals: float) -> float:
    """Return the average gain from a chest."""
    return max(0.05, coins - rivals * (RIVAL + STEP * steps))


class HandValues:
    """Cached hand values for one set of components."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._all_ways: dict[int, list[ChestWay]] = {}
        self._ways: dict[int, list[ChestWay]] = {}
        self._reach: dict[int, float] = {}
        self._refilled: dict[int, float] = {}
        self._rows: dict[int, float] = {}
        self._draws = _draws(box)

    def ways(self, island: int, hand: int) -> list[ChestWay]:
        """Return every undominated path that the hand allows on an island."""
        key = island * _WHOLE + (hand & ROUTE)
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) > REMEMBERED:
                self._ways.clear()
            found = self._ways[key] = ways(self._every(island), hand)
        return found

    def _every(self, island: int) -> list[ChestWay]:
        every = self._all_ways.get(island)
        if every is None:
            every = self._all_ways[island] = all_ways(self.box.islands[island])
        return every

    def reach(self, island: int, hand: int) -> float:
        """Return the expected gain of a hand on an island against one rival."""
        key = island * _WHOLE + (hand & ROUTE)
        known = self._reach.get(key, -1.0)
        if known < 0.0:
            if len(self._reach) > REMEMBERED:
                self._reach.clear()
            known = 0.0
            for way in self.ways(island, hand):
                known = max(known, gain(way.coins, way.steps, 1.0))
            self._reach[key] = known
        return known

    def refilled(self, island: int, hand: int) -> float:
        """Return the expected gain on an island of a hand that is first filled up to five (J8.1)."""
        missing = FIRST_HAND - size(hand)
        if missing <= 0:
            return self.reach(island, hand)
        key = island * _WHOLE + hand
        known = self._refilled.get(key, -1.0)
        if known < 0.0:
            if len(self._refilled) > REMEMBERED:
                self._refilled.clear()
            known = 0.0
            for draw in self._draws:
                drawn = hand
                for kind in draw[:missing]:
                    drawn = added(drawn, kind)
                known += self.reach(island, drawn)
            known /= len(self._draws)
            self._refilled[key] = known
        return known

    def later(self, table: Position, hand: int) -> float:
        """Return the value of a hand after the current island."""
        if table.extra:
            return 0.0
        if table.archipelago:
            return self.row(table.ahead, 0, hand)
        return self.refilled(table.ahead[0], hand) + spare(hand) if table.ahead else 0.0

    def ashore(self, table: Position, hand: int) -> float:
        """Return the value of a hand before the next announcements, including the refill."""
        if table.island < 0 or table.extra:
            return 0.0
        if table.archipelago:
            return self.row([table.island, *table.ahead], 0, hand)
        return self.refilled(table.island, hand) + (spare(hand) if table.number < BASIC_ISLANDS - 1 else 0.0)

    def row(self, islands: list[int], at: int, hand: int) -> float:
        """Return the expected gain of a hand on consecutive islands without draws between them."""
        if at == len(islands):
            return 0.0
        key = 0
        for island in islands[at:]:
            key = key * _ISLANDS + island + 1
        key = key * _WHOLE + hand
        known = self._rows.get(key, -1.0)
        if known < 0.0:
            if len(self._rows) > REMEMBERED:
                self._rows.clear()
            known = self._best_row(islands, at, hand)
            self._rows[key] = known
        return known

    def drafted(self, islands: list[int], hand: int, left: int) -> float:
        """Return the expected gain on consecutive islands after drafting `left` more cards."""
        total = 0.0
        for draw in self._draws[:DRAFTS]:
            whole = hand
            for kind in sorted(draw[: left + CHOICE], key=_dearest)[:left]:
                whole = added(whole, kind)
            total += self.row(islands, 0, whole)
        return total / DRAFTS

    def _best_row(self, islands: list[int], at: int, hand: int) -> float:
        """Return the better of passing and of landing on the first island by its most promising path."""
        left = len(islands) - at
        best = self.row(islands, at + 1, hand) + (TWO_CARDS if left > 1 else 0.0)
        for way in self._promising(islands[at], hand, left - 1):
            later = self.row(islands, at + 1, hand - way.used)
            best = max(best, gain(way.coins, way.steps, 1.0) + later)
        return best

    def _promising(self, island: int, hand: int, left: int) -> list[ChestWay]:
        found = self.ways(island, hand)
        if len(found) <= FEW:
            return found
        valued = [(gain(way.coins, way.steps, 1.0) - dear(way.used, left), -at) for at, way in enumerate(found)]
        valued.sort(reverse=True)
        return [found[-at] for _, at in valued[:FEW]]


def spare(hand: int) -> float:
    """Return the value of the cards above five for later islands."""
    surplus = size(hand) - FIRST_HAND
    if surplus <= 0:
        return 0.0
    total = 0.0
    for kind in range(KINDS):
        total += SPARE[kind] * (hand >> BITS * kind & MOST)
    return total * surplus / (surplus + FIRST_HAND)


def dear(hand: int, islands: int) -> float:
    """Return the value of cards for the islands left if no more cards are drawn."""
    if islands <= 0:
        return 0.0
    total = 0.0
    cards = 0
    for kind in range(KINDS):
        count = hand >> BITS * kind & MOST
        total += DEAR[kind] * count
        cards += count
    most = islands * PER_ISLAND
    return total if cards <= most else total * most / cards


def _draws(box: Box) -> list[list[int]]:
    """Return sampled draws of cards, always the same for the same deck."""
    cards = [kind for kind in range(KINDS) for _ in range(box.deck[kind])]
    rng = Random(len(cards))
    draws: list[list[int]] = []
    for _ in range(DRAWS):
        rng.shuffle(cards)
        draws.append(cards[: DRAFT_HAND + CHOICE])
    return draws


def _dearest(kind: int) -> float:
    return -DEAR[kind]


@lru_cache(maxsize=4)
def hand_values(text: str) -> HandValues:
    """Return the cached hand values for a component text."""
    return HandValues(open_box(text))
