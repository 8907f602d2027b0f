"""What a seat can do, as typed values for those who show it: kinds and places by name, and what else would happen."""

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
    """What chance alone can do."""

    hexagon: str


@dataclass(frozen=True)
class Find(Intent):
    """What chance alone can do."""

    treasure: str
