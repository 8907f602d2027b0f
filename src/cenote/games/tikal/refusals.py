"""Reasons for refusals that only Tikal has, as typed values for rule messages."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Seat, Why


@dataclass(frozen=True, slots=True)
class Gone(Why):
    """The hex is no longer in the stack."""

    hex: str


@dataclass(frozen=True, slots=True)
class Letter(Why):
    """The top of the stack carries another letter."""

    letter: str


@dataclass(frozen=True, slots=True)
class Exhausted(Why):
    """No wafer of that kind is left."""

    treasure: str


@dataclass(frozen=True, slots=True)
class ActionPoints(Why):
    """Too few action points are left."""

    cost: int
    left: int


@dataclass(frozen=True, slots=True)
class HexFirst(Why):
    """The hex must be placed before the turn can end."""


@dataclass(frozen=True, slots=True)
class Occupied(Why):
    """The space has a hex already."""

    space: str


@dataclass(frozen=True, slots=True)
class Apart(Why):
    """The space touches no hex, or is not adjacent to the origin of the walk."""

    space: str


@dataclass(frozen=True, slots=True)
class Same(Why):
    """The hex looks the same with fewer turns."""

    turns: int


@dataclass(frozen=True, slots=True)
class NoPath(Why):
    """No stone connects the space with a hex other than a volcano."""

    space: str


@dataclass(frozen=True, slots=True)
class Supply(Why):
    """No such member is left in the supply."""

    member: str


@dataclass(frozen=True, slots=True)
class NoCamp(Why):
    """The space is neither the base camp nor a camp of the seat."""

    space: str


@dataclass(frozen=True, slots=True)
class Theirs(Why):
    """The camp belongs to another seat."""

    space: str
    owner: Seat


@dataclass(frozen=True, slots=True)
class NobodyThere(Why):
    """The seat has no such member on the space."""

    member: str
    space: str


@dataclass(frozen=True, slots=True)
class Empty(Why):
    """The space has no hex to walk to, or no wafer to take."""

    space: str


@dataclass(frozen=True, slots=True)
class Volcano(Why):
    """The walk would end on a volcano."""

    space: str


@dataclass(frozen=True, slots=True)
class NoStones(Why):
    """No stones lead from one hex to the other."""

    origin: str
    space: str


@dataclass(frozen=True, slots=True)
class NoTemple(Why):
    """The space has no temple."""

    space: str


@dataclass(frozen=True, slots=True)
class GuardedBy(Why):
    """The temple has a guard."""

    owner: Seat


@dataclass(frozen=True, slots=True)
class NoTile(Why):
    """No temple tile of the next value is left."""

    value: int


@dataclass(frozen=True, slots=True)
class TwicePerTurn(Why):
    """Two levels were uncovered or two wafers taken on the space in this turn."""

    space: str


@dataclass(frozen=True, slots=True)
class TooFew(Why):
    """Too few members of the seat are on the space."""

    needs: int
    has: int


@dataclass(frozen=True, slots=True)
class NoTreasure(Why):
    """The space has no treasure hex."""

    space: str


@dataclass(frozen=True, slots=True)
class Own(Why):
    """The seat cannot exchange with itself."""


@dataclass(frozen=True, slots=True)
class NoSeat(Why):
    """The table has no such seat."""

    number: int


@dataclass(frozen=True, slots=True)
class NotSingle(Why):
    """The owner does not hold exactly one treasure of the kind, and only single treasures can be exchanged."""

    owner: Seat
    treasure: str
    held: int


@dataclass(frozen=True, slots=True)
class Alike(Why):
    """Both treasures are of the same kind."""

    treasure: str


@dataclass(frozen=True, slots=True)
class WafersLeft(Why):
    """The treasure hex still has wafers, so that no camp can be established."""

    space: str
    wafers: int


@dataclass(frozen=True, slots=True)
class Terrain(Why):
    """The kind of hex does not allow a camp."""

    space: str


@dataclass(frozen=True, slots=True)
class Taken(Why):
    """The space has a camp or guard already."""

    owner: Seat


@dataclass(frozen=True, slots=True)
class BothCamps(Why):
    """The seat has established all its camps."""

    camps: int


@dataclass(frozen=True, slots=True)
class BothGuards(Why):
    """The seat has posted all its guards."""

    guards: int


@dataclass(frozen=True, slots=True)
class NoMember(Why):
    """The table's option requires a member on the space of a new camp."""

    space: str


@dataclass(frozen=True, slots=True)
class NotStrongest(Why):
    """The seat is not the strongest on the temple."""

    mine: int
    theirs: int


@dataclass(frozen=True, slots=True)
class NoAuction(Why):
    """The basic game has no auction."""


@dataclass(frozen=True, slots=True)
class LastOfRound(Why):
    """The last seat of a round gets the last hex without a bid."""


@dataclass(frozen=True, slots=True)
class TooLow(Why):
    """The bid does not exceed the highest bid."""

    bid: int
    highest: int


@dataclass(frozen=True, slots=True)
class TooMuch(Why):
    """The bid exceeds the bidder's score."""

    bid: int
    score: int


@dataclass(frozen=True, slots=True)
class NotShown(Why):
    """The hex is not among the shown hexes."""

    hex: str
