"""Every puzzle that is shipped: it can be read, its best turn is right, another is wrong, and days have theirs."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from importlib.resources import files
from pathlib import Path

import pytest

from cenote.core.match import Match
from cenote.core.record import UNDO, Entry, write
from cenote.core.registry import bundle, game
from cenote.core.replay import verify
from cenote.puzzles.daily import of_day
from cenote.puzzles.judging import WholeTurn, answered, best_steps, best_turn, digest, judge, moment, whole_turn
from cenote.puzzles.puzzle import LEVELS, Puzzle, puzzles_of, puzzling_games

GAMES = puzzling_games()
DAY = date(2026, 11, 16)


def hurried(puzzle: Puzzle) -> WholeTurn | None:
    """A turn that does the first thing that there is, again and again, if it ends."""
    state, codes = moment(puzzle), list[int]()
    while len(codes) < 60:
        codes.append(state.legal(puzzle.seat)[0])
        if (answer := whole_turn(moment(puzzle), puzzle.seat, codes)) is not None:
            return answer
        state.play(puzzle.seat, codes[-1])
    return None


@pytest.mark.parametrize("name", GAMES)
def test_the_best_turn_of_every_puzzle_may_be_played_and_is_right(name: str) -> None:
    for puzzle in puzzles_of(name).values():
        best, match = best_turn(puzzle), Match(puzzle.record, puzzle.own_seed)
        assert puzzle.seat in match.actors()
        match.play(puzzle.seat, *puzzle.best, whole=True)
        since = match.entries[len(puzzle.record.entries) :]
        found = answered(puzzle, since)
        assert found is not None
        assert (digest(found.end), found.codes) == (digest(best.end), best.codes)
        assert judge(puzzle, found) == (True, 0.0)
        assert [step.action for step in best_steps(puzzle)] == list(puzzle.best)


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_knows_a_wrong_answer_and_says_what_it_costs(name: str) -> None:
    for puzzle in puzzles_of(name).values():
        assert max(puzzle.ends.values()) >= puzzle.ahead > 0.04
        assert puzzle.level in LEVELS


@pytest.mark.parametrize("name", GAMES)
def test_a_hurried_turn_is_wrong_also_where_the_puzzle_does_not_know_its_end(name: str) -> None:
    """Now and then the first thing that comes is the best; then there is nothing to see."""
    puzzles = list(puzzles_of(name).values())[:8]
    answers = [(puzzle, answer) for puzzle in puzzles if (answer := hurried(puzzle)) is not None]
    wrong = [(puzzle, answer) for puzzle, answer in answers if puzzle.ends.get(digest(answer.end), 1) > 0]
    assert wrong
    assert not [puzzle.id for puzzle, answer in wrong if judge(replace(puzzle, ends={}), answer).solved]


def test_what_was_taken_back_is_no_answer() -> None:
    puzzle = next(iter(puzzles_of(GAMES[0]).values()))
    first, *rest = [Entry(puzzle.seat, text) for text in puzzle.best]
    assert answered(puzzle, [first, Entry(puzzle.seat, UNDO)]) is None
    again = answered(puzzle, [first, Entry(puzzle.seat, UNDO), first, *rest])
    assert again is not None
    assert judge(puzzle, again).solved


@pytest.mark.parametrize("name", GAMES)
def test_the_game_of_a_puzzle_was_dealt_as_it_says(name: str) -> None:
    for puzzle in list(puzzles_of(name).values())[:3]:
        match = Match(puzzle.record, puzzle.own_seed)
        checks = {check.what: check.holds for check in verify(write(match.record(abandoned=True)))}
        assert checks["draws"] is True


@pytest.mark.parametrize("name", GAMES)
def test_a_file_is_small_and_no_game_gives_two_puzzles(name: str) -> None:
    file = files(bundle(name).puzzles) / "data" / "puzzles.json"
    assert len(file.read_bytes()) < 300_000
    assert max(Counter(puzzle.seed for puzzle in puzzles_of(name).values()).values()) == 1
    assert {puzzle.mode for puzzle in puzzles_of(name).values()} <= {*game(name).modes}


def test_a_day_has_the_same_puzzle_for_everybody_and_games_take_turns() -> None:
    days = [of_day(DAY + timedelta(number)) for number in range(2 * len(GAMES))]
    assert [puzzle.game for puzzle in days] == 2 * [puzzle.game for puzzle in days[: len(GAMES)]]
    assert of_day(DAY) is days[0]
    assert len({puzzle.id for puzzle in days}) == len(days)
    for number, puzzle in enumerate(days):
        assert of_day(DAY + timedelta(number), puzzle.game) is puzzle


def test_the_page_names_puzzles_that_there_are() -> None:
    page = (Path(__file__).parent.parent.parent / "docs/puzzles.md").read_text("utf-8")
    named = re.findall(r"cenote puzzle (\w+) --id (\w+)", page)
    assert named
    assert all(id in puzzles_of(name) for name, id in named)


@pytest.mark.parametrize("name", GAMES)
def test_all_puzzles_of_a_game_come_up_before_one_comes_again(name: str) -> None:
    count = len(puzzles_of(name))
    assert {of_day(DAY + timedelta(number), name).id for number in range(len(GAMES) * count)} == {*puzzles_of(name)}


def test_a_game_without_puzzles_has_none_of_a_day() -> None:
    with pytest.raises(ValueError, match="there are no puzzles of chess"):
        of_day(DAY, "chess")
