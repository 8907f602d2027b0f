"""T10: guards."""

from __future__ import annotations

import pytest

from cenote.core.game import Detail, Seat
from cenote.games.tikal.facts import Guarded
from tests.games.tikal.support import position
from tests.table import rule


@rule("T10.1")
@pytest.mark.parametrize(
    ("refused", "facts", "twin"),
    [
        ("", {"mine": 0, "theirs": 0}, "workers 0 1"),
        ("workers 0 1 workers 1 1", {"mine": 1, "theirs": 1}, "workers 0 2 workers 1 1"),
        ("leader 0 workers 1 3", {"mine": 3, "theirs": 3}, "leader 0 workers 1 2"),
        ("workers 0 2 leader 1", {"mine": 2, "theirs": 3}, "workers 0 4 leader 1"),
        ("workers 0 3 workers 1 1 workers 2 3", {"mine": 3, "theirs": 3}, "workers 0 3 workers 1 2 workers 2 2"),
    ],
)
def test_T10_1_the_strength_must_be_greater_than_that_of_every_other_seat_one_by_one(
    refused: str, facts: dict[str, Detail], twin: str
) -> None:
    assert position(f"a4 a4 {refused}", seats=3).refusal("guard a4") == (
        "T10.1",
        {"why": "not-strongest", **facts},
    )
    assert position(f"a4 a4 {twin}", seats=3).allows("guard a4")


@rule("T10.2")
@pytest.mark.parametrize("owner", [0, 1])
def test_T10_2_a_guarded_temple_takes_no_second_guard(owner: int) -> None:
    text = "a4 a4 workers 0 1"
    assert position(f"{text} guard {owner}").refusal("guard a4") == ("T10.2", {"why": "taken", "owner": owner})
    assert position(text).allows("guard a4")


@rule("T10.2")
def test_T10_2_a_seat_places_two_guards_in_the_game() -> None:
    table = position("a4 a4 workers 0 1\nb5 b5 workers 0 1\nc4 A1 workers 0 1\nc5 A2 workers 1 1 guard 1")
    table.play("guard a4", "guard b5", "end")
    assert (table.seat(0).guards_left, table.seat(1).guards_left) == (0, 1)
    table.take_turn()
    table.idle(until=lambda seen: seen.phase == "acting")
    assert table.refusal("guard c4") == ("T10.2", {"why": "both-guards", "guards": 2})
    one = position("a4 a4 guard 0\nc4 A1 workers 0 1")
    assert one.allows("guard c4")


@rule("T10.3")
def test_T10_3_one_member_becomes_the_guard_and_the_others_leave_the_game_for_good() -> None:
    table = position("a4 a4 value 5 workers 0 3 leader 0\nb5 b5 workers 0 2")
    assert table.facts("guard a4") == (Guarded(Seat(0), "a4", 5, leader=False, left=3),)
    spot, owner = table.space("a4"), table.seat(0)
    assert (spot.guard, spot.workers, spot.leaders) == (0, (0, 0), ())
    assert (owner.supply, owner.gone, owner.leader) == (13, 3, "gone")
    assert table.space("b5").workers == (2, 0)
    assert table.refusal("enter leader a5") == ("T5.1", {"why": "supply", "member": "leader"})


@rule("T10.4")
def test_T10_4_the_guard_does_not_move_and_the_value_is_fixed() -> None:
    table = position("a4 a4 value 5 workers 0 1")
    assert table.allows("walk worker a4 a5")
    table.play("guard a4")
    gone = {"why": "nobody-there", "member": "worker", "space": "a4"}
    assert table.refusal("walk worker a4 a5") == ("T5.3", gone)
    assert table.refusal("uncover a4") == ("T6.5", {"why": "guarded-by", "owner": 0})


@rule("T10.5")
@pytest.mark.parametrize("others", ["", "workers 1 9 leader 1"])
def test_T10_5_only_the_owner_of_the_guard_scores_the_temple(others: str) -> None:
    table = position(f"phase scoring\nqueue 1\na4 a4 value 5 guard 0 {others}\ngone 0 1")
    table.play("end", "end")
    assert [seat.score for seat in table.view.seats] == [5, 0]


@rule("T10.6")
def test_T10_6_members_of_other_seats_stay_and_everybody_walks_in_and_out() -> None:
    table = position("a4 a4 workers 0 3 workers 1 2\na5 a5 workers 0 1")
    table.play("guard a4")
    assert table.space("a4").workers == (0, 2)
    table.play("walk worker a5 a4", "walk worker a4 a5", "end")
    table.take_turn("walk worker a4 a5", "walk worker a5 a4")
    assert table.space("a4").workers == (0, 2)
