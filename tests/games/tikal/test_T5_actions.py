"""T5: what each action costs, where members may go."""

from __future__ import annotations

import pytest

from cenote.core.game import CHANCE, Seat, UnknownAction
from cenote.games.tikal.facts import Travelled, Walked
from tests.games.tikal.support import position
from tests.table import rule

COSTS = [
    ("T5.1", "enter worker a5", "", 1),
    ("T5.1", "enter leader a5", "", 1),
    ("T5.1", "enter worker b4", "b4 b4 camp 0", 1),
    ("T5.1", "enter leader b4", "b4 b4 camp 0", 1),
    ("T5.2", "travel worker a5 b4", "a5 a5 workers 0 1\nb4 b4 camp 0", 1),
    ("T5.2", "travel leader b4 a5", "b4 b4 camp 0 leader 0", 1),
    ("T5.2", "travel worker b4 c5", "b4 b4 camp 0 workers 0 1\nc5 A6 camp 0", 1),
    ("T5.3", "walk worker c4 c3", "c4 A2/3 workers 0 1\nc3 A3", 1),
    ("T5.3", "walk worker c4 c3", "c4 A2/0 workers 0 1\nc3 A3", 2),
    ("T5.3", "walk leader c4 c3", "c4 A2/0 leader 0\nc3 A3", 2),
    ("T5.3", "walk worker c3 c4", "c4 A2/0\nc3 A3 workers 0 1", 2),
    ("T5.3", "walk worker c4 c3", "c4 C1/0 workers 0 1\nc3 A3", 3),
    ("T5.3", "walk worker c4 c3", "c4 A2/0 workers 0 1\nc3 B2/3", 4),
    ("T5.3", "walk worker c4 c3", "c4 A2/0 workers 0 1\nc3 D2/3", 5),
    ("T5.3", "walk leader c4 c3", "c4 C1/0 leader 0\nc3 D2/3", 6),
    ("T5.3", "walk leader a1 a2", "a1 A2/3 leader 0\na2 A3/1", 2),
    ("T5.4", "uncover a4", "a4 a4 workers 0 1", 2),
    ("T5.4", "uncover a1", "a1 A1 leader 0", 2),
    ("T5.4", "uncover a4", "a4 a4 leader 0", 2),
    ("T5.5", "recover c4", "c4 A4 workers 0 1", 3),
    ("T5.5", "recover c4", "c4 A4 leader 0", 3),
    ("T5.6", "exchange bowl for idol of 1", "treasures 0 bowl\ntreasures 1 idol", 3),
    ("T5.7", "camp b4", "", 5),
    ("T5.8", "guard a4", "a4 a4 workers 0 1", 5),
    ("T5.8", "guard a4", "a4 a4 leader 0", 5),
]


@pytest.mark.parametrize("phase", ["acting", "scoring"])
@pytest.mark.parametrize(
    ("number", "action", "text", "cost"), [pytest.param(*row, marks=rule(row[0], "T5.9")) for row in COSTS]
)
def test_T5_1_to_T5_9_an_action_takes_its_points_and_is_refused_by_its_row_for_one_less(
    number: str, action: str, text: str, cost: int, phase: str
) -> None:
    short = position(f"phase {phase}\nap {cost - 1}\n{text}")
    assert short.refusal(action) == (number, {"why": "action-points", "cost": cost, "left": cost - 1})
    exact = position(f"phase {phase}\nap {cost}\n{text}")
    exact.play(action)
    assert exact.view.ap == 0


@rule("T5.1")
@pytest.mark.parametrize(
    ("member", "spent", "one_left"),
    [
        ("worker", "a4 a4 workers 0 18", "a4 a4 workers 0 17"),
        ("worker", "gone 0 18", "gone 0 17"),
        ("leader", "a4 a4 leader 0", ""),
        ("leader", "gone 0 0 leader", "gone 0 0"),
    ],
)
def test_T5_1_a_member_enters_only_from_the_supply(member: str, spent: str, one_left: str) -> None:
    action = f"enter {member} a5"
    assert position(spent).refusal(action) == ("T5.1", {"why": "supply", "member": member})
    assert position(one_left).allows(action)


@rule("T5.1")
def test_T5_1_a_member_enters_the_base_camp_or_an_own_camp_and_no_other_hex() -> None:
    assert position("").refusal("enter worker b4") == ("T5.1", {"why": "no-camp", "space": "b4"})
    table = position("b4 b4 camp 0")
    table.play("enter worker b4")
    assert table.space("b4").workers == (1, 0)
    assert table.seat(0).supply == 17
    table.play("enter leader a5")
    assert table.space("a5").leaders == (0,)


