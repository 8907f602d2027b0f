"""What is counted in games of Jackal: announcements, passes, chests reached, chests contested, ties."""

from __future__ import annotations

from collections import Counter

from cenote.core.percentage import Percentage
from cenote.core.record import Record
from cenote.core.replay import replay
from cenote.games.jackal.actions import LAND, PASS
from cenote.games.jackal.position import LAYING, NOTHING, OPENING, THROWING
from cenote.games.jackal.state import JackalState


class JackalGameStats:
    """How often pirates pass, meet on a chest, and end up equally rich."""

    names = ("seats", "coins", "announcements", "passes", "ties", "chests", "contested")

    def count(self, record: Record) -> Counter[str]:
        counts: Counter[str] = Counter(seats=len(record.names), coins=sum(record.result.scores) if record.result else 0)
        for step in replay(record, trusted=True):
            before, after = step.before, step.after
            assert isinstance(before, JackalState)
            assert isinstance(after, JackalState)
            counts["announcements"] += step.code in (PASS, LAND)
            counts["passes"] += step.code == PASS
            counts["ties"] += after.extra and not before.extra
            if after.number > before.number and before.phase in (LAYING, THROWING, OPENING):
                _add_chests(counts, after)
        return counts

    def said(self, counts: Counter[str], games: int) -> dict[str, float]:
        return {
            "coins": counts["coins"] / counts["seats"],
            "passes": Percentage(counts["passes"] / max(1, counts["announcements"])),
            "contested": Percentage(counts["contested"] / max(1, counts["chests"])),
            "ties": Percentage(counts["ties"] / games),
        }


def _add_chests(counts: Counter[str], state: JackalState) -> None:
    """The chests of an island that was just left; its routes still lie open."""
    reached = Counter(route.chest for route in state.reveal if route.chest != NOTHING)
    counts["chests"] += len(reached)
    counts["contested"] += sum(pirates > 1 for pirates in reached.values())


GAME_STATS = JackalGameStats()
