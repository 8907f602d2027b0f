"""Formats of numbers and lists by the Unicode CLDR, the same as those of `Intl` in the browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentNumber, fluent_number

LOCALES = {"en": "en_GB"}
"""Locales of languages for which we use another country than the default: British English has no comma before "and"."""

AND_BESIDE_LETTERS = re.compile("(?<=[0-9A-Za-z\u00c0-\u052f])(?=和)|(?<=和)(?=[0-9A-Za-z\u00c0-\u052f])")
"""The positions next to 和 at which Chinese sets a space beside Latin letters and digits."""


def _locale(language: str) -> Locale:
    return Locale.parse(LOCALES.get(language, language))


def conjunction(language: str, parts: Sequence[str]) -> str:
    """Join parts with commas and the language's word for "and"."""
    return AND_BESIDE_LETTERS.sub(" ", format_list(parts, locale=_locale(language)))


def decimal(language: str, value: float, digits: int) -> str:
    """Format a number with a fixed number of decimals."""
    return _written(language, value, digits, "decimal")


def percent(language: str, share: float, digits: int) -> str:
    """Format a share in percent, with a fixed number of decimals."""
    return _written(language, share, digits, "percent")


def _written(language: str, value: float, digits: int, style: Literal["decimal", "percent"]) -> str:
    number = fluent_number(value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits)
    assert isinstance(number, FluentNumber)
    return one_space(number.format(_locale(language)))


def one_space(text: str) -> str:
    """Replace CLDR's narrow no-break space by the no-break space that all other texts use."""
    return text.replace("\u202f", "\u00a0")
