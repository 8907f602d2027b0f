"""The generator without lists says what the plain one says: at every position of whole games, for every n."""

from __future__ import annotations

from random import Random

import pytest

from cenote.core.game import CHANCE
from cenote.core.testing import check_alike, settings
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.legal_count import nth
from cenote.games.tikal.state import TikalState
from tests.counts import count


def listed(state: TikalState) -> list[int]:
    """Everything that can come next, outcomes of chance as often as they weigh."""
    if state.actors() == (CHANCE,):
        return [code for code, weight in state.odds() for _ in range(weight)]
    return state.legal(state.seat)


@pytest.mark.parametrize("setting", settings(TIKAL), ids=str)
def test_every_n_is_the_nth_of_the_list(setting: tuple[int, str, tuple[str, ...]]) -> None:
    everybody = (CHANCE, *range(setting[0]))
    for seed in range(count(test=3, soak=60)):
        rng, state = Random(seed), TIKAL.new(*setting)
        while state.actors():
            expected = listed(state)
            assert [state.legal_count(seat) for seat in everybody] == [
                len(expected) if (seat,) == state.actors() else 0 for seat in everybody
            ]
            assert [nth(state, n) for n in range(len(expected))] == expected
            bare = state.copy()
            bare.tiles = [0] * len(bare.tiles)  # random play hardly ever uses them up (T6.2)
            assert [nth(bare, n) for n in range(len(listed(bare)))] == listed(bare)
            with pytest.raises(IndexError):
                nth(state, len(expected))
            state.play_nth(state.actors()[0], rng.randrange(len(expected)))
        assert not any(state.legal_count(seat) for seat in everybody)


def test_copies_share_the_board_only_until_a_hex_is_laid() -> None:
    for layer in range(2):
        one = TIKAL.new(2)
        one.play_nth(CHANCE, 0)
        other, untouched = one.copy(), TIKAL.load(TIKAL.dump(one))
        pair = (one, other)
        pair[layer].play_nth(0, 0)
        assert pair[layer].key() != untouched.key()
        check_alike(pair[1 - layer], untouched)
        assert [pair[1 - layer].tolls, pair[1 - layer].ways] == [untouched.tolls, untouched.ways]
        check_alike(TIKAL.new(2), TIKAL.load(TIKAL.dump(TIKAL.new(2))))
