"""Numbers and lists as each language writes them, after the Unicode CLDR; the browser has the same from Intl."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentNumber, fluent_number

LOCALES = {"en": "en_GB"}
"""Where a language alone would mean another country's habits: our English has no comma before "and"."""

AND_BESIDE_LETTERS = re.compile("(?<=[0-9A-Za-z\u00c0-\u052f])(?=和)|(?<=和)(?=[0-9A-Za-z\u00c0-\u052f])")
"""Chinese sets other people's letters apart by a space."""


def _locale(language: str) -> Locale:
    return Locale.parse(LOCALES.get(language, language))


def conjunction(language: str, parts: Sequence[str]) -> str:
    """Some things in a row, with the language's word for "and" before the last."""
    return AND_BESIDE_LETTERS.sub(" ", format_list(parts, locale=_locale(language)))


def decimal(language: str, value: float, digits: int) -> str:
    """A number with so many digits after the decimal sign."""
    return _written(language, value, digits, "decimal")


def percent(language: str, share: float, digits: int) -> str:
    """A part of one in percent."""
    return _written(language, share, digits, "percent")


def _written(language: str, value: float, digits: int, style: Literal["decimal", "percent"]) -> str:
    number = fluent_number(value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits)
    assert isinstance(number, FluentNumber)
    return one_space(number.format(_locale(language)))


def one_space(text: str) -> str:
    """The narrow space that CLDR puts into French numbers becomes the one that stands everywhere else in our texts."""
    return text.replace("\u202f", "\u00a0")
