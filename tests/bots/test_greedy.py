"""The greedy bot: how strong it is, and that it keeps to what a bot may know and do."""

from __future__ import annotations

from random import Random

import pytest

from cenote.arena.simulate import Setup, play_game, rotate_bots, simulate
from cenote.bots.greedy import GreedyBot, best_plan, evaluation
from cenote.core.game import CHANCE, Result, State
from cenote.core.match import Match
from cenote.core.record import Record
from cenote.core.registry import game
from cenote.games.tikal.game import TIKAL
from tests.counts import count

BID = "bid "


def setup(*bots: str, mode: str = "basic", options: tuple[str, ...] = ()) -> Setup:
    return Setup("tikal", mode, options, bots)


def greedy_wins(against_random: Setup, games: int) -> int:
    """Games that the greedy bot won alone."""
    wins = 0
    for played in simulate(against_random, range(games)):
        seat = rotate_bots(against_random, played.number).bots.index("greedy")
        wins += played.result.winners == (seat,)
    return wins


def result_of(record: Record) -> Result:
    assert record.result is not None
    return record.result


def midgame(state: State, steps: int) -> State:
    """A position met in random play, where a seat has action points to spend."""
    rng = Random(2)
    while steps > 0 or "end" not in _texts(state):
        steps -= 1
        (actor,) = state.actors()
        codes = [code for code, _ in state.odds()] if actor == CHANCE else state.legal(actor)
        state.play(actor, rng.choice(codes))
    return state


def _texts(state: State) -> list[str]:
    return [TIKAL.actions.texts[code] for code in state.legal(state.actors()[0])]


@pytest.mark.parametrize("mode", game("jackal").modes)
def test_as_a_pirate_it_beats_the_random_bot_in_85_of_100_games(mode: str) -> None:
    games = count(20, 200)
    pirates = Setup("jackal", mode, (), ("greedy", "random"))
    assert greedy_wins(pirates, games) >= 0.85 * games


@pytest.mark.parametrize("mode", TIKAL.modes)
def test_it_beats_the_random_bot_in_95_of_100_games(mode: str) -> None:
    games = count(20, 200)
    assert greedy_wins(setup("greedy", "random", mode=mode), games) >= 0.95 * games


def test_four_of_them_score_at_least_40_points_each_on_average() -> None:
    games = count(4, 200)
    totals = [sum(played.result.scores) for played in simulate(setup(*["greedy"] * 4), range(games))]
    assert sum(totals) / (4 * games) >= 40


def test_the_same_seed_gives_the_same_game() -> None:
    both = setup("greedy", "greedy")
    assert play_game(both, 5).record() == play_game(both, 5).record()


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
    record = play_game(setup(*["greedy"] * 3, mode="auction"), 1).record()
    bids = [int(entry.text.removeprefix(BID)) for entry in record.entries if entry.text.startswith(BID)]
    assert bids
    assert max(bids) <= 10
    assert min(result_of(record).scores) >= 40


def test_it_decides_from_a_view_alone() -> None:
    state = midgame(TIKAL.new(3), 40)
    (seat,) = state.actors()
    seen, before = TIKAL.view(state, seat), state.key()
    legal = state.legal(seat)
    choice = GreedyBot(game("tikal"), Random(0)).choose(seen, legal)
    assert choice in legal
    assert state.key() == before
    assert choice == GreedyBot(game("tikal"), Random(0)).choose(TIKAL.view(state, seat), legal)


def test_it_refuses_to_decide_without_a_seats_view() -> None:
    for seen in (None, TIKAL.view(TIKAL.new(2), None)):
        with pytest.raises(ValueError, match="decides from a seat's view"):
            GreedyBot(game("tikal"), Random(0)).choose(seen, [0, 1])


def test_a_plan_goes_to_the_end_of_the_turn_and_beats_ending_it_at_once() -> None:
    state = midgame(TIKAL.new(2), 20)
    (seat,) = state.actors()
    line = best_plan(state, seat, evaluation("tikal"))
    at_once = state.copy()
    at_once.play(seat, TIKAL.actions.parse("end"))
    assert seat not in line.state.actors()
    assert line.worth > evaluation("tikal")(at_once, seat)
