"""Facts: typed values for what happened, shown only to seats that may know it."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Fact, Seat


@dataclass(frozen=True)
class CardDealt(Fact):
    """A card came from the deck, to a hand or into a pack of the draft."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class MarketFilled(Fact):
    card: str


@dataclass(frozen=True)
class IslandShown(Fact):
    island: str
    name: str


@dataclass(frozen=True)
class Announced(Fact):
    seat: Seat
    lands: bool


@dataclass(frozen=True)
class MarketTaken(Fact):
    seat: Seat
    card: str


@dataclass(frozen=True)
class DeckTaken(Fact):
    seat: Seat


@dataclass(frozen=True)
class CardLaid(Fact):
    """A card was added to a route that is not closed; only its owner sees this."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class RouteReady(Fact):
    seat: Seat


@dataclass(frozen=True)
class MarkAimed(Fact):
    """A throw was added to throws that are not closed; only its owner sees this."""

    seat: Seat
    other: Seat


@dataclass(frozen=True)
class ThrowsReady(Fact):
    seat: Seat


@dataclass(frozen=True)
class MarkThrown(Fact):
    seat: Seat
    other: Seat


@dataclass(frozen=True)
class CardKept(Fact):
    """A card was kept in the draft; others see only that a choice was made."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class PacksPassed(Fact):
    left: int


@dataclass(frozen=True)
class RouteOpened(Fact):
    """A route lies open: its cards, and whether it can reach a chest."""

    seat: Seat
    route: str
    reaches: bool


@dataclass(frozen=True)
class Went(Fact):
    """The pirate went on: by a card, or out of another cave; `steps` is what that counts, 2 into a labyrinth."""

    seat: Seat
    cell: str
    steps: int


@dataclass(frozen=True)
class ChestReached(Fact):
    seat: Seat
    cell: str
    coins: int
    steps: int
    marks: int


@dataclass(frozen=True)
class BetterRoute(Fact):
    """A chest that the seat's cards could have reached, richer or in fewer steps; only its owner sees this."""

    seat: Seat
    cell: str
    coins: int
    steps: int
    route: str
    walk: tuple[str, ...]


@dataclass(frozen=True)
class GoldTaken(Fact):
    """What a seat got on this island, and its total."""

    seat: Seat
    coins: int
    total: int
    extra: bool


@dataclass(frozen=True)
class IslandLeft(Fact):
    """The island is over; `number` counts those played."""

    island: str
    name: str
    number: int


@dataclass(frozen=True)
class ExtraIsland(Fact):
    """The richest are tied and play one more island."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True)
class GameOver(Fact):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
