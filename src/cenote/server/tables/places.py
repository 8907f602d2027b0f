"""Who came out where: the game's own result, but for those who gave up."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.core.game import Result
from cenote.server.storage.contract import Sitting


def places(end: Result, seats: Sequence[Sitting]) -> list[int]:
    """Everybody's place: the winners, the others by their scores, then those who gave up, all at the last place."""
    ranks = [
        (1, 0, 0) if sitting.lost else (0, int(seat not in end.winners), -end.scores[seat])
        for seat, sitting in enumerate(seats)
    ]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]
