"""The games as PettingZoo environments: its own tests, and what they do not ask."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from cenote import is_compiled
from cenote.core.game import IllegalAction
from cenote.envs.pettingzoo import jackal_archipelago_v0, jackal_v0, tikal_auction_v0, tikal_v0
from tests.counts import count

MODULES = (tikal_v0, tikal_auction_v0, jackal_v0, jackal_archipelago_v0)
pytestmark = [
    pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2]),
    pytest.mark.filterwarnings(
        "ignore:.*(probably should be|is not a NumPy array|all zeros|render method).*:UserWarning"
    ),
    pytest.mark.skipif(is_compiled(), reason="the environments are made of the same Python"),
]


def decide(env: Any, rng: Random) -> int:
    """Any legal action of the agent that is asked."""
    return int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))


@pytest.mark.parametrize("seats", [2, 4])
def test_pettingzoo_finds_nothing_wrong(module: ModuleType, seats: int) -> None:
    api_test(module.env(seats=seats), num_cycles=count(60, 2_000))


def test_the_same_seed_gives_the_same_game(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=count(60, 2_000))


def test_every_render_mode_gives_what_it_promises(module: ModuleType) -> None:
    render_test(module.env)


def test_pettingzoo_makes_it_by_its_name(module: ModuleType) -> None:
    name = module.raw_env.metadata["name"]
    assert pettingzoo.make("aec", f"cenote/{name}", seats=3).unwrapped.metadata["name"] == name


def test_nobody_acts_in_parallel(module: ModuleType) -> None:
    """Which is why PettingZoo's tests of parallel environments do not apply."""
    assert not module.raw_env.metadata["is_parallelizable"]
    assert not hasattr(module, "parallel_env")


def test_nothing_shows_while_others_choose_at_the_same_time(module: ModuleType) -> None:
    env, rng, hidden = module.raw_env(seats=3), Random(1), 0
    env.reset(seed=1)
    for _ in range(count(80, 400)):
        if all(env.terminations.values()):
            break
        choosing = set(env.course.state.actors())
        others = [agent for agent in env.agents if agent != env.agent_selection]
        before = {agent: env.observe(agent)["observation"] for agent in others}
        asked = env.course.seat
        env.step(decide(env, rng))
        if len(choosing) > 1 and choosing - {asked} <= set(env.course.state.actors()):
            hidden += 1
            for agent in others:
                assert np.array_equal(before[agent], env.observe(agent)["observation"])
    assert (hidden > 5) == (env.game == "jackal"), "only Jackal has secrets"


def test_the_end_is_worth_1_to_the_winner_and_less_to_others(module: ModuleType) -> None:
    env, rng = module.env(seats=4), Random(2)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(decide(env, rng))
    info = env.infos["player_0"]
    winners = [f"player_{seat}" for seat in info["winners"]]
    assert sum(env.rewards[agent] for agent in winners) == pytest.approx(1)
    assert all(env.rewards[agent] == -1 for agent in env.agents if agent not in winners)
    assert len(info["scores"]) == 4


def test_an_illegal_action_raises_with_its_rule_or_loses(module: ModuleType) -> None:
    raw, env = module.raw_env(), module.env()
    for one in (raw, env):
        one.reset(seed=3)
    asked = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(asked)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction) as refusal:
        raw.step(illegal)
    with pytest.warns(UserWarning, match=refusal.value.rule):
        env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[asked] == -1
    assert refusal.value.rule in env.infos[asked]["illegal"]


def test_seats_and_options_are_checked(module: ModuleType) -> None:
    with pytest.raises(ValueError, match="2 to 4 seats, not 5"):
        module.env(seats=5)
    with pytest.raises(ValueError, match="no option 'fog'"):
        module.env(options=["fog"])
    with pytest.raises(ValueError, match="no render mode 'smoke'"):
        module.env(render_mode="smoke")
