"""The worked examples at the end of the rules, exactly."""

from __future__ import annotations

import pytest

from cenote.core.game import Result
from cenote.games.jackal.cards import cards
from cenote.games.jackal.route import ends
from tests.games.jackal.support import PLAIN, RICH, ashore, isle, new, opened
from tests.table import rule

CAVERN = "WC~~/~~~~/~~C3/B~~C"


@rule("J6.11", "J6.12")
@pytest.mark.parametrize(
    ("island", "route", "found"),
    [
        (PLAIN, "HH", {(2, 2)}),
        (PLAIN, "VV", set()),
        (PLAIN, "VVHH", {(2, 4), (1, 4)}),
        (PLAIN, "HHV", {(2, 2)}),
        (PLAIN, "FHH", {(1, 2)}),
        (PLAIN, "K", set()),
        (PLAIN, "KV", {(2, 2), (1, 2)}),
        (PLAIN, "PHH", {(2, 2)}),
        (RICH, "HH", {(2, 3)}),
        (RICH, "VVHH", set()),
        (RICH, "PVVHH", {(2, 5)}),
        (RICH, "PVVHPH", {(2, 5), (3, 4)}),
        (RICH, "FHPH", {(3, 2)}),
        (RICH, "FHH", set()),
        (RICH, "KPV", {(2, 2), (3, 2)}),
        (RICH, "KV", {(2, 2)}),
        (CAVERN, "HH", {(3, 2)}),
        (CAVERN, "HV", {(3, 2)}),
        (CAVERN, "XX", {(3, 2)}),
        (CAVERN, "HX", {(3, 2)}),
        ("WC3/B~~", "HH", {(3, 2)}),
    ],
)
def test_routes_end_where_the_examples_say(island: str, route: str, found: set[tuple[int, int]]) -> None:
    assert {(end.coins, end.steps) for end in ends(isle(island), list(cards(route)))} == found


@rule("J7.2", "J7.3")
def test_a_chest_of_two_shared_by_three_routes() -> None:
    table = ashore("W..2/BL..", "HHHM", "FVHHH", "VHVHH")
    table.lay("HHH", "FVHHH", "VHVHH")
    table.play("throw 1", "done", seat=0)
    table.confirm()
    assert [table.reached(seat) for seat in range(3)] == [("d1", 3), ("d1", 5), ("d1", 6)]
    assert table.coins == [2, 1, 0]


@rule("J7.4")
def test_a_chest_of_three_with_equal_steps_goes_by_order() -> None:
    table = opened("W.../B~~3", *["HHHV"] * 4, text="first 2\n")
    assert [table.reached(seat) for seat in range(4)] == [("d2", 4)] * 4
    assert table.coins == [1, 0, 3, 2]


@rule("J8.2", "J8.5", "J9.8")
def test_four_seats_that_always_pass_and_take_from_the_deck() -> None:
    table = new(4)
    table.idle(until=lambda seen: seen.number == 4 and seen.phase == "announcing")
    assert (table.hand_sizes, table.view.deck) == ([13] * 4, 4)
    table.idle(until=lambda seen: seen.number == 5)
    assert (sorted(table.hand_sizes), table.view.deck, table.discard) == ([13, 13, 15, 15], 0, "")
    table.idle(until=lambda seen: seen.number == 6)
    assert (table.coins, table.view.extra, table.view.playing) == ([0] * 4, True, (0, 1, 2, 3))
    table.idle(until=lambda seen: seen.phase == "over")
    assert table.view.number == 7
    assert table.state.result() == Result((0, 0, 0, 0), (0, 1, 2, 3))
