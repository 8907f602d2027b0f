"""Search budget of the coach as a share of the expert's: less while people wait, under load, and in plain Python."""

from __future__ import annotations

from typing import NamedTuple

from cenote import is_compiled


class SearchBudget(NamedTuple):
    """The shares of the expert's search for a hint and for each turn of a review."""

    hint: float
    review: float


def usual_budget(part: float = 1.0) -> SearchBudget:
    """Return `part` of the shares with which a hint takes seconds and a review a minute or two."""
    hint, review = (1.0, 0.1) if is_compiled() else (0.05, 0.02)
    return SearchBudget(hint * part, review * part)
