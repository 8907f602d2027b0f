"""Facts: typed values for what happened, which the locale files turn into sentences."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Fact, Seat


@dataclass(frozen=True)
class Drawn(Fact):
    """A hex drawn from the stack, for a seat or into the auction's display."""

    seat: Seat
    hexagon: str
    kind: str
    value: int
    shown: bool


@dataclass(frozen=True)
class Placed(Fact):
    seat: Seat
    hexagon: str
    kind: str
    value: int
    space: str
    turns: int


@dataclass(frozen=True)
class Removed(Fact):
    """A hex removed from the game because it fits nowhere (T15.6)."""

    seat: Seat
    hexagon: str
    kind: str
    value: int


@dataclass(frozen=True)
class Entered(Fact):
    seat: Seat
    member: str
    space: str


@dataclass(frozen=True)
class Travelled(Fact):
    seat: Seat
    member: str
    origin: str
    space: str


@dataclass(frozen=True)
class Walked(Fact):
    seat: Seat
    member: str
    origin: str
    space: str
    cost: int


@dataclass(frozen=True)
class Uncovered(Fact):
    seat: Seat
    space: str
    value: int


@dataclass(frozen=True)
class Recovered(Fact):
    seat: Seat
    space: str
    left: int


@dataclass(frozen=True)
class Found(Fact):
    seat: Seat
    treasure: str
    held: int
    gained: int


@dataclass(frozen=True)
class Exchanged(Fact):
    seat: Seat
    other: Seat
    given: str
    taken: str


@dataclass(frozen=True)
class Camped(Fact):
    seat: Seat
    space: str


@dataclass(frozen=True)
class Guarded(Fact):
    """A guard posted on a temple.

    `leader` says whether the leader became the guard, and `left` counts the members that left the game.
    """

    seat: Seat
    space: str
    value: int
    leader: bool
    left: int


@dataclass(frozen=True)
class TurnEnded(Fact):
    seat: Seat
    lost: int


@dataclass(frozen=True)
class Offered(Fact):
    seat: Seat
    points: int


@dataclass(frozen=True)
class Passed(Fact):
    seat: Seat


@dataclass(frozen=True)
class AuctionWon(Fact):
    """The winner of an auction and the price, which is 0 if all seats passed (T14.5)."""

    seat: Seat
    price: int


@dataclass(frozen=True)
class Taken(Fact):
    """A shown hex taken by a seat. `last` says that it was the only one left (T14.6)."""

    seat: Seat
    hexagon: str
    kind: str
    value: int
    last: bool


@dataclass(frozen=True)
class ScoringBegan(Fact):
    """The start of a scoring round. `final` says that the last hex caused it and not a volcano."""

    seat: Seat
    number: int
    final: bool


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class GameOver(Fact):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
