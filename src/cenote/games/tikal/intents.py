"""Intents: typed values for what an offer would do, with its consequences."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Intent, Seat


@dataclass(frozen=True)
class Place(Intent):
    space: str
    turns: int


@dataclass(frozen=True)
class Enter(Intent):
    member: str
    space: str


@dataclass(frozen=True)
class Travel(Intent):
    """A travel between two camps, which are given as `spaces`."""

    member: str
    spaces: tuple[str, ...]


@dataclass(frozen=True)
class Walk(Intent):
    """A walk along `spaces`, from the first to the last."""

    member: str
    spaces: tuple[str, ...]


@dataclass(frozen=True)
class Uncover(Intent):
    space: str


@dataclass(frozen=True)
class Recover(Intent):
    space: str


@dataclass(frozen=True)
class Exchange(Intent):
    other: Seat
    give: str
    take: str


@dataclass(frozen=True)
class Camp(Intent):
    space: str


@dataclass(frozen=True)
class Guard(Intent):
    """A new guard on a temple. `leaves` counts the seat's other members there, which leave the game (T10.3)."""

    space: str
    leaves: int


@dataclass(frozen=True)
class End(Intent):
    """The end of a turn. `unused` counts the action points that are lost."""

    unused: int


@dataclass(frozen=True)
class Bid(Intent):
    points: int


@dataclass(frozen=True)
class Pass(Intent):
    """A pass, by which the seat leaves the bidding."""


@dataclass(frozen=True)
class Pick(Intent):
    hexagon: str


@dataclass(frozen=True)
class Draw(Intent):
    """A hex drawn by chance."""

    hexagon: str


@dataclass(frozen=True)
class Find(Intent):
    """A treasure revealed by chance."""

    treasure: str
