"""J7: gold."""

from __future__ import annotations

import pytest

from cenote.core.game import Seat
from cenote.games.jackal.facts import ChestReached, GoldTaken
from tests.games.jackal.support import PLAIN, ashore, opened
from tests.table import rule

LINE = "W..4/B~~~"
"""Three steps to a chest of four."""


@rule("J7.1")
def test_J7_1_coins_are_taken_after_all_routes_are_opened() -> None:
    table = opened("1W2/~B~", "H", "H")
    table.play("go right")
    assert (table.reached(0), table.coins) == (("c1", 1), [0, 0])
    assert table.told("go right")[1:4] == (
        ChestReached(Seat(1), "c1", 2, 1, 0),
        GoldTaken(Seat(0), 2, 2, extra=False),
        GoldTaken(Seat(1), 1, 1, extra=False),
    )
    assert table.coins == [2, 1]


@rule("J7.2")
@pytest.mark.parametrize(
    ("island", "route", "marks", "steps"),
    [("W..2/B~~~", "HHH", 0, 3), ("WL.2/B~~~", "PHHPH", 0, 4), ("WLL2/B~~~", "HHH", 2, 7), ("BW.2/~~~~", "FHHH", 1, 4)],
)
def test_J7_2_steps_are_movement_cards_and_labyrinths_and_marks(
    island: str, route: str, marks: int, steps: int
) -> None:
    table = ashore(island, route, "MMMM")
    table.lay(route, "")
    table.play("done", seat=0)
    table.play(*["throw 0"] * marks, "done", seat=1)
    assert table.reached(0) == ("d1", steps)


@rule("J7.3")
@pytest.mark.parametrize(
    ("chest", "coins"), [("4", [4, 3, 2, 1]), ("3", [3, 2, 1, 0]), ("2", [2, 1, 0, 0]), ("1", [1, 0, 0, 0])]
)
def test_J7_3_the_first_on_a_chest_gets_the_printed_coins_and_each_next_one_less(chest: str, coins: list[int]) -> None:
    assert opened(f"W{chest}/B~", "H", "H", "H", "H").coins == coins


@rule("J7.3")
def test_J7_3_fewer_steps_come_first() -> None:
    table = opened("W.4/.~./B..", "FHHVV", "HH", "KV")
    assert [table.reached(seat) for seat in range(3)] == [("c1", 4), ("c1", 2), ("c1", 2)]
    assert table.coins == [2, 4, 3]


@rule("J7.3")
def test_J7_3_each_chest_is_shared_separately() -> None:
    assert opened(PLAIN, "HH", "FHH", "HH", "FHH").coins == [2, 1, 1, 0]


@rule("J7.4")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_J7_4_equal_steps_go_by_order(first: int) -> None:
    table = opened(LINE, *["HHH"] * 4, text=f"first {first}\n")
    assert [table.coins[(first + place) % 4] for place in range(4)] == [4, 3, 2, 1]


@rule("J7.4")
def test_J7_4_marks_count_before_order() -> None:
    table = ashore(LINE, "HHH", "HHHM")
    table.lay("HHH", "HHH")
    table.play("done", seat=0)
    table.play("throw 0", "done", seat=1)
    assert table.coins == [3, 4]
