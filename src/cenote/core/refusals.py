"""Reasons of refusals that all games share: the game is over, or another seat, phase or chance decides."""

from __future__ import annotations

from cenote.core.game import Seat, Why


class Over(Why):
    """The game is over, so no action is legal."""


class Turn(Why):
    """It is another seat's turn."""

    turn: Seat


class Phase(Why):
    """The action belongs to another phase of the game."""

    phase: str


class Chance(Why):
    """A draw decides this, not a seat."""
