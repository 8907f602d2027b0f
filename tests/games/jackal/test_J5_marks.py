"""J5: black marks."""

from __future__ import annotations

import pytest

from cenote.core.game import Seat
from cenote.games.jackal.facts import MarkAimed, MarkThrown, ThrowsReady
from cenote.games.jackal.game import JACKAL
from tests.games.jackal.support import PLAIN, JackalTable, ashore, offshore
from tests.table import rule


def laid(*hands: str, routes: tuple[str, ...]) -> JackalTable:
    """Everybody landed with these cards and has laid one of these routes; marks are about to be thrown."""
    table = ashore(PLAIN, *hands)
    table.lay(*routes)
    return table


def one_ashore() -> JackalTable:
    """Seat 1 of three has landed and is ready; the others passed. Everybody holds marks."""
    marks = "hand 0 M\nhand 1 HHM\nhand 2 MM"
    table = offshore(f"phase laying\nannounced passed landed passed\n{marks}", seats=3)
    table.play("lay H", "lay H", "ready")
    return table


@rule("J5.1")
def test_J5_1_marks_are_thrown_after_all_routes_are_laid_and_before_any_is_opened() -> None:
    table = ashore(PLAIN, "HHM", "HH")
    assert table.refusal("throw 1", seat=0) == ("J4.1", {"why": "phase", "phase": "laying"})
    table.lay("HH", "HH")
    assert (table.view.phase, table.view.opened) == ("throwing", ())
    assert table.allows("throw 1", seat=0)
    table.confirm()
    assert len(table.view.reveal) == 2


@rule("J5.1")
def test_J5_1_all_choose_at_the_same_time_any_number_at_one_or_several_targets() -> None:
    table = laid("MMM", "M", "HH", "HH", routes=("", "", "HH", "HH"))
    assert table.state.actors() == (0, 1, 2, 3)
    table.play("throw 2", "throw 3", "throw 2", "done", seat=0)
    table.play("throw 0", "done", seat=1)
    table.play("done", seat=2)
    assert table.told("done", seat=3)[:5] == (
        ThrowsReady(Seat(3)),
        MarkThrown(Seat(0), Seat(2)),
        MarkThrown(Seat(0), Seat(3)),
        MarkThrown(Seat(0), Seat(2)),
        MarkThrown(Seat(1), Seat(0)),
    )
    assert [route.marks for route in table.view.reveal] == [1, 0, 2, 1]


@rule("J5.1")
def test_J5_1_throws_are_secret_until_they_are_shown_together() -> None:
    one, other = (laid("MM", "HH", "HH", routes=("", "HH", "HH")) for _ in range(2))
    before = one.view
    assert one.told("throw 1", seat=0, viewer=0) == (MarkAimed(Seat(0), Seat(1)),)
    assert other.told("throw 2", seat=0, viewer=1) == ()
    assert one.view == other.view == before
    assert one.told("done", seat=0, viewer=1) == other.told("done", seat=0, viewer=1) == (ThrowsReady(Seat(0)),)
    assert JACKAL.view(one.state, 1) == JACKAL.view(other.state, 1)
    assert [pirate.hand for pirate in one.view.pirates] == [2, 0, 0]


@rule("J5.1")
def test_J5_1_who_has_a_target_confirms_also_without_a_mark() -> None:
    table = laid("HH", "HH", routes=("HH", "HH"))
    assert table.state.actors() == (0, 1)
    assert table.legal(0) == table.legal(1) == ["done"]


@rule("J5.1")
def test_J5_1_marks_are_thrown_only_at_landed_seats_and_not_at_oneself() -> None:
    announced = "announced landed passed landed landed"
    table = offshore(f"phase laying\n{announced}\nhand 0 M\nhand 2 HH\nhand 3 HH", seats=4)
    for seat in (0, 2, 3):
        table.play("ready", seat=seat)
    assert table.refusal("throw 0", seat=0) == ("J5.1", {"why": "target", "target": 0})
    assert table.refusal("throw 1", seat=0) == ("J5.1", {"why": "target", "target": 1})
    assert table.allows("throw 2", seat=0)
    assert table.allows("throw 3", seat=0)


@rule("J5.1")
def test_J5_1_nobody_throws_at_a_seat_that_is_not_there() -> None:
    table = laid("M", "M", routes=("", ""))
    assert table.refusal("throw 2", seat=0) == ("J5.1", {"why": "target", "target": 2})
    assert table.allows("throw 1", seat=0)


@rule("J5.1")
def test_J5_1_only_marks_in_hand_are_thrown() -> None:
    table = laid("M", "HH", "HHM", routes=("", "HH", "HH"))
    table.play("throw 1", seat=0)
    assert table.refusal("throw 1", seat=0) == ("J5.1", {"why": "no-marks"})
    assert table.refusal("throw 0", seat=1) == ("J5.1", {"why": "no-marks"})
    assert table.allows("throw 1", seat=2)


@rule("J5.1")
@pytest.mark.parametrize("action", ["throw 1", "done"])
def test_J5_1_who_has_confirmed_throws_no_more(action: str) -> None:
    table = laid("MM", "M", "MM", routes=("", "", ""))
    table.play("throw 2", "done", seat=0)
    assert table.refusal(action, seat=0) == ("J5.1", {"why": "is-done"})
    assert table.allows(action, seat=2)


@rule("J5.1")
@pytest.mark.parametrize("action", ["throw 0", "throw 1", "done"])
def test_J5_1_who_landed_alone_has_nobody_to_throw_at(action: str) -> None:
    table = one_ashore()
    assert table.state.actors() == (0, 2)
    assert table.refusal(action, seat=1) == ("J5.1", {"why": "nobody"})
    assert table.allows("throw 1", seat=2)


@rule("J5.1")
@pytest.mark.parametrize("action", ["pass", "take H", "lay H", "ready", "go up", "exit a1", "keep H"])
def test_J5_1_nothing_else_is_done_while_marks_are_thrown(action: str) -> None:
    table = laid("HM", "HH", routes=("", "HH"))
    assert table.refusal(action, seat=0) == ("J5.1", {"why": "phase", "phase": "throwing"})
    assert table.allows("throw 1", seat=0)


@rule("J5.2")
@pytest.mark.parametrize("marks", [0, 1, 2, 3])
def test_J5_2_each_mark_adds_one_step(marks: int) -> None:
    table = laid("MM", "HH", "M", routes=("", "HH", ""))
    table.play(*["throw 1"] * min(marks, 2), "done", seat=0)
    table.play("done", seat=1)
    table.play(*["throw 1"] * max(0, marks - 2), "done", seat=2)
    assert table.reached(1) == ("c1", 2 + marks)


@rule("J5.2")
def test_J5_2_thrown_marks_are_discarded_with_the_routes() -> None:
    table = laid("MM", "HHH", routes=("", "HH"))
    table.play("throw 1", "done", seat=0)
    assert table.discard == ""
    table.play("done", seat=1)
    assert table.discard == "HHM"
    assert (table.hand(0), table.hand(1)) == ("M", "H")
