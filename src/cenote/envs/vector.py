"""Gymnasium vector environment on the batch stepper: the vector form of `cenote.envs.gymnasium`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cenote.arena.batch_loop import ANY_SEAT
from cenote.envs.arrays import Observation, action_space, observation_space
from cenote.envs.batch import Batch
from cenote.envs.gymnasium import check
from cenote.envs.rendering import render_picture, render_text

Ended = NDArray[np.bool_]


class LearnersEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Environment with a learner in each of many games and bots in all other seats, with the settings of `LearnerEnv`.

    The same seeds and actions give the same results as `num_envs` single environments in a `SyncVectorEnv`. A game that
    ends is replaced in the same step. Observation and mask then belong to the next game, and those of the ended one are
    in `info["final_obs"]` and `info["final_info"]` (which has no mask). `workers` and `start` are those of `Batch`.
    """

    metadata = {  # noqa: RUF012  # as Gymnasium wants it
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game_name: str,
        mode: str,
        num_envs: int = 1,
        seats: int = 2,
        seat: int | Literal["random"] = 0,
        bot: str = "random",
        options: Iterable[str] = (),
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        workers: int = 1,
        start: str = "",
    ) -> None:
        check(seats, seat, illegal, render_mode)
        learner = ANY_SEAT if seat == "random" else seat
        self.batch = Batch(
            game_name, num_envs, seats, mode, options, workers=workers, bot=bot, learner=learner, start=start
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._lose = illegal == "lose"
        self.single_observation_space = observation_space(game_name, self.batch.mode, seats)
        self.single_action_space = action_space(game_name)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start new games. An integer seed belongs to the first game, and the others get the following numbers."""
        if options:
            raise ValueError(f"there are no options for a reset, {options!r} were given")
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None:
            seed = self.np_random.integers(2**31, size=self.num_envs).tolist()
        self.batch.reset(range(seed, seed + self.num_envs) if isinstance(seed, int) else seed)
        return self.batch.observations(), self._infos({})

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, NDArray[np.float64], Ended, Ended, dict[str, Any]]:
        """Play one action in each game, and replace every game that ends by a new one."""
        learners = self.batch.seat
        self.batch.step_codes(actions, lose=self._lose)
        rewards = self.batch.rewards[np.arange(self.num_envs), learners].astype(np.float64)
        infos = self._infos(self._last_infos(learners))
        return self.batch.observations(), rewards, self.batch.done, np.zeros(self.num_envs, np.bool_), infos

    def _infos(self, infos: dict[str, Any]) -> dict[str, Any]:
        """Add the masks and seats that accompany every observation."""
        told = np.ones(self.num_envs, np.bool_)
        infos |= {"action_mask": self.batch.masks(), "_action_mask": told}
        return infos | {"seat": self.batch.seat.astype(np.int64), "_seat": told.copy()}

    def _last_infos(self, learners: NDArray[np.int32]) -> dict[str, Any]:
        """Return the final observations and infos of the games that ended in the latest step."""
        infos: dict[str, Any] = {}
        if self.batch.done.any():
            rows = self.batch.last_observations()
            for row, slot in zip(rows, np.flatnonzero(self.batch.done).tolist(), strict=True):
                ended = {"final_obs": row, "final_info": self._end(slot, int(learners[slot]))}
                infos = self._add_info(infos, ended, slot)
        return infos

    def _end(self, slot: int, seat: int) -> dict[str, Any]:
        if broken := self.batch.broken.get(slot):
            return {"seat": seat, "illegal": broken}
        return {"seat": seat, "scores": self.batch.scores[slot], "winners": self.batch.winners[slot]}

    def render(self) -> tuple[str | NDArray[np.uint8], ...] | None:
        """Render every position as its learner sees it."""
        if self.render_mode is None:
            return None
        draw = render_picture if self.render_mode == "rgb_array" else render_text
        return tuple(draw(self.batch.rules.name, view) for view in self.batch.views(range(self.num_envs)))

    def close_extras(self, **_: object) -> None:
        """Terminate the worker processes of the batch."""
        self.batch.close()
