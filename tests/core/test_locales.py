"""Five languages, complete: every key in each, nothing left in English, plurals as each wants them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TermReference,
    TextElement,
    VariableReference,
)

from cenote.core.registry import bundle, game, game_names
from cenote.words import LANGUAGES

OTHERS = tuple(language for language in LANGUAGES if language != "en")
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

SAME = {
    *("parser-argument", "play-prompt", "play-plan", "replay-entry", "replay-prompt"),
    *(
        "play-cost",
        "play-last-step",
        "play-column-points",
        "plain-fact",
        "damaged-otherwise",
        "cli-bad-file",
        "verify-result",
        "sim-spread",
        "sim-bot",
        "jackal-rule-J7",
        "tikal-rule-T9",
        "table-gain",
        "web-kind-bot",
        "chat",
        "telling-feed",
        "telling-webhook",
        "telling-mail",
    ),
}
"""Messages that may read alike in two languages: signs, numbers, and words that have crossed the border."""

NAMES = re.compile(
    r"--?[a-z]+|%\(\w+\)[rs]|%[rs]|[TJ]\d+(\.\d+)?|(?<![A-Za-z])("
    r"\.\[server\]|Tikal|Jackal|PostgreSQL|[Cc]enote|Python|JSON|Enter|Tab|Ctrl|Shift|pip install|"
    r"ACTION|NUMBER|COMMAND|AP|SHA-256|sha256|UTF-8|Pass|SVG|QR|"
    r"en|de|fr|ru|zh|tikal|jackal|basic|auction|archipelago|id|name|rows|deck|islands|"
    r"make play|commit|undo|restart|actions|board|since|why|rules|save|quit|help|verify|replay|show|sim|play|check|"
    r"draw|make|place|text|parquet|Dask|cenote"
    r")(?![A-Za-z])"
)
"""What stays as it is in every language."""


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language by its key."""
    found: dict[str, Message] = {}
    packages = ["cenote", *(bundle(name).locales for name in game_names())]
    for file in (file for package in packages for file in (files(package) / "locales" / language).iterdir()):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def nodes(node: object) -> Iterator[BaseNode]:
    """A piece of a message and all pieces inside it."""
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for part in node:
            yield from nodes(part)


def variables(message: Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, VariableReference)}


def text(message: Message) -> str:
    return " ".join(node.value for node in nodes(message) if isinstance(node, TextElement))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_messages_use_only_the_facts_that_there_are(language: str) -> None:
    for key, message in messages(language).items():
        assert variables(message) <= variables(messages("en")[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    for key, message in messages(language).items():
        for node in nodes(message):
            if isinstance(node, MessageReference):
                assert node.id.name in messages(language), key
            if isinstance(node, TermReference):
                assert node.id.name == "ap", key


@pytest.mark.parametrize("language", OTHERS)
def test_selectors_offer_the_same_choices(language: str) -> None:
    """A choice that English makes and another language does not would fall back to the wrong sentence."""
    for key, message in messages(language).items():
        theirs, ours = words_selected(message), words_selected(messages("en")[key])
        assert theirs <= ours, key
        assert ours - theirs <= {"worker", "other", "no"} or "why" not in variables(message), (key, ours - theirs)


def words_selected(message: Message) -> set[str]:
    """The keys of selectors, without those that are categories of plurals."""
    selects = [node for node in nodes(message) if isinstance(node, SelectExpression)]
    keys = {
        variant.key.name for select in selects for variant in select.variants if isinstance(variant.key, Identifier)
    }
    return keys - CATEGORIES


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    """A selector over plural categories names only categories that the language has, and all it needs for counting."""
    rule = Locale(language).plural_form
    known = {*rule.tags, "other"}
    needed = {rule(number) for number in range(1, 31)}
    for key, message in messages(language).items():
        for select in (node for node in nodes(message) if isinstance(node, SelectExpression)):
            names = {variant.key.name for variant in select.variants if isinstance(variant.key, Identifier)}
            counted = names & (CATEGORIES - {"other"})
            if counted:
                assert counted <= known, (key, counted)
                assert needed - {"other"} <= counted or language == "en", (key, needed - counted)


NOUNS = re.compile(r" (points|workers|cells|games|steps|coins|cards|turns|hexes|treasures|members|rules|marks)\b")
NEVER_ONE = {"jackal-islands-set", "jackal-unfit-deck-size", "sim-speed"}
"""Messages whose numbers are two or more, or fractions."""


def test_english_says_one_thing_and_two_things() -> None:
    """A number before a noun in the plural is chosen by that number, or is the upper end of a range."""
    wrong = [key for key, message in messages("en").items() if message.value and counts(message.value, ())]
    assert not {*wrong} - NEVER_ONE


def counts(pattern: Pattern, chosen: tuple[str, ...]) -> bool:
    """Whether a pattern puts a number that nothing chose by before a plural."""
    parts = pattern.elements
    for before, part, after in zip([None, *parts], parts, [*parts[1:], None], strict=False):
        inside = part.expression if isinstance(part, Placeable) else None
        if isinstance(inside, SelectExpression):
            name = inside.selector.id.name if isinstance(inside.selector, VariableReference) else ""
            if any(counts(variant.value, (*chosen, name)) for variant in inside.variants):
                return True
        elif isinstance(inside, VariableReference) and inside.id.name not in chosen:
            ranged = isinstance(before, TextElement) and before.value.endswith(" to ")
            if not ranged and isinstance(after, TextElement) and NOUNS.match(after.value):
                return True
    return False


NOT_OURS = {
    "en": "wafer|temple of|digs? (for|on)|commitment|chest of",
    "de": "ins Spiel (zu )?bring|Kartenwahl|Bündel|Wächter ein(zu|ge)?setz|Komponenten",
    "fr": "tuile|trésors? isolé|faire entrer|piste de score",
    "ru": "плит[ко]|Тикаль|ввести|вводить|обязательство",
    "zh": "组件|首位玩家|占有|承诺值|Tikal|Jackal",
}
"""Words that once stood for a thing with another name: on the box, or in all other messages (docs/translations.md)."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_one_name(language: str) -> None:
    wrong = re.compile(NOT_OURS[language], re.IGNORECASE)
    assert not [key for key, message in messages(language).items() if wrong.search(text(message))]


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    for key, message in messages(language).items():
        english, theirs = text(messages("en")[key]), text(message)
        if key not in SAME and not key.startswith(("tikal-word-", "jackal-island-I", "bot-")):
            assert theirs != english or not words_of(english), key


@pytest.mark.parametrize("language", ["ru", "zh"])
def test_where_letters_differ_no_latin_word_remains(language: str) -> None:
    if language not in LANGUAGES:
        pytest.fail(f"{language} is missing")
    for key, message in messages(language).items():
        assert not words_of(text(message)), (key, words_of(text(message)))


def words_of(sentence: str) -> list[str]:
    """The Latin words of a text that are no names."""
    return re.findall(r"[A-Za-z]{2,}", NAMES.sub(" ", sentence))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text_and_every_chapter_a_title(language: str) -> None:
    for name in game_names():
        for rule in game(name).rules:
            assert f"{name}-rule-{rule.replace('.', '-')}" in messages(language), rule
            assert f"{name}-rule-{rule.split('.')[0]}" in messages(language), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_has_a_heading(language: str) -> None:
    for name in game_names():
        chance = {"jackal": ("deal", "island"), "tikal": ("draw", "find")}[name]
        for verb in {text.split()[0] for text in game(name).actions.texts} - {*chance}:
            assert f"{name}-group-{verb}" in messages(language), verb
