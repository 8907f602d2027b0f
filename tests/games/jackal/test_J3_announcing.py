"""J3: pass or land."""

from __future__ import annotations

import pytest

from cenote.core.game import CHANCE, Seat
from cenote.games.jackal.facts import Announced, CardDealt, DeckTaken, MarketFilled, MarketTaken
from cenote.games.jackal.game import JACKAL
from tests.games.jackal.support import offshore
from tests.table import rule


@rule("J3.1")
def test_J3_1_seats_announce_in_order_one_after_another() -> None:
    table = offshore("first 1\nturn 1", seats=3)
    for seat in (1, 2, 0):
        assert table.state.actors() == (seat,)
        assert table.legal() == ["pass", "land"]
        table.play("land")
    assert table.view.phase == "laying"


@rule("J3.1")
def test_J3_1_announcements_are_public() -> None:
    table = offshore(seats=3)
    assert table.told("land", viewer=2) == (Announced(Seat(0), lands=True),)
    assert table.told("pass", viewer=None) == (Announced(Seat(1), lands=False),)
    assert [pirate.announced for pirate in table.view.pirates] == ["landed", "passed", "silent"]


@rule("J3.1")
@pytest.mark.parametrize("action", ["pass", "land"])
def test_J3_1_only_the_seat_that_is_asked_announces(action: str) -> None:
    table = offshore("first 1\nturn 1", seats=3)
    assert table.refusal(action, seat=0) == ("J3.1", {"why": "turn", "turn": 1})
    assert table.refusal(action, seat=2) == ("J3.1", {"why": "turn", "turn": 1})
    assert table.allows(action, seat=1)


@rule("J3.1")
@pytest.mark.parametrize("action", ["take H", "take deck", "lay H", "ready", "throw 1", "done", "go up", "keep H"])
def test_J3_1_nothing_else_is_done_before_the_announcement(action: str) -> None:
    table = offshore("hand 0 HM")
    assert table.refusal(action) == ("J3.1", {"why": "phase", "phase": "announcing"})
    assert table.allows("land")


@rule("J3.2")
def test_J3_2_who_passes_takes_two_cards_before_the_next_seat_announces() -> None:
    table = offshore("hand 0 HHHHH")
    table.play("pass")
    assert table.legal() == ["take H", "take V", "take X", "take K", "take deck"]
    table.play("take K", "deal V")
    assert (table.state.actors(), table.view.phase, table.hand(0)) == ((0,), "taking", "HHHHHK")
    table.play("take V", "deal V")
    assert (table.state.actors(), table.view.phase, table.hand(0)) == ((1,), "announcing", "HHHHHVK")


@rule("J3.2")
def test_J3_2_each_card_comes_from_the_market_or_from_the_deck() -> None:
    table = offshore()
    table.play("pass", "take deck", "deal P", "take X", "deal V")
    assert table.hand(0) == "XP"


@rule("J3.2")
def test_J3_2_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    table = offshore()
    table.play("pass")
    assert table.told("take deck", viewer=1) == (DeckTaken(Seat(0)),)
    assert table.told("deal F", viewer=0) == (CardDealt(Seat(0), "F"),)
    assert (table.hand(0), table.view.takes_left) == ("F", 1)
    assert table.allows("take deck")


@rule("J3.2")
def test_J3_2_a_mark_taken_can_be_thrown_on_the_same_island() -> None:
    table = offshore("hand 1 HH")
    table.play("pass", "take deck", "deal M", "take deck", "deal V", "land")
    table.play("lay H", "lay H", "ready", seat=1)
    table.play("throw 1", "done", seat=0)
    assert table.reached(1) == ("c1", 3)


@rule("J3.2")
def test_J3_2_only_what_lies_in_the_market_is_taken_from_it() -> None:
    table = offshore("phase taking\ntakes 2")
    assert table.refusal("take P") == ("J3.2", {"why": "no-card", "card": "P"})
    assert table.allows("take K")
    assert table.allows("take deck")


