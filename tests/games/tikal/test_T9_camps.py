"""T9: camps."""

from __future__ import annotations

import pytest

from cenote.core.game import Seat, UnknownAction
from cenote.games.tikal.facts import Camped
from tests.games.tikal.support import position
from tests.table import rule


@rule("T9.1")
@pytest.mark.parametrize(("space", "text"), [("b4", ""), ("c4", "c4 A6"), ("c4", "c4 A4 wafers 0")])
def test_T9_1_a_camp_stands_on_a_jungle_hex_or_an_emptied_treasure_hex(space: str, text: str) -> None:
    table = position(text)
    assert table.facts(f"camp {space}") == (Camped(Seat(0), space),)
    assert table.space(space).camp == 0
    assert table.seat(0).camps_left == 1


@rule("T9.1")
def test_T9_1_no_camp_stands_on_a_treasure_hex_with_wafers() -> None:
    table = position("c4 A4 wafers 1 workers 0 1")
    assert table.refusal("camp c4") == ("T9.1", {"why": "wafers-left", "space": "c4", "wafers": 1})
    table.play("recover c4", "find idol")
    assert table.allows("camp c4")


@rule("T9.1")
@pytest.mark.parametrize("text", ["", "c4 A1", "c4 B6"])
def test_T9_1_no_camp_stands_on_a_temple_a_volcano_or_nothing(text: str) -> None:
    assert position(text).refusal("camp c4") == ("T9.1", {"why": "terrain", "space": "c4"})
    assert position("c4 A6").allows("camp c4")


@rule("T9.1")
@pytest.mark.parametrize("space", ["a4", "a5", "b5"])
def test_T9_1_of_the_printed_hexes_only_the_jungle_takes_a_camp(space: str) -> None:
    table = position("")
    with pytest.raises(UnknownAction):
        table.code(f"camp {space}")
    assert table.allows("camp b4")


@rule("T9.2")
@pytest.mark.parametrize("owner", [0, 1])
def test_T9_2_there_is_one_camp_on_a_hex_whoever_owns_it(owner: int) -> None:
    assert position(f"b4 b4 camp {owner}").refusal("camp b4") == ("T9.2", {"why": "taken", "owner": owner})
    assert position("").allows("camp b4")


@rule("T9.2")
def test_T9_2_a_seat_establishes_two_camps_in_the_game() -> None:
    table = position("c4 A6\nc5 B5\nd4 C4 camp 1")
    table.play("camp b4", "camp c4", "end")
    table.take_turn()
    table.idle(until=lambda seen: seen.phase == "acting")
    assert table.refusal("camp c5") == ("T9.2", {"why": "both-camps", "camps": 2})
    table.play("end")
    table.take_turn("camp c5")


@rule("T9.3")
def test_T9_3_members_of_nobody_or_of_anybody_stand_where_a_camp_is_established() -> None:
    table = position("c4 A6 workers 1 4 leader 1")
    table.play("camp b4", "camp c4")
    assert (table.space("b4").camp, table.space("b4").workers) == (0, (0, 0))
    assert (table.space("c4").camp, table.space("c4").workers, table.space("c4").leaders) == (0, (0, 4), (1,))
