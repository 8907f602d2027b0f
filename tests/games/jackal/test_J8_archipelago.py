"""J8.6 to J8.10: the Archipelago."""

from __future__ import annotations

import pytest

from cenote.core.game import Result, Seat
from cenote.games.jackal.facts import CardKept, PacksPassed
from cenote.games.jackal.game import JACKAL
from tests.games.jackal.support import DEALT_OUT, JackalTable, after_a_tie, dry, new, offshore
from tests.table import rule


@rule("J8.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_J8_6_nine_cards_each_a_market_of_four_and_four_islands_in_a_row(seats: int) -> None:
    table = new(seats, "archipelago")
    table.idle(until=lambda seen: seen.phase == "showing")
    assert [pirate.pack for pirate in table.view.pirates] == [9] * seats
    assert (len(table.market), table.hand_sizes) == (4, [0] * seats)
    table.play("island 30", "island 2", "island 45", "island 11")
    assert (table.view.island, table.view.ahead, table.view.phase) == (29, (1, 44, 10), "drafting")


def drafting() -> JackalTable:
    """The draft of three seats begins with the packs HHHVVVXXX, KKKKKKKFF and PPPPPHHHH."""
    table = new(3, "archipelago")
    for cards in ("HHHVVVXXX", "KKKKKKKFF", "PPPPPHHHH", "VVVV"):
        table.deal(cards)
    table.settle()
    return table


@rule("J8.7")
def test_J8_7_everybody_keeps_one_card_and_hands_the_rest_left() -> None:
    table = drafting()
    assert table.state.actors() == (0, 1, 2)
    table.play("keep F", seat=1)
    table.play("keep P", seat=2)
    assert table.pack(1) == "KKKKKKKFF", "nothing moves before all have chosen"
    assert table.told("keep X", seat=0) == (CardKept(Seat(0), ""), PacksPassed(8))
    assert [table.hand(seat) for seat in range(3)] == ["X", "F", "P"]
    assert [table.pack(seat) for seat in range(3)] == ["HHHHPPPP", "HHHVVVXX", "KKKKKKKF"]
    assert [table.own(seat).keeping for seat in range(3)] == [-1, -1, -1], "the next choice is open"


@rule("J8.7")
def test_J8_7_the_choice_is_secret() -> None:
    one, other = drafting(), drafting()
    assert one.told("keep H", seat=0, viewer=1) == other.told("keep V", seat=0, viewer=1) == (CardKept(Seat(0), ""),)
    assert JACKAL.view(one.state, 1) == JACKAL.view(other.state, 1)
    assert one.view == other.view
    assert one.own(0).keeping != other.own(0).keeping


@rule("J8.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_J8_7_until_each_has_nine_and_the_ninth_keeps_itself(seats: int) -> None:
    table = new(seats, "archipelago")
    table.settle()
    choices = 0
    while table.view.phase == "drafting":
        table.play(table.legal()[0])
        choices += 1
    assert choices == 8 * seats
    assert table.hand_sizes == [9] * seats
    assert [pirate.pack for pirate in table.view.pirates] == [0] * seats


@rule("J8.7")
def test_J8_7_only_a_card_of_the_own_pack_is_kept() -> None:
    table = drafting()
    assert table.refusal("keep K", seat=0) == ("J8.7", {"why": "no-card", "card": "K"})
    assert table.allows("keep K", seat=1)


@rule("J8.7")
def test_J8_7_one_card_is_kept_before_the_packs_move() -> None:
    table = drafting()
    table.play("keep H", seat=0)
    assert table.refusal("keep V", seat=0) == ("J8.7", {"why": "already-kept"})
    assert table.allows("keep K", seat=1)


@rule("J8.7")
@pytest.mark.parametrize("action", ["pass", "land", "take deck", "lay H", "ready", "throw 1", "done", "go up"])
def test_J8_7_nothing_else_is_done_during_the_draft(action: str) -> None:
    table = drafting()
    assert table.refusal(action, seat=0) == ("J8.7", {"why": "phase", "phase": "drafting"})
    assert table.allows("keep H", seat=0)


@rule("J8.8")
def test_J8_8_the_four_islands_are_played_from_left_to_right_without_drawing() -> None:
    table = offshore("ahead 4 2 7\nused 1 2 4 7\nhand 0 HHHHH\nhand 1 VVVVV", seats=3, mode="archipelago")
    seen = []
    for number in range(4):
        seen.append((table.view.island, table.view.first, table.actor(), table.hand(0), table.discard))
        assert (table.view.number, table.view.phase) == (number, "announcing")
        table.play("land", "land", "land", "lay H", "ready", "ready", "ready", "done", "done", "done")
    assert seen == [
        (0, 0, 0, "HHHHH", ""),
        (3, 1, 1, "HHHH", "H"),
        (1, 2, 2, "HHH", "HH"),
        (6, 0, 0, "HH", "HHH"),
    ]


@rule("J8.8")
def test_J8_8_passing_still_gives_two_cards() -> None:
    table = offshore("ahead 4 2 7\nused 1 2 4 7\nhand 0 HHHHHHHHH", mode="archipelago")
    table.play("pass", "take K", "deal V", "take deck", "deal M")
    assert table.hand(0) == "HHHHHHHHHKM"


def after_the_fourth() -> JackalTable:
    """The fourth island of the Archipelago is over; hands were HHH and VVVV, and V was laid."""
    text = "phase laying\nnumber 3\nahead\nused 1 2 3 4\nfirst 1\nannounced landed landed\nhand 0 HHH\nhand 1 VVVV\n"
    table = offshore(text, mode="archipelago")
    table.play("ready", seat=0)
    table.play("lay V", "ready", seat=1)
    table.confirm()
    return table


@rule("J8.9")
def test_J8_9_hands_are_discarded_and_nine_new_cards_dealt() -> None:
    table = after_the_fourth()
    assert (table.discard, table.hand_sizes, table.market) == ("HHHVVVV", [0, 0], "HVXK")
    assert table.view.due == (0,) * 9 + (1,) * 9
    table.idle(until=lambda seen: seen.phase == "showing")
    assert [pirate.pack for pirate in table.view.pirates] == [9, 9]
    assert table.market == "HVXK"


@rule("J8.9")
def test_J8_9_the_other_four_islands_are_opened() -> None:
    table = after_the_fourth()
    table.idle(until=lambda seen: seen.phase == "showing")
    assert table.refusal("island 4") == ("J8.3", {"why": "used-island", "island": 4})
    table.play("island 9", "island 5", "island 6", "island 10")
    assert (table.view.island, table.view.ahead) == (8, (4, 5, 9))


@rule("J8.9")
def test_J8_9_the_second_draft_goes_to_the_left_again() -> None:
    text = "phase laying\nnumber 3\nahead\nused 1 2 3 4\nannounced landed landed landed\n"
    table = offshore(text, seats=3, mode="archipelago")
    table.lay("", "", "")
    table.confirm()
    assert table.view.due[0] == 1, "the marker went left"
    for cards in ("HHHHHHHHH", "VVVVVVVVV", "XXXXXKKKK"):
        table.deal(cards)
    table.settle()
    table.play("keep X", "keep H", "keep V")
    assert [table.pack(seat) for seat in range(3)] == ["VVVVVVVV", "XXXXKKKK", "HHHHHHHH"]


@rule("J8.9")
def test_J8_9_the_discard_helps_out_when_the_deck_does_not_suffice_for_nine_each() -> None:
    table = dry(f"phase laying\nnumber 3\nahead\nannounced landed passed\n{DEALT_OUT}", mode="archipelago")
    table.play("ready", seat=0)
    table.confirm()
    assert (table.view.deck, table.discard) == (4, "HHHHHHHHHVVVVV")
    table.deal("XXXK")
    assert (table.view.deck, table.discard) == (14, "")
    table.idle(until=lambda seen: seen.phase == "showing")
    assert [pirate.pack for pirate in table.view.pirates] == [9, 9]


@rule("J8.10")
@pytest.mark.parametrize(("number", "over"), [(6, False), (7, True)])
def test_J8_10_after_the_eighth_island_the_most_coins_win(number: int, over: bool) -> None:
    text = f"phase laying\nnumber {number}\ncoins 4 6\nused 1 2\nannounced landed landed\n"
    table = offshore(text, mode="archipelago")
    table.lay("", "")
    table.confirm()
    assert table.state.result() == (Result((4, 6), (1,)) if over else None)
    if over:
        assert table.refusal("land", seat=0) == ("J8.10", {"why": "over"})
    else:
        table.settle()
        assert table.allows("land")


@rule("J8.10")
def test_J8_10_a_tie_is_played_off_without_a_draft() -> None:
    table = after_a_tie("7 3 7", mode="archipelago")
    assert table.view.due == (2,) * 5 + (0,) * 5
    table.settle()
    assert (table.view.phase, table.hand_sizes) == ("announcing", [5, 0, 5])
