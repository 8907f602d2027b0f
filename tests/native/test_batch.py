"""A batch on the native engine: draws by counter, games that follow each other, copies, states put in and taken out."""

from __future__ import annotations

import os
import threading
from random import Random

import numpy as np
import pytest

from cenote.core.game import CHANCE
from cenote.core.registry import game, game_names
from cenote.native.batch import KEEP, Batch, IllegalInSlot
from tests.native.support import SETTINGS, some_positions

WORD = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def mixed(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
    return z ^ z >> 31


class Stream:
    """The random numbers of random.h once more: the n-th draw of a game follows from (seed, game, n)."""

    def __init__(self, seed: int, number: int) -> None:
        self.key = mixed(mixed(seed + GOLDEN & WORD) ^ (number * 0xD1342543DE82EF95 + 1 & WORD))
        self.drawn = 0

    def below(self, limit: int) -> int:
        self.drawn += 1
        return (mixed(self.key + self.drawn * GOLDEN & WORD) >> 32) * limit >> 32


@pytest.mark.parametrize("name", game_names())
def test_draws_and_playouts_follow_from_seed_number_and_draw(name: str) -> None:
    for _, seats, mode, options in [setting for setting in SETTINGS if setting[0] == name][::3]:
        batch = Batch(name, 1, seats, mode, options, seed=5)
        scores, decisions = batch.playouts([70, 71])
        for place, number in enumerate((70, 71)):
            state, stream, choices = game(name).new(seats, mode, options), Stream(5, number), 0
            while actors := state.actors():
                ways = state.legal_count(actors[0])
                is_decision = actors[0] != CHANCE
                choices += is_decision and ways > 1
                state.play_nth(actors[0], stream.below(ways) if ways > 1 or not is_decision else 0)
            result = state.result()
            assert result is not None
            assert (tuple(scores[place]), decisions[place]) == (result.scores, choices)


@pytest.mark.parametrize("name", game_names())
def test_chance_is_resolved_by_the_games_own_stream(name: str) -> None:
    batch, rng = Batch(name, 1, seed=9), Random(name)
    batch.reset([33])
    state, stream = game(name).new(4), Stream(9, 33)
    while True:
        while state.actors() == (CHANCE,):
            state.play_nth(CHANCE, stream.below(state.legal_count(CHANCE)))
        if not state.actors():
            break
        legal = state.legal(state.actors()[0])
        assert batch.legal_in(0) == legal
        n = rng.randrange(len(legal))
        state.play(state.actors()[0], legal[n])
        batch.step([n])
    assert batch.done.all()
    assert batch.number.tolist() == [34]


@pytest.mark.parametrize("name", game_names())
def test_any_number_of_threads_plays_the_same_games(name: str) -> None:
    batches = [Batch(name, 600, seats=3, seed=2, threads=threads) for threads in (1, 2, 3)]
    rng = np.random.default_rng(1)
    for _ in range(150):
        choices = (rng.random(600) * batches[0].count).astype(np.int64)
        for batch in batches:
            batch.step(choices)
        for other in batches[1:]:
            for told in ("seat", "count", "number", "done", "scores", "winners"):
                assert np.array_equal(getattr(batches[0], told), getattr(other, told))
    rows, masks = [batch.observe().tobytes() for batch in batches], [batch.masks().tobytes() for batch in batches]
    assert len({*rows}) == len({*masks}) == 1
    assert len({batch.playouts(np.arange(500))[0].tobytes() for batch in batches}) == 1
    assert batches[0].number.max() >= 600 or name == "tikal", "games have followed each other"


def test_two_threads_may_use_one_batch_and_a_forked_child_too() -> None:
    batch = Batch("jackal", 1024, threads=2)
    workers = [threading.Thread(target=lambda: [batch.playouts(np.arange(300)) for _ in range(3)]) for _ in range(2)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    expected = batch.playouts(np.arange(300))[0].sum()
    if hasattr(os, "fork"):
        child = os.fork()
        if not child:
            os._exit(int(batch.playouts(np.arange(300))[0].sum() != expected))
        assert os.waitpid(child, 0)[1] == 0


def test_a_copied_position_goes_on_with_the_draws_of_its_own_slot() -> None:
    batch = Batch("tikal", 3, seed=4)
    for _ in range(30):
        batch.step(batch.count - 1)
    batch.copy([0, 0], [1, 2])
    assert len({batch._games.packed(slot) for slot in range(3)}) == 1
    assert batch.seat.tolist() == [batch.seat[0]] * 3
    assert batch.number.tolist() == [0, 1, 2]
    for _ in range(40):
        batch.step(np.zeros(3, int))
    assert len({batch._games.packed(slot) for slot in range(3)}) == 3, "draws differ"


def test_a_slot_that_is_kept_stays_as_it_is() -> None:
    batch = Batch("jackal", 2)
    before = batch._games.packed(0)
    batch.step([KEEP, 0])
    assert batch._games.packed(0) == before
    assert not batch.done.any()


def test_without_restarts_a_game_that_ended_can_only_be_kept() -> None:
    batch = Batch("jackal", 1, seats=2, restarts=False)
    while batch.seat[0] >= 0:
        batch.step([0])
    assert (batch.seat[0], batch.count[0], batch.done[0]) == (-2, 0, True)
    assert not batch.masks().any()
    with pytest.raises(IllegalInSlot, match="slot 0: there is no legal action 0; there are 0, from 0"):
        batch.step([0])
    batch.step([KEEP])


@pytest.mark.parametrize("name", game_names())
def test_a_state_of_the_plain_rules_can_be_put_into_a_slot(name: str) -> None:
    for (_, seats, mode, options), state in some_positions(name, Random(name), 12):
        batch = Batch(name, 2, seats, mode, options, draws=False, restarts=False)
        batch.put(1, state)
        assert game(name).dump(batch.state(1)) == game(name).dump(state)
        actors = state.actors()
        assert batch.seat[1] == (actors[0] if actors else -2)
        with pytest.raises(ValueError, match="the state has other settings than the batch"):
            batch.put(0, game(name).new(5 - seats if seats < 4 else 2, mode, options))


@pytest.mark.parametrize("name", game_names())
def test_playouts_go_on_from_slots(name: str) -> None:
    batch = Batch(name, 4, seed=3)
    for _ in range(20):
        batch.step(np.zeros(4, int))
    scores, decisions = batch.playouts(np.arange(60), np.arange(60) % 5 - 1)
    begun, _ = batch.playouts(np.arange(0, 60, 5))
    assert scores[::5].tolist() == begun.tolist(), "a slot below 0 is a game from its beginning"
    assert decisions.min() > 0
    states = [batch._games.packed(slot) for slot in range(4)]
    batch.playouts(np.arange(60), np.arange(60) % 5 - 1)
    assert states == [batch._games.packed(slot) for slot in range(4)], "copies were played"


def test_an_illegal_code_names_the_slot_and_the_rule_and_plays_nothing() -> None:
    batch = Batch("tikal", 3, draws=False)
    draw = batch.outcomes(0)[0]
    with pytest.raises(IllegalInSlot, match="slot 1: the code 0 is not legal"):
        batch.step_codes([draw, 0, draw])
    assert len({batch._games.packed(slot) for slot in range(3)}) == 1
    batch.step_codes([draw, draw, draw])
    with pytest.raises(IllegalInSlot, match="slot 2: 'end' is not legal: T"):
        batch.step_codes([batch.legal_in(0)[0], batch.legal_in(1)[-1], 0])


def test_legal_codes_come_in_a_row() -> None:
    batch = Batch("tikal", 5)
    batch.step([0, 1, 2, 3, 4])
    codes, offsets = batch.legal()
    assert [codes[offsets[i] : offsets[i + 1]].tolist() for i in range(5)] == [batch.legal_in(i) for i in range(5)]
    batch.count += 1
    batch.count[4] = 0
    with pytest.raises(ValueError, match="were written to"):
        batch.legal()
