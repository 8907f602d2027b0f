"""What an environment means stands behind its version: whoever changes it must raise that."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import numpy as np
import pytest

from cenote.core.registry import game
from cenote.envs.episode import Episode, rewards
from cenote.envs.observation import encoder
from cenote.envs.pettingzoo import jackal_archipelago_v0, jackal_v0, tikal_auction_v0, tikal_v0

MODULES = {
    ("tikal", "basic", 0): tikal_v0,
    ("tikal", "auction", 0): tikal_auction_v0,
    ("jackal", "basic", 0): jackal_v0,
    ("jackal", "archipelago", 0): jackal_archipelago_v0,
}
MEANING = {
    ("tikal", "basic", 0): "09108cf336940244",
    ("tikal", "auction", 0): "d0bd04ab57f10e16",
    ("jackal", "basic", 0): "b4e096ab44198e92",
    ("jackal", "archipelago", 0): "57be787f8e1bee33",
}


def meaning(name: str, mode: str) -> str:
    """A fingerprint of actions, names, one game's observations and its rewards."""
    course, choice = Episode(game(name), mode, 3, (), Random(7)), Random(8)
    found = sha256("\n".join((*game(name).actions.texts, *encoder(name).names(3, mode))).encode())
    while course.seat is not None:
        row = encoder(name).encode(game(name).view(course.state, course.seat))
        found.update(np.array(row, np.float32).astype("<f4").tobytes())
        course.play(choice.choice(course.legal))
    result = course.state.result()
    assert result is not None
    found.update(repr(rewards(result)).encode())
    return found.hexdigest()[:16]


@pytest.mark.parametrize("name", ["tikal", "jackal"])
def test_a_change_of_meaning_raises_the_version(name: str) -> None:
    version = encoder(name).version
    for mode in game(name).modes:
        assert MODULES[name, mode, version].raw_env.metadata["name"].endswith(f"_v{version}")
        assert meaning(name, mode) == MEANING[name, mode, version], (
            f"what {name} ({mode}) tells or takes has changed: raise the version of its encoder, name its environments"
            f" by it (module_v{version + 1}, and a line in docs/environments.md), and note the new fingerprint here"
        )
