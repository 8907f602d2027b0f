"""T7: recovering treasure."""

from __future__ import annotations

import pytest

from cenote.core.game import CHANCE, Seat
from cenote.games.tikal.board import TREASURES
from cenote.games.tikal.facts import Found, Recovered
from tests.games.tikal.support import position
from tests.table import rule


@rule("T7.1")
def test_T7_1_the_wafer_lies_face_up_before_the_player() -> None:
    table = position("c4 A4 workers 0 1\ntreasures 0 crown")
    assert table.facts("recover c4") == (Recovered(Seat(0), "c4", 3),)
    assert table.facts("find crown") == (Found(Seat(0), "crown", 2, 2),)
    assert table.space("c4").wafers == 3
    assert table.seat(0).treasures == (0, 0, 2, 0, 0, 0, 0, 0)
    assert (table.state.actors(), table.view.phase, table.view.resume) == ((0,), "acting", "")


@rule("T7.1")
def test_T7_1_its_kind_is_drawn_from_all_wafers_not_yet_recovered() -> None:
    table = position("c4 A4 workers 0 1\ntreasures 0 amulet bowl bowl\ntreasures 1 bowl idol idol")
    table.play("recover c4")
    weights = dict.fromkeys(TREASURES, 3) | {"amulet": 2, "idol": 1}
    assert table.odds() == {f"find {kind}": weight for kind, weight in weights.items() if kind != "bowl"}


@rule("T7.1")
def test_T7_1_a_kind_of_which_all_are_recovered_does_not_come() -> None:
    table = position("c4 A4 workers 0 1\ntreasures 0 bowl bowl\ntreasures 1 bowl idol idol")
    table.play("recover c4")
    assert table.refusal("find bowl") == ("T7.1", {"why": "exhausted", "treasure": "bowl"})
    assert table.allows("find idol")


@rule("T7.1")
def test_T7_1_chance_alone_says_what_is_found() -> None:
    table = position("c4 A4 workers 0 1")
    table.play("recover c4")
    assert table.refusal("find idol", seat=0) == ("T7.1", {"why": "chance"})
    assert table.refusal("end", seat=0) == ("T7.1", {"why": "chance"})
    assert table.refusal("end", seat=1) == ("T7.1", {"why": "chance"})
    assert table.allows("find idol", seat=CHANCE)
    table.play("find idol")
    assert table.allows("end", seat=0)


@rule("T7.2")
def test_T7_2_a_seat_recovers_at_most_two_wafers_from_a_hex_in_a_turn() -> None:
    table = position("c4 A4 workers 0 3")
    table.play("recover c4", "find idol", "recover c4", "find idol")
    assert table.view.ap == 4
    assert table.refusal("recover c4") == ("T7.2", {"why": "twice-per-turn", "space": "c4"})


@rule("T7.2")
def test_T7_2_the_next_turn_starts_afresh() -> None:
    table = position("c4 A4 workers 0 2 workers 1 2")
    table.play("recover c4", "find idol", "recover c4", "find idol", "end")
    table.take_turn("recover c4", "find bowl", "recover c4", "find bowl")
    assert table.space("c4").wafers == 0


@rule("T7.3")
@pytest.mark.parametrize("alone", ["workers 0 1", "leader 0", "workers 0 1 workers 1 5 leader 1"])
def test_T7_3_a_second_wafer_needs_a_second_member(alone: str) -> None:
    table = position(f"c4 A4 {alone}")
    table.play("recover c4", "find idol")
    assert table.refusal("recover c4") == ("T7.3", {"why": "too-few", "needs": 2, "has": 1})


@rule("T7.3")
@pytest.mark.parametrize("both", ["workers 0 2", "workers 0 1 leader 0"])
def test_T7_3_two_members_recover_two_wafers(both: str) -> None:
    table = position(f"c4 A4 {both}")
    table.play("recover c4", "find idol", "recover c4", "find bowl")
    assert sum(table.seat(0).treasures) == 2


@rule("T7.3")
def test_T7_3_a_first_wafer_needs_a_member() -> None:
    table = position("c4 A4 workers 1 2\nc5 A5 workers 0 1")
    assert table.refusal("recover c4") == ("T7.3", {"why": "too-few", "needs": 1, "has": 0})
    assert table.allows("recover c5")


@rule("T7.4")
@pytest.mark.parametrize(
    ("held", "worth"),
    [("bowl", 1), ("bowl bowl", 3), ("bowl bowl bowl", 6), ("bowl idol", 2), ("bowl bowl idol idol skull", 7)],
)
def test_T7_4_one_of_a_kind_scores_1_two_3_three_6(held: str, worth: int) -> None:
    table = position(f"phase scoring\ntreasures 0 {held}")
    table.play("end")
    assert table.seat(0).score == worth
