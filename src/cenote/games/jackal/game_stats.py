"""Game statistics of Jackal: announcements, passes, chests reached and contested, ties."""

from __future__ import annotations

from collections import Counter

from cenote.core.match import Match
from cenote.core.percentage import Percentage
from cenote.games.jackal.actions import LAND, PASS
from cenote.games.jackal.position import LAYING, NOTHING, OPENING, THROWING
from cenote.games.jackal.state import JackalState


class JackalGameStats:
    """Counts of how often pirates pass, share a chest, and tie."""

    names = ("seats", "coins", "announcements", "passes", "ties", "chests", "contested")

    def count(self, match: Match) -> Counter[str]:
        result, state = match.result(), match.beginning()
        counts: Counter[str] = Counter(seats=match.seats, coins=sum(result.scores) if result else 0)
        assert isinstance(state, JackalState)
        for move in match.moves():
            number, phase, extra = state.number, state.phase, state.extra
            state.play(move.seat, move.code)
            counts["announcements"] += move.code in (PASS, LAND)
            counts["passes"] += move.code == PASS
            counts["ties"] += state.extra and not extra
            if state.number > number and phase in (LAYING, THROWING, OPENING):
                _add_chests(counts, state)
        return counts

    def said(self, counts: Counter[str], games: int) -> dict[str, float]:
        return {
            "coins": counts["coins"] / counts["seats"],
            "passes": Percentage(counts["passes"] / max(1, counts["announcements"])),
            "contested": Percentage(counts["contested"] / max(1, counts["chests"])),
            "ties": Percentage(counts["ties"] / games),
        }


def _add_chests(counts: Counter[str], state: JackalState) -> None:
    """Add to the counts the chests of the island that was just left, whose routes still lie open."""
    reached = Counter(route.chest for route in state.reveal if route.chest != NOTHING)
    counts["chests"] += len(reached)
    counts["contested"] += sum(pirates > 1 for pirates in reached.values())


GAME_STATS = JackalGameStats()
