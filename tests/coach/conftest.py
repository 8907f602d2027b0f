"""Games for the coach to look at, by a mind that is quick."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from cenote.bots.evaluation_mind import EvaluationMind
from cenote.coach import jobs
from cenote.core.dealer import numbered_seed
from cenote.core.match import Match
from cenote.core.registry import game

NAMES = ("Ada", "Ben")


@pytest.fixture(autouse=True)
def _plain_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested is the coach, not how well a game is understood."""
    monkeypatch.setattr(jobs, "mind_of", lambda name: EvaluationMind(game(name)))


@cache
def played(name: str) -> Match:
    """A game of two who do just anything."""
    match, rng = Match.start(name, 2, names=NAMES, seed=numbered_seed(3)), Random(3)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match
