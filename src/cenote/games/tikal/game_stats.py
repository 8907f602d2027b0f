"""Game statistics of Tikal: sources of points, guards, camps, treasures, contests, leaders and bids."""

from __future__ import annotations

from collections import Counter

from cenote.core.match import Match
from cenote.core.percentage import Percentage
from cenote.games.tikal.action_arrays import CAMP, END, EXCHANGE, FIND, GUARD, KIND
from cenote.games.tikal.bits import bits
from cenote.games.tikal.position import ACTING, BIDDING, PICKING, SCORING, Position, presence, strength
from cenote.games.tikal.scoring import holder, treasure_points
from cenote.games.tikal.state import TikalState

LEADER = 3
"""The strength of a leader, counted in workers (T11.1)."""
DEEDS = {GUARD: "guards", CAMP: "camps", FIND: "treasures", EXCHANGE: "exchanges"}


class TikalGameStats:
    """Counts of how seats score and what they use for it.

    At each scoring turn of a seat these are: the unguarded temples where it has members, those where other seats have
    members too, those that it holds, those that it holds with its leader, and the points that it would lose without the
    leader.
    """

    names = (
        *("seats", "points", "turns", "guards", "camps", "treasures", "exchanges"),
        *("temple_points", "treasure_points", "leader_points", "stood", "contested", "held", "led", "auctions", "paid"),
    )

    def count(self, match: Match) -> Counter[str]:
        result, state = match.result(), match.beginning()
        counts: Counter[str] = Counter(seats=match.seats, points=sum(result.scores) if result else 0)
        assert isinstance(state, TikalState)
        for move in match.moves():
            kind = KIND[move.code]
            if kind in DEEDS:
                counts[DEEDS[kind]] += 1
            elif kind == END and state.phase == SCORING:
                _add_scoring(counts, state, move.seat)
            counts["turns"] += kind == END and state.phase == ACTING
            bidding, before = state.phase == BIDDING, sum(state.scores)
            state.play(move.seat, move.code)
            if bidding and state.phase == PICKING:
                counts["auctions"] += 1
                counts["paid"] += before - sum(state.scores)
        return counts

    def said(self, counts: Counter[str], games: int) -> dict[str, float]:
        seats, scored = max(1, counts["seats"]), max(1, counts["temple_points"])
        return {
            "points": counts["points"] / seats,
            "temples": counts["temple_points"] / seats,
            "treasures": counts["treasure_points"] / seats,
            "guards": counts["guards"] / max(1, games),
            "camps": counts["camps"] / max(1, games),
            "contested": Percentage(counts["contested"] / max(1, counts["stood"])),
            "led": Percentage(counts["led"] / max(1, counts["held"])),
            "leader": Percentage(counts["leader_points"] / scored),
            "paid": counts["paid"] / seats,
            "turns": counts["turns"] / max(1, games),
        }


def _add_scoring(counts: Counter[str], table: Position, seat: int) -> None:
    """Add to the counts what a seat scores at the end of its scoring turn (T11)."""
    counts["treasure_points"] += treasure_points(table, seat)
    counts["temple_points"] += sum(table.value[space] for space in bits(table.guarded) if table.guards[space] == seat)
    others = 0
    for other in range(table.seats):
        others |= presence(table, other) if other != seat else 0
    for space in bits(presence(table, seat) & table.temples):
        counts["stood"] += 1
        counts["contested"] += others >> space & 1
        if holder(table, space) == seat:
            _add_temple(counts, table, seat, space)


def _add_temple(counts: Counter[str], table: Position, seat: int, space: int) -> None:
    counts["held"] += 1
    counts["temple_points"] += table.value[space]
    if table.leaders[seat] == space:
        counts["led"] += 1
        rivals = max(strength(table, other, space) for other in range(table.seats) if other != seat)
        counts["leader_points"] += table.value[space] if strength(table, seat, space) - LEADER <= rivals else 0


GAME_STATS = TikalGameStats()
