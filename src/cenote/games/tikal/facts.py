"""Facts: typed values for what happened, which the locale files turn into sentences."""

from __future__ import annotations

from cenote.core.game import Fact, Seat


class Drawn(Fact):
    """A hex came off the stack, for a seat or into the auction's display."""

    seat: Seat
    hexagon: str
    kind: str
    value: int
    shown: bool


class Placed(Fact):
    seat: Seat
    hexagon: str
    kind: str
    value: int
    space: str
    turns: int


class Removed(Fact):
    """A hex fitted nowhere (T15.6)."""

    seat: Seat
    hexagon: str
    kind: str
    value: int


class Entered(Fact):
    seat: Seat
    member: str
    space: str


class Travelled(Fact):
    seat: Seat
    member: str
    origin: str
    space: str


class Walked(Fact):
    seat: Seat
    member: str
    origin: str
    space: str
    cost: int


class Uncovered(Fact):
    seat: Seat
    space: str
    value: int


class Recovered(Fact):
    seat: Seat
    space: str
    left: int


class Found(Fact):
    seat: Seat
    treasure: str
    held: int
    gained: int


class Exchanged(Fact):
    seat: Seat
    other: Seat
    given: str
    taken: str


class Camped(Fact):
    seat: Seat
    space: str


class Guarded(Fact):
    """`leader` says that the leader became the guard; `left` counts the members that left the game."""

    seat: Seat
    space: str
    value: int
    leader: bool
    left: int


class TurnEnded(Fact):
    seat: Seat
    lost: int


class Offered(Fact):
    seat: Seat
    points: int


class Passed(Fact):
    seat: Seat


class AuctionWon(Fact):
    """A price of 0 means that everybody passed (T14.5)."""

    seat: Seat
    price: int


class Taken(Fact):
    """A seat took a shown hex; `last` if it was the only one left (T14.6)."""

    seat: Seat
    hexagon: str
    kind: str
    value: int
    last: bool


class ScoringBegan(Fact):
    """`final` when no volcano but the last hex caused it."""

    seat: Seat
    number: int
    final: bool


class Scored(Fact):
    """`temples` lists space and value of each temple that counted, `strengths` the seat's own there and the next best.

    A temple held by a guard has no strength of its owner.
    """

    seat: Seat
    temples: tuple[tuple[str, int], ...]
    treasures: int
    gained: int
    total: int
    strengths: tuple[tuple[int, int], ...]


class GameOver(Fact):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
