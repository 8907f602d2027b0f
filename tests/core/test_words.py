"""Everything that happens in a game can be said."""

from __future__ import annotations

from random import Random

import pytest

from cenote.core import testing
from cenote.core.game import Damaged, PlanEnds, UnknownAction
from cenote.core.registry import game, game_names
from cenote.words import LANGUAGES, Words
from tests.counts import count

NAMES = ("Ada", "Боб", "中", "D'Arcy {0}")

languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("name", game_names())


@languages
@games
def test_every_fact_of_random_games_becomes_a_sentence(name: str, language: str) -> None:
    words, rng = Words(language, NAMES), Random(1)
    for moment in testing.sample(game(name), rng, count(400, 20_000)):
        after = moment.state.copy()
        after.play(moment.seat, moment.code)
        for fact in game(name).narrate(moment.state, moment.seat, moment.code, after, None):
            assert words.fact(name, fact).strip()


@languages
@games
def test_every_refusal_becomes_a_sentence_with_its_rule(name: str, language: str) -> None:
    words, rng = Words(language, NAMES), Random(2)
    for moment in testing.sample(game(name), rng, count(300, 5_000)):
        for seat in moment.state.actors():
            for code in rng.sample(range(len(game(name).actions)), 40):
                if refusal := game(name).explain(moment.state, seat, code):
                    assert words.refusal(name, refusal).endswith(f"({refusal.rule})")


@languages
def test_mistakes_are_said(language: str) -> None:
    words = Words(language)
    assert "end" in words.mistake(PlanEnds(1, "end"))
    assert "foo" in words.mistake(UnknownAction("foo", ""))
    assert "bar" in words.mistake(UnknownAction("foo", "bar"))
    assert "7" in words.mistake(Damaged("no-digest", 7))


def test_a_missing_message_is_our_mistake_and_raises() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        Words()("no-such-key")
    with pytest.raises(KeyError, match="list-end"):
        Words()("list-end", rest="a")
