"""What counts as a turn of one's own: not clicks, not what was taken back, and nothing that a bot did."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cenote.core.game import CHANCE
from cenote.core.match import Match
from cenote.core.record import UNDO, Entry
from cenote.core.registry import game, game_names
from cenote.server.rating_rules.eligibility import TURNS, LogEntry, never_began, turns, unplayed

GAMES = [("tikal", "basic", 2), ("tikal", "auction", 3), ("jackal", "basic", 2), ("jackal", "archipelago", 4)]
OTHERS = [(name, mode, 2) for name in game_names() for mode in game(name).modes if name not in ("tikal", "jackal")]
"""Games from packages: tests/foreign/test_nim.py runs these tests with one installed."""


def played(match: Match, rng: Random, steps: int, undone: float = 0.0) -> list[Entry]:
    """Play at random; the entries that were not taken back."""
    standing = list(match.entries)
    for _ in range(steps):
        if match.over:
            break
        before, seat = match.length, rng.choice(match.actors())
        if rng.random() < undone:
            count = match.undoable(seat)
            match.undo(seat)
            if match.length > before:
                del standing[-count:]
        else:
            match.play(seat, rng.choice(match.legal(seat)))
            standing += match.entries[before:]
    return standing


def log(entries: Iterable[Entry]) -> list[LogEntry]:
    return [LogEntry(*entry) for entry in entries]


def test_a_turn_of_many_clicks_is_one_turn() -> None:
    clicks = [LogEntry(0, "place a3 0"), LogEntry(0, "camp b4"), LogEntry(0, "end")]
    assert turns([LogEntry(CHANCE, "draw A1"), *clicks], 2) == [1, 0]


def test_two_who_only_answer_each_other_in_one_round_have_made_one_turn() -> None:
    bids = [LogEntry(seat, "bid 1") for _ in range(20) for seat in (0, 1)]
    assert turns([LogEntry(CHANCE, "draw A1"), *bids], 2) == [1, 1]


def test_draws_within_a_turn_begin_no_new_one() -> None:
    finds = [LogEntry(0, "recover a4"), LogEntry(CHANCE, "find skull")] * 5
    assert turns([LogEntry(CHANCE, "draw A1"), *finds], 2) == [1, 0]


def test_what_was_taken_back_is_no_turn() -> None:
    begun = [LogEntry(CHANCE, "draw A1"), LogEntry(0, "place a3 0"), LogEntry(0, UNDO)]
    assert turns(begun, 2) == [0, 0]
    assert turns([*begun * 10], 2) == [0, 0]
    assert turns([*begun, LogEntry(0, "place a3 1")], 2) == [1, 0]


def test_what_a_bot_did_is_nobodys_turn() -> None:
    assert turns([LogEntry(CHANCE, "draw A1"), LogEntry(0, "place a3 0", bot=True)], 2) == [0, 0]


def test_decisions_taken_back_across_others_are_no_turns() -> None:
    begun = [LogEntry(CHANCE, "draw A1"), LogEntry(0, "take 1 a"), LogEntry(1, "take 1 a"), LogEntry(0, "take 1 a")]
    back = [LogEntry(0, UNDO), LogEntry(1, UNDO), LogEntry(0, UNDO)]
    assert turns(begun, 2, whole=True) == [2, 1]
    assert turns([*begun, *back], 2, whole=True) == [0, 0]
    assert turns([*begun, *back * 3, *begun[1:]], 2, whole=True) == [2, 1]


def test_an_undo_leaves_the_turns_before_the_last_draw() -> None:
    before = [LogEntry(CHANCE, "draw A1"), LogEntry(0, "end"), LogEntry(CHANCE, "draw A2"), LogEntry(1, "end")]
    assert turns([*before, LogEntry(CHANCE, "draw A3"), LogEntry(0, "place a3 0"), LogEntry(0, UNDO)], 2) == [1, 1]


def test_in_a_whole_game_that_is_dealt_at_the_start_another_player_is_enough() -> None:
    """Such a game would else have one turn for each player. Broken off, it may have been one round of an auction."""
    taken = [LogEntry(at % 2, "take 1 a") for at in range(20)]
    dealt = [LogEntry(CHANCE, "deal 3"), LogEntry(CHANCE, "deal 4")]
    assert turns([*dealt, *taken], 2, whole=True) == [10, 10]
    assert turns(taken, 2, whole=True) == [10, 10], "nothing is drawn at all"
    assert turns([*dealt, *taken], 2) == [1, 1]
    assert turns([*dealt, *taken, LogEntry(CHANCE, "deal 3")], 2, whole=True) == [1, 1]
    assert turns([*dealt, LogEntry(0, "take 1 a"), LogEntry(0, "take 1 b")], 2, whole=True) == [1, 0], "not by clicks"


@pytest.mark.parametrize(("name", "mode", "seats"), [*GAMES, *OTHERS])
def test_every_whole_game_has_enough_turns(name: str, mode: str, seats: int) -> None:
    match = Match.start(name, seats, mode, seed=bytes(32))
    played(match, Random(5), 10_000)
    assert match.over
    assert min(turns(log(match.entries), seats, whole=True)) >= TURNS


@given(st.integers(0, 10_000), st.sampled_from(GAMES), st.integers(1, 60))
def test_taking_back_never_adds_a_turn(chance: int, which: tuple[str, str, int], steps: int) -> None:
    """A log with undos has no more turns than the same game played without what was taken back."""
    name, mode, seats = which
    match = Match.start(name, seats, mode, seed=bytes(32))
    standing = played(match, Random(chance), steps, undone=0.4)
    made, without = turns(log(match.entries), seats), turns(log(standing), seats)
    assert all(own <= least for own, least in zip(made, without, strict=True))
    while any(match.undo(seat) for seat in range(seats)):
        pass
    after = turns(log(match.entries), seats)
    assert all(new <= old for new, old in zip(after, made, strict=True))


def test_a_game_counts_if_all_who_stay_have_made_three_turns_and_quitters_one() -> None:
    assert not unplayed([3, 1], [False, True], [1, 2])
    assert not unplayed([3, 3], [False, False], [1, 1])
    assert unplayed([2, 9], [False, True], [1, 2])
    assert unplayed([9, 0], [False, True], [1, 2])
    assert unplayed([9, 2, 9], [False, False, False], [1, 2, 3])


def test_who_wins_because_the_others_gave_up_needs_three_turns_too() -> None:
    assert unplayed([1, 1], [True, True], [1, 1])
    assert unplayed([1, 2], [True, False], [2, 1])


def test_a_game_that_somebody_left_before_their_first_turn_can_never_count() -> None:
    assert never_began([4, 0], [False, True])
    assert not never_began([4, 1], [False, True])
    assert not never_began([0, 0], [False, False])
