"""J9: what we do where the rulebook is silent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cenote.core.game import CHANCE, Seat
from cenote.games.jackal.cards import cards
from cenote.games.jackal.facts import CardDealt, IslandLeft, MarketTaken, MarkThrown, RouteOpened
from cenote.games.jackal.game import JACKAL
from cenote.games.jackal.route import ends
from cenote.games.jackal.view import JackalView
from tests.games.jackal.support import PLAIN, JackalTable, after_a_tie, ashore, dealt, dry, isle, offshore, opened
from tests.table import rule

OPTION = "options marks-from-landed\n"


@rule("J6.3", "J9.1")
def test_J9_1_a_four_way_arrow_goes_straight_and_not_diagonally() -> None:
    island = "B..../.1.1./..W../.1.1./....."
    assert opened(island, "X").reached(0) is None
    assert opened(island, "XX").legal() == ["go left", "go right", "go up", "go down"]
    assert opened(island, "XX").refusal("jump up-up-left") == ("J6.3", {"why": "other-way", "card": "X"})


@rule("J9.2")
@pytest.mark.parametrize(("route", "end"), [("K", None), ("PK", ("c2", 1)), ("KP", None)])
def test_J9_2_a_map_helps_a_knight_to_a_buried_chest(route: str, end: tuple[str, int] | None) -> None:
    assert opened("W.~/..d/B~~", route).reached(0) == end


@rule("J9.3")
@pytest.mark.parametrize(("island", "steps"), [("W..2/B~~~", 3), ("WL.2/B~~~", 4), ("WLL2/B~~~", 5)])
def test_J9_3_each_labyrinth_on_a_route_is_one_step(island: str, steps: int) -> None:
    assert opened(island, "HHH").reached(0) == ("d1", steps)


@rule("J9.4")
@pytest.mark.parametrize("route", ["", "V", "VPV"])
def test_J9_4_one_may_land_with_an_empty_or_hopeless_route(route: str) -> None:
    table = ashore(PLAIN, route, "HH")
    table.lay(route, "HH")
    table.confirm()
    assert (table.reached(0), table.coins) == (None, [0, 2])


@rule("J9.4")
def test_J9_4_a_program_can_tell_a_hopeless_route_before_it_is_laid() -> None:
    assert ends(isle(PLAIN), list(cards("VV"))) == []
    assert ends(isle(PLAIN), list(cards("VVHH"))) != []


def passed_and_landed(options: str = "") -> JackalTable:
    """Seat 0 passed, seats 1 and 2 landed and laid HH; everybody holds a mark."""
    hands = "hand 0 M\nhand 1 HHM\nhand 2 HHM"
    table = offshore(f"{options}phase laying\nannounced passed landed landed\n{hands}", seats=3)
    table.play("lay H", "lay H", "ready", seat=1)
    table.play("lay H", "lay H", "ready", seat=2)
    return table


@rule("J9.5")
def test_J9_5_a_seat_that_passed_may_throw() -> None:
    table = passed_and_landed()
    table.play("throw 1", "done", seat=0)
    table.confirm()
    assert table.coins == [0, 1, 2]


@rule("J9.5")
@pytest.mark.parametrize("action", ["throw 1", "done"])
def test_J9_5_with_the_option_marks_come_only_from_landed_seats(action: str) -> None:
    table = passed_and_landed(OPTION)
    assert table.state.actors() == (1, 2)
    assert table.refusal(action, seat=0) == ("J9.5", {"why": "not-landed"})
    assert table.allows(action, seat=2)
    assert passed_and_landed().allows(action, seat=0)


@rule("J9.5")
def test_J9_5_with_the_option_who_landed_alone_is_not_asked_and_opens_at_once() -> None:
    text = f"{OPTION}phase laying\nannounced passed landed\nhand 0 M\nhand 1 HH"
    table = offshore(text)
    table.play("lay H", "lay H")
    assert RouteOpened(Seat(1), "HH", reaches=True) in table.told("ready")
    assert table.reached(1) == ("c1", 2)


@rule("J9.6")
def test_J9_6_a_mark_on_a_pirate_alone_on_its_chest_changes_nothing() -> None:
    table = ashore(PLAIN, "HH", "FHHM")
    table.lay("HH", "FHH")
    table.play("done", seat=0)
    table.play("throw 0", "done", seat=1)
    assert (table.reached(0), table.coins) == (("c1", 3), [2, 1])


@rule("J9.6")
def test_J9_6_a_mark_on_a_route_that_fails_changes_nothing() -> None:
    table = ashore(PLAIN, "V", "HHM")
    table.lay("V", "HH")
    table.play("done", seat=0)
    assert MarkThrown(Seat(1), Seat(0)) in (table.told("throw 0", seat=1) + table.told("done", seat=1))
    assert (table.view.reveal[0].marks, table.coins) == (1, [0, 2])
    assert table.discard == "HHVM"


@rule("J9.7")
@pytest.mark.parametrize(("route", "end"), [("HH", None), ("FHH", ("c2", 2)), ("VHH", ("c2", 3)), ("FVHH", None)])
def test_J9_7_the_start_flag_is_not_changed_when_the_route_is_opened(route: str, end: tuple[str, int] | None) -> None:
    assert opened("W~~/B.2/...", route).reached(0) == end


@rule("J9.8")
def test_J9_8_if_everybody_passes_the_island_counts_as_played_and_unpaid() -> None:
    table = offshore()
    table.play("pass", "take deck", "deal H", "take deck", "deal H", "pass", "take H", "deal H", "take deck")
    assert table.told("deal H") == (CardDealt(Seat(1), ""), IslandLeft("I01", "I01", 1))
    assert (table.view.number, table.coins, table.discard) == (1, [0, 0], "")
    table.settle()
    assert (table.view.island, table.view.first) == (1, 1)


@rule("J9.8")
def test_J9_8_the_last_to_pass_ends_the_island_with_the_last_card() -> None:
    table = dry("phase announcing\nfirst 1\nturn 1\nannounced silent silent\nmarket -\nhand 0 HHHHHHHHHHXXXXKKVVVVVV")
    table.play("pass", "take deck", "take deck", "pass", "take deck")
    assert table.told("take deck")[-1] == IslandLeft("I01", "I01", 1)


@rule("J9.9")
def test_J9_9_the_bank_is_unlimited() -> None:
    table = opened("W4/B~", "H", "H", "H", "H", text="coins 900 800 700 600\n")
    assert table.coins == [904, 803, 702, 601]


@rule("J9.10")
def test_J9_10_the_reshuffled_deck_is_what_everybody_saw_in_the_discard() -> None:
    table = dry("phase taking\ntakes 1\nmarket HVXK\nhand 0 HHHHHHHHH\nhand 1 VVVVV\ndiscard XXXK")
    seen = {f"deal {card}": table.discard.count(card) for card in "XK"}
    table.play("take deck")
    assert table.odds() == seen


def seen_by(table: JackalTable, seat: int | None) -> JackalView:
    return JACKAL.view(table.state, seat)


@rule("J9.11")
def test_J9_11_hand_sizes_are_public_and_laid_cards_count_until_all_are_ready() -> None:
    table = ashore(PLAIN, "HHVV", "HHV")
    table.play("lay H", "lay H", "ready", seat=0)
    assert [(pirate.hand, pirate.route) for pirate in table.view.pirates] == [(4, -1), (3, -1)]
    table.play("lay H", "ready", seat=1)
    assert [(pirate.hand, pirate.route) for pirate in table.view.pirates] == [(2, 2), (2, 1)]


@rule("J9.11")
def test_J9_11_thrown_marks_count_as_in_hand_until_they_are_shown() -> None:
    table = ashore("1W2/~B~", "HMM", "HM")
    table.lay("H", "H")
    table.play("throw 1", "throw 1", "done", seat=0)
    assert [(pirate.hand, pirate.throws, pirate.marks) for pirate in table.view.pirates] == [(2, (), 0), (1, (), 0)]
    table.play("done", seat=1)
    assert [(pirate.hand, pirate.throws, pirate.marks) for pirate in table.view.pirates] == [(0, (1, 1), 0), (1, (), 2)]


@rule("J9.11")
def test_J9_11_it_is_public_who_still_owes_a_choice() -> None:
    table = ashore(PLAIN, "HH", "HH", "HH")
    table.play("ready", seat=1)
    assert [pirate.owes for pirate in table.view.pirates] == [True, False, True]
    table.lay("")
    table.play("ready", seat=2)
    table.play("done", seat=0)
    assert [pirate.owes for pirate in table.view.pirates] == [False, True, True]


@rule("J9.11")
def test_J9_11_which_market_card_was_taken_is_public_and_a_card_from_the_deck_is_not() -> None:
    table = offshore("phase taking\ntakes 2")
    assert table.told("take K", viewer=1) == (MarketTaken(Seat(0), "K"),)
    table.play("deal V", "take deck")
    twin = JackalTable(JACKAL, table.state.copy())
    table.play("deal M")
    twin.play("deal P")
    assert seen_by(table, 1) == seen_by(twin, 1)
    assert table.view == twin.view


@rule("J9.11")
def test_J9_11_market_discard_and_coins_are_public() -> None:
    table = opened(PLAIN, "HHV", "V")
    for seat in (None, 0, 1):
        seen = seen_by(table, seat)
        assert (seen.discard, seen.market, seen.pirates[0].coins) == ((2, 2, 0, 0, 0, 0, 0), (1, 1, 1, 1, 0, 0, 0), 2)


@rule("J9.11")
def test_J9_11_hands_thrown_away_are_seen_by_everybody() -> None:
    assert after_a_tie("7 3 7").discard == "HHHVVVKKK"


@rule("J9.11")
def test_J9_11_hands_and_laid_cards_are_secret() -> None:
    one, other = ashore(PLAIN, "HHHHH", "VV"), ashore(PLAIN, "KKKPF", "VV")
    one.play("lay H", "lay H", "ready", seat=0)
    other.play("lay F", "lay K", "ready", seat=0)
    for seat in (1, None):
        assert replace(seen_by(one, seat), deck=0) == replace(seen_by(other, seat), deck=0)
    one.play("ready", seat=1)
    other.play("ready", seat=1)
    assert one.view == other.view


@rule("J9.12")
def test_J9_12_the_first_player_marker_is_none_of_the_60_cards() -> None:
    table = dealt(2)
    assert {text.removeprefix("deal ") for text in JACKAL.actions.texts if text.startswith("deal ")} == set("HVXKFPM")
    assert table.view.first == 0
    assert sum(table.hand_sizes) + len(table.market) + table.view.deck == 60


@rule("J6.1", "J9.13")
def test_J9_13_no_mark_is_thrown_once_the_first_route_is_opened() -> None:
    table = ashore("1W2/~B~", "HM", "HM")
    table.lay("H", "H")
    assert table.allows("throw 0", seat=1)
    table.confirm()
    assert table.view.opened == (0,), "the route of seat 1 is still closed"
    for seat in (0, 1):
        assert table.refusal(f"throw {1 - seat}", seat=seat) == ("J6.1", {"why": "phase", "phase": "opening"})


@rule("J6.12", "J9.14")
def test_J9_14_a_seat_does_not_spoil_its_own_route() -> None:
    table = opened("1W2/.B./...", "XH")
    assert table.refusal("go down") == ("J6.12", {"why": "dead-end", "cell": "b2"})
    assert table.legal() == ["go left", "go right"]
    assert table.allows("go left")


@rule("J9.14")
def test_J9_14_a_seat_may_choose_the_poorer_chest() -> None:
    table = opened("1W2/~B~", "H")
    table.play("go left")
    assert table.coins == [1, 0]
    assert table.state.actors() == (CHANCE,)
