"""The games as Gymnasium environments: its own test, and what that does not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cenote import is_compiled
from cenote.core.game import IllegalAction, Result
from cenote.envs.episode import rewards
from cenote.envs.gymnasium import LearnerEnv

IDS = ("cenote/Tikal-v0", "cenote/TikalAuction-v0", "cenote/Jackal-v0", "cenote/JackalArchipelago-v0")
pytestmark = pytest.mark.skipif(is_compiled(), reason="the environments are made of the same Python")
each = pytest.mark.parametrize("name", IDS)


def made(name: str, **settings: Any) -> LearnerEnv:
    """The environment itself, without the wrappers that `make` puts around it."""
    env = gymnasium.make(name, **settings).unwrapped
    assert isinstance(env, LearnerEnv)
    return env


def played(env: LearnerEnv, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """A game of random legal actions: everything observed, the last reward, the last info."""
    row, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    seen, ended, reward = [row], False, 0.0
    while not ended:
        assert not reward, "only the end is worth something"
        row, reward, ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
        seen.append(row)
    return seen, reward, info


@each
@pytest.mark.filterwarnings("error")
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(made(name))


@each
def test_a_module_in_the_name_registers_it(name: str) -> None:
    assert gymnasium.make(f"cenote.envs.gymnasium:{name}", seats=4).spec is not None


@each
def test_the_same_seed_gives_the_same_game_against_bots(name: str) -> None:
    first, second = (played(made(name, seats=3, seat="random"), 5) for _ in range(2))
    assert all(map(np.array_equal, first[0], second[0]))
    assert len(first[0]) == len(second[0])
    assert first[1] == second[1]


@each
def test_the_end_tells_how_everybody_came_out(name: str) -> None:
    env = made(name, seats=3, seat=2)
    _, reward, info = played(env, 6)
    ended = Result(tuple(info["scores"]), tuple(np.flatnonzero(info["winners"])))
    assert reward == rewards(ended)[2]
    assert len(info["scores"]) == 3
    assert not info["action_mask"].any()


@each
def test_a_seat_drawn_at_random_differs_from_game_to_game(name: str) -> None:
    env = made(name, seats=4, seat="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


@each
def test_masks_are_what_sb3_contrib_asks_for(name: str) -> None:
    env = made(name)
    _, info = env.reset(seed=7)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert np.flatnonzero(env.action_masks()).tolist() == env.course.legal


@each
def test_an_illegal_action_loses_or_raises_with_its_rule(name: str) -> None:
    strict, lenient = made(name, illegal="raise"), made(name)
    illegal = int(np.flatnonzero(strict.reset(seed=8)[1]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction) as refusal:
        strict.step(illegal)
    lenient.reset(seed=8)
    _, reward, terminated, _, info = lenient.step(illegal)
    assert (reward, terminated) == (-1, True)
    assert refusal.value.rule in info["illegal"]


def test_bots_are_those_that_were_named() -> None:
    """A random player never beats the greedy one."""
    _, _, info = played(made("cenote/Jackal-v0", bot="greedy"), 9)
    assert info["winners"].tolist() == [False, True]


@each
def test_settings_are_checked_at_once(name: str) -> None:
    for wrong, said in (({"seat": 2}, "no seat 2"), ({"bot": "oracle"}, "oracle"), ({"seats": 9}, "2 to 4 seats")):
        with pytest.raises(ValueError, match=said):
            made(name, **wrong)
