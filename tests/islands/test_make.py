"""New islands: the same for the same seed, playable, and as hard as the printed ones."""

from __future__ import annotations

from random import Random

import pytest

from cenote.games.jackal.box import checked_island, read_components
from cenote.games.jackal.game import JACKAL
from cenote.islands.coastline import SIDE, in_one_piece, make_land
from cenote.islands.component_sets import IslandSet, own_set
from cenote.islands.difficulty import ranges, rate_set
from cenote.islands.difficulty_range import printed_range
from cenote.islands.generator import component_file, likeness, make_islands
from cenote.islands.island_names import make_names


@pytest.fixture(scope="module")
def made() -> IslandSet:
    return make_islands(seed=7, count=20)


def test_the_same_seed_gives_the_same_file() -> None:
    one, two, other = (component_file(make_islands(seed, 9), "") for seed in (3, 3, 4))
    assert one == two
    assert one != other


def test_every_made_island_passes_the_checks(made: IslandSet) -> None:
    for island in made.islands:
        assert checked_island(island.code, island.name, island.rows).rows == island.rows
        assert (len(island.rows), len(island.rows[0])) == (SIDE, SIDE)
        assert 1 <= sum(coins > 0 for coins in island.coins) <= 3
        assert len(island.caves) != 1


def test_no_two_are_alike_and_none_is_a_printed_one(made: IslandSet) -> None:
    rows = [likeness(island.rows) for island in (*made.islands, *own_set().islands)]
    assert len(set(rows)) == len(rows)
    assert len({island.name for island in made.islands}) == len(made.islands)


def test_made_islands_are_as_hard_as_printed_ones(made: IslandSet) -> None:
    assert all(printed_range().contains(island) for island in made.islands)
    for what in ("some_chest", "best_chest"):
        ours, printed = (ranges([getattr(r, what) for r in rate_set(one)]) for one in (made, own_set()))
        assert all(p.least <= o.least and o.most <= p.most for o, p in zip(ours, printed, strict=True))


def test_a_game_can_be_opened_with_the_file(made: IslandSet) -> None:
    text = component_file(made, "made for a test")
    deck, islands = read_components(text)
    assert deck == own_set().deck
    assert [(island.code, island.name) for island in islands] == [(one.code, one.name) for one in made.islands]
    for mode in JACKAL.modes:
        state = JACKAL.new(4, mode, components=text)
        assert JACKAL.dump(JACKAL.load(JACKAL.dump(state))) == JACKAL.dump(state)


def test_turns_and_mirror_images_are_alike() -> None:
    assert likeness(("W1", "B.")) == likeness(("BW", ".1")) == likeness(("1W", ".B"))
    assert likeness(("W1", "B.")) != likeness(("W1", ".B"))


def test_land_is_one_piece_from_edge_to_edge() -> None:
    for seed in range(30):
        land = make_land(Random(seed), sea=9)
        assert len(land) == SIDE * SIDE - 9
        assert in_one_piece(set(land))
        assert {row for row, _ in land} == {column for _, column in land} == set(range(SIDE))


def test_names_differ() -> None:
    assert len(set(make_names(Random(1), 99))) == 99
