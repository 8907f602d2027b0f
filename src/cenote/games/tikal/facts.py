"""Facts: typed values for what happened, which the locale files turn into sentences."""

from __future__ import annotations

from cenote.core.game import Fact, Seat


class Drawn(Fact):
    """A hex drawn from the stack, for a seat or into the auction's display."""

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
    """A hex removed from the game because it fits nowhere (T15.6)."""

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
    """A guard posted on a temple.

    `leader` says whether the leader became the guard, and `left` counts the members that left the game.
    """

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
    """The winner of an auction and the price, which is 0 if all seats passed (T14.5)."""

    seat: Seat
    price: int


class Taken(Fact):
    """A shown hex taken by a seat. `last` says that it was the only one left (T14.6)."""

    seat: Seat
    hexagon: str
    kind: str
    value: int
    last: bool


class ScoringBegan(Fact):
    """The start of a scoring round. `final` says that the last hex caused it and not a volcano."""

    seat: Seat
    number: int
    final: bool


class Scored(Fact):
    """The points of a seat in one of its scoring turns.

    `temples` lists the space and value of each temple that counted, and `strengths` the seat's strength on each of them
    and that of the next best seat. A guarded temple counts for its owner whatever the strengths (T10.5).
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
