"""Escaping of untrusted text for quoting: control characters become visible, and long texts are cut."""

from __future__ import annotations

from typing import Final
from unicodedata import category

LONGEST: Final = 80
"""The most characters of a quoted text, which is cut if it is longer."""
NOTHING: Final = "␣"
"""Stands for an empty text, such as that between two spaces or in an empty line."""


def printable_excerpt(text: str) -> str:
    """Escape a text and cut it to `LONGEST` characters, with an ellipsis at the cut."""
    shown = "".join([sign if sign.isprintable() else _visible(sign) for sign in text[: LONGEST + 1]]) or NOTHING
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"


def without_controls(text: str) -> str:
    """Escape control characters, which a terminal would obey, but keep the length and spaces of the text."""
    return "".join([sign if sign.isprintable() or category(sign) == "Zs" else _visible(sign) for sign in text])


def _visible(sign: str) -> str:
    """Return a control character, line end or lone surrogate as an escape sequence."""
    return sign.encode("unicode_escape").decode("ascii")
