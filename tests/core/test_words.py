"""Everything that happens in a game can be said."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from cenote.core import testing
from cenote.core.game import ALL_SEEING, Damaged, Fact, IllegalAction, PlanEnds, TypedValue, UnknownAction, tag, values
from cenote.core.percentage import Percentage
from cenote.core.registry import game, game_names
from cenote.words import ENTRY, LANGUAGES, Catalogue, Words, _files
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
                    said = words.refusal(name, refusal)
                    assert said.endswith(f"（{refusal.rule}）" if language == "zh" else f" ({refusal.rule})")


@languages
def test_mistakes_are_said(language: str) -> None:
    words = Words(language)
    assert "end" in words.mistake(PlanEnds(1, "end"))
    assert "foo" in words.mistake(UnknownAction("foo"))
    assert "bar" in words.mistake(UnknownAction("foo"), "bar")
    assert "7" in words.mistake(Damaged("no-digest", 7))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "3.3|46%|46.4%|20,000|Ada, Боб and 中|Ada and Боб"),
        ("de", "3,3|46 %|46,4 %|20.000|Ada, Боб und 中|Ada und Боб"),
        ("fr", "3,3|46 %|46,4 %|20 000|Ada, Боб et 中|Ada et Боб"),
        ("ru", "3,3|46 %|46,4 %|20 000|Ada, Боб и 中|Ada и Боб"),
        ("zh", "3.3|46%|46.4%|20,000|Ada、Боб 和中|Ada 和 Боб"),
    ],
)
def test_numbers_and_lists_are_written_as_the_language_does(language: str, said: str) -> None:
    words = Words(language)
    numbers = [words.decimal(3.3), words.percent(0.464), words.percent(0.464, 1), words.decimal(20_000, 0)]
    lists = [words.joined(NAMES[:3]), words.joined(NAMES[:2])]
    assert "|".join([*numbers, *lists]) == said.replace(" %", "\u00a0%").replace("20 0", "20\u00a00")


@languages
def test_facts_that_are_fractions_and_shares_are_written_so_too(language: str) -> None:
    words = Words(language)
    said = words("sim-speed", games=20_000, seconds=0.25, speed=1234.5)
    assert words.decimal(0.25) in said
    assert words.decimal(1234.5) in said
    assert words.percent(0.5) in words(
        "jackal-tally", coins=1.5, passes=Percentage(0.5), contested=Percentage(0), ties=Percentage(1)
    )


@languages
def test_a_number_that_names_something_is_not_grouped(language: str) -> None:
    assert "12345" in Words(language).damage("too-few-lines", 12_345, {})
    assert "12,345" not in Words("en")("replay-entry", number="12345", entry="x")


def test_chinese_has_marks_of_its_own_between_things() -> None:
    words = Words("zh")
    assert words.sentences(["好。", "坏。"]) == "好。坏。"
    assert words.listed(["a3 7", "b4 8"]) == "a3 7、b4 8"
    assert words.clauses(["好", "坏"]) == "好；坏"
    assert words.bracketed("神庙", "2 0 1") == "神庙（2 0 1）"


def test_a_missing_message_is_our_mistake_and_raises() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        Words()("no-such-key")
    with pytest.raises(KeyError, match="bracketed"):
        Words()("bracketed", text="a")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_facts_changes_no_sentence(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a sentence says hangs on the names of facts alone, not on the order in which somebody wrote them."""
    rng, words = Random(language), Words(language, ["Ada", "Ben", "Cleo", "Dan"])
    told = [(name, event) for name in game_names() for event in events(name, rng)]
    said = [sentence(words, name, event) for name, event in told]
    assert len(said) > 500

    def shuffled(event: TypedValue) -> dict[str, object]:
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


def test_a_message_is_parsed_when_it_is_first_used() -> None:
    catalogue = Catalogue("en", ["good = Good\nbad = { $\nboth = { -name }, { good }\n-name = Name\n"])
    pattern = catalogue.get_message("both").value
    assert pattern is not None
    assert catalogue.format_pattern(pattern) == ("Name, Good", [])
    assert catalogue.has_message("bad")
    with pytest.raises(ValueError, match="'bad' in 'en' has a mistake"):
        catalogue.get_message("bad")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_as_a_parser_finds_it(language: str) -> None:
    for name in ("", *game_names()):
        for file in _files(language, name):
            parsed = FluentParser().parse(file.read_text("utf-8")).body
            entries = [entry for entry in parsed if isinstance(entry, (Message, Term))]
            found = {match[1]: match[0] for match in ENTRY.finditer(file.read_text("utf-8"))}
            assert [f"{'-' * isinstance(entry, Term)}{entry.id.name}" for entry in entries] == list(found)
            for entry, source in zip(entries, found.values(), strict=True):
                (alone,) = FluentParser().parse(source).body
                assert entry.equals(alone, ignored_fields=["span", "comment"]), source


def test_a_fact_of_any_length_is_said() -> None:
    said = Words()("unknown-action", text="x" * 10_000, nearest="")
    assert "xxx" in said
    assert len(said) < 3000
