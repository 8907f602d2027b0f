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
    """From camp to camp; `spaces` are both."""

    member: str
    spaces: tuple[str, ...]


@dataclass(frozen=True)
class Walk(Intent):
    """Along `spaces`, from the first to the last."""

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
    """`leaves` counts the other members of the seat that leave the game (T10.3)."""

    space: str
    leaves: int


@dataclass(frozen=True)
class End(Intent):
    """`unused` counts the action points that are lost."""

    unused: int


@dataclass(frozen=True)
class Bid(Intent):
    points: int


@dataclass(frozen=True)
class Pass(Intent):
    """Leave the bidding."""


@dataclass(frozen=True)
class Pick(Intent):
    hexagon: str


@dataclass(frozen=True)
class Draw(Intent):
    """A draw of chance."""

    hexagon: str


@dataclass(frozen=True)
class Find(Intent):
    """A draw of chance."""

    treasure: str
