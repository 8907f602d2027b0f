"""T13: the end of the game."""

from __future__ import annotations

import pytest

from cenote.core.game import CHANCE, Result, Seat
from cenote.games.tikal.facts import GameOver, ScoringBegan, TurnEnded
from tests.games.tikal.support import EMPTY_STACK, TERRAIN_NAMES, new, position
from tests.table import rule


@rule("T13.1", "T15.2")
@pytest.mark.parametrize(("last", "order"), [(0, (1, 2, 0)), (1, (2, 0, 1)), (2, (0, 1, 2))])
def test_T13_1_the_final_round_begins_left_of_the_seat_that_had_the_last_hex(
    last: int, order: tuple[int, int, int]
) -> None:
    table = position(f"turn {last}\nrounds 3\n{EMPTY_STACK}", seats=3)
    assert table.facts("end") == (TurnEnded(Seat(last), 10), ScoringBegan(Seat(order[0]), 4, final=True))
    for seat in order:
        assert (table.state.actors(), table.view.phase, table.view.ap) == ((seat,), "scoring", 10)
        table.play("end")


@rule("T13.1")
def test_T13_1_the_game_goes_on_while_a_hex_is_left() -> None:
    table = position(f"turn 1\nremoved {' '.join(TERRAIN_NAMES[:-1])}", seats=3)
    table.play("end")
    assert table.legal(CHANCE) == ["draw G4"]


@rule("T13.1", "T13.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T13_2_a_whole_game_has_36_turns_and_four_scoring_rounds(seats: int) -> None:
    table = new(seats)
    turns = scorings = 0
    while table.view.phase != "over":
        turns += table.view.phase == "acting"
        scorings += table.view.phase == "scoring"
        table.play(table.legal()[0])
    assert (turns, scorings) == (36, 4 * seats)
    assert table.view.rounds == 4


@rule("T13.2")
def test_T13_2_when_the_game_is_over_nobody_does_anything() -> None:
    table = position(f"phase scoring\nturn 1\nrounds 3\n{EMPTY_STACK}a4 a4 workers 1 1")
    assert table.allows("end", seat=1)
    table.play("end")
    assert table.state.actors() == ()
    for seat, action in ((0, "end"), (1, "enter worker a5"), (CHANCE, "draw A1"), (CHANCE, "find idol"), (0, "pass")):
        assert table.refusal(action, seat=seat) == ("T13.2", {"why": "over"})


@rule("T13.3")
def test_T13_3_the_highest_score_wins() -> None:
    table = position(
        f"phase scoring\nturn 1\nrounds 3\nscores 40 39 40\n{EMPTY_STACK}b5 b5 value 2 workers 1 1", seats=3
    )
    assert table.state.result() is None
    assert table.facts("end")[-1] == GameOver((40, 41, 40), (Seat(1),))
    assert table.state.result() == Result((40, 41, 40), (1,))
