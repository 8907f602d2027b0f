"""The whole choices that are worth comparing: a card to take, a route with everything that is laid, marks to throw."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from cenote.games.jackal.actions import DONE, THROW_0
from cenote.games.jackal.cards import KINDS, MARK
from cenote.games.jackal.legal import legal_codes
from cenote.games.jackal.mind.instinct import laid, options
from cenote.games.jackal.mind.plans import Plan, plans
from cenote.games.jackal.mind.prospects import Prospects
from cenote.games.jackal.mind.strolls import strolls
from cenote.games.jackal.play import JackalState
from cenote.games.jackal.state import LANDED, LAYING, OPENING, THROWING

ROUTES: Final = 10
"""No more routes than these are compared."""


def choices(state: JackalState, seat: int, known: Prospects) -> list[list[int]]:
    """The codes of every choice, up to where something unknown opens."""
    if state.phase == LAYING:
        return _routes(state, seat, known)
    if state.phase == THROWING:
        return _throws(state, seat)
    if state.phase == OPENING:
        return [stroll.codes for stroll in strolls(state)]
    return [[code] for code in legal_codes(state, seat)]


def _routes(state: JackalState, seat: int, known: Prospects) -> list[list[int]]:
    if state.routes[seat]:
        return [option.codes for option in options(state, seat, known)]
    found = plans(state, seat, known)
    found.sort(key=_worth, reverse=True)
    rows: list[list[int]] = []
    for plan in found[:ROUTES]:
        for row in _variants(plan):
            if row not in rows:
                rows.append(row)
    return [laid(row) for row in rows]


def _variants(plan: Plan) -> list[list[int]]:
    """With all that is thrown after it, and with nothing."""
    return [plan.cards, plan.way.cards if plan.way else []]


def _worth(plan: Plan) -> float:
    return plan.worth


def _throws(state: JackalState, seat: int) -> list[list[int]]:
    """Every number of marks at every target, few enough to be told apart."""
    marks = min(3, state.hands[seat * KINDS + MARK])
    ashore = [target for target in range(state.seats) if target != seat and state.announced[target] == LANDED]
    found: list[list[int]] = []
    for count in range(marks + 1):
        for targets in combinations_with_replacement(ashore, count):
            found.append([*[THROW_0 + target for target in targets], DONE])
    return found
