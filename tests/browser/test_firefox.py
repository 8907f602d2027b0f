"""Whole games in Firefox, of each kind; `make soak` plays them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.browser.firefox import FirefoxPerson, firefox
from tests.browser.person import PICTURES, Person
from tests.browser.pirate import Pirate
from tests.browser.test_whole_games import play_on

TIKAL = {"basic": {"placing", "acting"}, "auction": {"bidding", "picking", "placing", "acting"}}
JACKAL = {"basic": {"announcing", "laying"}, "archipelago": {"announcing", "drafting"}}
CASES = [("tikal", mode, asked) for mode, asked in TIKAL.items()] + [("jackal", *case) for case in JACKAL.items()]

BOTS = {"tikal": "greedy,random,random", "jackal": "easy,easy,easy"}


def play(person: Person, game: str) -> set[str]:
    if game == "tikal":
        return play_on(person, Random(1))
    pirate = Pirate(person, Random(1))
    pirate.play_on()
    return pirate.asked


@pytest.mark.parametrize("calm", [False, True], ids=["in-motion", "calm"])
@pytest.mark.parametrize(("game", "mode", "asked"), CASES)
def test_a_whole_game(address: str, tmp_path: Path, game: str, mode: str, asked: set[str], calm: bool) -> None:
    with firefox(tmp_path, {"ui.prefersReducedMotion": int(calm)}) as browser:
        anna = FirefoxPerson(browser, address)
        anna.go("/")
        anna.page.evaluate("() => localStorage.setItem('cenote-pace', 'fast')")
        anna.go(f"/play/{game}?mode={mode}&people=1&bots={BOTS[game]}&new=yes")
        try:
            assert asked | {"over"} <= play(anna, game)
        finally:
            PICTURES.mkdir(parents=True, exist_ok=True)
            anna.page.screenshot(path=PICTURES / f"firefox-{game}-{mode}{'-calm' * calm}.png")
        assert browser.complaints == []
