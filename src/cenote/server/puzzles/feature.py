"""Puzzles feature: puzzles need no services of their own."""

from __future__ import annotations

from cenote.server.lifecycle.feature import Feature
from cenote.server.puzzles.routes import PuzzleController, SolvingController
from cenote.server.services.container import Services


def feature(_: Services) -> Feature:
    """Register puzzles."""
    return Feature([PuzzleController, SolvingController])
