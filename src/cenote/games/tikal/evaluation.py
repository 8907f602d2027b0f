"""Evaluation of a Tikal position for a seat, in points: the seat's score and its expected gains."""

from __future__ import annotations

from typing import Final

from cenote.games.tikal.action_arrays import SECOND
from cenote.games.tikal.actions import WORKER
from cenote.games.tikal.bidding import prospect
from cenote.games.tikal.bits import bits
from cenote.games.tikal.board import GUARDS, SET_VALUE, SPACES, TREASURES, TURN_AP
from cenote.games.tikal.position import BIDDING, FINDING, PLACING, SCORING, Position, presence, strength, toll, walks

SCORINGS: Final = 4
"""The number of scoring rounds in a game (T13.2)."""

RIVALRY: Final = 0.6
"""The weight of a point of the other seats (their mean) relative to an own point."""

AP_WORTH: Final = 0.3
"""The value of an action point that the seat can still spend."""

# Lists, not tuples: compiled, a tuple of floats that a variable indexes is taken for one that was never set.
HOLD: Final[list[float]] = [0.05, 0.1, 0.15, 0.25, 0.45, 0.75, 0.82, 0.86, 0.88]
"""The share of a temple's later points that each lead in strength secures, from -4 to 4."""

LATER: Final[list[float]] = [0.0, 0.95, 1.85, 2.7, 3.4]
"""The value of a point held on a temple now, by number of scorings to come."""

GUARD_LEFT: Final[list[float]] = [0.0, 0.0, 1.0, 3.0, 5.5]
"""The value of a guard in hand, by number of scorings to come. Guarding a low temple early gives it away."""

SINGLE: Final = 0.9
"""The value of a single treasure, which is less than its point because another seat can take it (T8.1)."""

TEMPLE_LURE: Final[list[float]] = [0.0, 0.5, 0.65, 0.8, 1.0, 1.15, 1.3, 1.45, 1.6, 1.8, 2.0]
"""The extra value of a member on an unguarded temple, by the value of the temple."""

HOARD_LURE: Final[list[float]] = [0.0, 1.2, 2.2, 3.5, 4.5]
"""The extra value of a member on a treasure hex, by number of scorings to come."""

COMPANY: Final[list[float]] = [0.0, 1.0, 1.4, 1.6, 1.7, 1.8]
"""The factor of a lure by the number of workers of a seat on one space. More than five workers add nothing."""

WAY_AP: Final = 0.45
"""The amount that a lure loses with every stone on the path to it."""

LEADER_LURE: Final = 2.0
"""The factor of a lure for the leader."""

ENTRY: Final[list[float]] = [0.0, 0.9, 3.0, 4.5, 6.0]
"""The factor of the lure at the base camp and at own camps, by number of scorings to come."""


def worth(table: Position, seat: int) -> float:
    """Return the value of the position for the seat, less a share of what the other seats have and hold.

    The other seats' future actions do not count.
    """
    others = 0.0
    for other in range(table.seats):
        if other != seat:
            others += standing(table, other)
    return standing(table, seat) + outlook(table, seat) - RIVALRY * others / (table.seats - 1)


def standing(table: Position, seat: int) -> float:
    """Return the seat's score plus the points expected from what it holds."""
    left = scorings_left(table, seat)
    if not left:
        return float(table.scores[seat])
    return table.scores[seat] + left * treasure_worth(table, seat) + temple_worth(table, seat, left)


def outlook(table: Position, seat: int) -> float:
    """Return the points expected from the seat's future actions."""
    left = scorings_left(table, seat)
    if not left:
        return 0.0
    points = lure_worth(table, seat, left)
    points += GUARD_LEFT[left] * table.guards_left[seat]
    points += AP_WORTH * ap_due(table, seat)
    return points + prospect(table, seat) if table.waiting else points


def scorings_left(table: Position, seat: int) -> int:
    """Return the number of scoring turns that the seat still has, including the current one."""
    left = SCORINGS - table.rounds
    if _scoring(table) and seat != table.seat and seat not in table.queue:
        left -= 1
    return left


def _scoring(table: Position) -> bool:
    return table.phase == SCORING or (table.phase == FINDING and table.resume == SCORING)


def ap_due(table: Position, seat: int) -> int:
    """Return the seat's remaining action points, plus those of a turn that it is about to have."""
    due = 0
    if seat == table.seat and table.phase != BIDDING:
        due = TURN_AP if table.phase == PLACING else table.ap
    if seat == table.drawer or table.waiting >> seat & 1:
        due += TURN_AP
    return due


def treasure_worth(table: Position, seat: int) -> float:
    """Return the value of the seat's treasures in one scoring (T7.4)."""
    first = seat * len(TREASURES)
    points = 0.0
    for held in table.treasures[first : first + len(TREASURES)]:
        if held == 1:
            points += SINGLE
        elif held:
            points += SET_VALUE[held]
    return points


def temple_worth(table: Position, seat: int, left: int) -> float:
    """Return the points expected from temples. Guarded temples are certain, on others the lead in strength decides."""
    now = _scoring(table) and seat == table.seat
    later = LATER[left - 1] if now else LATER[left]
    points = 0.0
    for space in bits(presence(table, seat) & table.temples):
        lead = _lead(table, seat, space)
        points += table.value[space] * later * HOLD[max(0, min(8, lead + 4))]
        if now and lead > 0:
            points += table.value[space]
    return points + left * _guarded(table, seat)


def _lead(table: Position, seat: int, space: int) -> int:
    """Return the seat's strength on a space minus that of the strongest other seat."""
    best = 0
    for other in range(table.seats):
        if other != seat:
            here = strength(table, other, space)
            if here > best:
                best = here
    return strength(table, seat, space) - best


def _guarded(table: Position, seat: int) -> int:
    if table.guards_left[seat] == GUARDS:
        return 0
    points = 0
    for space in range(SPACES):
        if table.guards[space] == seat:
            points += table.value[space]
    return points


def lures_of(table: Position) -> list[float]:
    """Return the lure of each space, which is highest on temples and treasure hexes and falls with every stone away."""
    lures = [0.0] * SPACES
    open_spaces: list[int] = []
    for space in bits(table.temples):
        lures[space] = TEMPLE_LURE[table.value[space]]
        open_spaces.append(space)
    for space in bits(table.hoards):
        lures[space] = HOARD_LURE[SCORINGS - table.rounds]
        open_spaces.append(space)
    _spread(table, lures, open_spaces)
    return lures


def _spread(table: Position, lures: list[float], open_spaces: list[int]) -> None:
    for space in open_spaces:  # the list grows: a space whose lure rises passes it on
        here = lures[space]
        for code in walks(table, WORKER, space, TURN_AP):
            beyond = SECOND[code]
            lure = here - toll(table, code) * WAY_AP
            if lure > lures[beyond]:
                lures[beyond] = lure
                open_spaces.append(beyond)


def lure_worth(table: Position, seat: int, left: int) -> float:
    """Return the value of the lures at the seat's members and at its camps, where members may still enter."""
    lures = lures_of(table)
    points = 0.0
    for space in bits(table.crowd[seat]):
        points += COMPANY[min(5, table.workers[seat * SPACES + space])] * lures[space]
    leader = table.leaders[seat]
    if leader >= 0:
        points += LEADER_LURE * lures[leader]
    for space in table.posts[seat]:
        points += ENTRY[left] * lures[space]
    return points
