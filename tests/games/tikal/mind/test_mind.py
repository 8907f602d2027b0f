"""Tikal's mind: players of every level, bids, the best turns, and that all of it is the same every time."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

import pytest

from cenote.core.dealer import pick
from cenote.core.game import CHANCE
from cenote.core.standing import never_stop
from cenote.games.tikal.action_arrays import BID_0, PASS_CODE
from cenote.games.tikal.game import TIKAL
from cenote.games.tikal.mind.bids import Bidder
from cenote.games.tikal.mind.bot import TikalBot
from cenote.games.tikal.mind.evaluator import Evaluator
from cenote.games.tikal.mind.levels import LEVELS
from cenote.games.tikal.mind.mind import TikalMind
from tests.counts import count
from tests.games.tikal.support import auction

MIND = TikalMind(TIKAL)


def played(players: Sequence[TikalBot], mode: str, seed: int, most: int) -> list[int]:
    """The codes of a game, or of its first so many decisions."""
    rng = Random(seed)
    state = TIKAL.new(len(players), mode)
    codes: list[int] = []
    while (actors := state.actors()) and len(codes) < most:
        seat = actors[0]
        if seat == CHANCE:
            code = pick(state.odds(), int(rng.random() * state.legal_count(seat)))
        else:
            code = players[seat].choose(TIKAL.view(state, seat), legal := state.legal(seat))
            assert code in legal
        state.play(seat, code)
        codes.append(code)
    return codes


@pytest.mark.parametrize(
    ("level", "seats", "mode"),
    [("easy", 4, "auction"), ("medium", 2, "basic"), ("hard", 3, "basic"), ("expert", 2, "auction")],
)
def test_players_of_every_level_keep_to_the_rules(level: str, seats: int, mode: str) -> None:
    players = [MIND.bot(level, Random(seat), 0.0) for seat in range(seats)]
    assert played(players, mode, 7, count(15, 10_000))


def test_the_same_seed_gives_the_same_game_everywhere() -> None:
    """Plain or compiled, on any machine, as long as nobody changes the search; learned weights play no part."""
    players = [TikalBot(TIKAL, LEVELS["easy"], Evaluator(), Random(seat), 0.1, never_stop) for seat in range(2)]
    codes = played(players, "auction", 11, 60)
    assert sha256(repr(codes).encode()).hexdigest()[:16] == "f65f6b89667f3bd1"


def test_the_best_turns_are_different_and_the_first_is_the_best() -> None:
    state = TIKAL.new(2)
    state.play(CHANCE, state.odds()[0][0])
    turns = MIND.turns(TIKAL.view(state, 0), Random(1), 3, 0.01)
    assert len({turn.codes for turn in turns}) == 3
    assert sum(turns[0].standing.chances) == pytest.approx(1)
    assert turns[0].standing.scores[0] - turns[0].standing.scores[1] >= (
        turns[2].standing.scores[0] - turns[2].standing.scores[1]
    )


def test_a_spectator_sees_how_it_stands_but_has_no_turns() -> None:
    view = TIKAL.view(TIKAL.new(3), None)
    assert len(MIND.standing(view, Random(1)).scores) == 3
    with pytest.raises(ValueError, match="spectator"):
        MIND.turns(view, Random(1))


def test_nobody_outbids_what_the_turn_is_worth() -> None:
    """However often the rival raises, a bidder stops far below its whole capital."""
    state = auction().state
    bidder = Bidder(Evaluator(), 100)
    while (code := bidder.answers(state, state.seat)[0].code) != PASS_CODE and state.bid < 15:
        state.play(state.seat, code)
    assert state.bid < 10


def test_whoever_passes_last_leaves_the_turn_to_the_first_who_passed_for_nothing() -> None:
    state = auction().state
    state.play(0, PASS_CODE)
    passing = next(answer for answer in Bidder(Evaluator(), 50).answers(state, 1) if answer.code == PASS_CODE)
    assert passing.outcome.scores == state.scores


def test_who_has_nothing_left_passes() -> None:
    state = auction().state
    state.play(0, BID_0 + 20)
    assert [answer.code for answer in Bidder(Evaluator(), 50).answers(state, 1)] == [PASS_CODE]


def test_a_bidding_seat_is_told_its_answers() -> None:
    state = auction().state
    turns = MIND.turns(TIKAL.view(state, 0), Random(1), 3, 0.01)
    assert sorted(turn.codes for turn in turns) == [(PASS_CODE,), (BID_0 + 1,)]
