"""Gymnasium environment for every game, with one learner and bots in all other seats.

Importing this module registers `cenote/GAME-v0` and `cenote/GAMEMODE-v0` for each game that has an encoder.
`gymnasium.make("cenote.envs.gymnasium:cenote/GAME-v0")` imports it automatically.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from cenote.bots import Bot, make_bot
from cenote.core.game import Game, checked_settings
from cenote.core.registry import game, game_names, has_part
from cenote.envs.arrays import Mask, Observation, action_space, mask, observation_space, observe
from cenote.envs.episode import Episode, rewards
from cenote.envs.observation import encoder
from cenote.envs.rendering import render_picture, render_text


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """Environment with one learner, whose `step` also resolves all draws and the decisions of the bots.

    `seat` is the learner's seat, or "random" for a new random seat in every game. An illegal action ends the game with
    a reward of -1 and the rule in `info["illegal"]`. If `illegal` is "raise", it raises `IllegalAction` instead.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium wants it

    def __init__(
        self,
        game_name: str,
        mode: str,
        seats: int = 2,
        seat: int | Literal["random"] = 0,
        bot: str = "random",
        options: Iterable[str] = (),
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        self._game: Game = game(game_name)
        self._mode, self._options = checked_settings(self._game, seats, mode, options)
        check(seats, seat, illegal, render_mode)
        make_bot(bot, self._game, Random(0))  # an unknown bot fails here and not in the first game
        self._seats, self._seat, self._bot = seats, seat, bot
        self._illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(game_name, self._mode, seats)
        self.action_space = action_space(game_name)
        self._rng = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, up to the learner's first decision. Without a seed, the random generator continues."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._rng = Random(seed)
        rng = self._rng
        self.seat = rng.randrange(self._seats) if self._seat == "random" else self._seat
        self._bots: dict[int, Bot] = {
            seat: make_bot(self._bot, self._game, Random(rng.getrandbits(64)))
            for seat in range(self._seats)
            if seat != self.seat
        }
        self.course = Episode(self._game, self._mode, self._seats, self._options, rng)
        self._let_bots_play()
        return observe(self.course, self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the learner's action, then let the bots play until the learner is to move again."""
        code = int(action)
        if code not in self.course.legal:
            return self._lose(code)
        self.course.play(code)
        self._let_bots_play()
        result = self.course.state.result()
        reward = rewards(result)[self.seat] if result else 0.0
        return observe(self.course, self.seat), reward, result is not None, False, self._info()

    def _lose(self, code: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        refusal = self.course.refusal(code)
        if self._illegal == "raise":
            raise refusal
        broken = f"{self._game.actions[code].text!r}: {refusal}"
        return observe(self.course, self.seat), -1.0, True, False, {**self._info(), "illegal": broken}

    def _let_bots_play(self) -> None:
        course = self.course
        while course.seat is not None and course.seat != self.seat:
            bot = self._bots[course.seat]
            view = None if bot.blind else self._game.view(course.state, course.seat)
            course.play(bot.choose(view, course.legal))

    def _info(self) -> dict[str, Any]:
        """Return the action mask and the learner's seat, and after the end of the game also scores and winners."""
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if result := self.course.state.result():
            won = [seat in result.winners for seat in range(self._seats)]
            info |= {"scores": np.array(result.scores, np.int32), "winners": np.array(won)}
        return info

    def action_masks(self) -> Mask:
        """Return 1 for every legal action and 0 for all others. The name is the one that sb3-contrib requires."""
        return mask(self.course, self.course.legal)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the learner's view of the position."""
        view = self._game.view(self.course.state, self.seat)
        if self.render_mode == "rgb_array":
            return render_picture(self._game.name, view)
        return render_text(self._game.name, view) if self.render_mode == "ansi" else None


def check(seats: int, seat: int | str, illegal: str, render_mode: str | None) -> None:
    """Raise `ValueError`, which lists the valid values, if a setting is invalid."""
    if seat != "random" and seat not in range(seats):
        raise ValueError(f"there is no seat {seat!r}; there are 0 to {seats - 1}, and 'random'")
    if illegal not in ("lose", "raise"):
        raise ValueError(f"an illegal action can 'lose' or 'raise', not {illegal!r}")
    if render_mode not in (None, *LearnerEnv.metadata["render_modes"]):
        raise ValueError(f"there is no render mode {render_mode!r}; there are ansi, rgb_array")


def env_id(game_name: str, mode: str) -> str:
    """Return the Gymnasium id of a game and mode, without the mode if it is the game's first."""
    said = "" if mode == game(game_name).modes[0] else mode.capitalize()
    return f"cenote/{game_name.capitalize()}{said}-v{encoder(game_name).version}"


def register() -> None:
    """Register every game and mode that has an encoder with Gymnasium, unless it is registered already."""
    for name in game_names():
        for mode in game(name).modes if has_part(name, "observation") else ():
            if env_id(name, mode) not in gymnasium.registry:
                settings = {"game_name": name, "mode": mode}
                gymnasium.register(
                    env_id(name, mode),
                    entry_point=f"{__name__}:LearnerEnv",
                    vector_entry_point="cenote.envs.vector:LearnersEnv",
                    kwargs=settings,
                )


register()
