"""Reasons of refusals that only Jackal has, as typed values for the messages of rules."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Seat, Why


@dataclass(frozen=True, slots=True)
class NoCard(Why):
    """There is no such card in the deck, the market, the pack or the hand."""

    card: str


@dataclass(frozen=True, slots=True)
class UsedIsland(Why):
    """The island was shown before, or there is none of that number."""

    island: int


@dataclass(frozen=True, slots=True)
class Tied(Why):
    """Only the tied seats play the extra island."""


@dataclass(frozen=True, slots=True)
class AlreadyKept(Why):
    """The seat has kept its card."""


@dataclass(frozen=True, slots=True)
class DidPass(Why):
    """A seat that passed builds no route."""


@dataclass(frozen=True, slots=True)
class IsReady(Why):
    """The route is closed."""


@dataclass(frozen=True, slots=True)
class MarkInRoute(Why):
    """A black mark is no part of a route."""


@dataclass(frozen=True, slots=True)
class FlagNotFirst(Why):
    """A black flag begins a route or is not in it."""


@dataclass(frozen=True, slots=True)
class NotLanded(Why):
    """At this table only landed seats throw marks."""


@dataclass(frozen=True, slots=True)
class Nobody(Why):
    """No other seat can be hit by a mark."""


@dataclass(frozen=True, slots=True)
class IsDone(Why):
    """The seat has decided on its marks."""


@dataclass(frozen=True, slots=True)
class Target(Why):
    """A mark is thrown at another seat that landed."""

    target: Seat


@dataclass(frozen=True, slots=True)
class NoMarks(Why):
    """The seat has no black mark."""


@dataclass(frozen=True, slots=True)
class ExitFirst(Why):
    """First the pirate comes out of a cave."""


@dataclass(frozen=True, slots=True)
class Outside(Why):
    """The pirate is in no cave."""


@dataclass(frozen=True, slots=True)
class NoCave(Why):
    """No other cave is there."""

    cell: str


@dataclass(frozen=True, slots=True)
class OtherWay(Why):
    """The next card does not lead that way."""

    card: str


@dataclass(frozen=True, slots=True)
class Sea(Why):
    """No move ends on the sea."""


@dataclass(frozen=True, slots=True)
class Jungle(Why):
    """Jungle needs a map directly before the card."""

    cell: str


@dataclass(frozen=True, slots=True)
class Buried(Why):
    """A buried chest needs a map directly before the card."""

    cell: str


@dataclass(frozen=True, slots=True)
class DeadEnd(Why):
    """From there the cards reach no chest, and another way does."""

    cell: str
