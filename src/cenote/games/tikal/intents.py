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
    """From camp to camp; `spaces` are both."""

    member: str
    spaces: tuple[str, ...]


class Walk(Intent):
    """Along `spaces`, from the first to the last."""

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
    """`leaves` counts the other members of the seat that leave the game (T10.3)."""

    space: str
    leaves: int


class End(Intent):
    """`unused` counts the action points that are lost."""

    unused: int


class Bid(Intent):
    points: int


class Pass(Intent):
    """Leave the bidding."""


class Pick(Intent):
    hexagon: str


class Draw(Intent):
    """A draw of chance."""

    hexagon: str


class Find(Intent):
    """A draw of chance."""

    treasure: str
