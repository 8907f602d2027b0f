"""Quotes, spaces and marks as printers of each language set them, in every message."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import Pattern, Placeable, StringLiteral, TermReference, TextElement

from cenote.words import LANGUAGES
from tests.core.test_locales import messages, nodes

FACT, UNIT = "\ufffc", "\ufff9"
"""What stands for a fact and for the unit of action points, so that their neighbours are seen."""
SHELL = re.compile(r'pip install "\.\[server\]"')
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "ru": "«»", "zh": "“”"}
HAN, FULL = "\u4e00-\u9fff", "，。；：！？、"

EVERYWHERE = {
    "a straight quotation mark": r'"',
    "a straight apostrophe": r"\w'|'\w",
    "three dots for an ellipsis": r"\.\.\.",
    "a space that may break before an ellipsis": r" …",
    "a space that may break before a unit": rf"[\d{FACT}] ({UNIT}|AP\b|PA\b|ОД\b|%)",
    "two spaces": r"\S  +\S",
    "a narrow space": "\u202f",
}
OWN = {
    "en": {"no space belongs before a mark": r"\w [;:!?,](?!\w)", "nor before a percent sign": rf"[\d{FACT}]\s%"},
    "de": {"no space belongs before a mark": r"\w [;:!?,](?!\w)", "a percent sign without a space": rf"[\d{FACT}]%"},
    "fr": {
        "a mark without a space that holds it": r"[^\u00a0][;:!?»]",
        "a quotation mark without a space that holds it": r"«[^\u00a0]",
        "a percent sign without a space": rf"[\d{FACT}]%",
    },
    "ru": {
        "a space that may break before a dash": r" —",
        "a space that may break after №": r"№[^\u00a0]",
        "a percent sign without a space": rf"[\d{FACT}]%",
        "no space belongs before a mark": r"\w [;:!?,](?!\w)",
    },
    "zh": {
        "a half-width mark beside a character": rf"[{HAN}][,;:!?()]|[,;:!?()][{HAN}]",
        "a space beside a full-width mark": rf" [{FULL}（）]|[{FULL}（）] ",
        "half an ellipsis": r"(?<!…)…(?!…)",
    },
}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language under its key; where a message chooses, each choice by itself."""
    for key, message in messages(language).items():
        for node in nodes(message):
            if isinstance(node, Pattern):
                yield key, SHELL.sub("pip", "".join(map(shown, node.elements)))


def shown(part: TextElement | Placeable) -> str:
    if isinstance(part, TextElement):
        return part.value
    inside = part.expression
    if isinstance(inside, StringLiteral):
        return str(inside.parse()["value"])
    return UNIT if isinstance(inside, TermReference) else FACT


def faults(language: str, text: str) -> list[str]:
    """What a printer of the language would mark."""
    opening, closing = tuple(QUOTES[language])
    foreign = "".join({*"“”„«»"} - {opening, closing})
    rules = {**EVERYWHERE, **OWN[language], "quotation marks of another language": f"[{foreign}]"}
    found = [f"{fault}: {hit.group()!r}" for fault, rule in rules.items() if (hit := re.search(rule, text))]
    return found if text.count(opening) == text.count(closing) else [*found, "quotation marks that do not pair"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_set_as_its_language_wants(language: str) -> None:
    wrong = [(key, text, faults(language, text)) for key, text in texts(language) if not key.endswith("-legend")]
    assert not [one for one in wrong if one[2]]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(
            ("en", text)
            for text in ('say "no"', "Anna's turn", f"{FACT} {UNIT}", "Wait …", "Wait ...", "50 %", "so : no")
        ),
        *(("de", text) for text in ("sagt “nein”", "50 %", "50%", "10 AP", "»nein«", "„nein")),
        *(("fr", text) for text in ("l'or", "Quoi?", "Quoi ?", "« oui »", "10 PA", "50%", f"{FACT} : or")),
        *(("ru", text) for text in ("храм — это", "№ 3", "№3", "10 ОД", "„да“", "50%")),
        *(("zh", text) for text in ("好,", "神庙(2)", "岛。 前方", "请稍候…", "「好」" + '"', "（ 好）")),
    ],
)
def test_a_careless_line_is_caught(language: str, text: str) -> None:
    assert faults(language, text)
