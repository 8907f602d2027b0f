"""Reasons of refusals that only Jackal has, as typed values for the messages of rules."""

from __future__ import annotations

from cenote.core.game import Seat, Why


class NoCard(Why):
    """There is no such card in the deck, the market, the pack or the hand."""

    card: str


class UsedIsland(Why):
    """The island was shown before, or there is none of that number."""

    island: int


class Tied(Why):
    """Only the tied seats play the extra island."""


class AlreadyKept(Why):
    """The seat has kept its card."""


class DidPass(Why):
    """A seat that passed builds no route."""


class IsReady(Why):
    """The route is closed."""


class MarkInRoute(Why):
    """A black mark is no part of a route."""


class FlagNotFirst(Why):
    """A black flag begins a route or is not in it."""


class NotLanded(Why):
    """At this table only landed seats throw marks."""


class Nobody(Why):
    """No other seat can be hit by a mark."""


class IsDone(Why):
    """The seat has decided on its marks."""


class Target(Why):
    """A mark is thrown at another seat that landed."""

    target: Seat


class NoMarks(Why):
    """The seat has no black mark."""


class ExitFirst(Why):
    """First the pirate comes out of a cave."""


class Outside(Why):
    """The pirate is in no cave."""


class NoCave(Why):
    """No other cave is there."""

    cell: str


class OtherWay(Why):
    """The next card does not lead that way."""

    card: str


class Sea(Why):
    """No move ends on the sea."""


class Jungle(Why):
    """Jungle needs a map directly before the card."""

    cell: str


class Buried(Why):
    """A buried chest needs a map directly before the card."""

    cell: str


class DeadEnd(Why):
    """From there the cards reach no chest, and another way does."""

    cell: str
