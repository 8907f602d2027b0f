"""Every registered game passes the whole conformance suite, with no special case for any."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from random import Random

import pytest

from cenote import is_compiled
from cenote.core import testing, testing_secrets
from cenote.core.game import Offer
from cenote.core.match import Match, Preview
from cenote.core.registry import game, game_names
from tests.counts import count

pytestmark = pytest.mark.parametrize("name", game_names())


def positions(test: int, soak: int) -> int:
    """How many to look at; a few of them where they are slow, since the compiled build looks at all."""
    return count(test if is_compiled() else test // 4, soak)


def seats_of(moment: testing.SampledMoment, name: str) -> int:
    """How many seats a position has, from its text."""
    return int(game(name).dump(moment.state).split("seats ")[1].split()[0])


def test_every_action_has_one_text_that_leads_back_to_it(name: str) -> None:
    testing.check_action_table(game(name))


def test_generator_and_explainer_agree_on_every_code(name: str) -> None:
    for moment in testing.sample(game(name), Random(1), positions(2_000, 100_000)):
        testing.check_generator_and_explainer(game(name), moment)


def test_positions_keep_the_contract(name: str) -> None:
    rng = Random(2)
    for moment in testing.sample(game(name), rng, positions(1_600, 20_000)):
        seats = seats_of(moment, name)
        testing.check_actors(moment, seats)
        testing.check_chance(game(name), moment)
        testing.check_refusals(game(name), moment, rng, seats)
        testing.check_copy(moment)
        testing.check_counting(moment, rng)
        testing.check_dump_and_load(game(name), moment)
        testing.check_views(game(name), moment, rng, seats)
        testing.check_narration(game(name), moment, seats)
        testing.check_offers(game(name), moment)
        testing.check_simultaneous(moment)


def test_a_playout_is_played_by_the_rules(name: str) -> None:
    for number, moment in enumerate(testing.sample(game(name), Random(3), positions(120, 2_000))):
        testing.check_playout(moment, number)


def test_every_action_means_something(name: str) -> None:
    for moment in testing.sample(game(name), Random(4), count(20, 500)):
        testing.check_intents(game(name), moment, seats_of(moment, name))


@pytest.mark.parametrize("seed", range(count(12, 60)))
def test_records_read_back_verify_and_replay(name: str, seed: int) -> None:
    setting = testing.settings(game(name))[seed % len(testing.settings(game(name)))]
    testing.check_records(testing.random_match(game(name), Random(seed), seed, setting))


def test_same_seed_same_game(name: str) -> None:
    testing.check_same_seed_same_game(game(name), 5)


@pytest.mark.parametrize("seed", range(count(6, 60)))
def test_undo_leads_to_the_last_checkpoint(name: str, seed: int) -> None:
    testing.check_undo(game(name), Random(seed), seed)


@pytest.mark.parametrize("seed", range(count(6, 60)))
def test_a_decision_comes_back_with_those_after_it(name: str, seed: int) -> None:
    testing.check_undo_sequence(game(name), Random(seed), seed)


@pytest.mark.parametrize("seed", range(count(6, 60)))
def test_lists_are_played_whole_or_not_at_all(name: str, seed: int) -> None:
    testing.check_plans(game(name), Random(seed), seed)


@pytest.mark.parametrize("seed", range(count(2, 20)))
def test_looking_ahead_reveals_nothing(name: str, seed: int) -> None:
    testing_secrets.check_looking_ahead(game(name), Random(seed), seed)


def test_somebody_who_looks_past_what_reveals_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted mistake, where it can be planted: compiled code cannot be changed."""
    kind = type(game(name).new(2))
    rehearsed = Match.preview

    def peeking(match: Match, seat: int, *actions: int | str) -> Preview:
        state = game(name).imagine(match.view(seat), Random(1))
        for code in match.game.actions.read(str(actions[0])) if actions else []:
            state.play(seat, code)
        return rehearsed(match, seat, *actions)

    try:
        monkeypatch.setattr(kind, "play", kind.play)
        monkeypatch.setattr(Match, "preview", peeking)
    except TypeError:
        pytest.skip("this build is compiled")
    found = pytest.raises(AssertionError, match="looking ahead played action")
    with found if reveals_something(name) else nullcontext():
        for seed in range(20):
            testing_secrets.check_looking_ahead(game(name), Random(seed), seed)


@pytest.mark.parametrize("seed", range(count(2, 60)))
def test_looking_ahead_takes_the_same_steps_whatever_is_secret(name: str, seed: int) -> None:
    testing_secrets.check_same_steps(game(name), Random(seed), seed)


def test_somebody_who_takes_longer_over_a_secret_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted mistake, where it can be planted: time that hangs on the whole position, secrets included."""
    if not game(name).secrets:
        pytest.skip("nothing is secret in this game")
    offered = Match.offers

    def pondering(match: Match, seat: int) -> tuple[Offer, ...]:
        for _ in range(sum(game(name).dump(match._state).encode()) % 97):
            pass
        return offered(match, seat)

    try:
        monkeypatch.setattr(Match, "offers", pondering)
    except TypeError:
        pytest.skip("this build is compiled")
    found = pytest.raises(AssertionError, match="can tell by the time it takes")
    with found:
        for seed in range(5):
            testing_secrets.check_same_steps(game(name), Random(seed), seed)


def reveals_something(name: str) -> bool:
    """Whether anything in the game has to be hidden from somebody who looks ahead."""
    return any(moment.seat >= 0 and moment.state.reveals(moment.seat, moment.code) for moment in some_moments(name))


def some_moments(name: str) -> Iterator[testing.SampledMoment]:
    return testing.sample(game(name), Random(3), 200)
