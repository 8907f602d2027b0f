"""T14: the auction game."""

from __future__ import annotations

import pytest

from cenote.core.game import CHANCE, Seat
from cenote.games.tikal.facts import AuctionWon, Offered, Passed, ScoringBegan, Taken, TurnEnded
from cenote.games.tikal.view import AuctionView
from tests.games.tikal.support import EMPTY_STACK, TikalTable, auction, new, position
from tests.table import rule


def scores(table: TikalTable) -> list[int]:
    return [seat.score for seat in table.view.seats]


OTHER_PHASES = {
    "picking": "shown A1 A2\nwaiting 0 1",
    "placing": "hand A2\nshown A1\nwaiting 1",
    "acting": "shown A1\nwaiting 1",
    "scoring": "shown A1\nwaiting 1\ndrawer 0\nhand B6",
}
"""What lies there when seat 0 has won the first auction of a round."""


@rule("T14.1")
@pytest.mark.parametrize("action", ["bid 1", "pass", "pick A1"])
def test_T14_1_nothing_is_auctioned_in_the_basic_game(action: str) -> None:
    table = new()
    table.play("draw A1")
    assert table.refusal(action) == ("T14.1", {"why": "no-auction"})
    table.play("place c4 0")
    assert table.refusal(action) == ("T14.1", {"why": "no-auction"})
    phase = "phase picking" if action == "pick A1" else "phase bidding\nbidders 0 1"
    assert position(f"{phase}\nshown A1 A2\nwaiting 0 1", mode="auction").allows(action)


@rule("T14.1")
def test_T14_1_scores_start_at_20_and_the_other_rules_hold() -> None:
    table = auction()
    assert scores(table) == [20, 20]
    table.play("bid 1", "pass", "pick A1", "place c4 0", "enter worker a5")
    assert table.refusal("uncover a4") == ("T6.4", {"why": "too-few", "needs": 1, "has": 0})
    assert table.view.ap == 9