@rule("T5.2")
@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("travel worker a5 b4", "a5 a5 workers 0 1"),
        ("travel worker a5 b4", "a5 a5 workers 0 1\nb4 b4 camp 1"),
        ("travel worker b4 a5", "b4 b4 workers 0 1"),
        ("travel worker b4 a5", "b4 b4 workers 0 1 camp 1"),
    ],
)
def test_T5_2_members_travel_only_between_the_base_camp_and_own_camps(action: str, text: str) -> None:
    assert position(text).refusal(action) == ("T5.2", {"why": "no-camp", "space": "b4"})
    assert position("a5 a5 workers 0 1\nb4 b4 workers 0 1 camp 0").allows(action)


@rule("T5.2")
@pytest.mark.parametrize(("member", "absent"), [("worker", "leader 0 workers 1 1"), ("leader", "workers 0 1 leader 1")])
def test_T5_2_only_a_member_that_stands_there_travels(member: str, absent: str) -> None:
    facts = {"why": "nobody-there", "member": member, "space": "a5"}
    other = {"worker": "leader", "leader": "worker"}[member]
    table = position(f"b4 b4 camp 0\na5 a5 {absent}")
    assert table.refusal(f"travel {member} a5 b4") == ("T5.2", facts)
    assert table.allows(f"travel {other} a5 b4")


@rule("T5.2")
def test_T5_2_stones_and_distance_do_not_matter() -> None:
    table = position("h1 A6 camp 0\na5 a5 workers 0 1")
    assert table.facts("travel worker a5 h1") == (Travelled(Seat(0), "worker", "a5", "h1"),)
    assert table.space("h1").workers == (1, 0)
    assert table.view.ap == 9


@rule("T5.3")
def test_T5_3_a_walk_needs_at_least_one_stone() -> None:
    table = position("c4 A2/1 workers 0 1\nc3 A3")
    assert table.refusal("walk worker c4 c3") == ("T5.3", {"why": "no-stones", "origin": "c4", "space": "c3"})
    assert position("c4 A2/3 workers 0 1\nc3 A3").allows("walk worker c4 c3")


@rule("T5.3")
def test_T5_3_nobody_walks_into_a_volcano() -> None:
    table = position("c4 B6\nb4 b4 workers 0 1")
    assert table.refusal("walk worker b4 c4") == ("T5.3", {"why": "volcano", "space": "c4"})
    assert position("c4 B5\nb4 b4 workers 0 1").allows("walk worker b4 c4")


@rule("T5.3")
def test_T5_3_nobody_walks_where_no_hex_lies() -> None:
    table = position("b4 b4 workers 0 1")
    assert table.refusal("walk worker b4 c4") == ("T5.3", {"why": "empty", "space": "c4"})
    assert position("c4 B5\nb4 b4 workers 0 1").allows("walk worker b4 c4")


@rule("T5.3")
@pytest.mark.parametrize(("member", "absent"), [("worker", "leader 0 workers 1 1"), ("leader", "workers 0 1 leader 1")])
def test_T5_3_only_a_member_that_stands_there_walks(member: str, absent: str) -> None:
    facts = {"why": "nobody-there", "member": member, "space": "a5"}
    other = {"worker": "leader", "leader": "worker"}[member]
    table = position(f"a5 a5 {absent}")
    assert table.refusal(f"walk {member} a5 a4") == ("T5.3", facts)
    assert table.allows(f"walk {other} a5 a4")


@rule("T5.3")
def test_T5_3_a_walk_leads_to_an_adjacent_hex() -> None:
    table = position("a5 a5 workers 0 1")
    with pytest.raises(UnknownAction):
        table.code("walk worker a5 a3")
    assert table.facts("walk worker a5 a4") == (Walked(Seat(0), "worker", "a5", "a4", 2),)
    assert table.space("a5").workers == (0, 0)
    assert table.space("a4").workers == (1, 0)


@rule("T5.4")
@pytest.mark.parametrize("text", ["", "c4 A6 workers 0 1", "c4 A4 workers 0 1", "c4 B6"])
def test_T5_4_only_a_temple_is_uncovered(text: str) -> None:
    assert position(text).refusal("uncover c4") == ("T5.4", {"why": "no-temple", "space": "c4"})
    assert position("c4 A1 workers 0 1").allows("uncover c4")


@rule("T5.5")
@pytest.mark.parametrize("text", ["", "c4 A6 workers 0 1", "c4 A1 workers 0 1", "c4 B6"])
def test_T5_5_treasure_is_recovered_only_from_a_treasure_hex(text: str) -> None:
    assert position(text).refusal("recover c4") == ("T5.5", {"why": "no-treasure", "space": "c4"})
    assert position("c4 A4 workers 0 1").allows("recover c4")


