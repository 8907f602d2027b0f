"""Language of a request: the one chosen in a cookie, else the browser's first supported one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cenote.words import LANGUAGES

LANGUAGE_COOKIE: Final = "cenote-language"
"""The cookie that the page sets when a person chooses a language."""


def language_of(cookies: Mapping[str, str], accepted: str) -> str:
    """Return the language in the cookie, else the first supported one in Accept-Language, else the default."""
    preferences = [cookies.get(LANGUAGE_COOKIE, ""), *accepted.split(",")]
    codes = [preference.strip()[:2].lower() for preference in preferences]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])
