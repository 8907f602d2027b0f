"""Reasons of refusals that games share: the game is over, another seat's turn, another phase, or a draw."""

from __future__ import annotations

from cenote.core.game import Seat, Why


class Over(Why):
    """The game is over."""


class Turn(Why):
    """It is another seat's turn."""

    turn: Seat


class Phase(Why):
    """The action belongs to another phase."""

    phase: str


class Chance(Why):
    """Only chance decides this."""
