"""The learning example learns, and what it has learned can be kept and played again."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cenote import is_compiled

EXAMPLES = Path(__file__).parent.parent / "examples"
pytestmark = pytest.mark.skipif(
    is_compiled(), reason="examples are plain Python, and environments have their own tests"
)


def _at_examples() -> None:
    os.environ["XLA_FLAGS"] = "--xla_backend_optimization_level=0"  # what is run so little is not worth compiling well
    sys.path.insert(0, str(EXAMPLES))


@pytest.fixture(scope="module")
def apart() -> Iterator[Executor]:
    """A process of their own for those who import JAX: it starts threads, and then forks by other tests are unsafe."""
    with ProcessPoolExecutor(1, get_context("spawn"), _at_examples) as executor:
        yield executor


def _bandit(rounds: int) -> tuple[list[float], int]:
    """How likely the right one of three legal actions is after each round, and how often an illegal one was taken."""
    ppo, rng = import_module("ppo"), np.random.default_rng(1)
    jax = import_module("jax")
    weights = ppo.fresh_weights(rng, 4, 6)
    memory, course, illegal = ppo.optimizer.init(weights), [], 0
    right = np.arange(128) % 4
    seen, legal = np.eye(4, dtype=np.float32)[right], np.arange(6) // 3 == right[:, None] // 3
    for number in range(rounds):
        action, likely, value = map(np.asarray, ppo.decide(weights, seen, legal, jax.random.key(number)))
        reward = (action == right).astype(np.float32)
        advantage = ppo.advantages(reward[None], np.ones((1, 128), bool), np.array([value, value]))[0]
        lesson = ppo.Lesson(seen, legal, action, likely, advantage, reward)
        weights, memory = ppo.study(weights, memory, lesson, rng)
        illegal += int((~legal[np.arange(128), action]).sum())
        chances = np.exp(ppo.think(weights, seen, legal)[0])
        course.append(float(chances[np.arange(128), right].mean()))
    return course, illegal


def test_what_turns_out_well_is_done_more_often_and_nothing_illegal_ever(apart: Executor) -> None:
    course, illegal = apart.submit(_bandit, 30).result()
    assert 0.3 < course[0] < 0.4
    assert course[-1] > 0.9
    assert illegal == 0


def _advantages() -> tuple[Any, Any]:
    ppo = import_module("ppo")
    gamma, trace = ppo.DISCOUNT, ppo.TRACE
    rewards, values = np.array([[1.0], [2.0], [4.0]]), np.array([[0.5], [0.25], [0.125], [8.0]])
    last = 4 + gamma * 8 - 0.125
    second = 2 - 0.25  # the game ends here, so that nothing of the next one counts
    first = 1 + gamma * 0.25 - 0.5 + gamma * trace * second
    return ppo.advantages(rewards, np.array([[False], [True], [False]]), values)[:, 0], np.array([first, second, last])


def test_advantages_reach_back_to_the_beginning_of_a_game(apart: Executor) -> None:
    found, expected = apart.submit(_advantages).result()
    np.testing.assert_allclose(found, expected, rtol=1e-6)


def _said(arguments: list[str]) -> list[str]:
    learn: Callable[[list[str]], None] = import_module("learn").main
    with redirect_stdout(StringIO()) as said:
        learn(arguments)
    return said.getvalue().splitlines()


@pytest.mark.parametrize("game", ["tikal", "jackal"])
def test_a_short_course_writes_weights_that_play_as_they_did_at_its_end(
    game: str, apart: Executor, tmp_path: Path
) -> None:
    few = ["--game", game, "--games", "2"]
    short = ["--lessons", "1", "--tables", "2", "--steps", "8", "--every", "1", "--out", str(tmp_path)]
    learned = apart.submit(_said, [*few, *short]).result()
    weights = dict(np.load(tmp_path / f"{game}.npz"))
    assert all(np.isfinite(part).all() for part in weights.values())
    assert np.any(weights["policy_bias"]), "they begin as zeros"
    assert (tmp_path / f"{game}.svg").read_text("utf-8").count("<svg") == 1
    played = apart.submit(_said, [*few, "--play", str(tmp_path / f"{game}.npz")]).result()
    assert learned[-1].endswith(f"games of practice: {played[-1]}")
