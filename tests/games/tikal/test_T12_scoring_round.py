"""T12: the scoring round that a volcano starts in the basic game."""

from __future__ import annotations

from cenote.core.game import CHANCE, Seat
from cenote.games.tikal.facts import Drawn, ScoringBegan
from tests.games.tikal.support import TikalTable, new, position
from tests.table import rule


def before_the_volcano(seats: int) -> TikalTable:
    """Six turns are over, the volcano B6 may be drawn."""
    table = new(seats)
    table.idle(until=lambda seen: seen.letter == "B" and seen.phase == "drawing")
    return table


@rule("T12.1")
def test_T12_1_drawing_a_volcano_starts_a_scoring_round_at_once() -> None:
    table = before_the_volcano(4)
    assert table.facts("draw B6") == (
        Drawn(Seat(2), "B6", "volcano", 0, shown=False),
        ScoringBegan(Seat(2), 1, final=False),
    )
    assert (table.view.phase, table.view.hand) == ("scoring", "B6")


@rule("T12.1")
def test_T12_1_drawing_another_hex_starts_none() -> None:
    table = before_the_volcano(4)
    table.play("draw B5")
    assert table.view.phase == "placing"


@rule("T12.2")
def test_T12_2_each_seat_from_the_one_that_drew_clockwise_has_ten_points_and_then_scores() -> None:
    table = before_the_volcano(4)
    table.play("draw B6")
    for done, seat in enumerate((2, 3, 0, 1)):
        assert (table.state.actors(), table.view.phase, table.view.ap) == ((seat,), "scoring", 10)
        table.play("enter leader a5", "walk leader a5 a4", "uncover a4", "end")
        assert table.seat(seat).score == (2 if done == 0 else 0), "the second leader on the temple makes a tie"


@rule("T12.2")
def test_T12_2_nobody_else_acts_in_a_scoring_turn() -> None:
    table = position("phase scoring\nturn 1\nqueue 2 0", seats=3)
    assert table.refusal("end", seat=2) == ("T12.2", {"why": "turn", "turn": 1})
    assert table.refusal("enter worker a5", seat=0) == ("T12.2", {"why": "turn", "turn": 1})
    assert table.allows("end", seat=1)
    table.play("end")
    assert table.allows("end", seat=2)


@rule("T12.2")
def test_T12_2_no_hex_is_placed_in_a_scoring_turn() -> None:
    table = position("phase scoring\nqueue 1\ndrawer 0\nhand B6")
    assert table.refusal("place c4 0") == ("T12.2", {"why": "phase", "phase": "scoring"})
    table.play("end", "end")
    assert table.allows("place c4 0")


@rule("T12.3")
def test_T12_3_then_the_seat_that_drew_places_the_volcano_and_has_ten_points() -> None:
    table = before_the_volcano(4)
    table.play("draw B6", "end", "end", "end", "end")
    assert (table.view.turn, table.view.phase, table.view.hand, table.view.rounds) == (2, "placing", "B6", 1)
    volcano = table.legal()[0]
    table.play(volcano)
    assert (table.view.turn, table.view.phase, table.view.ap) == (2, "acting", 10)
    assert table.space(volcano.split()[1]).kind == "volcano"
    table.play("end")
    assert (table.view.turn, table.state.actors()) == (3, (CHANCE,))


@rule("T12.4")
def test_T12_4_the_limits_per_turn_start_afresh_in_the_scoring_turn_and_in_the_turn_after_it() -> None:
    table = position("phase scoring\nqueue 1\ndrawer 0\nhand B6\na4 a4 workers 0 2\nc4 A4 workers 0 2")
    work = ("uncover a4", "uncover a4", "recover c4", "find idol", "recover c4", "find bowl")
    table.play(*work)
    table.play("end", "end", "place c5 0")
    table.play(*work)
    assert table.space("a4").value == 5
    assert table.space("c4").wafers == 0


@rule("T12.4")
def test_T12_4_the_limits_per_turn_hold_in_a_scoring_turn() -> None:
    table = position("phase scoring\na4 a4 workers 0 3")
    table.play("uncover a4", "uncover a4")
    assert table.refusal("uncover a4") == ("T6.3", {"why": "twice-per-turn", "space": "a4"})


@rule("T12.4")
def test_T12_4_the_limits_start_afresh_for_the_next_seat_of_the_round() -> None:
    table = position("phase scoring\nqueue 1\na4 a4 workers 0 2 workers 1 2")
    table.play("uncover a4", "uncover a4", "end", "uncover a4", "uncover a4")
    assert table.space("a4").value == 5
