"""The worked examples at the end of the rules, exactly."""

from __future__ import annotations

import pytest

from cenote.core.game import Seat
from cenote.games.tikal.facts import AuctionWon, Scored, Taken
from tests.games.tikal.support import auction, position
from tests.table import rule


@rule("T7.4", "T11.1", "T11.2")
def test_T11_2_majorities_on_temples_3_5_5_and_8_two_pairs_and_two_singles_score_29() -> None:
    table = position("""
        phase scoring
        treasures 0 amulet amulet bowl bowl crown dagger
        c4 B2 value 3 workers 0 1
        c5 D1 value 5 workers 0 2 workers 1 1
        d4 D2 value 5 leader 0 workers 1 2
        d3 E2 value 8 workers 0 4 leader 1
    """)
    temples = (("c4", 3), ("c5", 5), ("d3", 8), ("d4", 5))
    strengths = ((1, 0), (2, 1), (4, 3), (3, 2))
    assert table.facts("end")[0] == Scored(Seat(0), temples, 6 + 2, 21 + 6 + 2, total=29, strengths=strengths)


@rule("T5.3")
@pytest.mark.parametrize(("space", "cost"), [("a4", 2), ("b5", 2), ("b4", 1)])
def test_T5_3_the_ways_from_the_base_camp_over_the_printed_hexes(space: str, cost: int) -> None:
    for origin, target in (("a5", space), (space, "a5")):
        table = position(f"{origin} {origin} workers 0 1")
        table.play(f"walk worker {origin} {target}")
        assert 10 - table.view.ap == cost


@rule("T5.3")
@pytest.mark.parametrize(("origin", "target"), [("b4", "a4"), ("a4", "b4"), ("b4", "b5"), ("b5", "b4")])
def test_T5_3_no_path_leads_between_the_jungle_and_the_printed_temples(origin: str, target: str) -> None:
    table = position(f"{origin} {origin} workers 0 1")
    assert table.refusal(f"walk worker {origin} {target}") == (
        "T5.3",
        {"why": "no-stones", "origin": origin, "space": target},
    )
    assert table.allows(f"walk worker {origin} a5")


@rule("T14.3", "T14.4", "T14.5", "T14.6", "T14.7")
def test_T14_3_to_T14_7_the_printed_round_of_the_auction() -> None:
    a, b, c, d = range(4)
    table = auction(4)
    assert table.actor() == a
    table.play("bid 4", "bid 5", "pass", "pass")
    assert table.facts("pass")[-1] == AuctionWon(Seat(b), 5)
    table.take_turn()
    assert table.actor() == c, "C opens the second turn"
    table.play("bid 3", "pass", "bid 4")
    assert table.facts("pass")[-1] == AuctionWon(Seat(a), 4)
    table.take_turn()
    assert table.actor() == c, "C opens the third turn"
    table.play("pass")
    assert table.actor() == d, "D is asked after C has passed"
    assert table.facts("pass")[-1] == AuctionWon(Seat(c), 0)
    table.idle(until=lambda seen: seen.phase == "acting")
    assert table.facts("end")[-1] == Taken(Seat(d), "A4", "treasure", 4, last=True)
    table.take_turn()
    table.idle(until=lambda seen: seen.phase == "bidding")
    assert table.actor() == a, "A opens the next round"
    assert [seat.score for seat in table.view.seats] == [16, 15, 20, 20]
