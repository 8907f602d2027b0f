"""No game is longer than the longest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cenote.core.dealer import pick
from cenote.core.game import CHANCE
from cenote.games.tikal.action_arrays import BID_0, END_CODE
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.max_length import max_length
from cenote.games.tikal.state import TikalState


def frugally(mode: str, seats: int) -> Iterator[int]:
    """Who decides, in a game in which everybody bids as little as possible and spends one point after the other."""
    state, rng = TIKAL.new(seats, mode), Random(seats)
    while actors := state.actors():
        yield actors[0]
        odds, legal = state.odds(), state.legal(actors[0])
        code = pick(odds, rng.randrange(sum(weight for _, weight in odds))) if odds else cheapest(state, legal)
        state.play(actors[0], code)


def cheapest(state: TikalState, legal: list[int]) -> int:
    """The action that leaves most points, and the end of the turn only if there is nothing else."""
    if state.auction and any(code >= BID_0 for code in legal):
        return legal[min(1, len(legal) - 1)]
    return max(legal, key=lambda code: (code != END_CODE, left(state, code)))


def left(state: TikalState, code: int) -> int:
    after = state.copy()
    after.play(state.seat, code)
    return after.ap


@pytest.mark.parametrize("seats", TIKAL.seats)
def test_a_game_in_which_every_point_is_spent_alone_is_the_longest(seats: int) -> None:
    decided = Counter(seat == CHANCE for seat in frugally("basic", seats))
    most, draws = max_length(seats, "basic")
    assert decided[False] == most
    assert decided[True] <= draws


@pytest.mark.parametrize("seats", TIKAL.seats)
def test_bids_make_it_longer_and_come_to_an_end(seats: int) -> None:
    decided = Counter(seat == CHANCE for seat in frugally("auction", seats))
    assert max_length(seats, "basic")[0] < decided[False] <= max_length(seats, "auction")[0]
