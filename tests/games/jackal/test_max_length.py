"""No game is longer than the longest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cenote.core.dealer import pick
from cenote.core.game import CHANCE
from cenote.games.jackal.actions import LAND
from cenote.games.jackal.game import JACKAL
from cenote.games.jackal.max_length import max_length
from tests.counts import count


def slowly(mode: str, seats: int, rng: Random) -> Iterator[int]:
    """Who decides, in a game in which everybody who lands lays and throws all cards."""
    state = JACKAL.new(seats, mode)
    while actors := state.actors():
        yield actors[0]
        odds, legal = state.odds(), state.legal(actors[0])
        if odds:
            code = pick(odds, rng.randrange(sum(weight for _, weight in odds)))
        else:
            code = rng.choice(legal) if LAND in legal else legal[0]
        state.play(actors[0], code)


@pytest.mark.parametrize("mode", JACKAL.modes)
@pytest.mark.parametrize("seats", JACKAL.seats)
def test_slow_games_come_to_an_end(mode: str, seats: int) -> None:
    most, draws = max_length(seats, mode)
    games = [Counter(seat == CHANCE for seat in slowly(mode, seats, Random(seed))) for seed in range(count(20, 1_000))]
    assert most / 5 < max(game[False] for game in games) <= most
    assert draws / 5 < max(game[True] for game in games) <= draws
