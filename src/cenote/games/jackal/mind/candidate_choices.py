"""Candidate choices for the search: a card to take, a complete route, or all throws."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from cenote.games.jackal.actions import DONE, THROW_0
from cenote.games.jackal.cards import KINDS, MARK
from cenote.games.jackal.legal import legal_codes
from cenote.games.jackal.mind.hand_values import HandValues
from cenote.games.jackal.mind.reachable_ends import reachable_ends
from cenote.games.jackal.mind.rollout_policy import laid, options
from cenote.games.jackal.mind.route_plans import RoutePlan, route_plans
from cenote.games.jackal.position import LANDED, LAYING, OPENING, THROWING
from cenote.games.jackal.state import JackalState

ROUTES: Final = 10
"""Maximum number of routes that are compared."""


def candidate_choices(state: JackalState, seat: int, known: HandValues) -> list[list[int]]:
    """Return the codes of every candidate, up to the first reveal."""
    if state.phase == LAYING:
        return _routes(state, seat, known)
    if state.phase == THROWING:
        return _throws(state, seat)
    if state.phase == OPENING:
        return [stroll.codes for stroll in reachable_ends(state)]
    return [[code] for code in legal_codes(state, seat)]


def _routes(state: JackalState, seat: int, known: HandValues) -> list[list[int]]:
    if state.routes[seat]:
        return [option.codes for option in options(state, seat, known)]
    found = route_plans(state, seat, known)
    found.sort(key=_worth, reverse=True)
    rows: list[list[int]] = []
    for plan in found[:ROUTES]:
        for row in _variants(plan):
            if row not in rows:
                rows.append(row)
    return [laid(row) for row in rows]


def _variants(plan: RoutePlan) -> list[list[int]]:
    """Return the route with all cards shed after its chest, and without any."""
    return [plan.cards, plan.way.cards if plan.way else []]


def _worth(plan: RoutePlan) -> float:
    return plan.worth


def _throws(state: JackalState, seat: int) -> list[list[int]]:
    """Return every combination of targets for up to three marks."""
    marks = min(3, state.hands[seat * KINDS + MARK])
    ashore = [target for target in range(state.seats) if target != seat and state.announced[target] == LANDED]
    found: list[list[int]] = []
    for count in range(marks + 1):
        for targets in combinations_with_replacement(ashore, count):
            found.append([*[THROW_0 + target for target in targets], DONE])
    return found
