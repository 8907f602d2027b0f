"""J2: how a game begins."""

from __future__ import annotations

from random import Random

import pytest

from cenote.core.game import CHANCE, Seat
from cenote.games.jackal.facts import CardDealt, IslandShown, MarketFilled
from cenote.games.jackal.game import JACKAL
from cenote.games.jackal.position import PHASES
from tests.games.jackal.support import box, dealt, new, offshore, position
from tests.table import rule


@rule("J2.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_J2_1_the_first_player_announces_first(first: int) -> None:
    table = offshore(f"first {first}\nturn {first}", seats=3)
    asked = []
    while table.view.phase == "announcing":
        asked.append(table.actor())
        table.play("land")
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]


@rule("J2.1")
def test_J2_1_a_new_game_begins_with_seat_0_and_the_table_decides_who_sits_there() -> None:
    table = dealt(4)
    assert (table.view.first, table.state.actors()) == (0, (0,))


@rule("J2.1")
def test_J2_1_the_marker_is_no_action_card() -> None:
    table = dealt(4)
    assert sum(table.hand_sizes) + len(table.market) + table.view.deck == 60


@rule("J2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_J2_2_five_cards_to_each_seat_four_to_the_market_the_rest_is_the_deck(seats: int) -> None:
    table = new(seats)
    assert table.view.due == (*[seat for seat in range(seats) for _ in range(5)], -1, -1, -1, -1)
    table.idle(until=lambda seen: seen.phase == "showing")
    assert table.hand_sizes == [5] * seats
    assert (len(table.market), table.view.deck, table.discard) == (4, 60 - 5 * seats - 4, "")


@rule("J2.2")
def test_J2_2_a_card_is_secret_to_its_owner() -> None:
    for_v, for_k = new(), new()
    assert for_v.told("deal V", viewer=0) == (CardDealt(Seat(0), "V"),)
    assert for_k.told("deal K", viewer=1) == (CardDealt(Seat(0), ""),)
    assert (for_v.hand(0), for_k.hand(0)) == ("V", "K")
    assert for_v.view == for_k.view
    assert JACKAL.view(for_v.state, 1) == JACKAL.view(for_k.state, 1)
    assert JACKAL.view(for_v.state, 0) != JACKAL.view(for_k.state, 0)


@rule("J2.2")
def test_J2_2_the_market_lies_face_up() -> None:
    table = new()
    table.deal("HHHHHVVVVV")
    assert table.told("deal K") == (MarketFilled("K"),)
    table.deal("MPX")
    assert table.market == "XKPM"


@rule("J2.2")
def test_J2_2_each_card_left_in_the_deck_is_as_likely_as_any_other() -> None:
    table = new()
    table.deal("HHM")
    assert table.odds() == {"deal H": 13, "deal V": 15, "deal X": 8, "deal K": 8, "deal F": 4, "deal P": 5, "deal M": 4}


@rule("J2.2")
def test_J2_2_a_card_of_which_none_is_left_is_not_dealt() -> None:
    table = new(components=box(deck={"H": 21, "K": 1}))
    table.deal("K")
    assert table.refusal("deal K") == ("J2.2", {"why": "no-card", "card": "K"})
    assert table.allows("deal H")


@rule("J2.2")
def test_J2_2_no_player_deals() -> None:
    table = new()
    assert table.refusal("deal H", seat=0) == ("J2.2", {"why": "chance"})
    assert table.allows("deal H", seat=CHANCE)


@rule("J2.2")
@pytest.mark.parametrize(
    "action", ["land", "pass", "take deck", "lay H", "ready", "throw 1", "done", "go up", "keep H"]
)
def test_J2_2_nobody_acts_while_cards_are_dealt(action: str) -> None:
    table = new()
    assert table.refusal(action, seat=0) == ("J2.2", {"why": "phase", "phase": "dealing"})
    assert table.refusal(action, seat=CHANCE) == ("J2.2", {"why": "phase", "phase": "dealing"})
    assert table.allows("deal H")


@rule("J2.2")
@pytest.mark.parametrize("mode", ["basic", "archipelago"])
def test_J2_2_no_card_comes_when_none_is_due(mode: str) -> None:
    table, rng, phases = new(2, mode), Random(1), set[str]()
    while (phase := table.view.phase) != "over":
        phases.add(phase)
        if phase == "dealing":
            assert table.allows(table.legal()[0], seat=CHANCE)
        else:
            assert table.refusal("deal H", seat=CHANCE) == ("J2.2", {"why": "phase", "phase": phase})
        table.play(rng.choice(table.legal()))
    assert phases == {*PHASES} - {"over"} - ({"drafting"} if mode == "basic" else set())


@rule("J2.3")
def test_J2_3_two_islands_are_shown_and_everybody_sees_them() -> None:
    table = new(3)
    table.idle(until=lambda seen: seen.phase == "showing")
    assert table.told("island 23") == (IslandShown("I23", "Сундук Мертвеца"),)
    assert table.told("island 7") == (IslandShown("I07", "Ус Сильвера"),)
    for seat in (None, 0, 1, 2):
        seen = JACKAL.view(table.state, seat)
        assert (seen.island, seen.ahead, seen.phase) == (22, (6,), "announcing")


@rule("J2.3")
def test_J2_3_no_player_shows_an_island() -> None:
    table = position("phase showing\nto-show 2")
    assert table.refusal("island 1", seat=1) == ("J2.3", {"why": "chance"})
    assert table.allows("island 1", seat=CHANCE)


@rule("J2.3")
@pytest.mark.parametrize(
    "action", ["land", "pass", "take deck", "lay H", "ready", "throw 1", "done", "go up", "keep H"]
)
def test_J2_3_nobody_acts_while_islands_are_shown(action: str) -> None:
    table = position("phase showing\nto-show 2")
    assert table.refusal(action, seat=0) == ("J2.3", {"why": "phase", "phase": "showing"})
    assert table.allows("island 1")


@rule("J2.3")
def test_J2_3_no_island_comes_when_none_is_due() -> None:
    assert new().refusal("island 1") == ("J2.3", {"why": "phase", "phase": "dealing"})
    assert offshore().refusal("island 3", seat=CHANCE) == ("J2.3", {"why": "phase", "phase": "announcing"})
    assert position("phase showing\nto-show 2").allows("island 3")
