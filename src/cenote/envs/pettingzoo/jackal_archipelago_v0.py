"""PettingZoo environment of Jackal, the card game, in the Archipelago mode."""

from __future__ import annotations

from cenote.envs.pettingzoo.aec import SeatsEnv, env_of


class raw_env(SeatsEnv, name="jackal_archipelago_v0", game="jackal", mode="archipelago"):  # noqa: N801  # the name that PettingZoo looks for
    """The unwrapped environment, in which an illegal action raises `IllegalAction`."""


env = env_of(raw_env)
