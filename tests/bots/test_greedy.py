"""The greedy bot: how strong it is, and that it keeps to what a bot may know and do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from cenote.arena.simulate import Setup, play_game, seated, simulate
from cenote.bots.greedy import GreedyBot, best_line, evaluation
from cenote.core.game import CHANCE, State
from cenote.core.match import Match
from cenote.core.registry import game
from cenote.games.tikal.game import TIKAL
from tests.counts import count

BID = "bid "


def setup(*bots: str, mode: str = "basic", options: tuple[str, ...] = ()) -> Setup:
    return Setup("tikal", mode, options, bots)


def greedy_wins(against_random: Setup, games: int) -> int:
    """Games that the greedy bot won alone."""
    wins = 0
    for number, record in simulate(against_random, range(games)):
        assert record.result is not None
        wins += record.result.winners == (seated(against_random, number).bots.index("greedy"),)
    return wins


def turn_after(state: State, rng: Random, turns: int) -> State:
    """A position met in random play, after so many decisions."""
    for _ in range(turns):
        while state.actors() == (CHANCE,):
            state.play(CHANCE, rng.choice(state.odds())[0])
        state.play(state.actors()[0], rng.choice(state.legal(state.actors()[0])))
    while state.actors() == (CHANCE,):
        state.play(CHANCE, rng.choice(state.odds())[0])
    return state


@pytest.mark.parametrize("mode", TIKAL.modes)
def test_it_beats_the_random_bot_in_95_of_100_games(mode: str) -> None:
    games = count(20, 200)
    assert greedy_wins(setup("greedy", "random", mode=mode), games) >= 0.95 * games


def test_four_of_them_score_at_least_40_points_each_on_average() -> None:
    games = count(4, 200)
    scores = [
        score
        for _, record in simulate(setup(*["greedy"] * 4), range(games))
        for score in (record.result.scores if record.result else ())
    ]
    assert len(scores) == 4 * games
    assert sum(scores) / len(scores) >= 40


def test_the_same_seed_gives_the_same_game() -> None:
    both = setup("greedy", "greedy")
    assert play_game(both, 5) == play_game(both, 5)


@pytest.mark.parametrize("mode", TIKAL.modes)
def test_it_plays_only_legal_actions_also_where_camps_need_a_member(mode: str) -> None:
    match = Match.start("tikal", 3, mode, ["camp-needs-member"], seed=bytes(32))
    bots = [GreedyBot(match.game, Random(seat)) for seat in range(3)]
    while not match.over:
        (seat,) = match.actors()
        legal = match.legal(seat)
        code = bots[seat].choose(match.view(seat), legal)
        assert code in legal
        match.play(seat, code)


def test_in_the_auction_it_bids_and_does_not_ruin_itself() -> None:
    record = play_game(setup(*["greedy"] * 3, mode="auction"), 1)
    bids = [int(entry.text.removeprefix(BID)) for entry in record.entries if entry.text.startswith(BID)]
    assert bids
    assert max(bids) <= 10
    assert record.result is not None
    assert min(record.result.scores) >= 40


def test_it_decides_from_a_view_alone() -> None:
    state = turn_after(TIKAL.new(3), Random(2), 40)
    (seat,) = state.actors()
    seen, before = TIKAL.view(state, seat), state.key()
    legal: Sequence[int] = state.legal(seat)
    choice = GreedyBot(game("tikal"), Random(0)).choose(seen, legal)
    assert choice in legal
    assert state.key() == before
    assert choice == GreedyBot(game("tikal"), Random(0)).choose(TIKAL.view(state, seat), legal)


@pytest.mark.parametrize("seat", [None, 0])
def test_it_refuses_to_decide_without_a_seats_view(seat: int | None) -> None:
    seen = None if seat is not None else TIKAL.view(TIKAL.new(2), seat)
    with pytest.raises(ValueError, match="decides from a seat's view"):
        GreedyBot(game("tikal"), Random(0)).choose(seen, [0, 1])


def test_a_plan_goes_to_the_end_of_the_turn() -> None:
    state = turn_after(TIKAL.new(2), Random(3), 20)
    (seat,) = state.actors()
    line = best_line(state, seat, evaluation("tikal"))
    assert seat not in line.state.actors()
    assert line.worth >= max(_worth_of_ending_at_once(state, seat))


def _worth_of_ending_at_once(state: State, seat: int) -> list[float]:
    worth = evaluation("tikal")
    found = []
    for code in state.legal(seat):
        ahead = state.copy()
        ahead.play(seat, code)
        if seat not in ahead.actors():
            found.append(worth(ahead, seat))
    return found or [line_floor]


line_floor = float("-inf")
