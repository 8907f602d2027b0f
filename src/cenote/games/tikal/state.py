"""State of Tikal: the position with the methods of the game contract."""

from __future__ import annotations

from array import array
from random import Random
from typing import Final

from mypy_extensions import i64

from cenote.core.game import CHANCE, Result, State
from cenote.games.tikal.board import FACE, SIDES, SPACES, TURN_AP
from cenote.games.tikal.legal import legal_codes, odds
from cenote.games.tikal.legal_count import count, nth
from cenote.games.tikal.position import ACTING, BIDDING, DRAWING, FINDING, NOBODY, NOTHING, OVER, Position, rest
from cenote.games.tikal.rules import draws, perform
from cenote.games.tikal.scoring import winners

_LOW_15_BITS = 0x7FFF


_CHANCE_ACTS: Final[tuple[int, ...]] = (CHANCE,)
_NOBODY_ACTS: Final[tuple[int, ...]] = ()
_SEAT_ACTS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))


class TikalState(Position):
    """Implementation of `cenote.core.game.State`."""

    def actors(self) -> tuple[int, ...]:
        if self.phase == DRAWING or self.phase == FINDING:
            return _CHANCE_ACTS
        return _NOBODY_ACTS if self.phase == OVER else _SEAT_ACTS[self.seat]

    def legal(self, seat: int) -> list[int]:
        return legal_codes(self) if seat == self.seat else []

    def odds(self) -> list[tuple[int, int]]:
        return odds(self)

    def play(self, seat: int, code: int) -> None:
        perform(self, code)

    def legal_count(self, seat: int) -> int:
        return count(self) if seat == self._actor() else 0

    def play_nth(self, seat: int, n: int) -> int:
        code = nth(self, n)
        perform(self, code)
        return code

    def random_playout(self, rng: Random) -> int:
        decisions: i64 = 0
        random = rng.random
        while self.phase != OVER:
            ways: int = count(self)
            if ways > 1 and self._actor() != CHANCE:
                decisions += 1
            perform(self, nth(self, int(random() * ways)))
        return decisions

    def _actor(self) -> i64:
        return CHANCE if self.phase == DRAWING or self.phase == FINDING else self.seat

    def copy(self) -> TikalState:
        return TikalState(self.seats, source=self)

    def copy_into(self, other: State) -> None:
        if not isinstance(other, TikalState):
            raise TypeError(f"not a position of Tikal: {other!r}")
        other.copy_from(self)

    def key(self) -> bytes:
        """Return a key in which hexes are compared by what they show, and derived values are left out."""
        numbers = [
            *(self.seats, self.auction, self.camp_needs_member, self.phase, self.resume, self.seat, self.ap),
            *(self.hand, self.drawer, self.waiting, self.bidders, self.bid, self.bidder),
            self.first_pass if self.phase == BIDDING else NOBODY,
            *(part >> shift & _LOW_15_BITS for part in (self.bag, self.shown) for shift in (0, 15, 30)),
            *(_face(self, space) for space in range(SPACES)),
            *self.value,
            *self.wafers,
            *self.camps,
            *self.guards,
            *self.worked,
            *self.workers,
            *self.supply,
            *self.leaders,
            *self.treasures,
            *self.scores,
            *self.tiles,
            *self.queue,
        ]
        return array("h", numbers).tobytes()

    def result(self) -> Result | None:
        return Result(tuple(self.scores), winners(self)) if self.phase == OVER else None

    def reveals(self, seat: int, code: int) -> bool:
        return draws(self, code)

    def choosing(self, seat: int) -> bool:
        return False

    def withdraw(self, seat: int) -> None:
        """Do nothing, because no choice in Tikal has several steps."""

    def rehearsal(self, seat: int) -> TikalState | None:
        """Return a position for planning, in which the seat has a turn of ten action points and no hex to place.

        Return None if the game is over.
        """
        if self.phase == OVER:
            return None
        ahead = self.copy()
        ahead.phase, ahead.resume = ACTING, NOTHING
        ahead.seat, ahead.ap = seat, TURN_AP
        rest(ahead)
        ahead.queue, ahead.drawer = [], NOBODY
        return ahead


def _face(table: Position, space: int) -> int:
    return NOTHING if table.hexes[space] == NOTHING else FACE[table.hexes[space] * SIDES + table.turns[space]]
