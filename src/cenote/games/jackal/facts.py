"""Facts of Jackal: typed values for what happened, shown only to seats that may know it."""

from __future__ import annotations

from cenote.core.game import Fact, Seat


class CardDealt(Fact):
    """A card dealt from the deck to a hand, or into a pack of the draft."""

    seat: Seat
    card: str


class MarketFilled(Fact):
    card: str


class IslandShown(Fact):
    island: str
    name: str


class Announced(Fact):
    seat: Seat
    lands: bool


class MarketTaken(Fact):
    seat: Seat
    card: str


class DeckTaken(Fact):
    seat: Seat


class CardLaid(Fact):
    """A card added to a route that is not closed, shown only to the route's owner."""

    seat: Seat
    card: str


class RouteReady(Fact):
    seat: Seat


class MarkAimed(Fact):
    """A black mark added to throws that are not closed, shown only to the seat that throws it."""

    seat: Seat
    other: Seat


class ThrowsReady(Fact):
    seat: Seat


class MarkThrown(Fact):
    seat: Seat
    other: Seat


class CardKept(Fact):
    """A card kept in the draft. Other seats see only that the seat has chosen."""

    seat: Seat
    card: str


class PacksPassed(Fact):
    left: int


class RouteOpened(Fact):
    """An opened route: its cards, and whether it can reach a chest."""

    seat: Seat
    route: str
    reaches: bool


class Went(Fact):
    """A move of the pirate, by a card or out of another cave. `steps` is its cost, which is 2 into a labyrinth."""

    seat: Seat
    cell: str
    steps: int


class ChestReached(Fact):
    seat: Seat
    cell: str
    coins: int
    steps: int
    marks: int


class BetterRoute(Fact):
    """A chest with more coins or fewer steps that the seat's cards could have reached, shown only to the seat."""

    seat: Seat
    cell: str
    coins: int
    steps: int
    route: str
    walk: tuple[str, ...]


class GoldTaken(Fact):
    """The coins that a seat won on an island, and its total."""

    seat: Seat
    coins: int
    total: int
    extra: bool


class IslandLeft(Fact):
    """The end of an island. `number` counts the islands played."""

    island: str
    name: str
    number: int


class ExtraIsland(Fact):
    """A tie among the richest seats, which play one more island."""

    winners: tuple[Seat, ...]


class GameOver(Fact):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
