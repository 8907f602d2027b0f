"""What is counted in many games adds up in each."""

from __future__ import annotations

from random import Random

import pytest

from cenote.arena.game_loop import play_out
from cenote.bots.contract import make_bot
from cenote.core.dealer import numbered_seed
from cenote.core.match import Match
from cenote.core.replay import replay
from cenote.games.tikal.board import CAPITAL
from cenote.games.tikal.game_stats import GAME_STATS
from cenote.games.tikal.position import NOBODY
from cenote.games.tikal.state import TikalState


@pytest.mark.parametrize(("mode", "seats"), [("basic", 2), ("auction", 3)])
def test_every_point_comes_from_a_temple_a_treasure_or_a_bid(mode: str, seats: int) -> None:
    match = Match.start("tikal", seats, mode, seed=numbered_seed(3))
    play_out(match, [make_bot("random", match.game, Random(seat)) for seat in range(seats)])
    counts, (*_, last) = GAME_STATS.count(match), replay(match.record(), trusted=True)
    end = last.after
    assert isinstance(end, TikalState)
    assert {*counts} <= {*GAME_STATS.names}
    capital = CAPITAL * seats if mode == "auction" else 0
    assert counts["points"] == capital + counts["temple_points"] + counts["treasure_points"] - counts["paid"]
    assert counts["guards"] == sum(owner != NOBODY for owner in end.guards)
    assert counts["camps"] == sum(owner != NOBODY for owner in end.camps)
    assert counts["treasures"] == sum(end.treasures)
    assert counts["stood"] >= max(counts["held"], counts["contested"]) > 0
    assert counts["held"] >= counts["led"]
    assert (counts["paid"] > 0) == (mode == "auction")
