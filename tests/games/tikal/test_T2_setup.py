"""T2: how a game begins."""

from __future__ import annotations

from itertools import groupby

import pytest

from cenote.core.game import CHANCE
from cenote.games.tikal.game import TIKAL
from tests.games.tikal.support import new, position
from tests.table import rule


@rule("T2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T2_1_seat_0_acts_first_and_turns_go_clockwise(seats: int) -> None:
    table = new(seats)
    for turn in range(6):
        table.play(table.legal()[0])
        assert table.state.actors() == (turn % seats,)
        table.take_turn()


@rule("T2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_T2_1_nobody_plays_alone_or_with_four_others(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 seats"):
        new(seats)


@rule("T2.2")
def test_T2_2_the_stack_comes_letter_by_letter_and_each_hex_once() -> None:
    table = new()
    drawn: list[str] = []
    while table.view.phase != "over":
        if table.view.phase == "drawing":
            assert {text[5] for text in table.legal()} == {table.view.letter}
            drawn.append(table.legal()[-1].removeprefix("draw "))
            table.play(table.legal()[-1])
        else:
            table.play(table.legal()[0])
    assert [(letter, len(list(hexes))) for letter, hexes in groupby(drawn, key=lambda name: name[0])] == [
        ("A", 6),
        ("B", 6),
        ("C", 5),
        ("D", 5),
        ("E", 5),
        ("F", 5),
        ("G", 4),
    ]
    assert len(set(drawn)) == 36


@rule("T2.2")
def test_T2_2_any_hex_of_the_top_letter_is_as_likely_as_any_other() -> None:
    table = new()
    assert table.odds() == {f"draw A{number}": 1 for number in range(1, 7)}
    table.play("draw A3")
    table.take_turn()
    assert table.odds() == {f"draw A{number}": 1 for number in (1, 2, 4, 5, 6)}


@rule("T2.2")
def test_T2_2_a_hex_of_a_later_letter_does_not_come_yet() -> None:
    table = new()
    assert table.refusal("draw B1") == ("T2.2", {"why": "letter", "letter": "A"})
    assert table.allows("draw A1")
    table.idle(until=lambda seen: seen.letter == "B" and seen.phase == "drawing")
    assert table.allows("draw B1")


@rule("T2.2")
def test_T2_2_a_hex_does_not_come_twice() -> None:
    table = new()
    table.play("draw A1")
    table.take_turn()
    assert table.refusal("draw A1") == ("T2.2", {"why": "gone", "hex": "A1"})
    assert table.allows("draw A2")


@rule("T2.2")
def test_T2_2_no_player_draws_or_acts_before_chance_has_drawn() -> None:
    table = new()
    assert table.refusal("draw A1", seat=0) == ("T2.2", {"why": "chance"})
    assert table.refusal("end", seat=0) == ("T2.2", {"why": "chance"})
    assert table.allows("draw A1", seat=CHANCE)


@rule("T2.3")
def test_T2_3_nobody_can_tell_the_wafers_of_one_hex_from_those_of_another() -> None:
    text = "treasures 1 idol idol\nc4 A4 workers 0 1\nc5 A5 workers 0 1"
    here, there = position(text), position(text)
    here.play("recover c4")
    there.play("recover c5")
    assert here.odds() == there.odds()
    assert set(here.odds().values()) == {3, 1}


@rule("T2.3")
def test_T2_3_a_wafer_on_a_hex_shows_nothing_but_that_it_is_there() -> None:
    table = position("c4 A4")
    assert table.space("c4").wafers == 4
    assert {TIKAL.view(table.state, seat).pool for seat in (0, 1, None)} == {(3,) * 8}


@rule("T2.4")
@pytest.mark.parametrize(("mode", "score"), [("basic", 0), ("auction", 20)])
def test_T2_4_scores_start_at_0_or_20_and_everybody_is_in_the_supply(mode: str, score: int) -> None:
    table = new(4, mode)
    assert [seat.score for seat in table.view.seats] == [score] * 4
    assert all((seat.supply, seat.leader, seat.gone) == (18, "supply", 0) for seat in table.view.seats)
    assert all(sum(spot.workers) == 0 and not spot.leaders for spot in table.view.spaces)
