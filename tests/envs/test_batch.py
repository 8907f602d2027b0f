"""The batch stepper: arrays that are the same whatever plays them, and refusals before anything is played."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from cenote import is_compiled
from cenote.core.game import CHANCE, State
from cenote.core.registry import game
from cenote.envs.batch import Batch, IllegalInSlot
from cenote.envs.episode import rewards
from cenote.envs.observation import encoder
from cenote.envs.workers import WorkerDied
from tests.counts import count

STEPS = count(120, 2000)


def arrays(batch: Batch) -> list[object]:
    """Everything a step leads to, to be compared."""
    return [x.tolist() for x in (batch.seat, batch.count, batch.number, batch.done, batch.scores, batch.rewards)]


def played(name: str, workers: int, seed: int, steps: int, games: int = 7) -> list[list[object]]:
    rng = np.random.default_rng(0)
    with Batch(name, games, 2, seed=seed, workers=workers, skip_forced=True) as batch:
        found = [arrays(batch)]
        for _ in range(steps):
            batch.random_step(rng)
            found.append(arrays(batch))
    return found


@pytest.mark.parametrize("name", ["tikal", "jackal"])
def test_the_same_seed_gives_the_same_arrays_with_any_number_of_workers(name: str) -> None:
    alone = played(name, 1, 5, STEPS)
    assert played(name, 2, 5, STEPS) == alone
    assert played(name, 3, 5, STEPS) == alone
    assert played(name, 1, 6, STEPS) != alone


@pytest.mark.skipif(is_compiled(), reason="processes are started in the same way")
@pytest.mark.parametrize("name", ["tikal", "jackal"])
def test_processes_that_are_not_forked_play_and_observe_the_same(name: str) -> None:
    with (
        Batch(name, 2, 2, workers=2, start="spawn", bot="random") as apart,
        Batch(name, 2, 2, workers=1, bot="random") as here,
    ):
        for batch in (apart, here):
            batch.random_step(np.random.default_rng(1))
        assert arrays(apart) == arrays(here)
        assert np.array_equal(apart.observations(), here.observations())


def by_hand(name: str, number: int, chosen: list[int]) -> Iterator[tuple[State, int]]:
    """One numbered game, decision by decision, with nothing but the contract; each is the last one chosen by then."""
    rng, state = Random(number), game(name).new(2)
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.play_nth(seat, int(rng.random() * state.legal_count(seat)))
        else:
            yield state, seat
            state.play_nth(seat, chosen[-1] % state.legal_count(seat))


@pytest.mark.parametrize("name", ["tikal", "jackal"])
def test_a_slot_plays_its_numbered_games_one_after_another(name: str) -> None:
    rng, chosen = Random(1), [0]
    with Batch(name, 3, 2, seed=10, workers=1) as batch:
        for number in (11, 14):
            for state, seat in by_hand(name, number, chosen):
                assert (batch.number[1], batch.seat[1], batch.count[1]) == (number, seat, state.legal_count(seat))
                assert batch.views([1]) == [game(name).view(state, seat)]
                chosen.append(rng.randrange(1000))
                batch.step(np.full(3, chosen[-1]) % batch.count)
            result = state.result()
            assert result is not None
            assert batch.done[1]
            assert tuple(batch.scores[1]) == result.scores
            assert batch.rewards[1].tolist() == pytest.approx(rewards(result))
            assert np.flatnonzero(batch.winners[1]).tolist() == list(result.winners)


def test_only_the_end_of_a_game_tells_anything_of_it() -> None:
    rng = np.random.default_rng(3)
    with Batch("jackal", 20, 4, workers=1) as batch:
        while not batch.done.any():
            assert not batch.rewards.any()
            assert not batch.scores.any()
            assert not batch.winners.any()
            batch.random_step(rng)
        assert (batch.number >= 20).tolist() == batch.done.tolist()
        assert batch.winners[batch.done].any(1).all()
        assert not batch.rewards[~batch.done].any()
        assert not batch.scores[~batch.done].any()


@pytest.mark.parametrize("workers", [1, 2])
def test_codes_masks_and_observations_are_those_of_the_positions(workers: int) -> None:
    rules, rng = game("tikal"), np.random.default_rng(2)
    with Batch("tikal", 5, 3, workers=workers) as batch, Batch("tikal", 5, 3, workers=1) as twin:
        for _ in range(30):
            codes, offsets = batch.legal()
            masks = batch.masks()
            assert masks.shape == (5, len(rules.actions))
            for slot in range(5):
                assert np.flatnonzero(masks[slot]).tolist() == codes[offsets[slot] : offsets[slot + 1]].tolist()
            rows = [encoder("tikal").encode(view) for view in twin.views(range(5))]
            assert np.array_equal(batch.observations(), np.array(rows, np.float32))
            choice = rng.integers(batch.count)
            batch.step_codes(codes[offsets[:-1] + choice])
            twin.step(choice)
            assert arrays(batch) == arrays(twin)
        assert batch.views([4, 0]) == [twin.views([4])[0], twin.views([0])[0]]


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_action_loses_where_that_is_wanted(workers: int) -> None:
    with Batch("tikal", 4, workers=workers) as batch:
        (codes, offsets), masks = batch.legal(), batch.masks()
        chosen = codes[offsets[:-1]]
        chosen[3] = np.flatnonzero(masks[3] == 0)[0]
        loser, before = batch.seat[3], batch.observations()
        batch.step_codes(chosen, lose=True)
        assert batch.done.tolist() == [False, False, False, True]
        assert batch.rewards[3].tolist() == [-1.0 if seat == loser else 0.0 for seat in range(4)]
        assert list(batch.broken) == [3]
        assert batch.number.tolist() == [0, 1, 2, 7]
        assert np.array_equal(batch.last_observations(), before[3:])


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_action_is_refused_with_its_rule_and_slot_and_nothing_is_played(workers: int) -> None:
    with Batch("tikal", 4, workers=workers) as batch:
        before, (codes, offsets), masks = arrays(batch), batch.legal(), batch.masks()
        chosen = codes[offsets[:-1]]
        chosen[3] = np.flatnonzero(masks[3] == 0)[0]
        with pytest.raises(IllegalInSlot, match=r"^slot 3: T\d+\.\d+ \(") as refused:
            batch.step_codes(chosen)
        assert refused.value.slot == 3
        assert refused.value.rule in game("tikal").rules
        assert (batch.masks() == masks).all()
        assert arrays(batch) == before


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (np.zeros(3, np.int64), r"array of 4, not int64\[3\]"),
        (np.zeros((4, 1), np.int64), r"array of 4, not int64\[4, 1\]"),
        (np.zeros(4), r"whole number for each slot, an array of 4, not float64\[4\]"),
        (np.array([0, -1, 0, 9999]), r"slot 1: the choice must be 0 to \d+, not -1"),
        (np.array([0, 0, 0, 9999]), r"slot 3: the choice must be 0 to \d+, not 9999"),
        (np.array([0, 2**40, 0, 0]), r"slot 1: the choice must be 0 to \d+, not 1099511627776"),
    ],
)
def test_a_wrong_choice_is_refused_before_anything_is_played(choice: np.ndarray, said: str) -> None:
    with Batch("tikal", 4, workers=2) as batch:
        before, masks = arrays(batch), batch.masks()
        with pytest.raises(ValueError, match=said):
            batch.step(choice)
        assert arrays(batch) == before
        assert (batch.masks() == masks).all()


def test_wrong_settings_say_what_is_right() -> None:
    with pytest.raises(ValueError, match="games must be at least 1, not 0"):
        Batch("tikal", 0)
    with pytest.raises(ValueError, match="tikal is for 2 to 4 seats, not 5"):
        Batch("tikal", 1, 5)
    with pytest.raises(ValueError, match="there is no seat 2 to learn in; there are 0 to 1, and -1 for any"):
        Batch("tikal", 1, 2, bot="random", learner=2)
    with pytest.raises(
        ValueError, match="tikal has no bot 'clever'; there are easy, medium, hard, expert, greedy, random"
    ):
        Batch("tikal", 1, 2, bot="clever")
    with pytest.raises(ValueError, match=r"a number from 0 on, or 2 of them, not \[1\]"):
        Batch("tikal", 2, workers=1).reset([1])
    with Batch("tikal", 2, workers=1) as batch, pytest.raises(ValueError, match="no slot 2; there are 0 to 1"):
        batch.views([2])


def test_forced_decisions_come_up_only_if_wanted() -> None:
    def least(skip_forced: bool) -> int:
        with Batch("jackal", 30, 3, workers=1, skip_forced=skip_forced) as batch:
            rng, found = np.random.default_rng(1), []
            for _ in range(60):
                found.append(int(batch.count.min()))
                batch.random_step(rng)
        return min(found)

    assert (least(True), least(False)) == (2, 1)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_take_their_seats(bot: str) -> None:
    with Batch("jackal", 2, 2, workers=1, bot=bot, learner=1) as batch:
        rng = np.random.default_rng(1)
        while not batch.done.any():
            assert batch.seat.all()
            batch.random_step(rng)


def test_playouts_are_the_same_numbered_games_on_any_number_of_workers() -> None:
    with Batch("tikal", 3, 2, seed=4, workers=1) as one, Batch("tikal", 3, 2, seed=4, workers=3) as three:
        (scores, decisions), (again, counted) = one.playouts(range(4, 12)), three.playouts(range(4, 12))
    assert (scores == again).all()
    assert (decisions == counted).all()
    state = game("tikal").new(2)
    assert state.random_playout(Random(4)) == decisions[0]
    assert (result := state.result()) is not None
    assert result.scores == tuple(scores[0])


def test_a_worker_that_dies_is_named_and_the_batch_is_closed() -> None:
    with Batch("tikal", 4, workers=2) as batch:
        gone, other = batch.pids
        os.kill(gone, signal.SIGKILL)
        with pytest.raises(WorkerDied, match=rf"worker {gone} of the batch died with exit status -9"):
            batch.random_step(np.random.default_rng(1))
        with pytest.raises(ValueError, match="the batch is closed"):
            batch.random_step(np.random.default_rng(1))
        with pytest.raises(ProcessLookupError):
            os.kill(other, 0)


class Unreadable:
    """An encoder that fails in the worker."""

    version = 1

    def names(self, seats: int, mode: str) -> tuple[str, ...]:
        return (f"{seats} {mode}",)

    def encode(self, view: object) -> list[float]:
        raise LookupError(f"cannot read {type(view).__name__}")


def test_what_fails_in_a_worker_fails_here_and_closing_leaves_no_process() -> None:
    with Batch("tikal", 4, workers=2, encoder=Unreadable()) as batch:
        pids = batch.pids
        with pytest.raises(LookupError, match="cannot read TikalView"):
            batch.observations()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
