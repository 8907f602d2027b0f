"""The language of a request: the one chosen, else the first of the browser's that there is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cenote.words import LANGUAGES

LANGUAGE_COOKIE: Final = "cenote-language"
"""Set by the page when a person chooses a language."""


def language_of(cookies: Mapping[str, str], accepted: str) -> str:
    """The page's language: the one chosen, else the first supported one of the browser's, else the default."""
    preferences = [cookies.get(LANGUAGE_COOKIE, ""), *accepted.split(",")]
    codes = [preference.strip()[:2].lower() for preference in preferences]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])
