"""The layout of Jackal's table: one size of the island while a route is laid, four islands in the draft."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.learner import Learner
from tests.browser.person import Person
from tests.browser.pirate import ASKED, Pirate

ALONE = "/play/jackal?people=1&bots=random&new=yes"
DRAFT = "/play/jackal?mode=archipelago&people=1&bots=random&new=yes"
LOUD = re.compile(r"\baccent\b")
WHOLE = """() => [...document.querySelectorAll('[data-testid="round"] svg')].map((one) => {
  const { width, height, top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight ? `${Math.round(width)}x${Math.round(height)}` : "cut off";
})"""

# What of a selector the coach covers; it looks for its place from picture to picture.
COVERED = """(selector) => {
  const coach = document.querySelector('[data-testid="lesson"]').getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < coach.right && right > coach.left && top < coach.bottom && bottom > coach.top;
  }).map((one) => one.outerHTML);
}"""


def size(person: Person) -> tuple[float, float]:
    box = person.find("island").bounding_box()
    assert box is not None
    return box["width"], box["height"]


def lay_known_cards(person: Person) -> None:
    """Land with the cards of the lesson, which reach a chest."""
    person.go("/learn/jackal")
    person.press(person.find("lesson-leave"))
    person.press(person.find("land"))
    wait_for(person, "laying")


def wait_for(person: Person, asked: str) -> None:
    person.page.wait_for_function(f"asked => ({ASKED})() === asked", arg=asked)


def test_every_column_and_row_of_an_island_is_named_at_the_shore(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(ALONE)
    cells = anna.find("island").locator("[data-cell]")
    cells.first.wait_for()
    named = anna.find("island").locator(".names text").all_text_contents()
    assert set("".join(cells.evaluate_all("all => all.map(one => one.dataset.cell)"))) == set(named)
    assert len(named) == len(set(named))


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
    anna.find("promise").evaluate("promise => promise.append(...' '.repeat(400).replaceAll(' ', 'Gold, ').split('|'))")
    assert size(anna) == before, "however long the promise"
    anna.picture(f"jackal-laid-{language[:2]}-{width}-{height}")


@pytest.mark.parametrize(
    ("language", "width", "height"),
    [("en-GB", 1280, 800), ("de-DE", 844, 390), ("ru-RU", 390, 844), ("de-DE", 320, 568)],
)
def test_ready_is_loud_once_a_chest_is_reached_by_a_route_in_sight(
    arrive: Arrive, language: str, width: int, height: int
) -> None:
    anna = arrive(language=language)
    anna.page.set_viewport_size({"width": width, "height": height})
    lay_known_cards(anna)
    expect(anna.find("commit")).not_to_have_class(LOUD)
    route = anna.find("reach-here").locator("button").first
    anna.picture(f"jackal-reach-{language[:2]}-{width}")
    expect(route).to_be_in_viewport(ratio=0.8)
    expect(anna.find("island").locator(".badge.chest")).not_to_have_count(0)
    route.press("Enter")
    expect(anna.find("commit")).to_have_class(LOUD)


def test_the_coach_leaves_the_white_flag_the_way_and_the_names_free(arrive: Arrive) -> None:
    anna = arrive()
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    learner = Learner(anna, "jackal")
    free = ['[data-testid="white-flag"]', '[data-testid="planned-way"]', '[data-testid^="player-"] h2']
    for step in ("reach", "land", "lay", "ready"):
        learner.follow(step)
        anna.page.wait_for_function(f"free => ({COVERED})(free).length === 0", arg=", ".join(free))
    for found in free:
        expect(anna.page.locator(found)).not_to_have_count(0)


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
