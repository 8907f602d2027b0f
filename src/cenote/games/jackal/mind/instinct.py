"""What a sensible pirate does at first sight, knowing its own cards and what lies open: the fast player of playouts."""

from __future__ import annotations

from typing import Final

from cenote.games.jackal.actions import DONE, KEEP_0, LAND, PASS, READY, TAKE_0, TAKE_DECK, THROW_0
from cenote.games.jackal.cards import ACROSS, FOURWAY, KINDS, KNIGHT, MAP, MARK, UPDOWN
from cenote.games.jackal.mind.chance import Chance
from cenote.games.jackal.mind.hands import BITS, MOST, ONE, added, packed
from cenote.games.jackal.mind.prospects import Prospects, dear, gain
from cenote.games.jackal.mind.strolls import Stroll, strolls
from cenote.games.jackal.mind.ways import Way
from cenote.games.jackal.play import JackalState
from cenote.games.jackal.state import (
    ANNOUNCING,
    DRAFTING,
    LANDED,
    LAYING,
    OPENING,
    SILENT,
    TAKING,
    THROWING,
)

WAVER: Final = 0.25
"""How far what others prefer may differ from what we think they do, in coins."""
SHEDDABLE: Final = [ACROSS, UPDOWN, FOURWAY, KNIGHT, MAP]
"""What can lie at the end of a route (J4.3)."""
_NOISE: Final = 7
"""The stream of such whims."""


class Plan:
    """A route to lay: the way to its chest (if it has one) and cards thrown after it; what all that is worth."""

    def __init__(self, way: Way | None, cards: list[int], worth: float) -> None:
        self.way = way
        self.cards = cards
        self.worth = worth


def rivals(state: JackalState, seat: int) -> float:
    """How many others are ashore, or may be."""
    count = 0.0
    for other in range(state.seats):
        if other != seat and state.playing >> other & 1:
            if state.announced[other] == LANDED:
                count += 1.0
            elif state.announced[other] == SILENT:
                count += 0.6
    return count


def plans(state: JackalState, seat: int, known: Prospects) -> list[Plan]:
    """A plan for every sensible way, and one without any; the best is not sorted to the front."""
    hand = packed(state.hands, seat)
    others = rivals(state, seat)
    found: list[Plan] = []
    for way in known.ways(state.island, hand):
        cards, later = shed(state, hand - way.used, known)
        found.append(Plan(way, way.cards + cards, gain(way.coins, way.steps, others) + later))
    cards, later = shed(state, hand, known)
    found.append(Plan(None, cards, later))
    return found


def shed(state: JackalState, hand: int, known: Prospects) -> tuple[list[int], float]:
    """Cards to lay after the chest so that others are drawn for them (J6.11, J8.1), and what is left is worth."""
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


def best_plan(state: JackalState, seat: int, known: Prospects, chance: Chance | None) -> Plan:
    """The plan of most worth; whims if there is chance."""
    best: Plan | None = None
    most = -1.0
    for plan in plans(state, seat, known):
        worth = plan.worth if chance is None else plan.worth + WAVER * chance.part(_NOISE)
        if best is None or worth > most:
            best, most = plan, worth
    assert best is not None
    return best


def landing(state: JackalState, seat: int, known: Prospects) -> float:
    """How much better it is to land than to pass."""
    worth = 0.0
    for plan in plans(state, seat, known):
        worth = max(worth, plan.worth)
    return worth - passing(state, packed(state.hands, seat), known)


def passing(state: JackalState, hand: int, known: Prospects) -> float:
    """What a hand is worth with two cards more."""
    first, _ = best_take(state, hand, known)
    hand = added(hand, first)
    _, worth = best_take(state, hand, known)
    return worth


def best_take(state: JackalState, hand: int, known: Prospects) -> tuple[int, float]:
    """The card of the market that helps most."""
    best, most = 0, -1.0
    for kind in range(KINDS):
        if state.market[kind]:
            worth = known.later(state, added(hand, kind))
            if worth > most:
                best, most = kind, worth
    return best, most


def deck_take(state: JackalState, hand: int, known: Prospects) -> float:
    """What a card from the deck is worth on the average."""
    total, cards = 0.0, 0
    for kind in range(KINDS):
        count = known.box.deck[kind]
        total += count * known.later(state, added(hand, kind))
        cards += count
    return total / cards


def take(state: JackalState, seat: int, known: Prospects) -> int:
    """The code of the card to take."""
    hand = packed(state.hands, seat)
    best, worth = best_take(state, hand, known)
    return TAKE_0 + best if worth >= 0.0 and worth >= deck_take(state, hand, known) else TAKE_DECK


def keep(state: JackalState, seat: int, known: Prospects) -> int:
    """The code of the card to keep in the draft: one that is dear by itself, and makes a way with those kept."""
    hand = packed(state.hands, seat)
    row = [state.island, *state.ahead]
    best, most = -1, -1.0
    for kind in range(KINDS):
        if state.packs[seat * KINDS + kind]:
            more = added(hand, kind)
            worth = dear(more, 9)
            for island in row:
                worth += 0.25 * known.reach(island, more)
            if worth > most:
                best, most = kind, worth
    return KEEP_0 + best


def throw(state: JackalState, seat: int) -> int:
    """Whom to throw a mark at: one who will be no later on the chest, as far as lengths tell."""
    if not state.hands[seat * KINDS + MARK] or state.announced[seat] != LANDED:
        return DONE
    mine = len(state.routes[seat])
    for target in range(state.seats):
        free = target != seat and target not in state.throws[seat]
        if free and state.announced[target] == LANDED and 0 < len(state.routes[target]) <= mine:
            return THROW_0 + target
    return DONE


def best_stroll(state: JackalState, found: list[Stroll]) -> Stroll:
    """The end that pays most among those opened so far, the later ones feared a little."""
    seat = state.seat
    best, most = found[0], -1.0
    for stroll in found:
        steps = stroll.steps + state.marks[seat]
        worth = state.here().coins[stroll.chest] - 0.02 * steps
        for other in state.reveal:
            if other.chest == stroll.chest and other.steps + other.marks <= steps:
                worth -= 1.0
        if worth > most:
            best, most = stroll, worth
    return best


def act(state: JackalState, seat: int, known: Prospects, chance: Chance) -> None:
    """Play one decision of a seat, a route or a stroll as a whole."""
    phase = state.phase
    if phase == ANNOUNCING:
        lands = landing(state, seat, known) + WAVER * (chance.part(_NOISE) - 0.5)
        state.play(seat, LAND if lands >= 0.0 else PASS)
    elif phase == LAYING:
        lay(state, seat, best_plan(state, seat, known, chance).cards)
        state.play(seat, READY)
    elif phase == TAKING:
        state.play(seat, take(state, seat, known))
    elif phase == THROWING:
        state.play(seat, throw(state, seat))
    elif phase == OPENING:
        for code in best_stroll(state, strolls(state)).codes:
            state.play(seat, code)
    elif phase == DRAFTING:
        state.play(seat, keep(state, seat, known))


def lay(state: JackalState, seat: int, cards: list[int]) -> None:
    """Lay a route as it is planned."""
    state.routes[seat] = state.routes[seat] + cards
    for card in cards:
        state.hands[seat * KINDS + card] -= 1
