"""Reasons of refusals that games share: the game is over, another seat's turn, another phase, or a draw."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Seat, Why


@dataclass(frozen=True, slots=True)
class Over(Why):
    """The game is over."""


@dataclass(frozen=True, slots=True)
class Turn(Why):
    """It is another seat's turn."""

    turn: Seat


@dataclass(frozen=True, slots=True)
class Phase(Why):
    """The action belongs to another phase."""

    phase: str


@dataclass(frozen=True, slots=True)
class Chance(Why):
    """Only chance decides this."""
