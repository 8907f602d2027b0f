"""J1: what is in the box, and which other boxes may be opened."""

from __future__ import annotations

import json
from collections import Counter

import pytest

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


@rule("J1.1")
@pytest.mark.parametrize(
    ("island", "fault"),
    [
        ("W.2/.~/B.1", "island I01, row 2: has 2 cells, but row 1 has 3"),
        ("W.2/.~?/B.1", "island I01, row 2, column 3: unknown letter '\\?'"),
        ("W.5/.~./B.1", "row 1, column 3: unknown letter '5'"),
        ("..2/.~./B.1", r"there is no white flag \(W\)"),
        ("W.2/.~./..1", r"there is no black flag \(B\)"),
        ("W.2/.~W/B.1", "row 2, column 3: there is a second white flag"),
        ("WB2/.~./B.1", "row 3, column 1: there is a second black flag"),
        ("W../.~./B..", "there is no chest"),
        ("W~2/.~./B.~", "row 1, column 3: the chest on c1 cannot be reached"),
        ("WJ2/.~~/B.~", "the chest on c1 cannot be reached"),
        ("W1./B~2", "the chest on c2 cannot be reached"),
        ("Wa2/B~~", "the chest on c1 cannot be reached"),
        ("WC~/~~~/BC2/~C~", None),
        ("WC~/~~~/B~2", "the chest on c3 cannot be reached"),
        ("W~c/B~~", None),
        ("W2/B~", None),
    ],
)
def test_J1_1_every_island_of_a_box_is_checked(island: str, fault: str | None) -> None:
    if fault is None:
        assert new(components=box(island)).odds()
    else:
        with pytest.raises(ValueError, match=fault):
            new(components=box(island))


@rule("J1.1")
@pytest.mark.parametrize(
    ("components", "fault"),
    [
        ("W.2", "not JSON"),
        ("[]", 'an object with "deck" and "islands"'),
        ('{"deck": {}, "islands": {}}', 'an object with "deck" and "islands"'),
        (EIGHT_ISLANDS, "there must be 9 to 99 islands, not 8"),
        (EIGHT_ISLANDS.replace("arrow_h", "arrow"), "9 to 99 islands"),
        (box().replace("arrow_h", "arrow"), "there is no card 'arrow'"),
        (box().replace("15", "-1"), "must be a number from 0 to 99, not -1"),
        (box().replace('{"rows": ["W.2", ".~.", "B.1"]}', "7"), "island 1 is no object"),
        (box().replace('["W.2", ".~.", "B.1"]', '"W.2"'), "rows is a list of texts"),
    ],
)
def test_J1_1_a_box_of_another_shape_is_refused(components: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        new(components=components)


@rule("J1.1")
def test_J1_1_nine_islands_are_enough() -> None:
    nine = json.loads(EIGHT_ISLANDS)
    nine["islands"].append(nine["islands"][0])
    assert new(components=json.dumps(nine)).odds() == {"deal H": 60}


@rule("J1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_J1_1_a_table_needs_nine_cards_for_each_seat_and_four_more(seats: int) -> None:
    enough = 9 * seats + 4
    with pytest.raises(ValueError, match=f"{seats} seats need at least {enough} cards, and the deck has {enough - 1}"):
        new(seats, components=box(deck={"H": enough - 1}))
    assert new(seats, components=box(deck={"H": enough - 1, "M": 1})).odds() == {"deal H": enough - 1, "deal M": 1}


@rule("J1.2")
def test_J1_2_the_islands_have_nine_kinds_of_cells() -> None:
    cells = Counter(cell for island in own_box().islands for row in island.rows for cell in row)
    assert set(cells) <= set("~.WB1234abcdLJC")
    assert set("~.WB123cdLJC") <= set(cells)
    assert cells["W"] == cells["B"] == 45


@rule("J1.2")
@pytest.mark.parametrize(("cell", "coins"), zip("1234abcd", (1, 2, 3, 4) * 2, strict=True))
def test_J1_2_a_chest_holds_its_printed_coins(cell: str, coins: int) -> None:
    table = opened(f"W{cell}/B~", "PH")
    assert table.coins == [coins, 0]


@rule("J1.2")
def test_J1_2_off_the_card_is_sea() -> None:
    edge, shore = opened("1W2/.B.", "X"), opened("~~~/1W2/.B.", "X")
    assert edge.refusal("go up") == shore.refusal("go up") == ("J6.5", {})
    assert edge.legal() == shore.legal() == ["go left", "go right"]
