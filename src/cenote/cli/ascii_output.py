"""Codec error handler that replaces characters that a terminal cannot encode by distinct plainer ones."""

from __future__ import annotations

from codecs import register_error
from unicodedata import normalize

PLAINER = {
    **{"●": "*", "■": "#", "◆": "%", "▲": "A", "♛": "L", "⌂": "C", "♣": "&", "≈": "~", "·": "."},
    **{"¹": "a", "²": "b", "³": "c", "⁴": "d", "│": "|", "─": "-", "┼": "+"},
    **{"–": "-", "—": "-", "−": "-", "…": "...", "→": "->", "×": "x", "±": "+-", "\u00a0": " ", "\u202f": " "},
    **{"ß": "ss", "œ": "oe", "æ": "ae", "Œ": "Oe"},
    **{"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'"},
}


def register_ascii_fallback() -> str:
    """Register the codec error handler that substitutes unprintable characters, and return its name."""
    register_error("cenote", _plainer)
    return "cenote"


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(PLAINER.get(sign) or _bare(sign) for sign in lacking), error.end


def _bare(letter: str) -> str:
    """Return a Latin letter without its accent, such as u for ü, or a question mark for any other character."""
    return normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"
