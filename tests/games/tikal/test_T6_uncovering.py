"""T6: uncovering a temple."""

from __future__ import annotations

import pytest

from cenote.core.game import Seat
from cenote.games.tikal.facts import Uncovered
from tests.games.tikal.support import position
from tests.table import rule

NINE_FOURS = """
a4 a4 value 4
b5 b5 value 4
c4 A1 value 4
c5 A2 value 4
d3 A3 value 4
d4 B1 value 4
d5 B2 value 4
e4 C1 value 4
e5 G1 value {last}
f4 G2 workers 0 1
"""
"""Ten temples that began below 4; there are nine tiles of that value."""


@rule("T6.1")
def test_T6_1_the_value_rises_by_one_and_a_tile_leaves_the_supply() -> None:
    table = position("c4 B2 workers 0 1")
    assert table.view.tiles[4:6] == (9, 11)
    assert table.facts("uncover c4") == (Uncovered(Seat(0), "c4", 4),)
    assert table.space("c4").value == 4
    assert table.view.tiles[4:6] == (8, 11)


@rule("T6.2")
def test_T6_2_a_value_of_which_no_tile_is_left_is_neither_reached_nor_skipped() -> None:
    table = position(NINE_FOURS.format(last=4))
    assert table.view.tiles[4:6] == (0, 11)
    assert table.refusal("uncover f4") == ("T6.2", {"why": "no-tile", "value": 4})
    assert position(NINE_FOURS.format(last=3)).allows("uncover f4")


@rule("T6.2")
def test_T6_2_ten_is_the_top() -> None:
    table = position("a4 a4 value 9 workers 0 2")
    table.play("uncover a4")
    assert table.space("a4").value == 10
    assert table.refusal("uncover a4") == ("T6.2", {"why": "no-tile", "value": 11})


@rule("T6.3")
def test_T6_3_a_seat_uncovers_at_most_two_levels_of_a_temple_in_a_turn() -> None:
    table = position("a4 a4 workers 0 3")
    table.play("uncover a4", "uncover a4")
    assert table.refusal("uncover a4") == ("T6.3", {"why": "twice-per-turn", "space": "a4"})


@rule("T6.3")
def test_T6_3_the_next_turn_starts_afresh() -> None:
    table = position("a4 a4 workers 0 2 workers 1 2")
    table.play("uncover a4", "uncover a4", "end")
    table.take_turn("uncover a4", "uncover a4")
    table.take_turn("uncover a4", "uncover a4")
    assert table.space("a4").value == 7


@rule("T6.4")
@pytest.mark.parametrize("alone", ["workers 0 1", "leader 0", "workers 0 1 workers 1 5 leader 1"])
def test_T6_4_a_second_level_needs_a_second_member(alone: str) -> None:
    table = position(f"a4 a4 {alone}")
    table.play("uncover a4")
    assert table.refusal("uncover a4") == ("T6.4", {"why": "too-few", "needs": 2, "has": 1})


@rule("T6.4")
@pytest.mark.parametrize("both", ["workers 0 2", "workers 0 1 leader 0"])
def test_T6_4_two_members_uncover_two_levels(both: str) -> None:
    table = position(f"a4 a4 {both}")
    table.play("uncover a4", "uncover a4")
    assert table.space("a4").value == 3


@rule("T6.4")
def test_T6_4_a_first_level_needs_a_member() -> None:
    table = position("a4 a4 workers 1 2\nb5 b5 workers 0 1")
    assert table.refusal("uncover a4") == ("T6.4", {"why": "too-few", "needs": 1, "has": 0})
    assert table.allows("uncover b5")


@rule("T6.5")
@pytest.mark.parametrize("owner", [0, 1])
def test_T6_5_nobody_uncovers_a_guarded_temple(owner: int) -> None:
    text = "a4 a4 workers 0 1"
    assert position(f"{text} guard {owner}").refusal("uncover a4") == ("T6.5", {"why": "guarded-by", "owner": owner})
    assert position(text).allows("uncover a4")
