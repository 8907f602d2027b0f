"""The layout of Jackal's table: one size of the island while a route is laid, four islands in the draft."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.pirate import ASKED, Pirate

ALONE = "/play/jackal?people=1&bots=random&new=yes"
DRAFT = "/play/jackal?mode=archipelago&people=1&bots=random&new=yes"
LOUD = re.compile(r"\baccent\b")
WHOLE = """() => [...document.querySelectorAll('[data-testid="round"] svg')].map((one) => {
  const { width, height, top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight ? `${Math.round(width)}x${Math.round(height)}` : "cut off";
})"""


def size(person: Person) -> tuple[float, float]:
    box = person.find("island").bounding_box()
    assert box is not None
    return box["width"], box["height"]


def wait_for(person: Person, asked: str) -> None:
    person.page.wait_for_function(f"asked => ({ASKED})() === asked", arg=asked)


@pytest.mark.parametrize(
    ("path", "language", "width", "height"),
    [
        (ALONE, "en-GB", 1280, 800),
        (ALONE, "ru-RU", 1366, 650),
        (DRAFT, "de-DE", 1366, 650),
        (DRAFT, "en-GB", 1440, 900),
    ],
    ids=["five", "five-low", "nine-low", "nine"],
)
def test_the_island_keeps_its_size_while_a_route_is_laid(
    arrive: Arrive, path: str, language: str, width: int, height: int
) -> None:
    anna = arrive(language=language)
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.go(path)
    pirate = Pirate(anna, Random(1))
    while anna.page.wait_for_function(ASKED).json_value() != "announcing":
        pirate.decide()
    before = size(anna)
    anna.press(anna.find("land"))
    wait_for(anna, "laying")
    assert size(anna) == before
    expect(anna.find("commit")).not_to_have_class(LOUD)
    cards = anna.page.locator('[data-testid^="lay-"]:not([data-testid="lay-F"])')
    for laid in range(cards.count()):
        anna.press(cards.first)
        expect(anna.find("row").locator("[data-card]")).to_have_count(laid + 1)
        assert size(anna) == before, f"with {laid + 1} cards in the row"
    anna.picture(f"jackal-laid-{language[:2]}-{width}-{height}")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800), (390, 844)])
def test_the_draft_shows_four_whole_islands_of_equal_size(arrive: Arrive, width: int, height: int) -> None:
    anna = arrive()
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.go(DRAFT)
    wait_for(anna, "drafting")
    found = anna.page.evaluate(WHOLE)
    assert len(found) == 4
    assert len(set(found) - {"cut off"}) == len(set(found)) == 1, found
    anna.picture(f"jackal-draft-{width}")


def test_a_card_that_is_pressed_again_is_kept(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(DRAFT)
    cards = anna.page.locator('[data-testid^="keep-"]')
    cards.first.wait_for()
    anna.press(cards.first)
    expect(anna.find("pack").locator(".chosen")).to_have_count(1)
    anna.press(anna.find("pack").locator(".chosen"))
    expect(anna.find("hand").locator("li .face")).to_have_count(1)
