"""T4: placing a hex."""

from __future__ import annotations

import pytest

from cenote.core.game import Seat
from cenote.games.tikal.facts import Placed
from tests.games.tikal.support import position
from tests.table import rule

CUL_DE_SAC = "c4 C1/4\n"
"""A temple whose three stones all point to the printed jungle, none to its other neighbours."""


@rule("T4.1")
def test_T4_1_a_hex_goes_next_to_another_in_any_of_its_six_rotations() -> None:
    table = position("phase placing\nhand C1")
    assert table.legal() == [f"place {space} {turns}" for space in ("a3", "b3", "c4", "c5") for turns in range(6)]


@rule("T4.1")
def test_T4_1_a_hex_is_turned_clockwise() -> None:
    table = position("phase placing\nhand A1")
    assert table.facts("place c4 2") == (Placed(Seat(0), "A1", "temple", 1, "c4", 2),)
    assert table.space("c4").stones == (0, 0, 2, 1, 0, 0)


@rule("T4.1")
def test_T4_1_a_hex_does_not_go_on_another() -> None:
    table = position("phase placing\nhand A1\nc4 A2")
    assert table.refusal("place c4 0") == ("T4.1", {"why": "occupied", "space": "c4"})
    assert table.allows("place c3 0")


@rule("T4.1")
@pytest.mark.parametrize("hexagon", ["A1", "B6"])
def test_T4_1_a_hex_does_not_go_apart_from_all_others(hexagon: str) -> None:
    table = position(f"phase placing\nhand {hexagon}")
    assert table.refusal("place d3 0") == ("T4.1", {"why": "apart", "space": "d3"})
    assert table.allows("place c4 0")


@rule("T4.1")
@pytest.mark.parametrize(("corner", "space"), [("a1", "b1"), ("h1", "g1"), ("h5", "h4")])
def test_T4_1_a_hex_in_a_corner_is_a_neighbour_like_any_other(corner: str, space: str) -> None:
    assert position("phase placing\nhand B6").refusal(f"place {space} 0") == ("T4.1", {"why": "apart", "space": space})
    assert position(f"phase placing\nhand B6\n{corner} A6").allows(f"place {space} 0")


@rule("T4.1")
@pytest.mark.parametrize(
    ("hexagon", "distinct", "turned", "same"),
    [("D4", [0, 1], 3, 1), ("D4", [0, 1], 4, 0), ("B6", [0], 5, 0)],
)
def test_T4_1_rotations_that_look_the_same_are_one(hexagon: str, distinct: list[int], turned: int, same: int) -> None:
    table = position(f"phase placing\nhand {hexagon}")
    assert [text for text in table.legal() if "c4" in text] == [f"place c4 {turns}" for turns in distinct]
    assert table.refusal(f"place c4 {turned}") == ("T4.1", {"why": "same", "turns": same})
    assert table.allows(f"place c4 {same}")


@rule("T4.2")
@pytest.mark.parametrize("turns", [0, 1, 2, 3, 5])
def test_T4_2_a_hex_that_no_stone_leads_to_is_refused(turns: int) -> None:
    table = position(f"phase placing\nhand D2\n{CUL_DE_SAC}")
    assert table.refusal(f"place d3 {turns}") == ("T4.2", {"why": "no-path", "space": "d3"})
    assert table.allows("place d3 4")


@rule("T4.2")
def test_T4_2_a_stone_on_the_hex_that_lies_there_is_enough() -> None:
    table = position("phase placing\nhand D2\nc4 A6/1")
    assert table.space("c4").stones[1] == 1
    assert [text for text in table.legal() if "d3" in text] == [f"place d3 {turns}" for turns in range(6)]


@rule("T4.3")
def test_T4_3_a_volcano_needs_no_stones() -> None:
    table = position(f"phase placing\nhand B6\n{CUL_DE_SAC}")
    assert table.allows("place d3 0")
    table = position(f"phase placing\nhand D5\nd3 B6\n{CUL_DE_SAC}")
    assert table.allows("place e3 0"), "a volcano may lie beside nothing but a volcano"


@rule("T4.4")
@pytest.mark.parametrize(
    ("hexagon", "masks"),
    [("A4", 4), ("A5", 4), ("B3", 4), ("C3", 3), ("D3", 3), ("E3", 2), ("F3", 2), ("G3", 2)],
)
def test_T4_4_a_treasure_hex_is_laid_with_its_wafers(hexagon: str, masks: int) -> None:
    table = position(f"phase placing\nhand {hexagon}")
    table.play("place c4 0")
    assert table.space("c4").wafers == masks
    assert sum(table.view.pool) == 24, "what lies face down is still unknown"
