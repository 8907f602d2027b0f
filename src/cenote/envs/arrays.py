"""Observations and masks as arrays, and the spaces that they belong to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from cenote.core.registry import game
from cenote.envs.acting import Course
from cenote.envs.observation import encoder

LARGEST: Final = 16.0
"""Most entries of an observation stay below 1, a few go above it; none comes near this bound."""

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


def observation_space(name: str, mode: str, seats: int) -> Box[np.float32]:
    """The rows of an encoder."""
    return Box(0.0, LARGEST, (len(encoder(name).names(seats, mode)),), np.float32)


def action_space(name: str) -> Discrete:
    """The whole table of a game's actions: an action's code is its number here."""
    return Discrete(len(game(name).actions))


def observe(course: Course, seat: int) -> Observation:
    """What a seat knows now."""
    return np.array(encoder(course.game.name).encode(course.game.view(course.state, seat)), np.float32)


def mask(course: Course, codes: Iterable[int]) -> Mask:
    """1 for each of these codes, 0 for all others."""
    marked = np.zeros(len(course.game.actions), np.int8)
    marked[list(codes)] = 1
    return marked
