"""What the tests of the games for OpenSpiel share."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pyspiel

from cenote.envs.openspiel.game import SpielState
from cenote.envs.openspiel.game_settings import modes, short_name

NAMES = tuple(short_name(name, mode) for name, mode in modes())
SECRET = tuple(name for name in NAMES if "jackal" in name)


def load(name: str, players: int = 2) -> pyspiel.Game:
    return pyspiel.load_game(name, {"players": players})


def choose(state: SpielState, rng: Random) -> int:
    """Any action of whoever is asked; at a chance node an outcome as likely as it is."""
    if state.is_chance_node():
        codes, odds = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(codes, odds)[0])
    return int(rng.choice(state.legal_actions()))


def walk(game: pyspiel.Game, rng: Random) -> Iterator[SpielState]:
    """One random game, state by state, the last included; the caller may look at each but not keep it."""
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(choose(state, rng))
        yield state
