"""Puzzles feature, which adds routes but no services of its own."""

from __future__ import annotations

from cenote.server.lifecycle.feature import Feature
from cenote.server.puzzles.routes import PuzzleController, SolvingController
from cenote.server.services.container import Services


def feature(_: Services) -> Feature:
    """Build the feature with the routes for puzzles."""
    return Feature([PuzzleController, SolvingController])
