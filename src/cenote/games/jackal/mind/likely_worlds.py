"""Importance sampling of worlds, which favours worlds in which the other seats' choices make sense."""

from __future__ import annotations

from random import Random
from typing import Final

from cenote.core.game import Game, View
from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.mind.chest_ways import ChestWay
from cenote.games.jackal.mind.hand_values import HandValues, gain
from cenote.games.jackal.mind.packed_hands import packed
from cenote.games.jackal.mind.route_plans import SHEDDABLE, landing
from cenote.games.jackal.position import ANNOUNCING, LANDED, LAYING, OPENING, TAKING, THROWING
from cenote.games.jackal.state import JackalState

TRIES: Final = 3
"""Maximum number of worlds sampled for each world kept."""
WASTE: Final = 0.3
"""Penalty on a path for each laid card that it does not need."""
DOUBTFUL: Final = 0.15
"""Probability of keeping a world in which a seat's choice makes no sense."""


def likely_worlds(game: Game, view: View, rng: Random, known: HandValues, most: int) -> list[JackalState]:
    """Return `most` sampled worlds that fit a view."""
    found: list[JackalState] = []
    for tried in range(most * TRIES):
        state = game.imagine(view, rng)
        assert isinstance(state, JackalState)
        likely = _believed(state, view.seat, known)
        needed = most - len(found)
        if rng.random() < likely or most * TRIES - tried <= needed:
            found.append(state)
            if len(found) == most:
                break
    return found


def _believed(state: JackalState, me: int | None, known: HandValues) -> float:
    """Return the likelihood of the others' choices in a world, after replacing their routes by sensible ones."""
    likely = 1.0
    for seat in range(state.seats):
        if seat == me:
            continue
        if state.phase == THROWING:
            state.done &= ~(1 << seat)  # secret throws are decided again in the playout
        if state.announced[seat] != LANDED:
            continue
        if state.phase == LAYING:
            _take_up(state, seat)
            state.ready &= ~(1 << seat)
        if state.phase == LAYING or state.phase == ANNOUNCING or state.phase == TAKING:
            margin = landing(state, seat, known)
            likely *= 1.0 if margin > -0.2 else DOUBTFUL
        elif (state.phase == THROWING or state.phase == OPENING) and not state.opened >> seat & 1:
            likely *= _lay_sensibly(state, seat, known)
    return likely


def _take_up(state: JackalState, seat: int) -> list[int]:
    """Move the cards of a route back into the hand, and return them."""
    cards = state.routes[seat]
    for card in cards:
        state.hands[seat * KINDS + card] += 1
    state.routes[seat] = []
    return cards


def _put_down(state: JackalState, seat: int, cards: list[int]) -> None:
    """Move cards from the hand to the end of the route."""
    state.routes[seat] = state.routes[seat] + cards
    for card in cards:
        state.hands[seat * KINDS + card] -= 1


def _lay_sensibly(state: JackalState, seat: int, known: HandValues) -> float:
    """Lay a route of the known length that leads to a chest, if possible, and return its likelihood."""
    laid = _take_up(state, seat)
    best: ChestWay | None = None
    most = -9.0
    for way in known.ways(state.island, packed(state.hands, seat)):
        worth = gain(way.coins, way.steps, 1.0) - WASTE * (len(laid) - len(way.cards))
        if len(way.cards) <= len(laid) and worth > most:
            best, most = way, worth
    if best is None:
        _put_down(state, seat, laid)
        return DOUBTFUL if laid else 1.0
    _put_down(state, seat, best.cards)
    if not _lengthen(state, seat, len(laid)):
        _take_up(state, seat)
        _put_down(state, seat, laid)
    return 0.5 ** (len(laid) - len(best.cards))


def _lengthen(state: JackalState, seat: int, length: int) -> bool:
    """Add cards after the path until the route has the given length, and return whether it has."""
    for kind in SHEDDABLE:
        while len(state.routes[seat]) < length and state.hands[seat * KINDS + kind]:
            _put_down(state, seat, [kind])
    return len(state.routes[seat]) == length
