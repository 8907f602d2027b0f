"""Fallback characters for terminals that lack ours; within a picture they stay distinct."""

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
    """Strip the accent of a Latin letter, such as u for ü; other characters become a question mark."""
    return normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"
