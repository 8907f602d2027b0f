"""J6: walking the route."""

from __future__ import annotations

import pytest

from cenote.core.game import Seat
from cenote.games.jackal.facts import ChestReached, RouteOpened, Went
from cenote.games.jackal.islands import cell_name
from tests.games.jackal.support import PLAIN, RICH, ashore, opened
from tests.table import rule

CROSS = "~~1~~/~~.~~/2.W.3/~~.~~/~~4~B"
"""Two cells to a chest in each of the four directions."""

RING = "1W2/~B~/~.~"
"""A chest on either side of the white flag, the black flag below."""

STAR = "B.2.~/...../2.W.2/...../~.2.~"
"""Wherever a knight jumps from the white flag, it lands beside a chest."""

CAVES = "1WC~~/~B~~~/~~C2~/~~~~~/3C~~C"
"""From the cave beside the white flag to three others: two beside a chest, one beside nothing."""


@rule("J6.1")
def test_J6_1_routes_are_opened_in_order_one_seat_at_a_time() -> None:
    table = opened(RING, "H", "H", "H", text="first 1\n")
    for seat, open_now in ((1, (1,)), (2, (1, 2)), (0, (0, 1, 2))):
        assert (table.state.actors(), table.view.opened) == ((seat,), open_now)
        table.play("go left")
    assert [route.seat for route in table.view.reveal] == [1, 2, 0]


@rule("J6.1")
def test_J6_1_the_cards_of_a_route_are_seen_only_when_it_is_opened() -> None:
    table = ashore(RING, "X", "H")
    table.lay("X", "H")
    table.play("done", seat=0)
    assert table.told("done", seat=1)[-1] == RouteOpened(Seat(0), "X", reaches=True)
    assert table.told("go right") == (
        Went(Seat(0), "c1", 1),
        ChestReached(Seat(0), "c1", 2, 1, 0),
        RouteOpened(Seat(1), "H", reaches=True),
    )


@rule("J6.1")
def test_J6_1_a_seat_chooses_having_seen_the_routes_opened_before() -> None:
    table = opened(RING, "H", "H")
    table.play("go right")
    assert table.reached(0) == ("c1", 1)
    table.play("go left")
    assert table.coins == [2, 1]


@rule("J6.1")
def test_J6_1_only_the_seat_whose_route_is_opened_chooses() -> None:
    table = opened(RING, "H", "H")
    assert table.refusal("go left", seat=1) == ("J6.1", {"why": "turn", "turn": 0})
    assert table.allows("go left", seat=0)


@rule("J6.1")
@pytest.mark.parametrize("action", ["pass", "take deck", "lay H", "ready", "throw 1", "done", "keep H"])
def test_J6_1_the_cards_and_their_order_stay(action: str) -> None:
    table = opened(RING, "H", "H")
    assert table.refusal(action) == ("J6.1", {"why": "phase", "phase": "opening"})
    assert table.allows("go left")


@rule("J6.2")
def test_J6_2_a_route_starts_on_the_white_flag_or_on_the_black_flag_if_one_lies_first() -> None:
    assert opened(PLAIN, "HH", "FHH").reached(0) == ("c1", 2)
    assert opened(PLAIN, "HH", "FHH").reached(1) == ("c3", 2)


@rule("J6.3")
@pytest.mark.parametrize(
    ("card", "ways"),
    [("H", ["left", "right"]), ("V", ["up", "down"]), ("X", ["left", "right", "up", "down"])],
)
def test_J6_3_arrows_move_one_cell_in_their_directions(card: str, ways: list[str]) -> None:
    table = opened(CROSS, card * 2)
    assert table.legal() == [f"go {way}" for way in ways]
    for way, cell in (("left", "b3"), ("right", "d3"), ("up", "c2"), ("down", "c4")):
        if way in ways:
            assert opened(CROSS, card * 2).told(f"go {way}")[0] == Went(Seat(0), cell, 1)
        else:
            assert table.refusal(f"go {way}") == ("J6.3", {"why": "other-way", "card": card})


@rule("J6.3")
def test_J6_3_an_arrow_does_not_jump() -> None:
    table = opened(CROSS, "XX")
    assert table.refusal("jump up-up-left") == ("J6.3", {"why": "other-way", "card": "X"})
    assert table.allows("go up")


@rule("J6.3")
def test_J6_3_cards_are_never_turned() -> None:
    assert opened("W2/B~", "V").reached(0) is None
    assert opened("W2/B~", "H").reached(0) == ("b1", 1)
    assert opened("W~/2B", "H").reached(0) is None
    assert opened("W~/2B", "V").reached(0) == ("a2", 1)


@rule("J6.4")
def test_J6_4_a_knight_moves_as_in_chess() -> None:
    landings = {
        "jump up-up-left": "b1",
        "jump up-up-right": "d1",
        "jump down-down-left": "b5",
        "jump down-down-right": "d5",
        "jump left-left-up": "a2",
        "jump left-left-down": "a4",
        "jump right-right-up": "e2",
        "jump right-right-down": "e4",
    }
    assert opened(STAR, "KX").legal() == list(landings)
    for way, cell in landings.items():
        assert opened(STAR, "KX").told(way)[0] == Went(Seat(0), cell, 1)


