"""PettingZoo environment of Tikal in the basic mode."""

from __future__ import annotations

from cenote.envs.pettingzoo.aec import SeatsEnv, env_of


class raw_env(SeatsEnv, name="tikal_v0", game="tikal", mode="basic"):  # noqa: N801  # the name that PettingZoo looks for
    """The unwrapped environment, in which an illegal action raises `IllegalAction`."""


env = env_of(raw_env)
