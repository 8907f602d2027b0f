"""Walking distances between all spaces, and the cost of bringing strength to a temple."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cenote.games.tikal.bits import bits
from cenote.games.tikal.board import ASCENDING, ENTER_AP, NEIGHBOUR, SIDES, SPACES, TURN_AP
from cenote.games.tikal.position import NOTHING, SUPPLY, Position

FAR: Final = 30
"""The upper bound of walking costs."""

BEYOND: Final = 11
"""The price of anything that one turn cannot pay for."""

LEADER_STRENGTH: Final = 3

WIDE: Final = 5
MOST: Final = 31
"""The bit mask for a number of workers, of which a seat has 18."""


def distances(table: Position) -> list[int]:
    """Return the costs of walks between any two spaces, at `origin * SPACES + target`.

    Copies of a position share the list. The costs change only when a hex is placed. Then the paths over the new hex are
    added to the known ones, which is much faster than finding all paths again.
    """
    if table.surveyed != table.frontier:
        table.far = table.far[:] if table.far else [FAR] * (SPACES * SPACES)
        for space in range(SPACES):
            if table.hexes[space] != NOTHING and table.far[space * SPACES + space]:
                _add(table, table.far, space)
        table.surveyed = table.frontier
    return table.far


def _add(table: Position, far: list[int], space: i64) -> None:
    """Add the paths that end at one more space or lead through it."""
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
    """Shorten the costs in a row by the paths that lead through one neighbour."""
    for target in range(SPACES):
        through: i64 = toll + far[beyond + target]
        if through < far[row + target]:
            far[row + target] = through


class Forces:
    """The forces of a seat: the cost of bringing its members to a space in one turn."""

    def __init__(self, table: Position, seat: i64) -> None:
        self.far = distances(table)
        self.rows: list[int] = []
        """Alternately the start of a space's row in `far` and the number of workers on that space."""
        self.posts = table.posts[seat]
        self.supply: i64 = table.supply[seat]
        self.leader: i64 = table.leaders[seat]
        self.queue: i64 = 0
        """The number of workers that can reach the mustered space at each price, `WIDE` bits for each price."""
        self.enter: i64 = BEYOND
        """The cost of bringing a member from the supply to the mustered space."""
        self.lead_in: i64 = BEYOND
        """The cost of bringing the leader to the mustered space."""
        first: i64 = seat * SPACES
        for space in bits(table.crowd[seat]):
            self.rows.append(space * SPACES)
            self.rows.append(table.workers[first + space])

    def muster(self, place: i64) -> None:
        """Compute which members can reach a space at which price. Members that are already there do not count."""
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
        """Return the cost of so much more strength on the mustered space, or `BEYOND` if it exceeds 10 points."""
        alone = _hired(self.queue, need)
        if self.lead_in >= alone:
            return alone
        led: i64 = self.lead_in + _hired(self.queue, need - LEADER_STRENGTH)
        return led if led < alone else alone

    def nearest(self) -> i64:
        """Return the cost of bringing the nearest member to the mustered space."""
        return min(self.lead_in, _hired(self.queue, 1))


def _hired(queue: i64, need: i64) -> i64:
    """Return the cost of the `need` nearest workers, or `BEYOND` if one turn cannot pay for it."""
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
