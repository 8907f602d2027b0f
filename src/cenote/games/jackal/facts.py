"""Facts of Jackal: typed values for what happened, shown only to seats that may know it."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Fact, Seat


@dataclass(frozen=True)
class CardDealt(Fact):
    """A card dealt from the deck to a hand, or into a pack of the draft."""

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
    """A card added to a route that is not closed, shown only to the route's owner."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class RouteReady(Fact):
    seat: Seat


@dataclass(frozen=True)
class MarkAimed(Fact):
    """A black mark added to throws that are not closed, shown only to the seat that throws it."""

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
    """A card kept in the draft. Other seats see only that the seat has chosen."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class PacksPassed(Fact):
    left: int


@dataclass(frozen=True)
class RouteOpened(Fact):
    """An opened route: its cards, and whether it can reach a chest."""

    seat: Seat
    route: str
    reaches: bool


@dataclass(frozen=True)
class Went(Fact):
    """A move of the pirate, by a card or out of another cave. `steps` is its cost, which is 2 into a labyrinth."""

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
    """A chest with more coins or fewer steps that the seat's cards could have reached, shown only to the seat."""

    seat: Seat
    cell: str
    coins: int
    steps: int
    route: str
    walk: tuple[str, ...]


@dataclass(frozen=True)
class GoldTaken(Fact):
    """The coins that a seat won on an island, and its total."""

    seat: Seat
    coins: int
    total: int
    extra: bool


@dataclass(frozen=True)
class IslandLeft(Fact):
    """The end of an island. `number` counts the islands played."""

    island: str
    name: str
    number: int


@dataclass(frozen=True)
class ExtraIsland(Fact):
    """A tie among the richest seats, which play one more island."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True)
class GameOver(Fact):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
