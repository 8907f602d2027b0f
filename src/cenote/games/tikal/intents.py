"""Intents: typed values for what an offer would do, with its consequences."""

from __future__ import annotations

from cenote.core.game import Intent, Seat


class Place(Intent):
    space: str
    turns: int


class Enter(Intent):
    member: str
    space: str


class Travel(Intent):
    """A travel between two camps, which are given as `spaces`."""

    member: str
    spaces: tuple[str, ...]


class Walk(Intent):
    """A walk along `spaces`, from the first to the last."""

    member: str
    spaces: tuple[str, ...]


class Uncover(Intent):
    space: str


class Recover(Intent):
    space: str


class Exchange(Intent):
    other: Seat
    give: str
    take: str


class Camp(Intent):
    space: str


class Guard(Intent):
    """A new guard on a temple. `leaves` counts the seat's other members there, which leave the game (T10.3)."""

    space: str
    leaves: int


class End(Intent):
    """The end of a turn. `unused` counts the action points that are lost."""

    unused: int


class Bid(Intent):
    points: int


class Pass(Intent):
    """A pass, by which the seat leaves the bidding."""


class Pick(Intent):
    hexagon: str


class Draw(Intent):
    """A hex drawn by chance."""

    hexagon: str


class Find(Intent):
    """A treasure revealed by chance."""

    treasure: str
