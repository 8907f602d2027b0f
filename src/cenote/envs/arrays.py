"""NumPy arrays for observations and action masks, and their Gymnasium spaces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from cenote.core.registry import game
from cenote.envs.episode import Episode
from cenote.envs.observation import encoder

LARGEST: Final = 16.0
"""Upper bound of observation entries. Most are below 1 and a few above it, but none comes near this bound."""

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


def observation_space(name: str, mode: str, seats: int) -> Box[np.float32]:
    """Return the observation space of a game and mode: a box with one entry for each name of the encoder."""
    return Box(0.0, LARGEST, (len(encoder(name).names(seats, mode)),), np.float32)


def action_space(name: str) -> Discrete:
    """Return the discrete space of a game's complete action table, in which each number is an action's code."""
    return Discrete(len(game(name).actions))


def observe(course: Episode, seat: int) -> Observation:
    """Return the encoded view of a seat in the current position."""
    return np.array(encoder(course.game.name).encode(course.game.view(course.state, seat)), np.float32)


def mask(course: Episode, codes: Iterable[int]) -> Mask:
    """Return a mask over the action table, with 1 for each given code and 0 for all others."""
    marked = np.zeros(len(course.game.actions), np.int8)
    marked[list(codes)] = 1
    return marked
