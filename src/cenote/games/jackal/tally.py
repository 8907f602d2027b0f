"""What is counted in games of Jackal: announcements, passes, chests reached, chests contested, ties."""

from __future__ import annotations

from collections import Counter

from cenote.core.game import ALL_SEEING, Fact
from cenote.core.record import Record
from cenote.core.registry import game
from cenote.core.replay import replay
from cenote.games.jackal.facts import Announced, ChestReached, ExtraIsland, IslandLeft


class JackalTally:
    """How often pirates pass, meet on a chest, and end up equally rich."""

    def count(self, record: Record) -> Counter[str]:
        counts: Counter[str] = Counter(seats=len(record.names), coins=sum(record.result.scores) if record.result else 0)
        chests: Counter[str] = Counter()
        for step in replay(record):
            for fact in game(record.game).narrate(step.before, step.entry.seat, step.code, step.after, ALL_SEEING):
                _add(counts, chests, fact)
        return counts

    def said(self, counts: Counter[str], games: int) -> dict[str, str]:
        return {
            "coins": f"{counts['coins'] / counts['seats']:.1f}",
            "passes": f"{counts['passes'] / max(1, counts['announcements']):.0%}",
            "contested": f"{counts['contested'] / max(1, counts['chests']):.0%}",
            "ties": f"{counts['ties'] / games:.0%}",
        }


def _add(counts: Counter[str], chests: Counter[str], fact: Fact) -> None:
    match fact:
        case Announced(lands=lands):
            counts["announcements"] += 1
            counts["passes"] += not lands
        case ChestReached(cell=cell):
            chests[cell] += 1
        case IslandLeft():
            counts["chests"] += len(chests)
            counts["contested"] += sum(pirates > 1 for pirates in chests.values())
            chests.clear()
        case ExtraIsland():
            counts["ties"] += 1
        case _:
            pass


TALLY = JackalTally()