@rule("T14.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T14_2_as_many_hexes_as_seats_are_shown_and_each_seat_has_one_turn(seats: int) -> None:
    table = auction(seats)
    assert table.view.auction.shown == tuple(f"A{number}" for number in range(1, seats + 1))
    turns = []
    for _ in range(seats):
        table.idle(until=lambda seen: seen.phase == "acting")
        turns.append(table.actor())
        table.play("end")
    assert sorted(turns) == list(range(seats))
    assert (table.state.actors(), table.view.auction.shown) == ((CHANCE,), ())


@rule("T14.3")
def test_T14_3_bids_go_clockwise_until_all_but_one_have_passed() -> None:
    table = auction(3)
    asked = []
    for action in ("bid 1", "bid 2", "pass", "bid 3", "pass"):
        asked.append(table.actor())
        assert table.view.phase == "bidding"
        table.play(action)
    assert asked == [0, 1, 2, 0, 1], "who has passed is not asked again"
    assert (table.state.actors(), table.view.phase) == ((0,), "picking")


@rule("T14.3")
def test_T14_3_a_bid_is_higher_than_the_highest_so_far() -> None:
    table = auction()
    table.play("bid 3")
    assert table.refusal("bid 2") == ("T14.3", {"why": "too-low", "bid": 2, "highest": 3})
    assert table.refusal("bid 3") == ("T14.3", {"why": "too-low", "bid": 3, "highest": 3})
    assert table.allows("bid 4")


@rule("T14.3")
def test_T14_3_who_cannot_bid_more_must_pass() -> None:
    table = position("phase bidding\nshown A1 A2\nbidders 0 1\nwaiting 0 1\nscores 7 9\nbid 7 1", mode="auction")
    assert table.refusal("bid 7") == ("T14.3", {"why": "too-low", "bid": 7, "highest": 7})
    assert table.legal() == ["pass"]
    assert table.allows("pass")


@rule("T14.3")
def test_T14_3_only_the_seat_that_is_asked_bids() -> None:
    table = auction(3)
    assert table.refusal("bid 1", seat=1) == ("T14.3", {"why": "turn", "turn": 0})
    assert table.refusal("pass", seat=2) == ("T14.3", {"why": "turn", "turn": 0})
    table.play("bid 1")
    assert table.allows("bid 2", seat=1)


@rule("T14.3")
@pytest.mark.parametrize("action", ["end", "enter worker a5", "place c4 0"])
def test_T14_3_nothing_else_is_done_during_the_bidding(action: str) -> None:
    table = auction()
    assert table.refusal(action) == ("T14.3", {"why": "phase", "phase": "bidding"})
    assert table.allows("pass")


@rule("T14.3")
@pytest.mark.parametrize("action", ["bid 1", "pass"])
@pytest.mark.parametrize(("phase", "text"), OTHER_PHASES.items())
def test_T14_3_nobody_bids_when_there_is_no_bidding(action: str, phase: str, text: str) -> None:
    table = position(f"phase {phase}\n{text}", mode="auction")
    assert table.refusal(action) == ("T14.3", {"why": "phase", "phase": phase})
    assert auction().allows(action)


@rule("T14.3")
def test_T14_3_who_had_a_turn_in_this_round_does_not_bid() -> None:
    table = auction(3)
    table.play("pass", "bid 1", "pass", "pick A1", "place c4 0", "end")
    asked = [table.actor()]
    table.play("bid 1")
    asked.append(table.actor())
    assert asked == [2, 0]
    assert table.view.auction.bidders == (0, 2)


@rule("T14.4")
def test_T14_4_the_winner_pays_picks_places_and_has_ten_points() -> None:
    table = auction()
    table.play("bid 4")
    assert table.facts("bid 6") == (Offered(Seat(1), 6),)
    assert scores(table) == [20, 20]
    assert table.facts("pass") == (Passed(Seat(0)), AuctionWon(Seat(1), 6))
    assert scores(table) == [20, 14]
    assert table.view.auction == AuctionView(("A1", "A2"), (0, 1), bidders=(), bid=0, bidder=-1, first_pass=-1)
    assert table.facts("pick A2") == (Taken(Seat(1), "A2", "temple", 2, last=False),)
    assert (table.state.actors(), table.view.hand, table.view.auction.shown) == ((1,), "A2", ("A1",))
    table.play("place c4 0")
    assert (table.view.phase, table.view.ap) == ("acting", 10)


@rule("T14.4")
def test_T14_4_only_a_shown_hex_is_picked() -> None:
    table = auction()
    table.play("bid 1", "pass")
    assert table.refusal("pick A3") == ("T14.4", {"why": "not-shown", "hex": "A3"})
    assert table.allows("pick A2")


@rule("T14.4")
@pytest.mark.parametrize("action", ["end", "enter worker a5", "place c4 0"])
def test_T14_4_the_winner_picks_before_anything_else(action: str) -> None:
    table = auction()
    table.play("bid 1", "pass")
    assert table.refusal(action) == ("T14.4", {"why": "phase", "phase": "picking"})
    assert table.allows("pick A1")


@rule("T14.4")
@pytest.mark.parametrize("phase", ["bidding", "placing", "acting", "scoring"])
def test_T14_4_nobody_picks_at_another_time(phase: str) -> None:
    text = {**OTHER_PHASES, "bidding": "shown A1 A2\nwaiting 0 1\nbidders 0 1"}[phase]
    assert position(f"phase {phase}\n{text}", mode="auction").refusal("pick A1") == (
        "T14.4",
        {"why": "phase", "phase": phase},
    )
    assert position(f"phase picking\n{OTHER_PHASES['picking']}", mode="auction").allows("pick A1")


@rule("T14.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T14_5_if_everybody_passes_the_seat_that_passed_first_plays_for_free(seats: int) -> None:
    table = auction(seats)
    table.play(*["pass"] * (seats - 1))
    assert table.facts("pass") == (Passed(Seat(seats - 1)), AuctionWon(Seat(0), 0))
    table.play("pick A2", "place c4 0")
    assert scores(table) == [20] * seats
    assert (table.state.actors(), table.view.ap) == ((0,), 10)


@rule("T14.5", "T14.4")
def test_T14_5_a_free_pick_is_another_rule_than_one_that_was_paid_for() -> None:
    free, paid = auction(), auction()
    free.play("pass", "pass")
    paid.play("bid 1", "pass")
    for table, number in ((free, "T14.5"), (paid, "T14.4")):
        assert table.refusal("end") == (number, {"why": "phase", "phase": "picking"})
        assert table.refusal("pick A3") == (number, {"why": "not-shown", "hex": "A3"})
        assert table.refusal("pick A1", seat=1) == (number, {"why": "turn", "turn": 0})
        assert table.allows("pick A1")


@rule("T14.1", "T14.2")
@pytest.mark.parametrize(("phase", "action"), [("placing", "place c4 0"), ("acting", "end")])
def test_T14_2_a_turn_of_the_round_is_one_seats(phase: str, action: str) -> None:
    """The order of turns of the basic game is suspended (T14.1), so it is not the reason."""
    table = position(f"phase {phase}\n{OTHER_PHASES[phase]}", mode="auction")
    assert table.refusal(action, seat=1) == ("T14.2", {"why": "turn", "turn": 0})
    assert table.refusal("draw A3", seat=CHANCE) == ("T14.2", {"why": "phase", "phase": phase})
    assert table.allows(action, seat=0)


@rule("T14.6")
def test_T14_6_the_last_seat_of_a_round_gets_the_last_hex_for_free() -> None:
    table = auction()
    table.play("bid 5", "pass", "pick A1", "place c4 0")
    assert table.facts("end") == (TurnEnded(Seat(0), 10), Taken(Seat(1), "A2", "temple", 2, last=True))
    assert (table.state.actors(), table.view.phase, table.view.hand) == ((1,), "placing", "A2")
    assert scores(table) == [15, 20]


@rule("T14.6")
@pytest.mark.parametrize("action", ["bid 1", "pass", "pick A2"])
def test_T14_6_the_last_seat_of_a_round_neither_bids_nor_picks(action: str) -> None:
    table = position("phase placing\nturn 1\nhand A2", mode="auction")
    assert table.refusal(action) == ("T14.6", {"why": "last-of-round"})
    table.play("place c4 0")
    assert table.refusal(action) == ("T14.6", {"why": "last-of-round"})
    offered = "phase picking" if action == "pick A2" else "phase bidding\nbidders 0 1"
    assert position(f"{offered}\nturn 1\nshown A1 A2\nwaiting 0 1", mode="auction").allows(action)


@rule("T14.7")
def test_T14_7_the_first_seat_opens_the_first_turn() -> None:
    assert auction(4).state.actors() == (0,)


@rule("T14.7")
def test_T14_7_a_later_turn_is_opened_by_the_next_seat_clockwise_that_still_waits() -> None:
    table = auction(4)
    openers = []
    for winner in (3, 0):
        while table.view.phase == "bidding":
            table.play("bid 1" if table.actor() == winner else "pass")
        table.take_turn()
        openers.append(table.actor())
    assert openers == [0, 1]


@rule("T14.7")
def test_T14_7_a_new_round_is_opened_left_of_the_seat_that_played_last() -> None:
    table = auction(3)
    table.play("pass", "pass", "bid 1", "pick A1")
    table.take_turn()
    table.play("pass", "bid 1", "pick A2")
    table.take_turn()
    assert table.actor() == 0, "the last hex is seat 0's"
    table.take_turn()
    table.idle(until=lambda seen: seen.phase == "bidding")
    assert table.state.actors() == (1,)


def with_a_volcano_shown() -> TikalTable:
    """The third round of three seats: B1, B2 and the volcano B6 lie in the display, seat 0 opens."""
    table = new(3, "auction")
    table.idle(until=lambda seen: seen.letter == "B" and seen.phase == "drawing")
    table.play("draw B6", "draw B1", "draw B2")
    return table


@rule("T14.8")
def test_T14_8_a_volcano_in_the_display_triggers_nothing() -> None:
    table = with_a_volcano_shown()
    assert (table.view.phase, table.state.actors(), table.view.rounds) == ("bidding", (0,), 0)


@rule("T14.8")
@pytest.mark.parametrize(
    ("way", "taker", "still_waiting"),
    [
        (["pass", "bid 1", "pass", "pick B6"], 1, (0, 2)),
        (["pass", "pass", "pass", "pick B6"], 0, (1, 2)),
        (["pass", "pass", "pass", "pick B1", "place", "end", "pass", "pass", "pick B2", "place", "end"], 2, ()),
    ],
    ids=["won", "free", "last"],
)
def test_T14_8_who_takes_a_volcano_begins_a_scoring_round_and_then_has_the_turn(
    way: list[str], taker: int, still_waiting: tuple[int, ...]
) -> None:
    table = with_a_volcano_shown()
    for action in way[:-1]:
        table.play(table.legal()[0] if action == "place" else action)
    assert table.facts(way[-1])[-1] == ScoringBegan(Seat(taker), 1, final=False)
    for step in range(3):
        assert (table.actor(), table.view.phase, table.view.ap) == ((taker + step) % 3, "scoring", 10)
        assert table.view.auction.waiting == still_waiting
        table.play("end")
    assert (table.actor(), table.view.phase, table.view.hand) == (taker, "placing", "B6")
    table.play(table.legal()[0])
    assert (table.actor(), table.view.phase, table.view.ap) == (taker, "acting", 10)
    assert table.view.auction.waiting == still_waiting


@rule("T14.8")
def test_T14_8_the_round_goes_on_after_the_scoring_round() -> None:
    table = with_a_volcano_shown()
    table.play("pass", "bid 1", "pass", "pick B6", "end", "end", "end")
    table.take_turn()
    assert (table.actor(), table.view.phase) == (2, "bidding")
    assert table.view.auction.bidders == (0, 2)


@rule("T14.9")
@pytest.mark.parametrize(
    ("before", "last", "order"),
    [
        ((1, 2, 3, 4), 3, [0, 1, 2, 3]),
        ((4, 3, 2, 1), 3, [3, 2, 1, 0]),
        ((5, 5, 5, 5), 1, [2, 3, 0, 1]),
        ((3, 9, 1, 3), 1, [2, 3, 0, 1]),
        ((3, 9, 1, 3), 3, [2, 0, 3, 1]),
        ((7, 0, 7, 7), 2, [1, 3, 0, 2]),
    ],
)
def test_T14_9_the_final_round_goes_by_score_and_then_clockwise_from_the_last(
    before: tuple[int, ...], last: int, order: list[int]
) -> None:
    text = f"turn {last}\nscores {' '.join(map(str, before))}\n{EMPTY_STACK}"
    table = position(text, seats=4, mode="auction")
    table.play("end")
    assert [table.view.turn, *table.view.queue] == order


@rule("T14.10")
def test_T14_10_the_order_stays_when_scores_change_during_the_final_round() -> None:
    table = position(f"scores 9 3 1 3\n{EMPTY_STACK}treasures 2 bowl bowl bowl", seats=4, mode="auction")
    table.play("end")
    announced, went = [table.view.turn, *table.view.queue], []
    while table.view.phase == "scoring":
        went.append(table.actor())
        table.play("end")
    assert went == announced == [2, 1, 3, 0]
    assert scores(table) == [9, 3, 7, 3], "seat 2 overtook two others"
