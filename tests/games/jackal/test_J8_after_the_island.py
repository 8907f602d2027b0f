"""J8.1 to J8.5: after the island, the end, and the island of a tie."""

from __future__ import annotations

import pytest

from cenote.core.game import CHANCE, Result, Seat
from cenote.games.jackal.facts import ExtraIsland, GameOver, IslandLeft
from tests.games.jackal.support import (
    DEALT_OUT,
    PLAIN,
    JackalTable,
    after_a_tie,
    ashore,
    dealt,
    dry,
    new,
    offshore,
    opened,
)
from tests.table import rule


@rule("J8.1")
def test_J8_1_what_was_played_is_discarded_failed_routes_and_marks_included() -> None:
    table = ashore(PLAIN, "HHVM", "KX")
    table.lay("HHV", "K")
    table.play("throw 1", "done", seat=0)
    table.play("done", seat=1)
    assert (table.discard, table.hand(0), table.hand(1)) == ("HHVKM", "", "X")


@rule("J8.1")
def test_J8_1_in_order_each_seat_draws_up_to_five() -> None:
    table = ashore(PLAIN, "HHHH", "VVVVVV", "HHHHH", text="first 1\n")
    table.lay("HH", "", "HH")
    table.confirm()
    while table.view.phase == "opening":
        table.play("go right")
    assert table.view.due == (2, 2, 0, 0, 0), "seat 1 has six"
    table.deal("KKXPF")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("HHXFP", "VVVVVV", "HHHKK")


@rule("J8.1")
def test_J8_1_who_has_five_draws_none() -> None:
    table = opened(PLAIN, text="hand 0 HHHHH\nhand 1 VVVVVV\n")
    assert table.view.phase == "showing"


