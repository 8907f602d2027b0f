"""Intervals hold as often as they say, tests err as rarely, and ratings are those of the model."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from cenote.arena.game_result import GameResult
from cenote.arena.intervals import mean, rate, student
from cenote.arena.pairings import DUEL, FIELD, Pairing
from cenote.arena.sequential_test import SequentialTest, always_valid
from tests.counts import count

SERIES = count(150, 3000)


@pytest.mark.parametrize(("freedom", "known"), [(1, 12.706), (2, 4.303), (3, 3.182), (9, 2.262), (99, 1.984)])
def test_student_is_as_in_the_tables(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, rel=2e-3)


def deals(rng: Random, strength: float, alike: float, number: int) -> list[float]:
    """Shares of two games each, which often end alike."""
    found = []
    for _ in range(number):
        first = rng.random() < strength
        second = first if rng.random() < alike else rng.random() < strength
        found.append((first + second) / 2)
    return found


@pytest.mark.parametrize(("strength", "alike"), [(0.5, 0.0), (0.5, 0.9), (0.93, 0.5)])
def test_a_rates_interval_holds_however_alike_the_games_of_a_deal_are(strength: float, alike: float) -> None:
    rng = Random(5)
    held = 0
    for _ in range(SERIES):
        found = rate(deals(rng, strength, alike, 60), 120)
        held += found.low <= strength <= found.high
    assert 0.92 <= held / SERIES <= 0.99


def test_who_won_everything_may_still_lose() -> None:
    assert rate([1.0] * 50, 100).low == pytest.approx(0.925, abs=0.01)
    assert rate([0.5] * 50, 100).high > 0.55


def test_a_mean_of_one_deal_says_nothing_of_the_next() -> None:
    assert mean([3.0]).high == float("inf")
    assert mean([1.0, 2.0, 3.0]).low < 1.0


@pytest.mark.parametrize(("even", "alike"), [(0.5, 0.0), (0.5, 0.9), (0.25, 0.5)])
def test_looking_after_every_deal_errs_in_one_of_twenty_at_most(even: float, alike: float) -> None:
    rng = Random(6)
    wrong = 0
    for _ in range(SERIES):
        bets = SequentialTest(even)
        for share in deals(rng, even, alike, 150):
            bets.add(share)
            if bets.clear:
                wrong += 1
                break
    assert wrong / SERIES <= 0.05 + 2.6 * (0.05 * 0.95 / SERIES) ** 0.5


def test_a_stronger_bot_is_found_out_soon() -> None:
    rng, needed = Random(7), []
    for _ in range(20):
        bets = SequentialTest(0.5)
        for number, share in enumerate(deals(rng, 0.7, 0.3, 400)):
            bets.add(share)
            if bets.clear:
                needed.append(number)
                break
        assert bets.is_higher
    assert fmean(needed) < 100


def test_the_interval_of_bets_begins_where_they_are_won() -> None:
    shares = deals(Random(8), 0.7, 0.3, 120)
    found = always_valid(shares)
    assert found.low < found.value < found.high
    for doubted, rich in ((found.low - 0.01, True), (found.low + 0.01, False), (found.high + 0.01, True)):
        bets = SequentialTest(doubted)
        for share in shares:
            bets.add(share)
        assert bets.clear == rich


def results(label: str, bots: tuple[str, ...], won: dict[int, int], first: int = 1) -> list[GameResult]:
    """So many games won by each seat, each a deal of its own."""
    seats = [seat for seat, times in won.items() for _ in range(times)]
    return [GameResult(label, first + at, bots, (0,) * len(bots), (seat,), 1, 1) for at, seat in enumerate(seats)]


def test_two_bots_are_as_far_apart_as_elo_says() -> None:
    pytest.importorskip("choix")
    from cenote.arena.ratings import rate_bots

    pairing = Pairing("strong", "greedy", DUEL, 400)
    found = rate_bots([pairing], {pairing.label: results(pairing.label, ("strong", "greedy"), {0: 300, 1: 100})})
    assert [*found["greedy"]] == [1000.0] * 3
    assert found["strong"].value == pytest.approx(1000 + 190.8, abs=2)
    assert found["strong"].low < 1165 < 1215 < found["strong"].high


def test_one_among_three_who_wins_a_quarter_is_their_equal() -> None:
    pytest.importorskip("choix")
    from cenote.arena.ratings import rate_bots

    pairing = Pairing("lone", "greedy", FIELD, 400)
    alone = ("lone", "greedy", "greedy", "greedy")
    found = rate_bots([pairing], {pairing.label: results(pairing.label, alone, {0: 100, 1: 100, 2: 100, 3: 100})})
    assert found["lone"].value == pytest.approx(1000, abs=2)
    # Three times the odds of one of them: three of six parts.
    found = rate_bots([pairing], {pairing.label: results(pairing.label, alone, {0: 200, 1: 67, 2: 67, 3: 66})})
    assert found["lone"].value == pytest.approx(1000 + 190.8, abs=3)


def test_ratings_are_those_of_choix_on_whole_victories() -> None:
    choix = pytest.importorskip("choix")
    from cenote.arena.ratings import ELO, rate_bots

    met = [Pairing("greedy", "b", DUEL, 1), Pairing("greedy", "c", DUEL, 1), Pairing("b", "c", DUEL, 1)]
    won = {"greedy : b": {0: 300, 1: 700}, "greedy : c": {0: 200, 1: 800}, "b : c": {0: 400, 1: 600}}
    games = {pairing.label: results(pairing.label, pairing.bots, won[pairing.label]) for pairing in met}
    data = [(0, 1)] * 300 + [(1, 0)] * 700 + [(0, 2)] * 200 + [(2, 0)] * 800 + [(1, 2)] * 400 + [(2, 1)] * 600
    theirs = choix.ilsr_pairwise(3, data)
    ours = rate_bots(met, games)
    for bot, place in (("b", 1), ("c", 2)):
        assert ours[bot].value - 1000 == pytest.approx(ELO * (theirs[place] - theirs[0]), abs=1)


def test_who_won_everything_has_a_rating_with_an_interval() -> None:
    pytest.importorskip("choix")
    from cenote.arena.ratings import rate_bots

    pairing = Pairing("best", "greedy", DUEL, 100)
    found = rate_bots([pairing], {pairing.label: results(pairing.label, ("best", "greedy"), {0: 100})})["best"]
    assert 1300 < found.low < found.value < found.high < float("inf")
