"""Reasons for refusals that only Tikal has, as typed values for rule messages."""

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
    """The space has a hex already."""

    space: str


class Apart(Why):
    """The space touches no hex, or is not adjacent to the origin of the walk."""

    space: str


class Same(Why):
    """The hex looks the same with fewer turns."""

    turns: int


class NoPath(Why):
    """No stone connects the space with a hex other than a volcano."""

    space: str


class Supply(Why):
    """No such member is left in the supply."""

    member: str


class NoCamp(Why):
    """The space is neither the base camp nor a camp of the seat."""

    space: str


class Theirs(Why):
    """The camp belongs to another seat."""

    space: str
    owner: Seat


class NobodyThere(Why):
    """The seat has no such member on the space."""

    member: str
    space: str


class Empty(Why):
    """The space has no hex to walk to, or no wafer to take."""

    space: str


class Volcano(Why):
    """The walk would end on a volcano."""

    space: str


class NoStones(Why):
    """No stones lead from one hex to the other."""

    origin: str
    space: str


class NoTemple(Why):
    """The space has no temple."""

    space: str


class GuardedBy(Why):
    """The temple has a guard."""

    owner: Seat


class NoTile(Why):
    """No temple tile of the next value is left."""

    value: int


class TwicePerTurn(Why):
    """Two levels were uncovered or two wafers taken on the space in this turn."""

    space: str


class TooFew(Why):
    """Too few members of the seat are on the space."""

    needs: int
    has: int


class NoTreasure(Why):
    """The space has no treasure hex."""

    space: str


class Own(Why):
    """The seat cannot exchange with itself."""


class NoSeat(Why):
    """The table has no such seat."""

    number: int


class NotSingle(Why):
    """The owner does not hold exactly one treasure of the kind, and only single treasures can be exchanged."""

    owner: Seat
    treasure: str
    held: int


class Alike(Why):
    """Both treasures are of the same kind."""

    treasure: str


class WafersLeft(Why):
    """The treasure hex still has wafers, so that no camp can be established."""

    space: str
    wafers: int


class Terrain(Why):
    """The kind of hex does not allow a camp."""

    space: str


class Taken(Why):
    """The space has a camp or guard already."""

    owner: Seat


class BothCamps(Why):
    """The seat has established all its camps."""

    camps: int


class BothGuards(Why):
    """The seat has posted all its guards."""

    guards: int


class NoMember(Why):
    """The table's option requires a member on the space of a new camp."""

    space: str


class NotStrongest(Why):
    """The seat is not the strongest on the temple."""

    mine: int
    theirs: int


class NoAuction(Why):
    """The basic game has no auction."""


class LastOfRound(Why):
    """The last seat of a round gets the last hex without a bid."""


class TooLow(Why):
    """The bid does not exceed the highest bid."""

    bid: int
    highest: int


class TooMuch(Why):
    """The bid exceeds the bidder's score."""

    bid: int
    score: int


class NotShown(Why):
    """The hex is not among the shown hexes."""

    hex: str
