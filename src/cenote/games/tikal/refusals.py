"""Reasons of refusals that only Tikal has, as typed values for the messages of rules."""

from __future__ import annotations

from cenote.core.game import Seat, Why


class Gone(Why):
    """The hex is no longer in the stack."""

    hex: str


class Letter(Why):
    """The top of the stack carries another letter."""

    letter: str


class Exhausted(Why):
    """No wafer of that kind is left."""

    treasure: str


class ActionPoints(Why):
    """Too few action points are left."""

    cost: int
    left: int


class HexFirst(Why):
    """The hex must be placed before the turn can end."""


class Occupied(Why):
    """A hex lies there."""

    space: str


class Apart(Why):
    """The space touches no hex."""

    space: str


class Same(Why):
    """It looks the same with fewer turns."""

    turns: int


class NoPath(Why):
    """No stone would lead there, or only across a volcano."""

    space: str


class Supply(Why):
    """No such member is left in the supply."""

    member: str


class NoCamp(Why):
    """Neither the base camp nor a camp of one's own."""

    space: str


class Theirs(Why):
    """The camp belongs to another seat."""

    space: str
    owner: Seat


class NobodyThere(Why):
    """The seat has no such member there."""

    member: str
    space: str


class Empty(Why):
    """There is nothing: no hex to walk to, no wafer to take."""

    space: str


class Volcano(Why):
    """No walk ends on a volcano."""

    space: str


class NoStones(Why):
    """No stones lead from one hex to the other."""

    origin: str
    space: str


class NoTemple(Why):
    """There is no temple."""

    space: str


class GuardedBy(Why):
    """The temple has a guard."""

    owner: Seat


class NoTile(Why):
    """No temple tile of the next value is left."""

    value: int


class TwicePerTurn(Why):
    """Two levels were uncovered or two wafers taken there in this turn."""

    space: str


class TooFew(Why):
    """Too few members of the seat stand there."""

    needs: int
    has: int


class NoTreasure(Why):
    """No treasure hex lies there."""

    space: str


class Own(Why):
    """A seat cannot exchange with itself."""


class NoSeat(Why):
    """There is no such seat at the table."""

    number: int


class NotSingle(Why):
    """Only single treasures are exchanged."""

    owner: Seat
    treasure: str
    held: int


class Alike(Why):
    """Both treasures are of one kind."""

    treasure: str


class WafersLeft(Why):
    """No camp is established beside treasures."""

    space: str
    wafers: int


class Terrain(Why):
    """No camp can stand on such a hex."""

    space: str


class Taken(Why):
    """There is a camp or guard already."""

    owner: Seat


class BothCamps(Why):
    """All camps of the seat are established."""

    camps: int


class BothGuards(Why):
    """All guards of the seat are posted."""

    guards: int


class NoMember(Why):
    """At this table a camp needs a member on its space."""

    space: str


class NotStrongest(Why):
    """The seat is not the strongest on the temple."""

    mine: int
    theirs: int


class NoAuction(Why):
    """Nothing is bid for in the basic game."""


class LastOfRound(Why):
    """The last seat of a round gets the last hex without a bid."""


class TooLow(Why):
    """The bid does not exceed the highest."""

    bid: int
    highest: int


class TooMuch(Why):
    """The bid exceeds the bidder's score."""

    bid: int
    score: int


class NotShown(Why):
    """The hex is not on offer."""

    hex: str
