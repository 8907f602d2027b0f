"""Everything that happens in a game can be said."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cenote.core import testing
from cenote.core.game import ALL_SEEING, Damaged, Fact, IllegalAction, PlanEnds, Told, UnknownAction, tag, values
from cenote.core.registry import game, game_names
from cenote.words import LANGUAGES, Words
from tests.counts import count

NAMES = ("Ada", "Боб", "中", "D'Arcy {0}")

languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("name", game_names())


@games
def test_random_games_are_told_in_every_language_without_a_fault(name: str) -> None:
    """Whole games, from the first card to the last, as a player, a spectator and the opened record hear them."""
    speakers = [Words(language, NAMES) for language in LANGUAGES]
    for number in range(count(6, 250)):
        rng = Random(number)
        setting = rng.choice(testing.settings(game(name)))
        for moment in testing.moments(game(name), rng, *setting):
            after = moment.state.copy()
            after.play(moment.seat, moment.code)
            viewer = rng.choice((None, ALL_SEEING, 0, 1))
            for fact in game(name).narrate(moment.state, moment.seat, moment.code, after, viewer):
                for words in speakers:
                    sentence = words.fact(name, fact)
                    assert sentence.strip()
                    assert "$" not in sentence


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
    assert "foo" in words.mistake(UnknownAction("foo"))
    assert "bar" in words.mistake(UnknownAction("foo"), "bar")
    assert "7" in words.mistake(Damaged("no-digest", 7))


def test_a_missing_message_is_our_mistake_and_raises() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        Words()("no-such-key")
    with pytest.raises(KeyError, match="list-end"):
        Words()("list-end", rest="a")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_facts_changes_no_sentence(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a sentence says hangs on the names of facts alone, not on the order in which somebody wrote them."""
    rng, words = Random(language), Words(language, ["Ada", "Ben", "Cleo", "Dan"])
    told = [(name, event) for name in game_names() for event in events(name, rng)]
    said = [sentence(words, name, event) for name, event in told]
    assert len(said) > 500

    def shuffled(event: Told) -> dict[str, object]:
        facts = list(values(event).items())
        rng.shuffle(facts)
        return dict(facts)

    monkeypatch.setattr("cenote.words.values", shuffled)
    monkeypatch.setattr(IllegalAction, "facts", property(lambda refusal: {**shuffled(refusal.why), **why(refusal)}))
    assert [sentence(words, name, event) for name, event in told] == said


def why(refusal: IllegalAction) -> dict[str, object]:
    return {"why": tag(type(refusal.why))}


def events(name: str, rng: Random) -> Iterator[Fact | IllegalAction]:
    """What happens in some games, and why some actions are forbidden along the way."""
    for setting in testing.settings(game(name))[::2]:
        for moment in testing.moments(game(name), rng, *setting):
            if moment.seat >= 0 and rng.random() < 0.1:
                after = moment.state.copy()
                after.play(moment.seat, moment.code)
                yield from game(name).narrate(moment.state, moment.seat, moment.code, after, moment.seat)
                for code in rng.sample(range(len(game(name).actions)), 10):
                    if refusal := game(name).explain(moment.state, moment.seat, code):
                        yield refusal


def sentence(words: Words, name: str, event: Fact | IllegalAction) -> str:
    return words.refusal(name, event) if isinstance(event, IllegalAction) else words.fact(name, event)
