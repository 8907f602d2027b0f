"""How to play and the rules drawer: every picture drawn, in five languages, light and dark, down to 320 pixels."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_pages import LANGUAGES, axe

GAMES = {"tikal": 8, "jackal": 9}
"""And how many pictures each has."""
NARROW: ViewportSize = {"width": 320, "height": 640}
STICKS_OUT = """(root) => [...document.querySelectorAll(`${root} *`)]
  .filter((one) => !one.closest("svg svg, nav") && one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.outerHTML.slice(0, 120))"""
EMPTY = """() => [...document.querySelectorAll('[data-testid^="picture-"]')]
  .filter((one) => one.getBoundingClientRect().height < 40 || !one.getAttribute("aria-label"))
  .map((one) => one.dataset.testid)"""


def read(person: Person, game: str) -> None:
    person.go(f"/how/{game}")
    person.find("lesson").first.wait_for()


def is_whole(person: Person, root: str) -> None:
    """Nothing sticks out, no picture is empty, no message is missing."""
    assert person.page.evaluate(STICKS_OUT, root) == []
    assert person.page.evaluate(EMPTY) == []
    assert not re.findall(r"\b(?:web|tikal|jackal)-[a-z][\w-]+|\{", person.page.locator(root).inner_text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_fits_a_small_phone(arrive: Arrive, language: str) -> None:
    anna = arrive(language=LANGUAGES[language], theme="dark" if language == "ru" else "light")
    anna.page.set_viewport_size(NARROW)
    for game, pictures in GAMES.items():
        read(anna, game)
        expect(anna.page.locator("main [data-testid^=picture-]")).to_have_count(pictures)
        is_whole(anna, "main")
        anna.find("rules").click()
        anna.page.get_by_role("dialog").locator("[data-testid^=picture-]").first.wait_for()
        is_whole(anna, "dialog[open]")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_accessible(arrive: Arrive, game: str, theme: str) -> None:
    anna = arrive(theme=theme)
    read(anna, game)
    anna.picture(f"how-{game}-{theme}")
    assert axe(anna) == []
    anna.find("rules").click()
    anna.page.get_by_role("dialog").locator("[data-testid^=picture-]").first.wait_for()
    anna.picture(f"rules-{game}-{theme}")
    assert axe(anna) == []


def test_escape_empties_the_rules_search_before_it_closes_the_dialog(arrive: Arrive) -> None:
    """By script, because Chromium does both by itself and other browsers do not."""
    anna = arrive()
    anna.go("/how/tikal")
    anna.press(anna.find("lesson").get_by_role("button", name="T5.3"))
    search = anna.page.get_by_role("searchbox")
    search.fill("guard leave")
    search.dispatch_event("keydown", {"key": "Escape", "isComposing": True})
    expect(search).to_have_value("guard leave")
    search.dispatch_event("keydown", {"key": "Escape"})
    expect(search).to_have_value("")
    search.dispatch_event("keydown", {"key": "Escape"})
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_home_leads_to_how_to_play_and_that_to_the_very_rule(arrive: Arrive) -> None:
    anna = arrive()
    anna.go()
    anna.press(anna.page.get_by_role("link", name="How to play").first)
    anna.press(anna.find("lesson").get_by_role("button", name="T5.3"))
    expect(anna.page.locator("[id='rule-T5.3']")).to_be_focused()
    anna.page.get_by_role("searchbox").fill("guard leave")
    expect(anna.page.get_by_role("status").filter(has_text="found")).to_have_text("2 rules found.")
    expect(anna.page.locator("[id='rule-T10.3'] mark")).to_have_count(2)
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("searchbox")).to_have_value("")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.press(anna.find("lesson").get_by_role("button", name="T5.3"))
    anna.page.get_by_role("searchbox").fill("T14.4")
    expect(anna.page.locator("[id='rule-T14.4']")).to_contain_text("Auction game only")
    anna.press(anna.page.get_by_role("dialog").get_by_role("link", name="How to play"))
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
