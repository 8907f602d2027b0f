"""Counting without lists against the plain generator: every n of every position of whole games, bit for bit."""

from __future__ import annotations

from random import Random

import pytest

from cenote.core.game import CHANCE
from cenote.core.testing import decide, settings
from cenote.games.jackal.game import JACKAL
from cenote.games.jackal.state import JackalState
from tests.counts import count
from tests.games.jackal.support import SMALL_DECK, box
from tests.games.jackal.test_properties import SMALL_BOX

MANY_ISLANDS = box(*["W.2/.~./B.1"] * 99, deck=SMALL_DECK | {"H": 30, "V": 30})
"""More islands than a machine word has bits."""
CASES = [
    *[(setting, "") for setting in settings(JACKAL)],
    *[(setting, MANY_ISLANDS) for setting in settings(JACKAL) if setting[0] == 3],
    *[(setting, SMALL_BOX) for setting in settings(JACKAL) if setting[0] == 2],
]
GAMES = count(test=1, soak=30)


def listed(state: JackalState, seat: int) -> list[int]:
    """What the plain generator says, each outcome of chance as often as it weighs."""
    return [code for code, weight in state.odds() for _ in range(weight)] if seat == CHANCE else state.legal(seat)


def check_every_way(state: JackalState, spare: JackalState) -> None:
    """Each seat counts what is listed, and the n-th is played like the code in that place; the original stays."""
    before = JACKAL.dump(state)
    for seat in range(CHANCE, state.seats):
        codes = listed(state, seat)
        assert state.legal_count(seat) == len(codes)
        for n, code in enumerate(codes):
            if n and codes[n - 1] == code:
                continue
            twin = state.copy()
            state.copy_into(spare)
            assert spare.play_nth(seat, n) == code
            twin.play(seat, code)
            assert JACKAL.dump(spare) == JACKAL.dump(twin)
    assert JACKAL.dump(state) == before


@pytest.mark.parametrize(("setting", "components"), CASES)
def test_every_n_of_every_position_is_the_code_in_that_place(
    setting: tuple[int, str, tuple[str, ...]], components: str
) -> None:
    for number in range(GAMES):
        rng = Random(f"{setting} {number}")
        state = JACKAL.new(*setting, components=components)
        spare = state.copy()
        while state.actors():
            check_every_way(state, spare)
            state.play(*decide(state, rng))


@pytest.mark.parametrize("seats", JACKAL.seats)
def test_an_n_beyond_the_last_is_refused(seats: int) -> None:
    state, rng = JACKAL.new(seats), Random(seats)
    while actors := state.actors():
        with pytest.raises(IndexError):
            state.copy().play_nth(actors[0], state.legal_count(actors[0]))
        state.play(*decide(state, rng))


def test_a_game_that_was_begun_leaves_the_next_one_as_it_was() -> None:
    beginning = JACKAL.dump(JACKAL.new(3))
    JACKAL.new(3).random_playout(Random(1))
    assert JACKAL.dump(JACKAL.new(3)) == beginning
