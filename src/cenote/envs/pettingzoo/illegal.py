"""Wrapper that ends the game at an illegal action, as in PettingZoo's own games, and reports the rule."""

from __future__ import annotations

from typing import Any

from gymnasium import logger
from pettingzoo.utils import wrappers


class EndOnIllegal(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]  # PettingZoo brings no types
    """Wrapper that rewards an illegal action with -1, and all other agents with 0.

    It logs the rule that forbids the action and puts it into all infos.
    """

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
