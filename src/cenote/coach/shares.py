"""How much of the expert's search the coach may use: less where people wait or many ask, and on plain Python."""

from __future__ import annotations

from typing import NamedTuple

from cenote import is_compiled


class Shares(NamedTuple):
    """Parts of the search, for a hint and for each turn of a review."""

    hint: float
    review: float


def usual(part: float = 1.0) -> Shares:
    """What lets a hint come within seconds and a review within a minute or two, or a part of that."""
    hint, review = (1.0, 0.1) if is_compiled() else (0.05, 0.02)
    return Shares(hint * part, review * part)
