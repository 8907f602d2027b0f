"""Whatever codes, indices and arrays come in, there is a clear error, and never a loop or a crash."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.core.game import CHANCE, Unfit
from cenote.core.registry import game, game_names
from cenote.native.batch import Batch, IllegalInSlot
from cenote.native.engine import native
from tests.counts import count
from tests.native.support import any_components, some_positions

ANY = st.one_of(st.integers(-5, 5000), st.integers(-(1 << 63), (1 << 63) - 1))
TRIES = count(test=40, soak=2000)


@pytest.fixture(scope="module")
def batches() -> dict[str, Batch]:
    made = {name: Batch(name, 8, draws=False, restarts=False) for name in game_names()}
    for name, batch in made.items():
        for slot, (setting, state) in enumerate(some_positions(name, Random(name), 200)):
            if setting[1:] == (4, batch.mode, ()):
                batch.put(slot % 8, state)
    return made


@settings(max_examples=TRIES, deadline=None)
@given(name=st.sampled_from(game_names()), choices=st.lists(ANY, min_size=8, max_size=8), by=st.integers(0, 2))
def test_choices_of_any_number_are_played_or_refused(
    batches: dict[str, Batch], name: str, choices: list[int], by: int
) -> None:
    batch = batches[name]
    before = [batch._games.packed(slot) for slot in range(8)]
    refused = None
    try:
        batch._step(choices, by)
    except IllegalInSlot as error:
        refused = error
    if refused is not None:
        assert refused.choice == choices[refused.slot]
        assert [batch._games.packed(slot) for slot in range(8)] == before


@settings(max_examples=TRIES, deadline=None)
@given(name=st.sampled_from(game_names()), slot=st.integers(-3, 10), seat=st.integers(-9, 9), code=ANY)
def test_single_plays_of_any_numbers_are_played_or_refused(
    batches: dict[str, Batch], name: str, slot: int, seat: int, code: int
) -> None:
    batch = batches[name]
    if not 0 <= slot < 8:
        with pytest.raises(IndexError, match=f"there is no slot {slot}; there are 8, counted from 0"):
            batch.play(slot, seat, code)
    elif not batch._games.is_legal(slot, seat, code):
        with pytest.raises(IllegalInSlot, match=f"slot {slot}: the code {code} is not legal for seat {seat}"):
            batch.play(slot, seat, code)
    else:
        batch.play(slot, seat, code)


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ([0], "must have the shape"),
        ([[0, 0]], "must have the shape"),
        ([0.0, 0.0], "must be a whole number, not float64"),
        ([True, False], "must be a whole number, not bool"),
        (np.array([1 << 63, 0], np.uint64), "is too large"),
        (["a", "b"], "must be a whole number"),
    ],
)
def test_choices_that_are_none_are_refused(choices: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Batch("jackal", 2).step(choices)  # type: ignore[arg-type]


def test_arrays_of_other_shapes_and_types_are_refused() -> None:
    batch = Batch("jackal", 4)
    for rows in (
        np.zeros((4, 3), np.float32),
        np.zeros((3, batch.row_width), np.float32),
        np.zeros((4, batch.row_width), np.float64),
        np.zeros((8, batch.row_width), np.float32)[::2],
    ):
        with pytest.raises(ValueError, match=r"rows must be|wrong shape"):
            batch.observe(rows)  # type: ignore[arg-type]
    frozen = np.zeros((4, batch.row_width), np.float32)
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="writable"):
        batch.observe(frozen)
    with pytest.raises(ValueError, match="wrong shape"):
        batch.masks(np.zeros((4, 5), np.uint8))
    for viewer in (-2, 4, 1 << 40):
        with pytest.raises(ValueError, match="there is no such viewer"):
            batch.observe(viewers=[0, 0, 0, viewer])
    for sources, targets in (([4], [0]), ([0], [-1]), ([0], [1 << 40])):
        with pytest.raises(IndexError, match="there is no slot"):
            batch.copy(sources, targets)
    with pytest.raises(IndexError, match="there is no slot -2"):
        batch.playouts([1], [-2])
    with pytest.raises(ValueError, match="wrong shape"):
        batch.copy([0, 1], [0])


def test_settings_that_no_game_has_are_refused() -> None:
    for games, seats, mode, options in ((0, 4, "", ()), (1, 5, "", ()), (1, 4, "x", ()), (1, 4, "", ("x",))):
        with pytest.raises(ValueError, match=r"must be at least|is for 2 to 4|has no"):
            Batch("tikal", games, seats, mode, options)
    with pytest.raises(Unfit):
        Batch("jackal", 1, components='{"deck": {}, "islands": []}')


def test_an_island_too_large_for_observations_is_refused_there_alone() -> None:
    batch = Batch("jackal", 2, components=any_components(Random(1)))
    batch.step([0, 0])
    with pytest.raises(ValueError, match="an island is too large for observations"):
        batch.observe()


def test_a_position_for_which_there_is_no_room_is_refused() -> None:
    rules = game("jackal")
    deck = json.dumps({"deck": {"arrow_h": 99, "arrow_v": 99}, "islands": [{"rows": ["W1B"]} for _ in range(9)]})
    lines = rules.dump(rules.new(2, components=deck)).splitlines()
    crowded = "\n".join(["hand 0 " + "H" * 40 if line.startswith("hand 0") else line for line in lines])
    if crowded == "\n".join(lines):
        crowded += "\nhand 0 " + "H" * 40
    with pytest.raises(ValueError, match=r"seat 0 has 4\d cards, for which the native engine has no room"):
        native("jackal").packed(rules.load(crowded + "\n"))


def test_a_draft_whose_log_lacks_the_packs_is_refused() -> None:
    rules = game("jackal")
    state = rules.new(2, "archipelago")
    while state.actors() == (CHANCE,):
        state.play_nth(CHANCE, 0)
    forgetful = [line for line in rules.dump(state).splitlines() if not line.startswith("log packed 0")]
    with pytest.raises(ValueError, match="the log lacks the packs of the draft"):
        native("jackal").packed(rules.load("\n".join(forgetful) + "\n"))


def test_an_unsound_state_cannot_be_put_into_a_batch() -> None:
    state = game("tikal").new(4)
    state.ap = 99  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="not a number in range"):
        Batch("tikal", 1).put(0, state)