@rule("T5.5")
def test_T5_5_from_a_hex_without_wafers_nothing_is_recovered() -> None:
    table = position("c4 A4 wafers 0 workers 0 1")
    assert table.refusal("recover c4") == ("T5.5", {"why": "empty", "space": "c4"})
    table = position("c4 A4 wafers 1 workers 0 2")
    table.play("recover c4", "find idol")
    assert table.refusal("recover c4") == ("T5.5", {"why": "empty", "space": "c4"})


@rule("T5.5")
@pytest.mark.parametrize("phase", ["acting", "scoring"])
def test_T5_5_no_wafer_turns_up_before_one_was_recovered(phase: str) -> None:
    table = position(f"phase {phase}\nc4 A4 workers 0 1")
    assert table.refusal("find idol", seat=CHANCE) == ("T5.5", {"why": "phase", "phase": phase})
    table.play("recover c4")
    assert table.allows("find idol", seat=CHANCE)
    table.play("find idol")
    assert table.view.phase == phase
    assert table.refusal("find idol", seat=CHANCE) == ("T5.5", {"why": "phase", "phase": phase})


@rule("T5.6")
def test_T5_6_nobody_exchanges_with_oneself_or_an_empty_chair() -> None:
    table = position("treasures 0 bowl idol\ntreasures 1 idol")
    assert table.refusal("exchange bowl for idol of 0") == ("T5.6", {"why": "own"})
    assert table.refusal("exchange bowl for idol of 2") == ("T5.6", {"why": "no-seat", "number": 3})
    assert table.allows("exchange bowl for idol of 1")
    assert position("treasures 0 bowl\ntreasures 2 idol", seats=3).allows("exchange bowl for idol of 2")


@rule("T5.8")
@pytest.mark.parametrize("text", ["", "c4 A6 workers 0 1", "c4 A4 workers 0 1", "c4 B6"])
def test_T5_8_only_a_temple_is_guarded(text: str) -> None:
    assert position(text).refusal("guard c4") == ("T5.8", {"why": "no-temple", "space": "c4"})
    assert position("c4 A1 workers 0 1").allows("guard c4")


@rule("T5.9")
def test_T5_9_any_number_of_members_of_any_seats_stand_on_a_hex() -> None:
    others = " ".join(f"workers {seat} 18 leader {seat}" for seat in (1, 2, 3))
    table = position(f"a5 a5 workers 0 17 {others}", seats=4)
    table.play("enter worker a5", "enter leader a5")
    assert table.space("a5").workers == (18, 18, 18, 18)
    assert table.space("a5").leaders == (0, 1, 2, 3)


@rule("T5.10")
def test_T5_10_members_enter_cross_and_stay_on_hexes_with_a_camp_of_another_seat() -> None:
    table = position("a5 a5 workers 0 2\nb4 b4 camp 1\nc4 A6")
    table.play("walk worker a5 b4", "walk worker b4 c4", "walk worker a5 b4")
    assert table.space("b4").workers == (1, 0)
    assert table.space("c4").workers == (1, 0)


@rule("T5.10")
def test_T5_10_members_enter_cross_and_stay_on_hexes_with_a_guard_of_another_seat() -> None:
    table = position("a5 a5 workers 0 1 leader 0\na4 a4 guard 1\na3 A6\ngone 1 1")
    table.play("walk worker a5 a4", "walk worker a4 a3", "walk leader a5 a4")
    assert table.space("a4").leaders == (0,)
    assert table.space("a3").workers == (1, 0)


@rule("T5.9")
@pytest.mark.parametrize(
    ("number", "action", "ap", "text", "otherwise"),
    [
        ("T5.1", "enter worker b4", 0, "b4 b4 camp 1", "T15.4"),
        ("T5.4", "uncover a4", 1, "", "T6.4"),
        ("T5.5", "recover c4", 2, "c4 A4", "T7.3"),
        ("T5.6", "exchange bowl for idol of 1", 2, "", "T8.1"),
        ("T5.7", "camp c4", 4, "c4 A4", "T9.1"),
        ("T5.8", "guard a4", 4, "", "T10.1"),
    ],
)
def test_T5_9_too_few_points_are_the_reason_whatever_else_forbids_it(
    number: str, action: str, ap: int, text: str, otherwise: str
) -> None:
    rule_, facts = position(f"ap {ap}\n{text}").refusal(action)
    assert (rule_, facts["why"], facts["left"]) == (number, "action-points", ap)
    assert position(text).refusal(action)[0] == otherwise
