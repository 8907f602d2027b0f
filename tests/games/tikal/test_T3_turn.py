"""T3: the turn of the basic game."""

from __future__ import annotations

from itertools import permutations

import pytest

from cenote.core.game import CHANCE, Seat
from cenote.games.tikal.facts import TurnEnded
from tests.games.tikal.support import new, position
from tests.table import rule


@rule("T3.1")
def test_T3_1_a_turn_is_draw_place_spend_and_then_the_seat_to_the_left_has_its_turn() -> None:
    table = new(3)
    table.play("draw A1")
    assert (table.state.actors(), table.view.phase) == ((0,), "placing")
    table.play("place c4 0")
    assert (table.state.actors(), table.view.phase, table.view.ap) == ((0,), "acting", 10)
    table.play("end")
    assert (table.state.actors(), table.view.turn) == ((CHANCE,), 1)


@rule("T3.1")
def test_T3_1_a_hex_is_drawn_once_in_a_turn() -> None:
    table = position("phase acting")
    assert table.refusal("draw A1", seat=CHANCE) == ("T3.1", {"why": "phase", "phase": "acting"})
    table.play("end")
    assert table.allows("draw A1", seat=CHANCE)


@rule("T3.1")
def test_T3_1_the_hex_is_placed_before_anything_else_is_done() -> None:
    table = position("phase placing\nhand A1")
    assert table.refusal("enter worker a5") == ("T3.1", {"why": "phase", "phase": "placing"})
    table.play("place c4 0")
    assert table.allows("enter worker a5")


@rule("T3.1")
def test_T3_1_a_hex_is_placed_once_in_a_turn() -> None:
    table = position("phase placing\nhand A1")
    assert table.allows("place a3 0")
    table.play("place c4 0")
    assert table.refusal("place a3 0") == ("T3.1", {"why": "phase", "phase": "acting"})


@rule("T3.1")
@pytest.mark.parametrize("text", ["phase acting", "phase placing\nhand A1"])
def test_T3_1_only_the_seat_whose_turn_it_is_acts(text: str) -> None:
    table = position(f"{text}\nturn 1", seats=3)
    action = table.legal()[0]
    assert table.refusal(action, seat=0) == ("T3.1", {"why": "turn", "turn": 1})
    assert table.refusal(action, seat=2) == ("T3.1", {"why": "turn", "turn": 1})
    assert table.allows(action, seat=1)


@rule("T3.2")
def test_T3_2_points_not_spent_are_lost() -> None:
    table = new()
    table.take_turn()
    table.idle(until=lambda seen: seen.phase == "acting")
    table.play("enter worker a5")
    assert table.facts("end") == (TurnEnded(seat=Seat(1), lost=9),)
    assert table.view.ap == 0
    table.idle(until=lambda seen: seen.phase == "acting")
    assert (table.view.turn, table.view.ap) == (0, 10)


@rule("T3.2")
def test_T3_2_a_turn_does_not_end_by_itself_when_no_points_are_left() -> None:
    table = position("ap 1")
    table.play("enter worker a5")
    assert table.state.actors() == (0,)
    assert table.legal() == ["end"]


@rule("T3.2")
def test_T3_2_a_turn_does_not_end_before_the_hex_is_placed() -> None:
    table = position("phase placing\nhand A1")
    assert table.refusal("end") == ("T3.2", {"why": "hex-first"})
    table.play("place c4 0")
    assert table.allows("end")


@rule("T3.2")
@pytest.mark.parametrize("ap", [0, 1, 10])
def test_T3_2_a_scoring_turn_may_end_at_any_time(ap: int) -> None:
    assert position(f"phase scoring\nap {ap}").allows("end")


@rule("T3.3")
def test_T3_3_actions_may_be_taken_in_any_order() -> None:
    ends = set()
    for order in permutations(["enter worker a5", "uncover a4", "camp b4", "enter leader a5"]):
        table = position("a4 a4 workers 0 1")
        table.play(*order)
        ends.add(table.state.key())
    assert len(ends) == 1


@rule("T3.3")
def test_T3_3_an_action_may_be_taken_as_often_as_points_allow() -> None:
    table = position("ap 10")
    table.play(*["enter worker a5"] * 10)
    assert table.space("a5").workers == (10, 0)
    assert table.legal() == ["end"]
