"""PettingZoo environment for every game, in which the seats are agents that act one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cenote.core.game import checked_settings
from cenote.core.registry import game
from cenote.envs.arrays import action_space, mask, observation_space, observe
from cenote.envs.episode import Episode, rewards
from cenote.envs.pettingzoo.illegal import EndOnIllegal
from cenote.envs.rendering import render_picture, render_text

RENDER_MODES = ("ansi", "rgb_array", "human")


class SeatsEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo brings no types
    """Environment whose agents "player_0" and so on are the seats. An illegal action raises `IllegalAction`."""

    metadata: ClassVar[dict[str, Any]]
    game: ClassVar[str]
    mode: ClassVar[str]

    def __init_subclass__(cls, name: str, game: str, mode: str) -> None:
        """Set the game, its mode, and the name that PettingZoo's tools report."""
        cls.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}
        cls.game, cls.mode = game, mode

    def __init__(self, seats: int = 2, options: Iterable[str] = (), render_mode: str | None = None) -> None:
        EzPickle.__init__(self, seats, tuple(options), render_mode)
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"there is no render mode {render_mode!r}; there are {', '.join(RENDER_MODES)}")
        _, self._options = checked_settings(game(self.game), seats, self.mode, options)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._rng = Random()

    def _space(self) -> Dict:
        row = observation_space(self.game, self.mode, len(self.possible_agents))
        return Dict({"observation": row, "action_mask": Box(0, 1, (len(game(self.game).actions),), np.int8)})

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations, each with its action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of the game's action table, which is the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a new game. Without a seed, the random generator continues."""
        if seed is not None:
            self._rng = Random(seed)
        self.course = Episode(game(self.game), self.mode, len(self.possible_agents), self._options, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return the encoded view of an agent, with an action mask that is all zeros unless the agent is to move."""
        asked = agent == self.agent_selection and self.course.seat is not None
        row = observe(self.course, self.possible_agents.index(agent))
        return {"observation": row, "action_mask": mask(self.course, self.course.legal if asked else ())}

    def step(self, action: int | None) -> None:
        """Play an action for the selected agent and select the next one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} owes an action")
        self.course.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._ask()

    def _ask(self) -> None:
        """Select the agent to move next, or set rewards and infos of all agents after the end of the game."""
        if self.course.seat is not None:
            self.agent_selection = self.possible_agents[self.course.seat]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        result = self.course.state.result()
        assert result is not None
        self.rewards = dict(zip(self.agents, rewards(result), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"scores": result.scores, "winners": result.winners} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the position as the seat to move sees it, or as a spectator does after the end of the game."""
        view = self.course.game.view(self.course.state, self.course.seat)
        if self.render_mode == "rgb_array":
            return render_picture(self.game, view)
        text = render_text(self.game, view)
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


def env_of(raw_env: type[SeatsEnv]) -> Callable[..., AECEnv]:
    """Return `env` for a game, which wraps it like PettingZoo's own: an illegal action loses the game."""

    def env(seats: int = 2, options: Iterable[str] = (), render_mode: str | None = None) -> AECEnv:
        """Return the wrapped game: an illegal action loses, and errors of the caller are detected."""
        bounded = wrappers.AssertOutOfBoundsWrapper(EndOnIllegal(raw_env(seats, options, render_mode)))
        return wrappers.OrderEnforcingWrapper(bounded)

    return env
