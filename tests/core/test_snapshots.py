"""Taking a game up from a snapshot, and telling what the last play did."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cenote.core.match import Match
from cenote.core.registry import game_names
from cenote.core.replay import replay

pytestmark = pytest.mark.parametrize("name", game_names())


def played(name: str, seed: int, decisions: int) -> Match:
    """A game after some random decisions, a few of them taken back."""
    rng = Random(seed)
    match = Match.start(name, seats=3)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.1:
            match.undo(seat)
    for seat in range(3):
        match.undo(seat) if match._steps.get(seat) else None
    return match


@pytest.mark.parametrize("seed", range(8))
def test_a_snapshot_and_what_followed_give_the_same_game_as_the_whole_record(name: str, seed: int) -> None:
    match = played(name, seed, 20 + 10 * seed)
    known = match.snapshot()
    rng = Random(seed)
    for _ in range(15):
        if match.over:
            break
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    record, seed_ = match.record(), match.seed()
    whole, quick = Match(replace(record, seed=None), seed_), Match(replace(record, seed=None), seed_, known)
    assert quick.snapshot() == whole.snapshot()
    assert quick.entries == whole.entries
    assert quick.actors() == whole.actors()
    for seat in range(3):
        assert quick.view(seat) == whole.view(seat)
        assert quick.legal(seat) == whole.legal(seat)
        assert quick.undoable(seat) == whole.undoable(seat) or (whole.game.secrets and not quick.undoable(seat))


@pytest.mark.parametrize("seed", range(4))
def test_news_are_the_last_entries_of_the_story(name: str, seed: int) -> None:
    rng = Random(seed)
    match = Match.start(name, seats=2)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors()[0]
        entries = match.play(seat, rng.choice(match.legal(seat)))
        steps = list(replay(match.record()))[len(match.entries) - len(entries) :]
        news = match.news() if entries else []
        assert [(step.number, step.entry, step.code) for step in news] == [
            (step.number, step.entry, step.code) for step in steps
        ]
        assert [step.after.key() for step in news] == [step.after.key() for step in steps]


def test_the_news_of_an_undo_lead_back(name: str) -> None:
    match = Match.start(name, seats=2)
    for _ in range(200):
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[-1])
        before = match.view(seat)
        if match.entries[-1].seat == seat and match.undo(seat) and match.entries[-1].text == "undo":
            (step,) = match.news()
            assert step.code == -1
            assert match.game.view(step.before, seat) == before
            assert match.game.view(step.after, seat) == match.view(seat)
            return
    pytest.fail("nothing could be taken back in 200 decisions")
