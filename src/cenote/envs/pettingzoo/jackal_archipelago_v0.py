"""PettingZoo environment of Jackal, the card game, in the Archipelago mode."""

from __future__ import annotations

from collections.abc import Iterable

from pettingzoo import AECEnv

from cenote.envs.pettingzoo.aec import SeatsEnv, wrapped


class raw_env(SeatsEnv, name="jackal_archipelago_v0", game="jackal", mode="archipelago"):  # noqa: N801  # the name that PettingZoo looks for
    """The unwrapped environment, in which an illegal action raises `IllegalAction`."""


def env(seats: int = 2, options: Iterable[str] = (), render_mode: str | None = None) -> AECEnv:
    """Return the wrapped environment, in which an illegal action loses the game."""
    return wrapped(raw_env(seats, options, render_mode))
