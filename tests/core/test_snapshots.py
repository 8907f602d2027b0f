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
    return match


@pytest.mark.parametrize("seed", range(8))
def test_a_snapshot_and_what_followed_give_the_same_game_as_the_whole_record(name: str, seed: int) -> None:
    match = played(name, seed, 20 + 10 * seed)
    rng = Random(seed)
    while (known := match.snapshot()) is None:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    for _ in range(15):
        if match.over:
            break
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    record, seed_ = match.record(), match.seed()
    whole, quick = Match(replace(record, seed=None), seed_), Match(replace(record, seed=None), seed_, known)
    assert quick.snapshot() == whole.snapshot()
    assert known.version > 0
    assert quick.entries == whole.entries
    assert quick.actors() == whole.actors()
    for seat in range(3):
        assert quick.view(seat) == whole.view(seat)
        assert quick.legal(seat) == whole.legal(seat)
        assert quick.undoable(seat) == whole.undoable(seat)


@pytest.mark.parametrize("seed", range(4))
def test_the_last_steps_are_the_last_entries_of_the_story(name: str, seed: int) -> None:
    rng = Random(seed)
    match = Match.start(name, seats=2)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors()[0]
        known = match.length
        match.play(seat, match.game.actions.texts[rng.choice(match.legal(seat))])
        steps, last = list(replay(match.record()))[known:], match.last_steps()
        assert [(step.number, step.entry, step.codes, step.sealed) for step in last] == [
            (step.number, step.entry, step.codes, step.sealed) for step in steps
        ]
        assert [step.before.key() for step in last] == [step.before.key() for step in steps]
        assert [step.after.key() for step in last] == [step.after.key() for step in steps]


def test_the_step_of_an_undo_leads_back(name: str) -> None:
    match = Match.start(name, seats=2)
    for _ in range(200):
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[-1])
        before = match.view(seat)
        if match.entries[-1].seat == seat and match.undo(seat) and match.entries[-1].text == "undo":
            (step,) = match.last_steps()
            assert step.code == -1
            assert match.game.view(step.before, seat) == before
            assert match.game.view(step.after, seat) == match.view(seat)
            return
    pytest.fail("nothing could be taken back in 200 decisions")


def test_while_something_can_be_taken_back_there_is_no_snapshot(name: str) -> None:
    """Whoever takes a game up must be able to do what could be done before."""
    rng, match, seen = Random(1), Match.start(name, seats=3), set[bool]()
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        settled = not any(match.undoable(other) for other in range(3))
        assert (match.snapshot() is not None) == settled
        seen.add(settled)
    assert seen == {True, False}


def test_a_snapshot_leaves_out_choices_that_are_not_closed(name: str) -> None:
    rng, match, left_out = Random(2), Match.start(name, seats=3), 0
    while not match.over:
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))
        if match.choosing() and (known := match.snapshot()) is not None:
            again = Match(match.record(), match.seed(), known)
            assert again.choosing() == ()
            assert again.view(None) == match.view(None)
            left_out += 1
    assert left_out or not match.game.secrets
