"""A game looked at again: its sums add up, a blunder is found, and nothing that was hidden has a say."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from cenote.bots.evaluation_mind import EvaluationMind
from cenote.coach.review import GameReview, ReviewJobs, review
from cenote.coach.segments import segments
from cenote.core.dealer import numbered_seed
from cenote.core.game import CHANCE
from cenote.core.match import Match
from cenote.core.record import Record
from cenote.core.registry import game
from tests.coach.conftest import NAMES, played

SHARE = 0.02
GAMES = ["tikal", "jackal"]


def reviewed(record: Record, viewer: int | None, seed: str = "coach") -> GameReview:
    *progress, found = review(record, viewer, SHARE, seed)
    assert [step[0] for step in progress] == list(range(1, len(progress) + 1))
    assert isinstance(found, GameReview)
    return found


@cache
def review_of(name: str, viewer: int | None) -> GameReview:
    return reviewed(played(name).record(), viewer)


@pytest.mark.parametrize("name", GAMES)
def test_start_luck_and_all_choices_make_the_end(name: str) -> None:
    found, result = review_of(name, 0), played(name).result()
    assert result is not None
    last = found.moments[-1].chances
    assert last == tuple((seat in result.winners) / len(result.winners) for seat in range(2))
    parts = zip(found.moments[0].chances, found.luck, found.skill, found.gifts, strict=True)
    assert [sum(part) for part in parts] == pytest.approx(last)
    assert sum(found.luck) == pytest.approx(0)
    assert max(found.skill) <= 0
    assert all(sum(moment.chances) == pytest.approx(1) for moment in found.moments)


def test_a_review_is_the_same_whenever_it_is_made() -> None:
    assert reviewed(played("jackal").record(), 0) == review_of("jackal", 0)


def test_every_viewer_gets_the_same_judgement_of_turns_and_their_own_curve() -> None:
    own, onlooker = review_of("jackal", 0), review_of("jackal", None)
    assert own.costly == onlooker.costly
    assert own.skill == onlooker.skill
    assert own.moments != onlooker.moments
    assert [moment.at for moment in own.moments] == [moment.at for moment in onlooker.moments]


def test_a_planted_blunder_is_among_the_costly_turns() -> None:
    """Somewhere between sound turns somebody places a hex and goes to bed."""
    match, mind = Match.start("tikal", 2, names=NAMES, seed=numbered_seed(5)), EvaluationMind(game("tikal"))
    bots, planted = [mind.bot("medium", Random(seat), 0.25) for seat in range(2)], -1
    while planted < 0 or match.length < planted + 40:
        seat = match.actors()[0]
        legal = match.legal(seat)
        if planted < 0 and match.length > 60 and match.game.actions.texts[legal[0]].startswith("place"):
            planted, sleeper = match.length, seat
            match.play(seat, legal[0])
            match.play(seat, "end")
        else:
            match.play(seat, bots[seat].choose(match.view(seat), legal))
    found = reviewed(match.record(), None)
    assert planted in [turn.entry for turn in found.costly if turn.seat == sleeper]


def test_what_was_hidden_from_a_seat_changes_nothing_that_it_is_told() -> None:
    """In twins of the game everything that seat 0 could not know is as somebody imagines it."""
    record, rules, rng = played("jackal").record(), game("jackal"), Random(7)
    work, twin = ReviewJobs(record), ReviewJobs(record)
    twins = [
        segment._replace(
            before=rules.imagine(rules.view(segment.before, 0), rng),
            after=rules.imagine(rules.view(segment.after, 0), rng),
        )
        for segment in twin._segments
    ]
    pairs = list(zip(work._segments, twins, strict=True))
    assert sum(true.before.key() != imagined.before.key() for true, imagined in pairs) > len(pairs) / 2
    twin._segments = twins
    assert [question.answer() for question in work.curve(0)] == [question.answer() for question in twin.curve(0)]
    own = [number for number, segment in enumerate(twins) if segment.seat == 0]
    asked, twice = work.judgements(SHARE), twin.judgements(SHARE)
    judged = [asked[number] for number in own if number in asked]
    assert judged == [twice[number] for number in own if number in twice]
    assert judged


def test_what_was_taken_back_never_happened() -> None:
    match = Match.start("tikal", 2, seed=bytes(range(32)))
    plain = Match.start("tikal", 2, seed=bytes(range(32)))
    match.play(0, *(first := match.legal(0)[:1]))
    assert match.undo(0) == 1
    for each in (match, plain):
        each.play(0, *first)
        each.play(0, "end")
    tried, straight = segments(match.record()), segments(plain.record())
    assert [segment.codes for segment in tried] == [segment.codes for segment in straight]
    assert tried[1].until == straight[1].until + 2, "people were told of the undo"


@pytest.mark.parametrize("name", GAMES)
def test_stretches_are_the_whole_game(name: str) -> None:
    whole, record = segments(played(name).record()), played(name).record()
    assert sum(len(segment.codes) for segment in whole) == sum(len(entry.steps) for entry in record.entries)
    for one, following in pairwise(whole):
        assert one.after.key() == following.before.key()
        assert one.until == following.at
        assert one.seat != CHANCE or following.seat != CHANCE
