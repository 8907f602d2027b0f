"""Jackal without a mouse, and without seeing it: islands and whole games by keyboard, by names and by live regions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.blind_pirate import BlindPirate
from tests.browser.conftest import Arrive
from tests.counts import count

ALONE = "/play/jackal?people=1&bots=greedy,random&new=yes"
LANDINGS = count(1, 1_000)
"""Until one island is over where this pirate landed; in the soak to the end of the game."""


@pytest.mark.parametrize("tabs", [False, True], ids=["by-ear", "by-keyboard"])
def test_islands_are_played_by_name_and_by_what_is_said(arrive: Arrive, tabs: bool) -> None:
    anna = arrive()
    anna.go(ALONE)
    blind = BlindPirate(anna, tabs)
    blind.play_on(LANDINGS)
    assert blind.landed
    said = anna.find("announcements")
    expect(said).to_contain_text(re.compile(r"opens? the route .* go(es)? to \w\d"))
    expect(said).to_contain_text(re.compile(r"reach(es)? the \d-coin chest on \w\d in"))
    expect(said).to_contain_text(re.compile(r"\d-coin chest on \w\d: .* \d"))


def test_the_island_in_words_says_what_lies_where(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(ALONE)
    anna.find("land").wait_for()
    land = anna.find("island").locator("[data-cell]").count()
    table = anna.page.get_by_role("region", name="The island in words")
    expect(table.get_by_role("row")).to_have_count(land + 1)
    expect(table).to_contain_text("white flag")
    anna.press(anna.find("as-text"))
    expect(table).to_be_in_viewport()
