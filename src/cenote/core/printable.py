"""Escaping of untrusted text for quoting: control characters become visible, long words are cut."""

from __future__ import annotations

from typing import Final
from unicodedata import category

LONGEST: Final = 80
"""Characters of a quoted text; what is longer is cut."""
NOTHING: Final = "␣"
"""Replaces an empty word, as between two spaces or in an empty line."""


def printable_excerpt(text: str) -> str:
    """Escape a text and cut it to `LONGEST` characters; a cut ends in an ellipsis."""
    shown = "".join([sign if sign.isprintable() else _visible(sign) for sign in text[: LONGEST + 1]]) or NOTHING
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"


def without_controls(text: str) -> str:
    """Escape control characters, which a terminal would obey; length and spaces stay."""
    return "".join([sign if sign.isprintable() or category(sign) == "Zs" else _visible(sign) for sign in text])


def _visible(sign: str) -> str:
    """A control character, a line end or half a character, as programmers write it."""
    return sign.encode("unicode_escape").decode("ascii")
