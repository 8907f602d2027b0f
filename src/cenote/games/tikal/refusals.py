"""Reasons of refusals that only Tikal has, as typed values for the messages of rules."""

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
    """A hex lies there."""

    space: str


@dataclass(frozen=True, slots=True)
class Apart(Why):
    """The space touches no hex."""

    space: str


@dataclass(frozen=True, slots=True)
class Same(Why):
    """It looks the same with fewer turns."""

    turns: int


@dataclass(frozen=True, slots=True)
class NoPath(Why):
    """No stone would lead there, or only across a volcano."""

    space: str


@dataclass(frozen=True, slots=True)
class Supply(Why):
    """No such member is left in the supply."""

    member: str


@dataclass(frozen=True, slots=True)
class NoCamp(Why):
    """Neither the base camp nor a camp of one's own."""

    space: str


@dataclass(frozen=True, slots=True)
class Theirs(Why):
    """The camp belongs to another seat."""

    space: str
    owner: Seat


@dataclass(frozen=True, slots=True)
class NobodyThere(Why):
    """The seat has no such member there."""

    member: str
    space: str


@dataclass(frozen=True, slots=True)
class Empty(Why):
    """There is nothing: no hex to walk to, no wafer to take."""

    space: str


@dataclass(frozen=True, slots=True)
class Volcano(Why):
    """No walk ends on a volcano."""

    space: str


@dataclass(frozen=True, slots=True)
class NoStones(Why):
    """No stones lead from one hex to the other."""

    origin: str
    space: str


@dataclass(frozen=True, slots=True)
class NoTemple(Why):
    """There is no temple."""

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
    """Two levels were uncovered or two wafers taken there in this turn."""

    space: str


@dataclass(frozen=True, slots=True)
class TooFew(Why):
    """Too few members of the seat stand there."""

    needs: int
    has: int


@dataclass(frozen=True, slots=True)
class NoTreasure(Why):
    """No treasure hex lies there."""

    space: str


@dataclass(frozen=True, slots=True)
class Own(Why):
    """A seat cannot exchange with itself."""


@dataclass(frozen=True, slots=True)
class NoSeat(Why):
    """There is no such seat at the table."""

    number: int


@dataclass(frozen=True, slots=True)
class NotSingle(Why):
    """Only single treasures are exchanged."""

    owner: Seat
    treasure: str
    held: int


@dataclass(frozen=True, slots=True)
class Alike(Why):
    """Both treasures are of one kind."""

    treasure: str


@dataclass(frozen=True, slots=True)
class WafersLeft(Why):
    """No camp is established beside treasures."""

    space: str
    wafers: int


@dataclass(frozen=True, slots=True)
class Terrain(Why):
    """No camp can stand on such a hex."""

    space: str


@dataclass(frozen=True, slots=True)
class Taken(Why):
    """There is a camp or guard already."""

    owner: Seat


@dataclass(frozen=True, slots=True)
class BothCamps(Why):
    """All camps of the seat are established."""

    camps: int


@dataclass(frozen=True, slots=True)
class BothGuards(Why):
    """All guards of the seat are posted."""

    guards: int


@dataclass(frozen=True, slots=True)
class NoMember(Why):
    """At this table a camp needs a member on its space."""

    space: str


@dataclass(frozen=True, slots=True)
class NotStrongest(Why):
    """The seat is not the strongest on the temple."""

    mine: int
    theirs: int


@dataclass(frozen=True, slots=True)
class NoAuction(Why):
    """Nothing is bid for in the basic game."""


@dataclass(frozen=True, slots=True)
class LastOfRound(Why):
    """The last seat of a round gets the last hex without a bid."""


@dataclass(frozen=True, slots=True)
class TooLow(Why):
    """The bid does not exceed the highest."""

    bid: int
    highest: int


@dataclass(frozen=True, slots=True)
class TooMuch(Why):
    """The bid exceeds the bidder's score."""

    bid: int
    score: int


@dataclass(frozen=True, slots=True)
class NotShown(Why):
    """The hex is not on offer."""

    hex: str
