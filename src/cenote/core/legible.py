"""What strangers wrote, made fit to be quoted: terminals obey control characters, and nobody reads a word of a mile."""

from __future__ import annotations

from typing import Final
from unicodedata import category

LONGEST: Final = 80
"""Characters of a quoted text; what is longer is cut."""
NOTHING: Final = "␣"
"""What stands for a word that is not there: two spaces in a row, or an empty line."""


def legible(text: str) -> str:
    """The text with everything visible, at most so long; a cut ends in an ellipsis."""
    shown = "".join([sign if sign.isprintable() else _visible(sign) for sign in text[: LONGEST + 1]]) or NOTHING
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"


def harmless(text: str) -> str:
    """The text without control characters, which a terminal would obey; it may be long, and every space stays."""
    return "".join([sign if sign.isprintable() or category(sign) == "Zs" else _visible(sign) for sign in text])


def _visible(sign: str) -> str:
    """A control character, a line end or half a character, as programmers write it."""
    return sign.encode("unicode_escape").decode("ascii")
