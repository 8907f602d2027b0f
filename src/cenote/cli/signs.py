"""Plainer signs for terminals that lack ours: each still different from the others of its picture."""

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


def stand_in() -> str:
    """The name of a way to print what a terminal cannot."""
    register_error("cenote", _plainer)
    return "cenote"


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(PLAINER.get(sign) or _bare(sign) for sign in lacking), error.end


def _bare(letter: str) -> str:
    """A letter without its accent, such as u for ü; a question mark for what is no Latin letter."""
    return normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"
