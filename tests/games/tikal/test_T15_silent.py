"""T15: what we do where the rulebooks are silent or differ."""

from __future__ import annotations

import pytest

from cenote.core.game import Result, Seat, UnknownAction
from cenote.games.tikal.facts import AuctionWon, Guarded, Offered, Scored
from tests.games.tikal.support import EMPTY_STACK, auction, new, position
from tests.table import rule

FRENCH = "options camp-needs-member\n"


@rule("T15.1")
@pytest.mark.parametrize("there", ["workers 0 1", "leader 0"])
@pytest.mark.parametrize(("space", "hexagon"), [("b4", "b4"), ("a1", "A6"), ("c4", "A4 wafers 0")])
def test_T15_1_by_the_french_rule_a_member_must_stand_where_a_camp_is_established(
    space: str, hexagon: str, there: str
) -> None:
    others = position(f"{FRENCH}{space} {hexagon} workers 1 1 leader 1")
    assert others.refusal(f"camp {space}") == ("T15.1", {"why": "no-member", "space": space})
    assert position(f"{FRENCH}{space} {hexagon} {there}").allows(f"camp {space}")


@rule("T15.1")
def test_T15_1_without_the_option_no_member_is_needed() -> None:
    for options, allowed in (((), True), (("camp-needs-member",), False)):
        table = new(2, "basic", *options)
        table.idle(until=lambda seen: seen.phase == "acting")
        assert table.allows("camp b4") == allowed


@rule("T15.3")
def test_T15_3_a_stronger_seat_on_a_guarded_temple_scores_nothing() -> None:
    table = position("phase scoring\nqueue 1\na4 a4 value 5 guard 1 workers 0 5 leader 0")
    assert table.facts("end") == (Scored(Seat(0), (), treasures=0, gained=0, total=0, strengths=()),)
    assert table.facts("end")[0] == Scored(Seat(1), (("a4", 5),), treasures=0, gained=5, total=5, strengths=((0, 8),))


@rule("T15.4")
@pytest.mark.parametrize("member", ["worker", "leader"])
def test_T15_4_nobody_enters_a_camp_of_another_seat(member: str) -> None:
    table = position("b4 b4 camp 1\nc4 A6 camp 0")
    assert table.refusal(f"enter {member} b4") == ("T15.4", {"why": "theirs", "space": "b4", "owner": 1})
    assert table.allows(f"enter {member} c4")


@rule("T15.5")
@pytest.mark.parametrize("beside", ["", "c3 C1/5"])
def test_T15_5_a_stone_towards_a_volcano_gives_no_access(beside: str) -> None:
    text = f"phase placing\nhand D2\nc4 C2/4\n{beside}\nd3 "
    volcano, jungle = position(f"{text}B6"), position(f"{text}C5")
    assert volcano.refusal("place d2 3") == ("T15.5", {"why": "no-path", "space": "d2"})
    assert jungle.allows("place d2 3")


@rule("T15.5")
def test_T15_5_land_beside_the_volcano_gives_access() -> None:
    table = position("phase placing\nhand D2\nc4 C1/4\nd3 B6")
    assert table.refusal("place d4 0") == ("T15.5", {"why": "no-path", "space": "d4"}), (
        "the stones point to the volcano"
    )
    assert table.refusal("place d4 1") == ("T4.2", {"why": "no-path", "space": "d4"}), "the stones point nowhere"
    assert table.allows("place d4 5"), "the stones point to the temple"


@rule("T15.7")
@pytest.mark.parametrize("score", [1, 7, 20])
def test_T15_7_nobody_bids_more_than_the_own_score(score: int) -> None:
    table = position(f"phase bidding\nshown A1 A2\nbidders 0 1\nwaiting 0 1\nscores {score} 20", mode="auction")
    assert table.refusal(f"bid {score + 1}") == ("T15.7", {"why": "too-much", "bid": score + 1, "score": score})
    table.play(f"bid {score}", "pass")
    assert table.seat(0).score == 0


@rule("T15.7")
def test_T15_7_who_has_nothing_must_pass() -> None:
    table = position("phase bidding\nshown A1 A2\nbidders 0 1\nwaiting 0 1\nscores 0 20", mode="auction")
    assert table.refusal("bid 1") == ("T15.7", {"why": "too-much", "bid": 1, "score": 0})
    assert table.legal() == ["pass"]


@rule("T15.7")
def test_T15_7_the_lowest_bid_is_1() -> None:
    table = auction()
    assert table.legal()[:2] == ["pass", "bid 1"]
    with pytest.raises(UnknownAction):
        table.code("bid 0")


@rule("T15.8")
def test_T15_8_the_last_seat_may_still_bid_when_all_others_passed_without_a_bid() -> None:
    table = auction(3)
    table.play("pass", "pass")
    assert table.legal() == ["pass", *(f"bid {points}" for points in range(1, 21))]
    assert table.facts("bid 1") == (Offered(Seat(2), 1), AuctionWon(Seat(2), 1))
    assert table.seat(2).score == 19


