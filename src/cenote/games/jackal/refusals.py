"""Reasons for refusals that only Jackal has, as typed values for rule messages."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Seat, Why


@dataclass(frozen=True, slots=True)
class NoCard(Why):
    """Reason: there is no such card in the deck, the market, the pack or the hand."""

    card: str


@dataclass(frozen=True, slots=True)
class UsedIsland(Why):
    """Reason: the island was shown before, or no island has that number."""

    island: int


@dataclass(frozen=True, slots=True)
class Tied(Why):
    """Reason: only the tied seats play the extra island."""


@dataclass(frozen=True, slots=True)
class AlreadyKept(Why):
    """Reason: the seat has already kept its card."""


@dataclass(frozen=True, slots=True)
class DidPass(Why):
    """Reason: a seat that passed builds no route."""


@dataclass(frozen=True, slots=True)
class IsReady(Why):
    """Reason: the route is already closed."""


@dataclass(frozen=True, slots=True)
class MarkInRoute(Why):
    """Reason: a black mark cannot be part of a route."""


@dataclass(frozen=True, slots=True)
class FlagNotFirst(Why):
    """Reason: a black flag can only be the first card of a route."""


@dataclass(frozen=True, slots=True)
class NotLanded(Why):
    """Reason: at this table, only landed seats throw marks."""


@dataclass(frozen=True, slots=True)
class Nobody(Why):
    """Reason: no other seat has landed, so that a mark has no target."""


@dataclass(frozen=True, slots=True)
class IsDone(Why):
    """Reason: the seat has already closed its throws."""


@dataclass(frozen=True, slots=True)
class Target(Why):
    """Reason: a mark can only be thrown at another seat that landed."""

    target: Seat


@dataclass(frozen=True, slots=True)
class NoMarks(Why):
    """Reason: the seat has no black mark."""


@dataclass(frozen=True, slots=True)
class ExitFirst(Why):
    """Reason: the pirate must first leave the cave."""


@dataclass(frozen=True, slots=True)
class Outside(Why):
    """Reason: the pirate is not in a cave."""


@dataclass(frozen=True, slots=True)
class NoCave(Why):
    """Reason: the cell has no cave through which the pirate could leave."""

    cell: str


@dataclass(frozen=True, slots=True)
class OtherWay(Why):
    """Reason: the next card does not lead in that direction."""

    card: str


@dataclass(frozen=True, slots=True)
class Sea(Why):
    """Reason: no move ends on the sea."""


@dataclass(frozen=True, slots=True)
class Jungle(Why):
    """Reason: jungle can be entered only with a map directly before the movement card."""

    cell: str


@dataclass(frozen=True, slots=True)
class Buried(Why):
    """Reason: a buried chest can be entered only with a map directly before the movement card."""

    cell: str


@dataclass(frozen=True, slots=True)
class DeadEnd(Why):
    """Reason: the route cannot reach a chest from there, whereas another choice can."""

    cell: str
