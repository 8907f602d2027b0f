"""What a search tries from a position: single actions, and members who go to a place over several hexes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cenote.games.tikal.bits import bit, bits
from cenote.games.tikal.board import SPACES
from cenote.games.tikal.codes import END_CODE, ENTER_CODE, KIND, SECOND, WALK
from cenote.games.tikal.legal import legal_codes
from cenote.games.tikal.mind.paths import Paths, Trip
from cenote.games.tikal.play import TikalState
from cenote.games.tikal.state import ACTING, SCORING, SUPPLY

LATE: Final = 3
"""With so few action points left it makes sense to stop on the way."""


def moves(state: TikalState, paths: Paths) -> list[list[int]]:
    """The codes of every move but that of ending the turn."""
    legal = legal_codes(state)
    if state.phase != ACTING and state.phase != SCORING:
        return [[code] for code in legal]
    found = [[code] for code in legal if code != END_CODE and (state.ap <= LATE or not _strays(state, code))]
    _journeys(state, paths, found)
    return found


def _strays(state: TikalState, code: int) -> bool:
    """Whether a step leads where there is nothing to be had."""
    return KIND[code] == WALK and not (state.temples | state.hoards) & bit(SECOND[code])


def _journeys(state: TikalState, paths: Paths, found: list[list[int]]) -> None:
    """Members on the board and in the supply go to temples and treasures."""
    seat = state.seat
    goals = bits(state.temples | state.hoards)
    leader = state.leaders[seat]
    for origin in bits(state.crowd[seat]):
        _walks(paths.trip(state, origin), goals, state.ap, False, found)
    if leader >= 0:
        _walks(paths.trip(state, leader), goals, state.ap, True, found)
    for post in state.posts[seat]:
        if state.supply[seat]:
            _entries(paths.trip(state, post), goals, state.ap, False, found)
        if leader == SUPPLY:
            _entries(paths.trip(state, post), goals, state.ap, True, found)


def _walks(trip: Trip, goals: list[int], ap: i64, leader: bool, found: list[list[int]]) -> None:
    """Walks of more than one step: the others are actions."""
    for goal in goals:
        if trip.costs[goal] <= ap and trip.last[goal] != trip.origin:
            found.append(trip.walk(goal, leader))


def _entries(trip: Trip, goals: list[int], ap: i64, leader: bool, found: list[list[int]]) -> None:
    enter = ENTER_CODE[trip.origin + SPACES if leader else trip.origin]
    for goal in goals:
        if trip.costs[goal] < ap:
            found.append([enter, *trip.walk(goal, leader)])
