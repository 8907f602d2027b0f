"""Results of abandoned games: the scores when the last player left, and each seat's place."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Protocol, cast

from cenote.core.game import State
from cenote.core.record import Record
from cenote.core.registry import has_part, part
from cenote.core.replay import replay
from cenote.server.protocol.game_messages import ResultInfo
from cenote.server.storage.contract import StoredTable
from cenote.server.tables.live import LiveTable


class FinalScores(Protocol):
    """The function that abandonment needs from a game's `position_stats` part."""

    def scores(self, state: State) -> Sequence[int]:
        """Return each seat's score in a position."""


def result(table: LiveTable) -> ResultInfo:
    """Return the scores so far and each seat's place, without winners.

    The scores are computed once and kept on the table.
    """
    assert table.match is not None, "there is no game"
    if table.last_scores is None:
        table.last_scores = _scores(table.match.record())
    return ResultInfo(list(table.last_scores), [], places(table.stored, table.last_scores))


def _scores(record: Record) -> tuple[int, ...]:
    """Return each seat's score at the end of the record, or 0 for each in games without a `position_stats` part."""
    if not has_part(record.game, "position_stats"):
        return (0,) * len(record.names)
    newest = deque(replay(record, trusted=True), maxlen=1)
    state = newest[0].after if newest else record.start()
    return tuple(cast(FinalScores, part(record.game, "position_stats")).scores(state))


def places(table: StoredTable, scores: Sequence[int]) -> list[int]:
    """Return each seat's place: bots that played from the start by score, then the players, last leavers first."""
    end = max((handover.revision for handover in table.handovers), default=-1)
    stayed = {handover.seat for handover in table.handovers if handover.revision == end}
    ranks = [
        (1 + (seat not in stayed), 0) if sitting.fate else (0, -scores[seat])
        for seat, sitting in enumerate(table.seats)
    ]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]
