"""Route plans of a hand with their values, and the value of passing."""

from __future__ import annotations

from typing import Final

from cenote.games.jackal.cards import ACROSS, FOURWAY, KINDS, KNIGHT, MAP, UPDOWN
from cenote.games.jackal.mind.chest_ways import ChestWay
from cenote.games.jackal.mind.hand_values import TWO_CARDS, HandValues, gain
from cenote.games.jackal.mind.packed_hands import BITS, MOST, ONE, added, packed
from cenote.games.jackal.position import LANDED, SILENT
from cenote.games.jackal.state import JackalState

SHEDDABLE: Final = [ACROSS, UPDOWN, FOURWAY, KNIGHT, MAP]
"""Kinds that may be shed at the end of a route (J4.3)."""


EAGER: Final = [0.0, 0.0, 0.0, 0.6, 0.9]
EAGER_ARCHIPELAGO: Final = [0.0, 0.0, -0.4, 0.0, 0.0]
"""Bonus in coins for landing, by the number of seats, because passing costs more among many."""


class RoutePlan:
    """A route with its value: the path to its chest, if any, and the cards shed after it."""

    def __init__(self, way: ChestWay | None, cards: list[int], worth: float) -> None:
        self.way = way
        self.cards = cards
        self.worth = worth


def rivals(state: JackalState, seat: int) -> float:
    """Return the expected number of other pirates ashore."""
    count = 0.0
    for other in range(state.seats):
        if other != seat and state.playing >> other & 1:
            if state.announced[other] == LANDED:
                count += 1.0
            elif state.announced[other] == SILENT:
                count += 0.6
    return count


def route_plans(state: JackalState, seat: int, known: HandValues) -> list[RoutePlan]:
    """Return a plan for every undominated path, unordered, or one plan without a path if there is none."""
    hand = packed(state.hands, seat)
    others = rivals(state, seat)
    found: list[RoutePlan] = []
    for way in known.ways(state.island, hand):
        cards, later = shed(state, hand - way.used, known)
        found.append(RoutePlan(way, way.cards + cards, gain(way.coins, way.steps, others) + later))
    if not found:
        cards, later = shed(state, hand, known)
        found.append(RoutePlan(None, cards, later))
    return found


def shed(state: JackalState, hand: int, known: HandValues) -> tuple[list[int], float]:
    """Return the cards to shed after the chest, and the value of the remaining hand.

    Shed cards are not walked (J6.11), and others are drawn for them (J8.1).
    """
    later = known.later(state, hand)
    cards: list[int] = []
    if state.archipelago or not state.ahead or state.extra:
        return cards, later
    while True:
        best, worth = -1, later + 0.01
        for kind in SHEDDABLE:
            if hand >> BITS * kind & MOST:
                without = known.later(state, hand - ONE[kind])
                if without > worth:
                    best, worth = kind, without
        if best < 0:
            return cards, later
        cards.append(best)
        hand -= ONE[best]
        later = worth


def landing(state: JackalState, seat: int, known: HandValues) -> float:
    """Return the advantage of landing over passing."""
    worth = 0.0
    for plan in route_plans(state, seat, known):
        worth = max(worth, plan.worth)
    eager = EAGER_ARCHIPELAGO[state.seats] if state.archipelago else EAGER[state.seats]
    return worth - passing(state, packed(state.hands, seat), known) + eager


def passing(state: JackalState, hand: int, known: HandValues) -> float:
    """Return the value of a hand after passing, with two more cards."""
    if state.archipelago and not state.extra:
        return known.later(state, hand) + (TWO_CARDS if state.ahead else 0.0)
    first, _ = best_take(state, hand, known)
    hand = added(hand, first)
    _, worth = best_take(state, hand, known)
    return worth


def best_take(state: JackalState, hand: int, known: HandValues) -> tuple[int, float]:
    """Return the best card of the market, and the value of the hand with it."""
    best, most = 0, -1.0
    for kind in range(KINDS):
        if state.market[kind]:
            worth = known.later(state, added(hand, kind))
            if worth > most:
                best, most = kind, worth
    return best, most


def deck_take(state: JackalState, hand: int, known: HandValues) -> float:
    """Return the average value of a hand with a card from the deck."""
    total, cards = 0.0, 0
    for kind in range(KINDS):
        count = known.box.deck[kind]
        total += count * known.later(state, added(hand, kind))
        cards += count
    return total / cards
