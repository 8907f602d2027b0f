"""Intents: typed values for what an offer would do."""

from __future__ import annotations

from typing import NamedTuple

from cenote.core.game import Intent, Seat


class Lead(NamedTuple):
    """A chest that a choice can still reach: its coins, the fewest steps, what it would pay now, and the walk to it.

    Steps include black marks. Routes that are still face down are not counted.
    """

    cell: str
    coins: int
    steps: int
    pays: int
    walk: tuple[str, ...]


class Pass(Intent):
    """Take two cards instead of landing."""


class Land(Intent):
    """Go ashore."""


class Take(Intent):
    """Take a card from the market."""

    card: str


class TakeDeck(Intent):
    """Take a card from the deck, unseen."""


class Lay(Intent):
    card: str


class Ready(Intent):
    """Close the route."""


class Throw(Intent):
    target: Seat


class Done(Intent):
    """Throw no more marks."""


class Go(Intent):
    """One way of the next card; `cell` is where it leads, `leads` the chests that it can still reach."""

    way: int
    cell: str
    leads: tuple[Lead, ...] = ()


class Exit(Intent):
    """Come out of the cave there; `leads` are the chests that this can still reach."""

    cell: str
    leads: tuple[Lead, ...] = ()


class Keep(Intent):
    card: str


class Deal(Intent):
    """A draw of chance."""

    card: str


class Show(Intent):
    """A draw of chance; `island` counts from 1."""

    island: int
