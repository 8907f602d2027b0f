"""Observation and mask arrays, and the spaces that they belong to."""

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
"""Upper bound of observations: most entries are below 1, a few are above it, none comes near this."""

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


def observation_space(name: str, mode: str, seats: int) -> Box[np.float32]:
    """Return the space of an encoder's rows."""
    return Box(0.0, LARGEST, (len(encoder(name).names(seats, mode)),), np.float32)


def action_space(name: str) -> Discrete:
    """Return the space of a game's whole action table: an action's code is its number here."""
    return Discrete(len(game(name).actions))


def observe(course: Episode, seat: int) -> Observation:
    """Encode what a seat knows now."""
    return np.array(encoder(course.game.name).encode(course.game.view(course.state, seat)), np.float32)


def mask(course: Episode, codes: Iterable[int]) -> Mask:
    """Return a mask with 1 for each of these codes and 0 for all others."""
    marked = np.zeros(len(course.game.actions), np.int8)
    marked[list(codes)] = 1
    return marked
