"""Facts: typed values for what happened, shown only to seats that may know it."""

from __future__ import annotations

from cenote.core.game import Fact, Seat


class CardDealt(Fact):
    """A card came from the deck, to a hand or into a pack of the draft."""

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
    """A card was added to a route that is not closed; only its owner sees this."""

    seat: Seat
    card: str


class RouteReady(Fact):
    seat: Seat


class MarkAimed(Fact):
    """A throw was added to throws that are not closed; only its owner sees this."""

    seat: Seat
    other: Seat


class ThrowsReady(Fact):
    seat: Seat


class MarkThrown(Fact):
    seat: Seat
    other: Seat


class CardKept(Fact):
    """A card was kept in the draft; others see only that a choice was made."""

    seat: Seat
    card: str


class PacksPassed(Fact):
    left: int


class RouteOpened(Fact):
    """A route lies open: its cards, and whether it can reach a chest."""

    seat: Seat
    route: str
    reaches: bool


class Went(Fact):
    """The pirate went on: by a card, or out of another cave; `steps` is what that counts, 2 into a labyrinth."""

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
    """A chest that the seat's cards could have reached, richer or in fewer steps; only its owner sees this."""

    seat: Seat
    cell: str
    coins: int
    steps: int
    route: str
    walk: tuple[str, ...]


class GoldTaken(Fact):
    """What a seat got on this island, and its total."""

    seat: Seat
    coins: int
    total: int
    extra: bool


class IslandLeft(Fact):
    """The island is over; `number` counts those played."""

    island: str
    name: str
    number: int


class ExtraIsland(Fact):
    """The richest are tied and play one more island."""

    winners: tuple[Seat, ...]


class GameOver(Fact):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
