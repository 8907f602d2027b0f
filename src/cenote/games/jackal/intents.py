"""Intents of Jackal: typed values for what an offer would do."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True)
class Pass(Intent):
    """Take two cards instead of landing."""


@dataclass(frozen=True)
class Land(Intent):
    """Go ashore instead of taking cards."""


@dataclass(frozen=True)
class Take(Intent):
    """Take a card from the market."""

    card: str


@dataclass(frozen=True)
class TakeDeck(Intent):
    """Take a card from the deck, unseen."""


@dataclass(frozen=True)
class Lay(Intent):
    card: str


@dataclass(frozen=True)
class Ready(Intent):
    """Close the route."""


@dataclass(frozen=True)
class Throw(Intent):
    target: Seat


@dataclass(frozen=True)
class Done(Intent):
    """Throw no more marks."""


@dataclass(frozen=True)
class Go(Intent):
    """Walk or jump in direction `way` of the next card, to `cell`. `leads` are the chests then still in reach."""

    way: int
    cell: str
    leads: tuple[Lead, ...] = ()


@dataclass(frozen=True)
class Exit(Intent):
    """Leave the cave through the one in `cell`. `leads` are the chests then still in reach."""

    cell: str
    leads: tuple[Lead, ...] = ()


@dataclass(frozen=True)
class Keep(Intent):
    card: str


@dataclass(frozen=True)
class Deal(Intent):
    """Deal a card, as a draw of chance."""

    card: str


@dataclass(frozen=True)
class Show(Intent):
    """Show an island, as a draw of chance. `island` counts from 1."""

    island: int
