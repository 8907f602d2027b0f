"""What happened, what can be done and why not, as typed values; the locale files make sentences of them."""

from __future__ import annotations

from cenote.core.game import Fact, Intent, Seat, Why


class PileDealt(Fact):
    pile: str
    stones: int


class StonesTaken(Fact):
    seat: Seat
    stones: int
    pile: str
    left: int


class GameOver(Fact):
    winners: tuple[Seat, ...]


class TakeStones(Intent):
    stones: int
    pile: str


class DealPile(Intent):
    """Only chance does this; somebody may ask why they cannot."""

    stones: int


class LeftToChance(Why):
    """A seat would deal."""


class AllDealt(Why):
    """Chance would deal one pile more."""


class StillDealing(Why):
    """Somebody would take stones before all piles are there."""


class NoSuchPile(Why):
    pile: str


class NotYourTurn(Why):
    turn: Seat


class TooFewStones(Why):
    pile: str
    left: int


class GameIsOver(Why):
    """Nothing is left to be done."""
