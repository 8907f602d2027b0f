"""A position text that was tampered with is refused in a plain sentence, or it is a position that can be played on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from cenote.core import testing
from cenote.core.game import CHANCE, Damaged, Game, State
from cenote.core.registry import game, game_names
from cenote.words import LANGUAGES, Words
from tests.counts import count
from tests.fuzz.mutate import mutated

pytestmark = pytest.mark.parametrize("name", game_names())


@cache
def real(name: str) -> tuple[str, ...]:
    """Positions from random games of all settings."""
    return tuple(game(name).dump(moment.state) for moment in testing.sample(game(name), Random(name), 200))


def accidents(name: str, number: int, seed: int) -> Iterator[str]:
    """Positions that were tampered with."""
    rng, texts = Random(seed), real(name)
    others = [line for text in texts for line in text.splitlines()]
    for _ in range(number):
        yield mutated(rng, rng.choice(texts), others)


def check_sentence(fault: Damaged, rng: Random) -> None:
    words = Words(rng.choice(LANGUAGES))
    said = words.mistake(fault).replace("\u00a0", " ")
    assert said.isprintable(), said
    assert len(said) < 600
    assert "-impossible-" not in said, "the game has a sentence for it"


def check_played_on(rules: Game, state: State, rng: Random) -> None:
    """To the end at random; now and then it is seen, explained, written and read again."""
    while actors := state.actors():
        if rng.random() < 0.02:
            check_position(rules, state, rng)
        assert actors == (CHANCE,) or all(map(state.legal, actors)), rules.dump(state)
        state.play(*testing.decide(state, rng))
    assert state.result() is not None
    check_position(rules, state, rng)


def check_position(rules: Game, state: State, rng: Random) -> None:
    text = rules.dump(state)
    again = rules.load(text)
    assert rules.dump(again) == text
    testing.check_alike(state, again)
    if state.actors():
        testing.check_generator_and_explainer(rules, testing.SampledMoment(state, *testing.decide(state, rng)))
    for seat in (None, *range(int(text.split("seats ")[1].split()[0]))):
        rules.view(state, seat)


@pytest.mark.parametrize("seed", range(count(2, 40)))
def test_it_is_refused_or_played_to_the_end(name: str, seed: int) -> None:
    rng, taken, refused = Random(seed), 0, 0
    for text in accidents(name, count(60, 500), seed):
        try:
            state = game(name).load(text)
        except Damaged as fault:
            check_sentence(fault, rng)
            refused += 1
        else:
            check_position(game(name), state, rng)
            check_played_on(game(name), state, rng)
            taken += 1
    assert taken
    assert refused
