"""T11: what a position scores."""

from __future__ import annotations

import pytest

from cenote.core.game import Seat
from cenote.games.tikal.facts import GameOver, Scored
from tests.games.tikal.support import position
from tests.table import rule


@rule("T11.1")
@pytest.mark.parametrize(
    ("on_the_temple", "gained"),
    [
        ("", 0),
        ("workers 0 1", 5),
        ("workers 0 2 workers 1 1", 5),
        ("workers 0 1 workers 1 1", 0),
        ("workers 0 1 workers 1 2", 0),
        ("leader 0 workers 1 2", 5),
        ("leader 0 workers 1 3", 0),
        ("leader 0 workers 1 2 workers 2 2", 5),
        ("workers 0 2 workers 1 1 workers 2 2", 0),
        ("workers 0 1 workers 1 2 workers 2 2", 0),
        ("guard 0", 5),
        ("guard 0 workers 1 1", 5),
        ("guard 1 workers 0 1", 0),
    ],
)
def test_T11_1_a_temple_counts_for_its_guard_or_for_the_one_seat_that_is_strongest(
    on_the_temple: str, gained: int
) -> None:
    table = position(f"phase scoring\na4 a4 value 5 {on_the_temple}", seats=3)
    table.play("end")
    assert table.seat(0).score == gained


@rule("T11.1")
def test_T11_1_every_temple_counts_by_itself() -> None:
    table = position(
        "phase scoring\na4 a4 value 2 guard 0\nb5 b5 workers 0 1\nc4 B2 workers 0 1 leader 1\nc5 D1 leader 0"
    )
    temples, strengths = (("a4", 2), ("b5", 1), ("c5", 5)), ((0, 0), (1, 0), (3, 0))
    assert table.facts("end")[0] == Scored(Seat(0), temples, treasures=0, gained=8, total=8, strengths=strengths)


@rule("T11.1")
def test_T11_1_members_elsewhere_than_on_temples_score_nothing() -> None:
    table = position("phase scoring\na5 a5 workers 0 3\nb4 b4 workers 0 3 camp 0\nc4 A4 leader 0")
    assert table.facts("end")[0] == Scored(Seat(0), (), treasures=0, gained=0, total=0, strengths=())


@rule("T11.2")
def test_T11_2_treasures_are_added() -> None:
    table = position("phase scoring\nscores 10 0\ntreasures 0 bowl bowl idol\na4 a4 value 5 workers 0 1")
    assert table.facts("end") == (
        Scored(Seat(0), (("a4", 5),), treasures=4, gained=9, total=19, strengths=((1, 0),)),
        GameOver((19, 0), (Seat(0),)),
    )


@rule("T11.3")
def test_T11_3_one_temple_is_scored_by_several_seats_in_one_round() -> None:
    table = position("phase scoring\nqueue 1\na4 a4 value 5 workers 0 1\na5 a5 workers 1 2")
    table.play("end")
    assert [seat.score for seat in table.view.seats] == [5, 0], "seat 1 has not had its scoring turn"
    table.play("walk worker a5 a4", "walk worker a5 a4", "end")
    assert [seat.score for seat in table.view.seats] == [5, 5]


@rule("T11.3")
def test_T11_3_the_position_is_scored_as_it_is_at_the_end_of_the_turn() -> None:
    table = position("phase scoring\na4 a4 value 5 workers 0 2")
    table.play("uncover a4", "uncover a4")
    assert table.seat(0).score == 0
    table.play("end")
    assert table.seat(0).score == 7


@rule("T11.3")
def test_T11_3_a_normal_turn_scores_nothing() -> None:
    table = position("phase acting\na4 a4 value 5 workers 0 2")
    table.play("end")
    assert [seat.score for seat in table.view.seats] == [0, 0]
