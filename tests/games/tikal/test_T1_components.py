"""T1: what is in the box."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import dist, isclose, sqrt

import pytest

from cenote.core.game import Damaged, UnknownAction
from cenote.games.tikal.board import HEXES, KINDS, MOST_STONES, PRICES, TERRAIN, VOLCANO
from cenote.games.tikal.game import TIKAL
from tests.games.tikal.support import TERRAIN_NAMES, new, position
from tests.table import rule

LOOSE = HEXES[:TERRAIN]


@rule("T1.1")
def test_T1_1_the_board_is_eight_columns_of_five_flat_top_hexagons_with_odd_columns_half_a_hex_lower() -> None:
    centres = {
        f"{'abcdefgh'[column]}{row + 1}": (1.5 * column, sqrt(3) * (row + column % 2 / 2))
        for column in range(8)
        for row in range(5)
    }
    touching = {(a, b) for a, b in permutations(centres, 2) if isclose(dist(centres[a], centres[b]), sqrt(3))}
    walks = {tuple(text.split()[2:]) for text in TIKAL.actions.texts if text.startswith("walk worker")}
    assert len(centres) == 40
    assert walks == touching


@rule("T1.1", "T1.2")
def test_T1_2_four_hexes_are_printed_on_the_board() -> None:
    printed = [(spot.space, spot.kind, spot.value, spot.stones) for spot in new().view.spaces]
    assert printed == [
        ("a4", "temple", 1, (1, 1, 0, 1, 0, 0)),
        ("a5", "base_camp", 0, (1, 1, 1, 0, 0, 0)),
        ("b4", "jungle", 0, (1, 1, 1, 0, 0, 0)),
        ("b5", "temple", 1, (0, 1, 0, 0, 0, 1)),
    ]


@rule("T1.2")
@pytest.mark.parametrize("space", ["a4", "a5", "b4", "b5"])
def test_T1_2_printed_hexes_are_never_placed(space: str) -> None:
    table = new()
    table.play("draw A1")
    with pytest.raises(UnknownAction):
        table.code(f"place {space} 0")
    with pytest.raises(Damaged, match="printed"):
        position(f"{space} A1")


@rule("T1.3")
def test_T1_3_there_are_36_terrain_hexes_with_letters_from_A_to_G() -> None:
    kinds = Counter(KINDS[face.kind] for face in LOOSE)
    letters = Counter(face.letter for face in LOOSE)
    assert kinds == {"temple": 15, "jungle": 10, "treasure": 8, "volcano": 3}
    assert letters == {"A": 6, "B": 6, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}
    assert new().view.stack == TERRAIN_NAMES


@rule("T1.3")
def test_T1_3_the_board_is_full_at_the_end() -> None:
    table = new()
    table.idle(until=lambda seen: seen.phase == "over")
    assert table.view.removed == ()
    assert len(table.view.spaces) == 40


@rule("T1.4")
def test_T1_4_every_terrain_hex_but_a_volcano_carries_three_stones() -> None:
    assert all(sum(face.stones) == (0 if face.kind == VOLCANO else 3) for face in LOOSE)
    assert all(len(face.stones) == 6 for face in LOOSE)
    assert 2 * max(max(face.stones) for face in HEXES) == MOST_STONES == PRICES - 1


@rule("T1.5")
def test_T1_5_there_are_three_wafers_of_each_of_eight_kinds_for_24_masks() -> None:
    masks = [face.value for face in LOOSE if KINDS[face.kind] == "treasure"]
    assert sorted(masks, reverse=True) == [4, 4, 4, 3, 3, 2, 2, 2]
    assert new().view.pool == (3,) * 8


@rule("T1.6")
def test_T1_6_there_are_48_temple_tiles_of_values_2_to_10() -> None:
    tiles = {value: tiles for value, tiles in enumerate(new().view.tiles) if tiles}
    assert tiles == {2: 3, 3: 6, 4: 9, 5: 11, 6: 8, 7: 5, 8: 3, 9: 2, 10: 1}


@rule("T1.7")
def test_T1_7_each_seat_has_18_workers_a_leader_two_camps_and_two_guards() -> None:
    for seat in new(4).view.seats:
        assert (seat.supply, seat.leader, seat.camps_left, seat.guards_left) == (18, "supply", 2, 2)
