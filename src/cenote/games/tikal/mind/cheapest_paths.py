"""Cheapest paths over several hexes, valid until a hex is placed."""

from __future__ import annotations

from typing import Final

from cenote.games.tikal.action_arrays import LEADER_WALK, SECOND, WALK_CODE
from cenote.games.tikal.actions import WORKER
from cenote.games.tikal.board import SPACES, TURN_AP
from cenote.games.tikal.position import Position, toll, walks

TOO_FAR: Final = TURN_AP + 1
"""The cost of a walk that a turn cannot pay for."""


class Trip:
    """The costs of walks from one space to all others, with the predecessor of each."""

    def __init__(self, table: Position, origin: int) -> None:
        self.origin = origin
        self.costs: list[int] = [TOO_FAR] * SPACES
        self.last: list[int] = [origin] * SPACES
        self.costs[origin] = 0
        rings: list[list[int]] = [[] for _ in range(TOO_FAR)]
        rings[0].append(origin)
        for cost in range(TURN_AP):
            for space in rings[cost]:
                if self.costs[space] == cost:
                    self._spread(table, space, cost, rings)

    def _spread(self, table: Position, space: int, cost: int, rings: list[list[int]]) -> None:
        for code in walks(table, WORKER, space, TURN_AP - cost):
            beyond, total = SECOND[code], cost + toll(table, code)
            if total < self.costs[beyond]:
                self.costs[beyond] = total
                self.last[beyond] = space
                rings[total].append(beyond)

    def walk(self, target: int, leader: bool) -> list[int]:
        """Return the codes of the steps to a space within reach of one turn."""
        codes: list[int] = []
        while target != self.origin:
            before = self.last[target]
            codes.append(WALK_CODE[before * SPACES + target] + (LEADER_WALK if leader else 0))
            target = before
        codes.reverse()
        return codes


class Paths:
    """Cheapest paths on one layout of hexes, computed on demand."""

    def __init__(self) -> None:
        self._trips: list[Trip | None] = [None] * SPACES

    def trip(self, table: Position, origin: int) -> Trip:
        """Return the `Trip` from a space, computed on first use. The table must have the layout of these paths."""
        trip = self._trips[origin]
        if trip is None:
            trip = Trip(table, origin)
            self._trips[origin] = trip
        return trip