@rule("T15.8")
def test_T15_8_if_the_last_seat_passes_too_the_first_that_passed_plays() -> None:
    table = auction(3)
    table.play("pass", "pass", "pass")
    assert (table.actor(), table.view.phase) == (0, "picking")


@rule("T15.9")
@pytest.mark.parametrize(
    ("there", "guarded", "leader", "supply"),
    [
        ("workers 0 1", Guarded(Seat(0), "a4", 1, leader=False, left=0), "supply", 17),
        ("workers 0 2 leader 0", Guarded(Seat(0), "a4", 1, leader=False, left=2), "gone", 16),
        ("leader 0", Guarded(Seat(0), "a4", 1, leader=True, left=0), "gone", 18),
    ],
)
def test_T15_9_a_worker_becomes_the_guard_if_one_stands_there_otherwise_the_leader(
    there: str, guarded: Guarded, leader: str, supply: int
) -> None:
    table = position(f"a4 a4 {there}")
    assert table.facts("guard a4") == (guarded,)
    assert (table.seat(0).leader, table.seat(0).supply) == (leader, supply)


@rule("T15.10")
def test_T15_10_only_who_stands_there_at_the_second_level_counts() -> None:
    table = position("a4 a4 workers 0 1\na5 a5 workers 0 1")
    table.play("uncover a4", "walk worker a4 a5", "walk worker a5 a4")
    assert table.refusal("uncover a4") == ("T6.4", {"why": "too-few", "needs": 2, "has": 1})
    table.play("walk worker a5 a4")
    assert table.allows("uncover a4")


@rule("T15.11")
def test_T15_11_equal_highest_scores_share_the_victory() -> None:
    table = position(f"phase scoring\nrounds 3\nscores 30 31 29\n{EMPTY_STACK}a4 a4 workers 0 1", seats=3)
    table.play("end")
    assert table.state.result() == Result((31, 31, 29), (0, 1))


@rule("T15.12")
def test_T15_12_scores_over_100_are_counted_on() -> None:
    table = position("phase scoring\nscores 99 0\na4 a4 value 5 workers 0 1")
    table.play("end")
    assert table.seat(0).score == 104


@rule("T15.13")
def test_T15_13_both_printed_temples_are_worth_1() -> None:
    table = position("phase scoring\na4 a4 workers 0 1\nb5 b5 workers 0 1")
    temples, strengths = (("a4", 1), ("b5", 1)), ((1, 0), (1, 0))
    assert table.facts("end")[0] == Scored(Seat(0), temples, treasures=0, gained=2, total=2, strengths=strengths)


@rule("T15.14")
def test_T15_14_a_long_walk_costs_the_sum_of_its_steps() -> None:
    text = "a5 a5 workers 0 1\nb4 b4\nc4 A2/4"
    table = position(f"ap 4\n{text}")
    table.play("walk worker a5 b4", "walk worker b4 c4")
    assert table.view.ap == 0
    assert table.space("c4").workers == (1, 0)
    short = position(f"ap 3\n{text}")
    short.play("walk worker a5 b4")
    assert short.refusal("walk worker b4 c4") == ("T5.3", {"why": "action-points", "cost": 3, "left": 2})


@rule("T15.15")
def test_T15_15_one_member_works_on_two_temples_in_one_turn() -> None:
    table = position("a4 a4 workers 0 1")
    table.play("uncover a4", "walk worker a4 a5", "walk worker a5 b5", "uncover b5")
    assert (table.space("a4").value, table.space("b5").value) == (2, 2)


@rule("T15.15")
def test_T15_15_one_member_recovers_from_two_hexes_in_one_turn() -> None:
    table = position("c4 A4/3 workers 0 1\nc5 A5/0")
    table.play("recover c4", "find idol", "walk worker c4 c5", "recover c5", "find idol")
    assert (table.space("c4").wafers, table.space("c5").wafers, table.view.ap) == (3, 3, 0)


@rule("T15.16")
def test_T15_16_two_levels_of_each_of_two_temples_in_one_turn() -> None:
    table = position("a4 a4 workers 0 3\nb5 b5 workers 0 3")
    table.play("uncover a4", "uncover a4", "uncover b5", "uncover b5")
    assert (table.space("a4").value, table.space("b5").value) == (3, 3)


@rule("T15.16")
def test_T15_16_two_wafers_of_one_hex_and_one_of_another_in_one_turn() -> None:
    table = position("c4 A4 workers 0 2\nc5 A5 workers 0 2")
    table.play("recover c4", "find idol", "recover c4", "find idol", "recover c5", "find idol")
    assert (table.space("c4").wafers, table.space("c5").wafers) == (2, 3)