@rule("J6.4")
def test_J6_4_a_knight_makes_no_straight_step() -> None:
    table = opened(STAR, "KX")
    assert table.refusal("go right") == ("J6.4", {"why": "other-way", "card": "K"})
    assert table.allows("jump right-right-up")


@rule("J6.4")
@pytest.mark.parametrize("between", ["~", "J", "C", "L"])
def test_J6_4_a_knight_jumps_over_everything_and_only_its_landing_counts(between: str) -> None:
    table = opened("W??~/??.b/B~~~".replace("?", between), "KPH")
    assert table.reached(0) == ("d2", 2)


@rule("J6.5")
def test_J6_5_no_move_ends_on_the_sea() -> None:
    table = opened("1W2/.~./B..", "X")
    assert table.refusal("go down") == ("J6.5", {"why": "sea"})
    assert table.refusal("go up") == ("J6.5", {"why": "sea"})
    assert table.allows("go left")


@rule("J6.5")
def test_J6_5_no_jump_ends_on_the_sea() -> None:
    table = opened(STAR.replace("/...../2", "/....~/2"), "KX")
    assert table.refusal("jump right-right-up") == ("J6.5", {"why": "sea"})
    assert table.allows("jump right-right-down")


@rule("J6.6")
def test_J6_6_every_movement_card_is_one_step_flag_and_map_are_none() -> None:
    assert opened(PLAIN, "HH", "FPHPH").reached(0) == ("c1", 2)
    assert opened(PLAIN, "HH", "FPHPH").reached(1) == ("c3", 2)
    table = opened(PLAIN, "KV")
    table.play("go up")
    assert table.reached(0) == ("c1", 2)


@rule("J6.7")
def test_J6_7_jungle_needs_a_map() -> None:
    island = "~1~~/2WJb/~B~~"
    assert opened(island, "XPH").refusal("go right") == ("J6.7", {"why": "jungle", "cell": "c2"})
    assert opened(island, "PXPH").allows("go right")


@rule("J6.7")
@pytest.mark.parametrize(("route", "end"), [("HH", None), ("PHH", ("c1", 2)), ("HPH", None), ("PVHH", None)])
def test_J6_7_the_map_lies_directly_before_the_card_that_enters_the_jungle(
    route: str, end: tuple[str, int] | None
) -> None:
    assert opened("WJ2/.~./B..", route).reached(0) == end


@rule("J6.7")
def test_J6_7_a_knight_needs_a_map_as_well() -> None:
    assert opened("W.~~/..Jb/B~~~", "KPH").reached(0) is None
    assert opened("W.~~/..Jb/B~~~", "PKPH").reached(0) == ("d2", 2)


@rule("J6.8")
def test_J6_8_a_buried_chest_needs_a_map() -> None:
    island = "~1~/2Wc/~B~"
    assert opened(island, "X").refusal("go right") == ("J6.8", {"why": "buried", "cell": "c2"})
    assert opened(island, "PX").allows("go right")


@rule("J6.8")
@pytest.mark.parametrize(
    ("route", "end"), [("HH", None), ("HPH", ("c1", 2)), ("PHH", None), ("PHPH", ("c1", 2)), ("PKV", None)]
)
def test_J6_8_the_map_lies_directly_before_the_card_that_enters_the_chest(
    route: str, end: tuple[str, int] | None
) -> None:
    assert opened("W.c/.~./B..", route).reached(0) == end


@rule("J6.9")
@pytest.mark.parametrize(("route", "steps"), [("HH", 3), ("PHH", 3), ("HHHH", 3)])
def test_J6_9_a_labyrinth_adds_one_step_map_or_not(route: str, steps: int) -> None:
    table = opened("WL2/B~~", route)
    while table.view.phase == "opening":
        table.play("go right")
    assert table.reached(0) == ("c1", steps)


@rule("J6.9")
def test_J6_9_a_labyrinth_counts_each_time_it_is_entered() -> None:
    table = opened("WL2/BL~", "HVVH")
    assert table.reached(0) == ("c1", 4 + 3)


@rule("J6.9")
def test_J6_9_a_labyrinth_jumped_over_does_not_count() -> None:
    assert opened("WL2/LL./BL1", "KV").legal() == ["go up", "go down"]
    table = opened("WL2/LL./BL1", "KV")
    table.play("go down")
    assert table.reached(0) == ("c3", 2)


@rule("J6.10")
def test_J6_10_entering_a_cave_leads_at_once_to_another_at_no_step() -> None:
    table = opened(CAVES, "HH")
    assert table.told("go right")[0] == Went(Seat(0), "c1", 1)
    assert table.legal() == ["exit c3", "exit b5"]
    table.play("exit b5")
    assert table.reached(0) == ("a5", 2)


@rule("J6.10")
def test_J6_10_the_exit_is_chosen_before_the_next_step() -> None:
    table = opened(CAVES, "HH")
    assert table.refusal("exit c3") == ("J6.10", {"why": "outside"})
    assert table.allows("go right")
    table.play("go right")
    assert table.refusal("go left") == ("J6.10", {"why": "exit-first"})
    assert table.allows("exit c3")


