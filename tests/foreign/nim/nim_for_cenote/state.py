"""A position of Nim: what lies on the table, what may follow, and what it leads to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from cenote.core.game import CHANCE, Result, State
from cenote.core.playable import Playable

from .actions import ACTIONS, DEALS, MOST, Deal, take_code


@dataclass
class NimState(Playable):
    """The state of the contract. `wanted` is how many piles there are to be."""

    seats: int
    misere: bool
    wanted: int
    piles: list[int] = field(default_factory=list)
    turn: int = 0

    @property
    def dealing(self) -> bool:
        return len(self.piles) < self.wanted

    @property
    def over(self) -> bool:
        return not self.dealing and not any(self.piles)

    def actors(self) -> tuple[int, ...]:
        if self.dealing:
            return (CHANCE,)
        return () if self.over else (self.turn,)

    def legal(self, seat: int) -> list[int]:
        if self.dealing or seat != self.turn:
            return []
        return [
            take_code(stones, pile) for pile, left in enumerate(self.piles) for stones in range(1, min(left, MOST) + 1)
        ]

    def odds(self) -> list[tuple[int, int]]:
        """Every size of a pile is as likely as the others (N1.1)."""
        return [(code, 1) for code in range(len(DEALS))] if self.dealing else []

    def play(self, seat: int, code: int) -> None:
        action = ACTIONS[code]
        if isinstance(action, Deal):
            self.piles.append(action.stones)
        else:
            self.piles[action.pile] -= action.stones
            self.turn = (self.turn + 1) % self.seats

    def copy(self) -> NimState:
        return replace(self, piles=self.piles.copy())

    def copy_into(self, other: State) -> None:
        if not isinstance(other, NimState):
            raise TypeError(f"not a position of Nim: {other!r}")
        other.piles, other.turn = self.piles.copy(), self.turn

    def key(self) -> bytes:
        return bytes([self.seats, self.misere, self.wanted, self.turn, *self.piles])

    def result(self) -> Result | None:
        """The winners have one point each (N3.2, N3.3)."""
        if not self.over:
            return None
        last = (self.turn - 1) % self.seats
        winners = tuple(seat for seat in range(self.seats) if (seat == last) != self.misere)
        return Result(tuple(int(seat in winners) for seat in range(self.seats)), winners)

    def reveals(self, seat: int, code: int) -> bool:
        """There are no secrets and no draws after the deal, but with the last stone the game is over for good."""
        return ACTIONS[code].stones == sum(self.piles)

    def choosing(self, seat: int) -> bool:
        return False

    def withdraw(self, seat: int) -> None:
        """No choice in Nim has several steps."""

    def rehearsal(self, seat: int) -> NimState | None:
        """The same piles, as if it were the seat's turn."""
        return None if self.dealing or self.over else replace(self.copy(), turn=seat)
