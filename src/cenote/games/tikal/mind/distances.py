"""Walking distances between all spaces, and the cost of bringing strength to a temple."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cenote.games.tikal.bits import bits
from cenote.games.tikal.board import ASCENDING, ENTER_AP, NEIGHBOUR, SIDES, SPACES, TURN_AP
from cenote.games.tikal.position import NOTHING, SUPPLY, Position

FAR: Final = 30
"""Upper bound of walking costs."""

BEYOND: Final = 11
"""Price of something that one turn cannot pay for."""

LEADER_STRENGTH: Final = 3

WIDE: Final = 5
MOST: Final = 31
"""Mask for a number of workers, of whom a seat has 18."""


def distances(table: Position) -> list[int]:
    """What walks between any two spaces cost, at `origin * SPACES + target`; copies of a position share the list.

    A hex changes it when it is laid, and nothing else does: then the paths over the new hex are added to the known
    ones, which is much less work than to look for all paths again.
    """
    if table.surveyed != table.frontier:
        table.far = table.far[:] if table.far else [FAR] * (SPACES * SPACES)
        for space in range(SPACES):
            if table.hexes[space] != NOTHING and table.far[space * SPACES + space]:
                _add(table, table.far, space)
        table.surveyed = table.frontier
    return table.far


def _add(table: Position, far: list[int], space: i64) -> None:
    """Let the paths that are known end and lead through one more space."""
    row: i64 = space * SPACES
    known: list[int] = []
    for rank in range(SIDES):
        toll: i64 = table.tolls[space * SIDES + rank]
        if toll:
            _approach(far, row, NEIGHBOUR[space * SIDES + ASCENDING[rank]] * SPACES, toll)
    far[row + space] = 0
    for other in range(SPACES):
        if far[row + other] < FAR:
            far[other * SPACES + space] = far[row + other]
            known.append(other)
    for origin in known:
        first: i64 = far[row + origin]
        for target in known:
            through: i64 = first + far[row + target]
            if through < far[origin * SPACES + target]:
                far[origin * SPACES + target] = through


def _approach(far: list[int], row: i64, beyond: i64, toll: i64) -> None:
    """Go to each space by way of one neighbour, where that is shorter."""
    for target in range(SPACES):
        through: i64 = toll + far[beyond + target]
        if through < far[row + target]:
            far[row + target] = through


class Forces:
    """Forces of a seat: the cost of bringing its members to a place in one turn."""

    def __init__(self, table: Position, seat: i64) -> None:
        self.far = distances(table)
        self.rows: list[int] = []
        """Where workers stand, as the beginning of that space's row in `far`, and behind each how many they are."""
        self.posts = table.posts[seat]
        self.supply: i64 = table.supply[seat]
        self.leader: i64 = table.leaders[seat]
        self.queue: i64 = 0
        """How many workers can be at the place in question for each price, `WIDE` bits for each."""
        self.enter: i64 = BEYOND
        """What it costs a member to come there from the supply."""
        self.lead_in: i64 = BEYOND
        """What it costs to bring the leader there."""
        first: i64 = seat * SPACES
        for space in bits(table.crowd[seat]):
            self.rows.append(space * SPACES)
            self.rows.append(table.workers[first + space])

    def muster(self, place: i64) -> None:
        """Compute which members can reach a place at which price; members already there do not count."""
        far, rows = self.far, self.rows
        queue: i64 = 0
        for at in range(0, len(rows), 2):
            cost: i64 = far[rows[at] + place]
            if 0 < cost <= TURN_AP:
                come: i64 = rows[at + 1]
                queue += come << WIDE * cost
        enter: i64 = FAR
        for post in self.posts:
            cost = far[post * SPACES + place]
            if cost < enter:
                enter = cost
        enter += ENTER_AP
        if enter <= TURN_AP:
            queue += self.supply << WIDE * enter
        self.queue = queue
        self.enter = enter
        if self.leader == SUPPLY:
            self.lead_in = enter
        elif self.leader >= 0 and self.leader != place:
            self.lead_in = far[self.leader * SPACES + place]
        else:
            self.lead_in = BEYOND

    def price(self, need: i64) -> i64:
        """What so much more strength costs at the place mustered for: 1 to 10 points, else `BEYOND`."""
        alone = _hired(self.queue, need)
        if self.lead_in >= alone:
            return alone
        led: i64 = self.lead_in + _hired(self.queue, need - LEADER_STRENGTH)
        return led if led < alone else alone

    def nearest(self) -> i64:
        """Return the cost of bringing the nearest member to the mustered place."""
        return min(self.lead_in, _hired(self.queue, 1))


def _hired(queue: i64, need: i64) -> i64:
    """What the nearest so many workers cost."""
    if need <= 0:
        return 0
    paid: i64 = 0
    for price in range(1, BEYOND):
        queue >>= WIDE
        come: i64 = queue & MOST
        if come >= need:
            return min(paid + need * price, BEYOND)
        paid += come * price
        need -= come
    return BEYOND
