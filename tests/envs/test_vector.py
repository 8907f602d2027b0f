"""The vector form of the Gymnasium environments is nothing but many of the single ones."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from cenote.core.game import IllegalAction
from cenote.envs.gymnasium import register
from cenote.envs.vector import LearnersEnv
from tests.counts import count

IDS = ("cenote/Tikal-v0", "cenote/TikalAuction-v0", "cenote/Jackal-v0", "cenote/JackalArchipelago-v0")
STEPS = count(60, 600)
register()


def made(name: str, num_envs: int, **settings: Any) -> LearnersEnv:
    envs = gymnasium.make_vec(name, num_envs, vectorization_mode="vector_entry_point", **settings).unwrapped
    assert isinstance(envs, LearnersEnv)
    return envs


def singles(name: str, num_envs: int, **settings: Any) -> SyncVectorEnv[Any, Any]:
    makers = [lambda: gymnasium.make(name, disable_env_checker=True, **settings)] * num_envs
    return SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP)


def actions(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Mostly something legal, sometimes anything."""
    allowed = [np.flatnonzero(mask) if rng.random() < 0.98 else np.arange(len(mask)) for mask in masks]
    return np.array([rng.choice(codes) for codes in allowed])


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    """Alike in everything, dictionaries and arrays of arrays too."""
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(map(same, one, other))
    return np.array_equal(one, other)


@pytest.mark.parametrize(("name", "bot"), [*((name, "random") for name in IDS), ("cenote/Jackal-v0", "greedy")])
def test_the_same_seeds_and_actions_give_what_single_environments_give(name: str, bot: str) -> None:
    settings = {"seats": 3, "seat": "random", "bot": bot}
    envs, others = made(name, 3, **settings), singles(name, 3, **settings)
    rng, seen = np.random.default_rng(1), set()
    found: Any = envs.reset(seed=8)
    expected: Any = others.reset(seed=8)
    for _ in range(STEPS if bot == "random" else STEPS // 3):
        assert all(map(same, found, expected))
        chosen = actions(found[-1]["action_mask"], rng)
        found, expected = envs.step(chosen), others.step(chosen)
        if last := expected[-1].get("final_info"):
            del last["action_mask"], last["_action_mask"]
            seen |= set(last)
    assert "illegal" in seen, "no game came to its end"
    assert "winners" in seen or "Tikal" in name or bot == "greedy", "nobody won"
    envs.close()


def test_several_workers_give_the_same() -> None:
    seen: list[list[Any]] = []
    for workers in (1, 2):
        envs = made("cenote/Jackal-v0", 5, workers=workers)
        rng, found = np.random.default_rng(2), list[Any](envs.reset(seed=[4, 0, 9, 9, 1]))
        seen.append(found[:-1])
        for _ in range(20):
            found = list[Any](envs.step(actions(found[-1]["action_mask"], rng)))
            seen[-1] += found[:-1]
        envs.close()
    assert all(map(np.array_equal, *seen))


def test_an_illegal_action_raises_where_that_is_wanted() -> None:
    envs = made("cenote/Tikal-v0", 2, illegal="raise")
    _, infos = envs.reset(seed=1)
    chosen = infos["action_mask"].argmax(1)
    chosen[1] = infos["action_mask"][1].argmin()
    with pytest.raises(IllegalAction, match=r"^slot 1: T\d"):
        envs.step(chosen)
    envs.close()


@pytest.mark.filterwarnings("error")
def test_it_says_when_it_resets_and_draws_what_learners_see() -> None:
    envs = made("cenote/Tikal-v0", 2, render_mode="ansi")
    rows, _ = envs.reset()
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert envs.observation_space.contains(rows)
    assert envs.render() == envs.render()
    assert len(envs.render() or ()) == 2
    envs.close()
