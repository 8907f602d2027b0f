"""Candidate moves of the search: single actions, and walks over several hexes to a goal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cenote.games.tikal.action_arrays import END_CODE, ENTER_CODE, FIRST, KIND, SECOND, WALK
from cenote.games.tikal.bits import bit, bits
from cenote.games.tikal.board import SPACES
from cenote.games.tikal.legal import legal_codes
from cenote.games.tikal.mind.cheapest_paths import Paths, Trip
from cenote.games.tikal.position import ACTING, SCORING, SUPPLY, toll
from cenote.games.tikal.state import TikalState

LATE: Final = 3
"""The number of remaining action points up to which a stop on the way to a goal can make sense."""


def candidate_moves(state: TikalState, paths: Paths) -> list[list[int]]:
    """Return the moves worth trying, each as a list of codes, without the end of the turn."""
    legal = legal_codes(state)
    if state.phase != ACTING and state.phase != SCORING:
        return [[code] for code in legal]
    found = [[code] for code in legal if code != END_CODE and not _strays(state, paths, code)]
    _journeys(state, paths, found)
    return found


def _strays(state: TikalState, paths: Paths, code: int) -> bool:
    """Return whether a step ends on a hex without a goal too early in the turn, or costs more than a detour."""
    if KIND[code] != WALK:
        return False
    if not (state.temples | state.hoards) & bit(SECOND[code]):
        return state.ap > LATE
    return paths.trip(state, FIRST[code]).costs[SECOND[code]] < toll(state, code)


def _journeys(state: TikalState, paths: Paths, found: list[list[int]]) -> None:
    """Add the walks of members on the board and in the supply to temples and treasure hexes."""
    seat = state.seat
    goals = bits(state.temples | state.hoards)
    leader = state.leaders[seat]
    for origin in bits(state.crowd[seat]):
        _walks(paths.trip(state, origin), goals, state.ap, False, found)
    if leader >= 0:
        _walks(paths.trip(state, leader), goals, state.ap, True, found)
    if state.supply[seat] or leader == SUPPLY:
        trips = [paths.trip(state, post) for post in state.posts[seat]]
        for goal in goals:
            _enters(_cheapest(trips, goal), goal, state, found)


def _walks(trip: Trip, goals: list[int], ap: i64, leader: bool, found: list[list[int]]) -> None:
    """Add the walks of more than one step, because single steps are actions already."""
    for goal in goals:
        if trip.costs[goal] <= ap and trip.last[goal] != trip.origin:
            found.append(trip.walk(goal, leader))


def _cheapest(trips: list[Trip], goal: int) -> Trip:
    """Return the trip from the camp that is nearest to a space."""
    best = trips[0]
    for trip in trips:
        if trip.costs[goal] < best.costs[goal]:
            best = trip
    return best


def _enters(trip: Trip, goal: int, state: TikalState, found: list[list[int]]) -> None:
    """Add the moves in which a member of the supply enters and walks to a goal."""
    if trip.costs[goal] >= state.ap:
        return
    if state.supply[state.seat]:
        found.append([ENTER_CODE[trip.origin], *trip.walk(goal, False)])
    if state.leaders[state.seat] == SUPPLY:
        found.append([ENTER_CODE[trip.origin + SPACES], *trip.walk(goal, True)])
