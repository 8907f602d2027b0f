"""J4: the route is laid."""

from __future__ import annotations

import pytest

from cenote.core.game import Seat
from cenote.games.jackal.facts import CardLaid, RouteReady
from cenote.games.jackal.game import JACKAL
from tests.games.jackal.support import PLAIN, ashore, offshore
from tests.table import rule


@rule("J4.1")
def test_J4_1_all_landed_seats_lay_at_the_same_time() -> None:
    table = offshore("phase laying\nannounced landed passed landed\nhand 0 HH\nhand 2 VV", seats=3)
    assert table.state.actors() == (0, 2)
    table.play("lay V", seat=2)
    table.play("lay H", seat=0)
    table.play("lay V", seat=2)
    assert table.own(0).route + table.own(2).route == (0, 1, 1)


@rule("J4.1")
def test_J4_1_the_order_of_the_cards_is_the_order_of_laying() -> None:
    table = ashore(PLAIN, "HHVVK")
    table.play("lay V", "lay H", "lay K", "lay V", seat=0)
    assert table.own(0).route == (1, 0, 3, 1)
    assert table.hand(0) == "H"


@rule("J4.1")
def test_J4_1_a_route_is_laid_in_secret() -> None:
    one, other = ashore(PLAIN, "HV"), ashore(PLAIN, "HV")
    before = one.view
    assert one.told("lay H", seat=0, viewer=1) == ()
    assert other.told("lay V", seat=0, viewer=0) == (CardLaid(Seat(0), "V"),)
    assert one.view == other.view == before
    assert JACKAL.view(one.state, 1) == JACKAL.view(other.state, 1)
    assert one.told("ready", seat=0, viewer=1) == (RouteReady(Seat(0)),)


@rule("J4.1")
@pytest.mark.parametrize("route", ["", "H", "HVXKP"])
def test_J4_1_any_number_of_cards_none_included(route: str) -> None:
    table = ashore(PLAIN, "HVXKP", "")
    table.lay(route)
    assert len(table.own(0).route) == len(route)
    assert table.state.actors() == (1,)


@rule("J4.1")
def test_J4_1_only_cards_in_hand_are_laid() -> None:
    table = ashore(PLAIN, "HHV", "K")
    assert table.refusal("lay K", seat=0) == ("J4.1", {"why": "no-card", "card": "K"})
    table.play("lay V", seat=0)
    assert table.refusal("lay V", seat=0) == ("J4.1", {"why": "no-card", "card": "V"})
    assert table.allows("lay H", seat=0)
    assert table.allows("lay K", seat=1)


@rule("J4.1")
@pytest.mark.parametrize("action", ["pass", "land", "take deck", "throw 1", "done", "go up", "keep H"])
def test_J4_1_nothing_else_is_done_while_routes_are_laid(action: str) -> None:
    table = ashore(PLAIN, "HM", "H")
    assert table.refusal(action, seat=0) == ("J4.1", {"why": "phase", "phase": "laying"})
    assert table.allows("ready", seat=0)


@rule("J4.2")
@pytest.mark.parametrize("action", ["lay H", "ready"])
def test_J4_2_after_ready_a_route_cannot_change(action: str) -> None:
    table = ashore(PLAIN, "HH", "HH")
    table.play("lay H", "ready", seat=0)
    assert table.refusal(action, seat=0) == ("J4.2", {"why": "is-ready"})
    assert table.allows(action, seat=1)
    assert table.state.reveals(0, JACKAL.actions.parse("ready"))


@rule("J4.2")
def test_J4_2_the_phase_ends_when_all_landed_seats_are_ready() -> None:
    table = ashore(PLAIN, "HH", "HH", "HH")
    for seat in (2, 0):
        table.play("lay H", "ready", seat=seat)
        assert table.view.phase == "laying"
    assert table.view.ready == (0, 2)
    table.play("ready", seat=1)
    assert table.view.phase == "throwing"


@rule("J4.3")
def test_J4_3_a_black_flag_can_only_be_the_first_card() -> None:
    table = ashore(PLAIN, "FH")
    assert table.allows("lay F", seat=0)
    table.play("lay H", seat=0)
    assert table.refusal("lay F", seat=0) == ("J4.3", {"why": "flag-not-first"})


@rule("J4.3")
def test_J4_3_there_is_only_one_black_flag_in_a_route() -> None:
    table = ashore(PLAIN, "FFH")
    table.play("lay F", seat=0)
    assert table.refusal("lay F", seat=0) == ("J4.3", {"why": "flag-not-first"})
    assert table.allows("lay H", seat=0)


@rule("J4.3")
def test_J4_3_a_black_mark_is_no_part_of_a_route() -> None:
    table = ashore(PLAIN, "MH")
    assert table.refusal("lay M", seat=0) == ("J4.3", {"why": "mark-in-route"})
    assert table.allows("lay H", seat=0)
