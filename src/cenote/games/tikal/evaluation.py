"""Evaluation of a position of Tikal for a seat, in points: its score and its expected gains."""

from __future__ import annotations

from typing import Final

from cenote.games.tikal.actions import WORKER
from cenote.games.tikal.bidding import prospect
from cenote.games.tikal.bits import bits
from cenote.games.tikal.board import GUARDS, SET_VALUE, SPACES, TREASURES, TURN_AP
from cenote.games.tikal.codes import SECOND
from cenote.games.tikal.position import BIDDING, FINDING, PLACING, SCORING, Position, presence, strength, toll, walks

SCORINGS: Final = 4
"""Scoring rounds in a game (T13.2)."""

RIVALRY: Final = 0.6
"""What a point of the others (their mean) weighs against an own point."""

AP_WORTH: Final = 0.3
"""What an action point still to be spent is worth."""

# Lists, not tuples: compiled, a tuple of floats that a variable indexes is taken for one that was never set.
HOLD: Final[list[float]] = [0.05, 0.1, 0.15, 0.25, 0.45, 0.75, 0.82, 0.86, 0.88]
"""How surely a temple is scored later by the lead in strength on it, from -4 to 4."""

LATER: Final[list[float]] = [0.0, 0.95, 1.85, 2.7, 3.4]
"""What a point held on a temple now is worth in so many scorings to come."""

GUARD_LEFT: Final[list[float]] = [0.0, 0.0, 1.0, 3.0, 5.5]
"""What a guard in hand is worth by scorings to come: guarding a low temple early gives this away."""

SINGLE: Final = 0.9
"""A single treasure can be taken away (T8.1)."""

TEMPLE_LURE: Final[list[float]] = [0.0, 0.5, 0.65, 0.8, 1.0, 1.15, 1.3, 1.45, 1.6, 1.8, 2.0]
"""What standing on an unguarded temple of that value is worth for itself."""

HOARD_LURE: Final[list[float]] = [0.0, 1.2, 2.2, 3.5, 4.5]
"""What standing on a treasure hex is worth for itself by scorings to come."""

COMPANY: Final[list[float]] = [0.0, 1.0, 1.4, 1.6, 1.7, 1.8]
"""How often a lure counts for so many workers of a seat on one space; more of them add nothing."""

WAY_AP: Final = 0.45
"""How much of a lure is lost with every stone on the way to it."""

LEADER_LURE: Final = 2.0
"""The leader's presence counts as that of so many workers."""

ENTRY: Final[list[float]] = [0.0, 0.9, 3.0, 4.5, 6.0]
"""What the base camp and own camps are worth by scorings to come, as a share of the lure there."""


def worth(table: Position, seat: int) -> float:
    """What the position is worth to the seat; the others' standing counts a little, their plans do not."""
    others = 0.0
    for other in range(table.seats):
        if other != seat:
            others += standing(table, other)
    return standing(table, seat) + outlook(table, seat) - RIVALRY * others / (table.seats - 1)


def standing(table: Position, seat: int) -> float:
    """The points that the seat has, and may expect from what it holds."""
    left = scorings_left(table, seat)
    if not left:
        return float(table.scores[seat])
    return table.scores[seat] + left * treasure_worth(table, seat) + temple_worth(table, seat, left)


def outlook(table: Position, seat: int) -> float:
    """The points that the seat may expect from what it will do."""
    left = scorings_left(table, seat)
    if not left:
        return 0.0
    points = lure_worth(table, seat, left)
    points += GUARD_LEFT[left] * table.guards_left[seat]
    points += AP_WORTH * ap_due(table, seat)
    return points + prospect(table, seat) if table.waiting else points


def scorings_left(table: Position, seat: int) -> int:
    """The scoring turns that the seat still has, the present one included."""
    left = SCORINGS - table.rounds
    if _scoring(table) and seat != table.seat and seat not in table.queue:
        left -= 1
    return left


def _scoring(table: Position) -> bool:
    return table.phase == SCORING or (table.phase == FINDING and table.resume == SCORING)


def ap_due(table: Position, seat: int) -> int:
    """The action points that the seat has now, and those of the turn that it is about to have."""
    due = 0
    if seat == table.seat and table.phase != BIDDING:
        due = TURN_AP if table.phase == PLACING else table.ap
    if seat == table.drawer or table.waiting >> seat & 1:
        due += TURN_AP
    return due


def treasure_worth(table: Position, seat: int) -> float:
    """The treasures' points in one scoring (T7.4)."""
    first = seat * len(TREASURES)
    points = 0.0
    for held in table.treasures[first : first + len(TREASURES)]:
        if held == 1:
            points += SINGLE
        elif held:
            points += SET_VALUE[held]
    return points


def temple_worth(table: Position, seat: int, left: int) -> float:
    """The points expected from temples: guards are safe, on others the lead in strength decides."""
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
    """By how much the seat is stronger there than the strongest other."""
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
    """How much each space draws members: temples and treasures do, and less so every step away from them."""
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
    for space in open_spaces:  # it grows meanwhile: a space that draws more than before passes that on
        here = lures[space]
        for code in walks(table, WORKER, space, TURN_AP):
            beyond = SECOND[code]
            lure = here - toll(table, code) * WAY_AP
            if lure > lures[beyond]:
                lures[beyond] = lure
                open_spaces.append(beyond)


def lure_worth(table: Position, seat: int, left: int) -> float:
    """What members on the board may still become, and camps for those in the supply."""
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