@rule("J6.10")
@pytest.mark.parametrize("cell", ["c1", "d3", "a1", "b2"])
def test_J6_10_the_exit_is_another_cave(cell: str) -> None:
    table = opened(CAVES, "HH")
    table.play("go right")
    assert table.refusal(f"exit {cell}") == ("J6.10", {"why": "no-cave", "cell": cell})
    assert table.allows("exit b5")


@rule("J6.10")
def test_J6_10_arriving_by_cave_triggers_nothing_and_the_route_goes_on_from_there() -> None:
    table = opened("WC~~/~~~~/~~C3/B~~C", "HH")
    assert [cell_name(cell) for cell in table.view.reveal[0].walk] == ["a1", "b1", "c3", "d3"]
    assert table.reached(0) == ("d3", 2)


@rule("J6.10")
def test_J6_10_behind_the_exit_the_route_has_choices_again() -> None:
    table = opened(CAVES.replace("~~C2~", "~1C2~"), "HH")
    table.play("go right", "exit c3")
    assert table.legal() == ["go left", "go right"]
    assert table.refusal("exit b5") == ("J6.10", {"why": "outside"})
    table.play("go left")
    assert table.reached(0) == ("b3", 2)


@rule("J6.10")
def test_J6_10_a_cave_alone_on_its_island_is_an_empty_cell() -> None:
    table = opened("WC3/B~~", "HH")
    assert table.reached(0) == ("c1", 2)
    assert [cell_name(cell) for cell in table.view.reveal[0].walk] == ["a1", "b1", "c1"]


@rule("J6.10")
def test_J6_10_a_knight_enters_a_cave_too() -> None:
    table = opened("W..~/..C~/B~~~/~~C2", "KH")
    assert table.reached(0) == ("d4", 2)


@rule("J6.11")
def test_J6_11_the_route_ends_on_the_chest_and_cards_left_over_are_no_steps() -> None:
    table = opened(PLAIN, "HHVVV")
    assert table.reached(0) == ("c1", 2)
    assert table.discard == "HHVVV", "they are discarded all the same"


@rule("J6.11")
def test_J6_11_a_chest_is_not_walked_through() -> None:
    assert opened("W12/B..", "HH").reached(0) == ("b1", 1)


@rule("J6.12")
def test_J6_12_only_choices_that_still_can_reach_a_chest_are_offered() -> None:
    assert opened(RING, "X").refusal("go down") == ("J6.12", {"why": "dead-end", "cell": "b2"})
    assert opened(RING, "XXX").allows("go down")
    assert opened(RING, "X").legal() == ["go left", "go right"]


@rule("J6.12")
def test_J6_12_only_exits_from_which_a_chest_can_be_reached_are_offered() -> None:
    table = opened(CAVES, "HH")
    table.play("go right")
    assert table.refusal("exit e5") == ("J6.12", {"why": "dead-end", "cell": "e5"})
    longer = opened(CAVES.replace("~~~~~", "~~~~4"), "HX")
    longer.play("go right")
    assert longer.allows("exit e5")


@rule("J6.12")
def test_J6_12_a_route_that_can_reach_a_chest_must() -> None:
    assert opened(PLAIN, "XX").reached(0) == ("c1", 2), "there is one way, and it is taken"


@rule("J6.12")
@pytest.mark.parametrize("route", ["", "H", "VV", "K", "P", "F", "FV"])
def test_J6_12_a_route_without_a_way_to_a_chest_brings_nothing(route: str) -> None:
    table = ashore(PLAIN, route, "")
    table.lay(route, "")
    table.play("done", seat=0)
    assert RouteOpened(Seat(0), route, reaches=False) in table.told("done", seat=1)
    assert (table.reached(0), table.coins) == (None, [0, 0])


@rule("J6.13")
@pytest.mark.parametrize("route", ["PHH", "HPH", "HHP", "PPHH", "PHPH"])
def test_J6_13_a_map_that_is_not_needed_is_wasted(route: str) -> None:
    assert opened(PLAIN, route).reached(0) == ("c1", 2)


@rule("J6.13")
def test_J6_13_a_map_arms_only_the_next_movement_card() -> None:
    assert opened("WJJb/B~~~", "PHHPH").reached(0) is None
    assert opened("WJJb/B~~~", "PHPHPH").reached(0) == ("d1", 3)


@rule("J6.13")
def test_J6_13_flag_cells_on_the_way_are_empty_cells() -> None:
    assert opened("WB2/...", "HH").reached(0) == ("c1", 2)
    assert opened("BW2/...", "FHH").reached(0) == ("c1", 2)


@rule("J6.13")
def test_J6_13_cells_may_be_entered_more_than_once() -> None:
    table = opened(RICH, "HHHH")
    while table.view.phase == "opening":
        table.play(table.legal()[0])
    assert [cell_name(cell) for cell in table.view.reveal[0].walk] == ["a1", "b1", "a1", "b1", "c1"]
