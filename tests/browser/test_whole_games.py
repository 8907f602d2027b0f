"""Whole games through the interface, against bots, and what is left of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cenote.core.replay import verify
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.counts import count


def play_on(person: Person, rng: Random) -> set[str]:
    """Until the game is over; the kinds of things that were asked for."""
    asked: set[str] = set()
    for _ in range(400):
        asked.add(person.decide(rng))
        if "over" in asked:
            return asked
    raise AssertionError("the game does not end")


def check_record(person: Person, folder: Path) -> None:
    """The record that the page hands out holds, draw by draw."""
    with person.page.expect_download() as waiting:
        person.press(person.page.locator('a[href$="/record"]'))
    record = folder / "record.txt"
    waiting.value.save_as(record)
    assert all(check.holds for check in verify(record.read_text("utf-8")))


@pytest.mark.parametrize("seed", range(count(1, 3)))
def test_a_whole_basic_game_against_bots(arrive: Arrive, tmp_path: Path, seed: int) -> None:
    anna = arrive()
    anna.play_now()
    assert {"placing", "acting", "over"} <= play_on(anna, Random(seed))
    anna.picture("game-over")
    check_record(anna, tmp_path)
    assert anna.strangers == []
    table = anna.page.url
    anna.press(anna.find("rematch"))
    anna.page.wait_for_url(lambda url: url != table)
    assert anna.asked() in ("placing", "acting")


@pytest.mark.parametrize("seed", range(count(1, 3)))
def test_a_whole_auction_game_against_bots(arrive: Arrive, tmp_path: Path, seed: int) -> None:
    anna = arrive()
    anna.go("/play/tikal?mode=auction&people=1&bots=greedy,random&new=yes")
    anna.find("turn-bar").wait_for()
    assert {"placing", "acting", "bidding", "picking", "over"} <= play_on(anna, Random(seed))
    anna.picture("auction-over")
    check_record(anna, tmp_path)
