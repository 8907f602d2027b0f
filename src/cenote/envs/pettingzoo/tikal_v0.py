"""Tikal, the basic game, as a PettingZoo environment."""

from __future__ import annotations

from cenote.envs.pettingzoo.aec import SeatsEnv, env_of


class raw_env(SeatsEnv, name="tikal_v0", game="tikal", mode="basic"):  # noqa: N801  # the name that PettingZoo looks for
    """The bare game: an illegal action raises."""


env = env_of(raw_env)