@rule("J8.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_J8_1_then_the_marker_goes_left(first: int) -> None:
    table = opened(PLAIN, "", "", "", text=f"first {first}\n")
    table.settle()
    assert (table.view.first, table.state.actors()) == ((first + 1) % 3, ((first + 1) % 3,))


@rule("J7.1", "J8.1")
def test_J8_1_the_next_island_begins_afresh() -> None:
    table = ashore(PLAIN, "HHHHHHM", "HHHHHHM")
    table.lay("HH", "HH")
    table.play("throw 1", "done", seat=0)
    table.play("throw 0", "done", seat=1)
    assert (table.coins, table.discard) == ([2, 1], "HHHHMM")
    table.deal("VV")
    table.play("island 3", "land", "land")
    assert [pirate.owes for pirate in table.view.pirates] == [True, True]
    assert table.view.reveal == (), "the old routes are gone"
    table.lay("HH", "")
    assert table.state.actors() == (0, 1)
    table.confirm()
    assert (table.reached(0), table.reached(1), table.coins) == (("c1", 2), None, [4, 1])
    assert table.discard == "HHHHHHMM"


@rule("J8.1")
def test_J8_1_after_the_last_island_nothing_is_drawn() -> None:
    table = opened(PLAIN, "HH", text="number 5\n")
    assert (table.view.phase, table.view.due, table.hand_sizes) == ("over", (), [0, 0])


@rule("J8.2", "J9.10")
def test_J8_2_an_empty_deck_is_made_anew_from_the_discard() -> None:
    table = dry(f"phase taking\ntakes 2\n{DEALT_OUT}discard XXXK")
    assert (table.view.deck, table.discard) == (0, "XXXK")
    table.play("take deck")
    assert table.odds() == {"deal X": 3, "deal K": 1}
    assert (table.view.deck, table.discard) == (4, "")


@rule("J8.2")
def test_J8_2_the_discard_is_not_shuffled_before_a_card_is_needed() -> None:
    table = dry("phase taking\ntakes 2\nmarket HVXK\nhand 0 HHHHHHHHH\nhand 1 VVVVVX\ndiscard XX")
    table.play("take deck", "deal K")
    assert (table.view.deck, table.discard) == (0, "XX")
    table.play("take deck")
    assert (table.view.deck, table.discard) == (2, "")


@rule("J8.2")
def test_J8_2_if_both_are_empty_taking_from_the_deck_brings_nothing() -> None:
    table = dry(f"phase announcing\n{DEALT_OUT}hand 1 VVVVVXXXK")
    table.play("pass", "take deck", "take deck")
    assert (table.state.actors(), table.hand_sizes, table.view.due) == ((1,), [9, 9], ())


@rule("J8.2")
def test_J8_2_if_both_are_empty_the_market_has_a_gap() -> None:
    table = dry(f"phase announcing\n{DEALT_OUT}hand 1 VVVVVXXXK")
    table.play("pass", "take H", "take V", "pass")
    assert (table.market, table.state.actors()) == ("XK", (1,))
    table.play("take X")
    assert table.legal() == ["take K", "take deck"]


@rule("J8.2")
def test_J8_2_a_seat_that_cannot_draw_up_goes_on_with_fewer_cards() -> None:
    table = dry("phase laying\nannounced landed passed\nmarket HVXK\nhand 0 HHX\nhand 1 HHHHHHHVVVVVXXK\n")
    table.play("lay H", "lay H", "ready", "done")
    assert table.view.due == (0, 0, 0, 0)
    table.settle()
    assert (table.hand(0), table.view.deck, table.view.phase) == ("HHX", 0, "announcing")


@rule("J8.2", "J8.5", "J8.8", "J8.9")
@pytest.mark.parametrize(
    ("mode", "number"),
    [
        ("basic", 0),
        ("basic", 3),
        ("basic", 4),
        ("basic", 5),
        ("archipelago", 0),
        ("archipelago", 2),
        ("archipelago", 3),
        ("archipelago", 7),
    ],
)
def test_J8_2_gaps_are_filled_directly_before_the_next_announcements(mode: str, number: int) -> None:
    row = {"basic": ["2"] * (number < 5), "archipelago": ["2", "3", "4"][number % 4 :]}[mode]
    ahead = f"used {' '.join(['1', *row])}\nahead {' '.join(row)}"
    hands = "announced landed passed\nmarket HV\nhand 0 HHHHHHHHHVV\nhand 1 VVVXXXXKK\n"
    table = dry(f"phase laying\nnumber {number}\ncoins 0 2\n{ahead}\n{hands}", mode)
    table.play("lay H", "lay H", "ready")
    table.confirm()
    assert len(table.market) == 2, "not at once"
    table.idle(until=lambda seen: seen.phase == "announcing")
    assert len(table.market) == 4


@rule("J8.2")
def test_J8_2_drawing_comes_before_the_gaps() -> None:
    table = dry("phase laying\nannounced landed passed\nmarket H\nhand 0 HHHHVV\nhand 1 HHHHHVVVVXXXXKK\n")
    table.play("lay H", "lay H", "ready")
    table.confirm()
    assert table.view.due == (0,)
    table.settle()
    assert (table.hand_sizes, len(table.market)) == ([5, 15], 2)


@rule("J8.3")
def test_J8_3_the_horizon_becomes_current_and_a_new_island_appears() -> None:
    table = opened(PLAIN, "HH", text="ahead 7\nused 1 7\n")
    table.idle(until=lambda seen: seen.phase == "showing")
    assert (table.view.island, table.view.ahead) == (6, ())
    table.play("island 4")
    assert (table.view.island, table.view.ahead) == (6, (3,))


@rule("J8.3")
def test_J8_3_an_island_that_left_the_game_does_not_come_back() -> None:
    table = opened(PLAIN, "HH", text="ahead 7\nused 1 5 7\n")
    table.idle(until=lambda seen: seen.phase == "showing")
    assert table.refusal("island 1") == ("J8.3", {"why": "used-island", "island": 1})
    assert table.refusal("island 5") == ("J8.3", {"why": "used-island", "island": 5})
    assert table.refusal("island 7") == ("J8.3", {"why": "used-island", "island": 7}), "it is current now"
    assert table.allows("island 6")


@rule("J8.3")
def test_J8_3_an_island_that_lies_there_is_not_shown_again() -> None:
    table = new()
    table.idle(until=lambda seen: seen.phase == "showing")
    table.play("island 5")
    assert table.refusal("island 5") == ("J8.3", {"why": "used-island", "island": 5})
    assert table.allows("island 6")


@rule("J8.3")
def test_J8_3_there_are_no_more_islands_than_in_the_box() -> None:
    table = new()
    table.idle(until=lambda seen: seen.phase == "showing")
    assert table.refusal("island 46") == ("J8.3", {"why": "used-island", "island": 46})
    assert table.allows("island 45")


@rule("J8.3")
def test_J8_3_there_is_no_horizon_behind_the_last_island() -> None:
    horizons = []
    table = dealt()
    for _ in range(6):
        horizons.append(len(table.view.ahead))
        table.play("land", "land", "ready", "ready", "done", "done")
        table.settle()
    assert horizons == [1, 1, 1, 1, 1, 0]


@rule("J8.4")
def test_J8_4_after_the_sixth_island_the_most_coins_win() -> None:
    table = ashore(PLAIN, "HH", "V", text="number 5\ncoins 4 5\n")
    table.lay("HH", "")
    table.play("done", seat=0)
    assert table.told("done", seat=1)[-1] == GameOver((6, 5), (Seat(0),))
    assert table.state.result() == Result((6, 5), (0,))
    assert table.state.actors() == ()


@rule("J8.4")
def test_J8_4_the_game_goes_on_after_the_fifth() -> None:
    table = opened(PLAIN, "HH", text="number 4\ncoins 4 5\n")
    assert table.state.result() is None
    table.settle()
    assert table.view.phase == "announcing"


@rule("J8.4")
@pytest.mark.parametrize(("action", "seat"), [("land", 0), ("ready", 1), ("deal H", CHANCE), ("island 3", CHANCE)])
def test_J8_4_nothing_is_done_after_the_end(action: str, seat: int) -> None:
    table = opened(PLAIN, "HH", text="number 5\ncoins 4 5\n")
    assert table.refusal(action, seat=seat) == ("J8.4", {"why": "over"})
    assert offshore("number 5").allows("land", seat=0)


def on_the_extra_island(coins: str, first: int = 0) -> JackalTable:
    """The tied of three seats are about to announce; each got five cards H first."""
    table = after_a_tie(coins, first)
    table.settle()
    return table


@rule("J8.5")
def test_J8_5_a_tie_for_the_most_is_played_off_on_one_more_island() -> None:
    table = ashore(PLAIN, "HH", "V", "V", text="number 5\ncoins 5 3 7\n")
    table.lay("HH", "V", "V")
    table.play("done", seat=0)
    table.play("done", seat=1)
    assert table.told("done", seat=2)[-2:] == (IslandLeft("I01", "I01", 6), ExtraIsland((Seat(0), Seat(2))))
    assert (table.view.extra, table.view.playing, table.state.result()) == (True, (0, 2), None)


@rule("J8.5")
def test_J8_5_a_tie_behind_the_first_is_none() -> None:
    assert after_a_tie("7 5 5").state.result() == Result((7, 5, 5), (0,))


@rule("J8.5")
def test_J8_5_all_hands_are_discarded_and_the_tied_seats_draw_five() -> None:
    table = after_a_tie("7 3 7")
    assert (table.discard, table.hand_sizes) == ("HHHVVVKKK", [0, 0, 0])
    assert table.view.due == (2,) * 5 + (0,) * 5
    table.deal("HHHHHVVVVV")
    assert (table.hand(0), table.hand(1), table.hand(2), table.market) == ("VVVVV", "", "HHHHH", "HVXK")


@rule("J8.5")
def test_J8_5_one_island_not_used_in_this_game_and_no_horizon() -> None:
    table = after_a_tie("7 3 7")
    table.idle(until=lambda seen: seen.phase == "showing")
    assert table.odds() == {f"island {number}": 1 for number in range(3, 11)}
    table.play("island 9")
    assert (table.view.island, table.view.ahead, table.view.phase) == (8, (), "announcing")


@rule("J8.5")
@pytest.mark.parametrize(
    ("coins", "first", "order"),
    [
        ("7 3 7", 0, [2, 0]),
        ("7 3 7", 1, [2, 0]),
        ("7 3 7", 2, [0, 2]),
        ("7 7 3", 0, [1, 0]),
        ("7 7 7", 0, [1, 2, 0]),
        ("7 7 7", 2, [0, 1, 2]),
    ],
)
def test_J8_5_the_first_tied_seat_after_the_last_first_player_begins(coins: str, first: int, order: list[int]) -> None:
    table = on_the_extra_island(coins, first)
    asked = []
    while table.view.phase == "announcing":
        asked.append(table.actor())
        table.play("land")
    assert asked == order


@rule("J8.5")
def test_J8_5_only_tied_seats_announce_lay_and_throw() -> None:
    table = on_the_extra_island("7 3 7")
    assert table.refusal("land", seat=1) == ("J8.5", {"why": "tied"})
    assert table.allows("land", seat=2)
    table.play("land", "land")
    for action in ("lay H", "ready"):
        assert table.refusal(action, seat=1) == ("J8.5", {"why": "tied"})
        assert table.allows(action, seat=0)
    table.play("ready", seat=0)
    table.play("ready", seat=2)
    assert table.state.actors() == (0, 2)
    for action in ("throw 0", "done"):
        assert table.refusal(action, seat=1) == ("J8.5", {"why": "tied"})
    assert table.refusal("throw 1", seat=0) == ("J5.1", {"why": "target", "target": 1})
    assert table.allows("done", seat=0)


@rule("J8.5")
def test_J8_5_passing_works_as_usual() -> None:
    table = on_the_extra_island("7 3 7")
    table.play("pass", "take deck", "deal V", "take H", "deal V")
    assert (table.hand_sizes, table.state.actors()) == ([5, 0, 7], (0,))


@rule("J8.5")
def test_J8_5_most_coins_from_this_island_wins_and_totals_do_not_change() -> None:
    table = on_the_extra_island("7 3 7")
    table.play("land", "land")
    table.play("lay H", "lay H", "ready", seat=2)
    table.play("ready", seat=0)
    table.confirm()
    assert table.state.result() == Result((7, 3, 7), (2,))
    assert [pirate.extra_coins for pirate in table.view.pirates] == [0, 0, 2]


@rule("J8.5")
def test_J8_5_still_tied_all_of_those_win() -> None:
    table = on_the_extra_island("7 7 7")
    table.play("land", "land", "land")
    for seat in range(3):
        table.play("ready", seat=seat)
    table.confirm()
    assert table.state.result() == Result((7, 7, 7), (0, 1, 2))