@rule("J3.2")
def test_J3_2_nobody_else_takes_meanwhile() -> None:
    table = offshore("phase taking\ntakes 2")
    assert table.refusal("take H", seat=1) == ("J3.2", {"why": "turn", "turn": 0})
    assert table.refusal("take deck", seat=1) == ("J3.2", {"why": "turn", "turn": 0})
    assert table.allows("take H", seat=0)


@rule("J3.2")
@pytest.mark.parametrize("action", ["pass", "land", "lay H", "ready", "throw 1", "done", "exit a1", "keep H"])
def test_J3_2_nothing_else_is_done_before_both_cards_are_taken(action: str) -> None:
    table = offshore("hand 0 HM")
    table.play("pass", "take H", "deal V")
    assert table.refusal(action, seat=0) == ("J3.2", {"why": "phase", "phase": "taking"})
    assert table.refusal(action, seat=1) == ("J3.2", {"why": "phase", "phase": "taking"})
    assert table.allows("take deck")


@rule("J3.3")
def test_J3_3_a_market_card_is_replaced_at_once_and_the_replacement_may_be_taken() -> None:
    table = offshore()
    table.play("pass")
    assert table.told("take H", viewer=1) == (MarketTaken(Seat(0), "H"),)
    assert (table.state.actors(), table.market) == ((CHANCE,), "VXK")
    assert table.told("deal M", viewer=1) == (MarketFilled("M"),)
    assert table.market == "VXKM"
    table.play("take M", "deal H")
    assert (table.hand(0), table.market) == ("HM", "HVXK")


@rule("J3.3")
def test_J3_3_a_card_from_the_deck_leaves_the_market_alone() -> None:
    table = offshore()
    table.play("pass", "take deck", "deal M")
    assert (table.market, table.view.takes_left) == ("HVXK", 1)


@rule("J3.4")
@pytest.mark.parametrize("action", ["lay H", "ready"])
def test_J3_4_who_passed_builds_no_route(action: str) -> None:
    table = offshore("phase laying\nannounced passed landed\nhand 0 HH\nhand 1 HH")
    assert table.state.actors() == (1,)
    assert table.refusal(action, seat=0) == ("J3.4", {"why": "did-pass"})
    assert table.allows(action, seat=1)


@rule("J3.4")
def test_J3_4_who_passed_gets_no_coins() -> None:
    table = offshore("hand 0 HH\nhand 1 HH")
    table.play("pass", "take deck", "deal H", "take deck", "deal H", "land")
    table.play("lay H", "lay H", "ready")
    table.confirm()
    assert table.coins == [0, 2]


@rule("J3.4")
def test_J3_4_there_is_no_hand_limit() -> None:
    table = offshore("hand 0 HHHHHHHVVVVVVVV\nhand 1 VVVVV")
    table.play("pass", "take X", "deal X", "take X", "deal X", "pass", "take X", "deal X", "take deck", "deal K")
    assert table.hand_sizes == [17, 7]
    table.settle()
    assert table.hand_sizes == [17, 7], "nothing has to be thrown away"


@rule("J3.5")
def test_J3_5_who_lands_takes_no_cards() -> None:
    table = offshore("hand 0 HH\nhand 1 VV", seats=3)
    table.play("land")
    assert (table.state.actors(), table.view.phase, table.hand(0)) == ((1,), "announcing", "HH")
    assert table.view.deck == 60 - 4 - 4


@rule("J3.1", "J3.5")
def test_J3_5_routes_are_built_when_everybody_has_announced() -> None:
    table = offshore("hand 0 HH\nhand 1 VV")
    table.play("land")
    assert table.refusal("lay H", seat=0) == ("J3.1", {"why": "phase", "phase": "announcing"})
    table.play("land")
    assert table.state.actors() == (0, 1)
    assert table.allows("lay H", seat=0)
    assert JACKAL.view(table.state, 1).phase == "laying"
