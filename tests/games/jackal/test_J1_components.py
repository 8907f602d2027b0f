"""J1: what is in the box, and which other boxes may be opened."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from cenote.core.game import Detail, Unfit
from cenote.games.jackal.box import own_box
from tests.games.jackal.support import DECK, PLAIN, box, new, opened
from tests.table import rule

EIGHT_ISLANDS = json.dumps({"deck": {"arrow_h": 60}, "islands": [{"rows": PLAIN.split("/")}] * 8})


@rule("J1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_J1_1_nobody_plays_alone_or_with_four_others(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 seats"):
        new(seats)


@rule("J1.1")
@pytest.mark.parametrize("mode", ["basic", "archipelago"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_J1_1_two_to_four_seats_play_either_game(seats: int, mode: str) -> None:
    assert len(new(seats, mode).view.pirates) == seats


@rule("J1.1")
def test_J1_1_there_are_60_action_cards_of_seven_kinds() -> None:
    table = new()
    assert table.odds() == {f"deal {letter}": count for letter, count in DECK.items()}
    assert sum(table.odds().values()) == 60


@rule("J1.1")
def test_J1_1_there_are_45_islands() -> None:
    table = new()
    table.idle(until=lambda seen: seen.phase == "showing")
    assert table.odds() == {f"island {number}": 1 for number in range(1, 46)}


@rule("J1.1")
def test_J1_1_a_table_can_be_opened_with_another_box() -> None:
    table = new(components=box("W4/B~", deck={"X": 20, "M": 2}))
    assert table.odds() == {"deal X": 20, "deal M": 2}
    table.idle(until=lambda seen: seen.phase == "showing")
    assert len(table.odds()) == 10
    assert table.state.box.islands[0].rows == ("W4", "B~")


def fault(components: str, seats: int = 2) -> tuple[str, dict[str, Detail]]:
    """Why a table cannot be opened with this box."""
    with pytest.raises(Unfit) as caught:
        new(seats, components=components)
    return caught.value.why, caught.value.facts


@rule("J1.1")
@pytest.mark.parametrize(
    ("island", "why", "facts"),
    [
        ("W.2/.~/B.1", "unequal", {"row": 2, "cells": 2, "width": 3}),
        ("W.2/.~?/B.1", "letter", {"row": 2, "column": 3, "letter": "?"}),
        ("W.5/.~./B.1", "letter", {"row": 1, "column": 3, "letter": "5"}),
        ("..2/.~./B.1", "no-flag", {"colour": "white", "flag": "W"}),
        ("W.2/.~./..1", "no-flag", {"colour": "black", "flag": "B"}),
        ("W.2/.~W/B.1", "two-flags", {"row": 2, "column": 3, "colour": "white"}),
        ("WB2/.~./B.1", "two-flags", {"row": 3, "column": 1, "colour": "black"}),
        ("W../.~./B..", "chest", {}),
        ("W.2~2/B~~~~", "unreachable", {"row": 1, "column": 5}),
        ("WJ2/B~~", "unreachable", {"row": 1, "column": 3}),
        ("W1./B~2", "unreachable", {"row": 2, "column": 3}),
        ("Wa2/B~~", "unreachable", {"row": 1, "column": 3}),
        ("W~~/~~2/B~~", "unreachable", {"row": 2, "column": 3}),
        ("WC~/~~~/B~2", "unreachable", {"row": 3, "column": 3}),
    ],
)
def test_J1_1_an_island_that_cannot_be_played_is_refused(island: str, why: str, facts: dict[str, Detail]) -> None:
    assert fault(box(island)) == (why, {"island": "I01", **facts})


@rule("J1.1")
@pytest.mark.parametrize("island", ["W2/B~", "W~c/B~~", "WC~/~~~/BC2", "WB2", "W..1/B~.2"])
def test_J1_1_an_island_on_which_every_ordinary_chest_can_be_reached_is_accepted(island: str) -> None:
    assert new(components=box(island)).state.box.islands[0].rows == tuple(island.split("/"))


@rule("J1.1")
@pytest.mark.parametrize(
    ("components", "why"),
    [
        ("W.2", "json"),
        ("[]", "shape"),
        ('{"deck": {}, "islands": {}}', "shape"),
        ('{"deck": [], "islands": []}', "shape"),
        (EIGHT_ISLANDS, "islands"),
        (box().replace("arrow_h", "arrow"), "card"),
        (box().replace("15", "-1"), "count"),
        (box().replace("15", '"15"'), "count"),
        (box().replace('{"rows": ["W.2", ".~.", "B.1"]}', "7"), "object"),
        (box().replace('["W.2", ".~.", "B.1"]', '"W.2"'), "fields"),
        (box().replace('["W.2", ".~.", "B.1"]', '["W.2", 7]'), "rows"),
    ],
)
def test_J1_1_a_box_of_another_shape_is_refused(components: str, why: str) -> None:
    assert fault(components)[0] == why


@rule("J1.1")
@pytest.mark.parametrize(
    ("island", "why"),
    [
        ({"rows": PLAIN.split("/"), "name": "Bell\x07"}, "name"),
        ({"rows": PLAIN.split("/"), "name": "x" * 65}, "name"),
        ({"rows": ["W" + "." * 9, "B" + "." * 9]}, "width"),
        ({"rows": ["W"] * 10}, "rows"),
    ],
)
def test_J1_1_names_and_rows_have_limits(island: dict[str, object], why: str) -> None:
    assert fault(json.dumps({"deck": {"arrow_h": 60}, "islands": [island] * 9}))[0] == why


@rule("J1.1")
def test_J1_1_at_most_99_cards_of_a_kind_are_accepted() -> None:
    assert fault(box(deck={"H": 100})) == ("count", {"card": "arrow_h", "most": 99, "count": "100"})
    assert new(components=box(deck={"H": 99})).odds() == {"deal H": 99}


@rule("J1.1")
def test_J1_1_other_fields_are_ignored_and_a_kind_left_out_has_no_cards() -> None:
    data = json.loads(EIGHT_ISLANDS)
    data |= {"about": "mine", "version": 3}
    data["islands"] = [{**data["islands"][0], "name_de": "Insel", "note": ["x"]}] * 9
    data["islands"] = [{**island, "id": f"I{number}"} for number, island in enumerate(data["islands"], 1)]
    assert new(components=json.dumps(data)).odds() == {"deal H": 60}


@rule("J1.1")
def test_J1_1_nine_islands_are_enough() -> None:
    nine = json.loads(EIGHT_ISLANDS)
    nine["islands"].append(nine["islands"][0])
    assert new(components=json.dumps(nine)).odds() == {"deal H": 60}


@rule("J1.1")
def test_J1_1_at_most_99_islands_are_accepted() -> None:
    data = json.loads(EIGHT_ISLANDS)
    data["islands"] = data["islands"][:1] * 100
    assert fault(json.dumps(data)) == ("islands", {"least": 9, "most": 99, "count": 100})
    data["islands"].pop()
    assert new(components=json.dumps(data)).odds() == {"deal H": 60}


@rule("J1.1")
def test_J1_1_every_island_has_an_id_of_its_own() -> None:
    data = json.loads(EIGHT_ISLANDS)
    data["islands"] = [{**data["islands"][0], "id": name} for name in "ABCDEFGHB"]
    assert fault(json.dumps(data)) == ("twice", {"island": "B"})
    data["islands"][8]["id"] = "I"
    assert new(components=json.dumps(data)).odds() == {"deal H": 60}


@rule("J1.1")
@pytest.mark.parametrize("name", [{"name_ru": ""}, {"name_ru": "", "name": ""}])
def test_J1_1_an_empty_name_counts_as_left_out(name: dict[str, str]) -> None:
    data = json.loads(EIGHT_ISLANDS)
    data["islands"] = [{**data["islands"][0], **name}] * 9
    assert new(components=json.dumps(data)).state.box.islands[0].name == "I01"


@rule("J1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_J1_1_a_table_needs_nine_cards_for_each_seat_and_four_more(seats: int) -> None:
    enough = 9 * seats + 4
    short = box(deck={"H": enough - 1})
    assert fault(short, seats) == ("deck-size", {"seats": seats, "least": enough, "cards": enough - 1})
    assert new(seats, components=box(deck={"H": enough - 1, "M": 1})).odds() == {"deal H": enough - 1, "deal M": 1}


@rule("J1.2")
def test_J1_2_the_islands_have_nine_kinds_of_cells() -> None:
    cells = Counter(cell for island in own_box().islands for row in island.rows for cell in row)
    assert set(cells) <= set("~.WB1234abcdLJC")
    assert set("~.WB123cdLJC") <= set(cells)
    assert cells["W"] == cells["B"] == 45


@rule("J1.2")
@pytest.mark.parametrize(("cell", "coins"), list(zip("1234abcd", [1, 2, 3, 4] * 2, strict=True)))
def test_J1_2_a_chest_holds_its_printed_coins(cell: str, coins: int) -> None:
    table = opened(f"W{cell}/B~", "PH")
    assert table.coins == [coins, 0]


@rule("J1.2")
def test_J1_2_off_the_card_is_sea() -> None:
    edge, shore = opened("1W2/.B.", "X"), opened("~~~/1W2/.B.", "X")
    assert edge.refusal("go up") == shore.refusal("go up") == ("J6.5", {"why": "sea"})
    assert edge.legal() == shore.legal() == ["go left", "go right"]
