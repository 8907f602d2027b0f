"""Final places: those of the game's own result, except that players who lost their seats come last."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.core.game import Result
from cenote.server.storage.contract import Sitting


def places(end: Result, seats: Sequence[Sitting]) -> list[int]:
    """Return each seat's place: winners first, then the others by score, and last, tied, those who lost their seats."""
    ranks = [
        (1, 0, 0) if sitting.fate else (0, int(seat not in end.winners), -end.scores[seat])
        for seat, sitting in enumerate(seats)
    ]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]
