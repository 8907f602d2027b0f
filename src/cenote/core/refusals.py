"""Reasons of refusals that all games share: the game is over, or another seat, phase or chance decides."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.core.game import Seat, Why


@dataclass(frozen=True, slots=True)
class Over(Why):
    """The game is over, so no action is legal."""


@dataclass(frozen=True, slots=True)
class Turn(Why):
    """It is another seat's turn."""

    turn: Seat


@dataclass(frozen=True, slots=True)
class Phase(Why):
    """The action belongs to another phase of the game."""

    phase: str


@dataclass(frozen=True, slots=True)
class Chance(Why):
    """A draw decides this, not a seat."""
