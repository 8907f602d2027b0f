"""What happened, what can be done and why not, as typed values; the locale files make sentences of them."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Fact, Intent, Seat, Why


@dataclass(frozen=True)
class PileDealt(Fact):
    pile: str
    stones: int


@dataclass(frozen=True)
class StonesTaken(Fact):
    seat: Seat
    stones: int
    pile: str
    left: int


@dataclass(frozen=True)
class GameOver(Fact):
    winners: tuple[Seat, ...]


@dataclass(frozen=True)
class TakeStones(Intent):
    stones: int
    pile: str


@dataclass(frozen=True)
class DealPile(Intent):
    """Only chance does this; somebody may ask why they cannot."""

    stones: int


@dataclass(frozen=True)
class LeftToChance(Why):
    """A seat would deal."""


@dataclass(frozen=True)
class AllDealt(Why):
    """Chance would deal one pile more."""


@dataclass(frozen=True)
class StillDealing(Why):
    """Somebody would take stones before all piles are there."""


@dataclass(frozen=True)
class NoSuchPile(Why):
    pile: str


@dataclass(frozen=True)
class NotYourTurn(Why):
    turn: Seat


@dataclass(frozen=True)
class TooFewStones(Why):
    pile: str
    left: int


@dataclass(frozen=True)
class GameIsOver(Why):
    """Nothing is left to be done."""
