"""Illegal action wrapper: ends the game, as in PettingZoo's own, and reports the rule."""

from __future__ import annotations

from typing import Any

from gymnasium import logger
from pettingzoo.utils import wrappers


class EndOnIllegal(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]  # PettingZoo brings no types
    """An agent that acts against the rules gets -1, others get 0; the rule is logged and put into all infos."""

    def __init__(self, env: Any) -> None:
        super().__init__(env, illegal_reward=-1.0)

    def step(self, action: int | None) -> None:
        course, agent = self.unwrapped.course, self.agent_selection
        broken = ""
        if action is not None and not self.terminations[agent] and action not in course.legal:
            text = course.game.actions[int(action)].text
            broken = f"{agent} may not {text!r}: {course.refusal(int(action))}"
            logger.warn(broken)
        super().step(action)
        if broken:
            self.unwrapped.infos = {agent: {"illegal": broken} for agent in self.agents}
