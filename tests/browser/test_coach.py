"""The coach in the browser: a hint that is looked at, taken back and played, and the review of a finished game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.quick import played
from tests.browser.test_pages import axe


def test_a_hint_is_shown_on_the_board_taken_back_and_played(arrive: Arrive) -> None:
    anna = arrive()
    anna.go("/play/jackal?people=1&bots=random&new=yes")
    anna.press(anna.find("land"))
    anna.page.locator('[data-testid^="lay-"]').first.wait_for()
    anna.find("hint").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.find("hint-panel")).to_be_focused()
    expect(anna.find("hint-voice")).to_contain_text("Your chance to win is")
    turn = anna.find("hint-turn").first
    turn.focus()
    anna.page.keyboard.press("Enter")
    expect(turn).to_have_attribute("aria-pressed", "true")
    expect(anna.find("chances").get_by_role("listitem")).to_have_count(2)
    anna.picture("hint-jackal")
    assert axe(anna) == []
    anna.press(turn)
    expect(turn).to_have_attribute("aria-pressed", "false")
    expect(anna.find("start-over")).to_be_disabled()
    anna.page.keyboard.press("Escape")
    expect(anna.find("hint-panel")).to_have_count(0)
    expect(anna.find("hint")).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.press(turn)
    told = anna.find("log").inner_text()
    anna.press(anna.find("hint-play"))
    expect(anna.find("hint-panel")).to_have_count(0)
    expect(anna.find("log")).not_to_have_text(told)
    review(anna)


def review(person: Person) -> None:
    person.go(played(person, "jackal"))
    person.press(person.find("open-review"))
    slider = person.find("chance-slider")
    slider.wait_for()
    last = int(slider.input_value())
    slider.focus()
    person.page.keyboard.press("Home")
    expect(person.find("look-slider")).to_have_value("0")
    person.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    box = slider.bounding_box()
    assert box
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    assert abs(int(slider.input_value()) - last / 2) <= 1
    expect(person.find("balance").get_by_role("row")).to_have_count(3)
    person.press(person.find("show-better").first)
    expect(person.find("look-told")).to_contain_text("could have played")
    person.picture("review-jackal")
    assert axe(person) == []
    person.press(person.find("look-turns"))
    expect(person.find("score-curve")).to_be_visible()
