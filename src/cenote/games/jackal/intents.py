"""Intents of Jackal: typed values for what an offer would do."""

from __future__ import annotations

from typing import NamedTuple

from cenote.core.game import Intent, Seat


class Lead(NamedTuple):
    """A chest that a choice can still reach: its coins, the fewest steps, its current pay, and the walk to it.

    Steps include black marks. Routes that are still face down do not count for the pay.
    """

    cell: str
    coins: int
    steps: int
    pays: int
    walk: tuple[str, ...]


class Pass(Intent):
    """Take two cards instead of landing."""


class Land(Intent):
    """Go ashore instead of taking cards."""


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
    """Walk or jump in direction `way` of the next card, to `cell`. `leads` are the chests then still in reach."""

    way: int
    cell: str
    leads: tuple[Lead, ...] = ()


class Exit(Intent):
    """Leave the cave through the one in `cell`. `leads` are the chests then still in reach."""

    cell: str
    leads: tuple[Lead, ...] = ()


class Keep(Intent):
    card: str


class Deal(Intent):
    """Deal a card, as a draw of chance."""

    card: str


class Show(Intent):
    """Show an island, as a draw of chance. `island` counts from 1."""

    island: int
