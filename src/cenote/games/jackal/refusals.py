"""Reasons for refusals that only Jackal has, as typed values for rule messages."""

from __future__ import annotations

from cenote.core.game import Seat, Why


class NoCard(Why):
    """Reason: there is no such card in the deck, the market, the pack or the hand."""

    card: str


class UsedIsland(Why):
    """Reason: the island was shown before, or no island has that number."""

    island: int


class Tied(Why):
    """Reason: only the tied seats play the extra island."""


class AlreadyKept(Why):
    """Reason: the seat has already kept its card."""


class DidPass(Why):
    """Reason: a seat that passed builds no route."""


class IsReady(Why):
    """Reason: the route is already closed."""


class MarkInRoute(Why):
    """Reason: a black mark cannot be part of a route."""


class FlagNotFirst(Why):
    """Reason: a black flag can only be the first card of a route."""


class NotLanded(Why):
    """Reason: at this table, only landed seats throw marks."""


class Nobody(Why):
    """Reason: no other seat has landed, so that a mark has no target."""


class IsDone(Why):
    """Reason: the seat has already closed its throws."""


class Target(Why):
    """Reason: a mark can only be thrown at another seat that landed."""

    target: Seat


class NoMarks(Why):
    """Reason: the seat has no black mark."""


class ExitFirst(Why):
    """Reason: the pirate must first leave the cave."""


class Outside(Why):
    """Reason: the pirate is not in a cave."""


class NoCave(Why):
    """Reason: the cell has no cave through which the pirate could leave."""

    cell: str


class OtherWay(Why):
    """Reason: the next card does not lead in that direction."""

    card: str


class Sea(Why):
    """Reason: no move ends on the sea."""


class Jungle(Why):
    """Reason: jungle can be entered only with a map directly before the movement card."""

    cell: str


class Buried(Why):
    """Reason: a buried chest can be entered only with a map directly before the movement card."""

    cell: str


class DeadEnd(Why):
    """Reason: the route cannot reach a chest from there, whereas another choice can."""

    cell: str
