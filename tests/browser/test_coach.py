"""The coach in the browser: a hint that is looked at, taken back and played, and the review of a finished game."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.quick import played
from tests.browser.test_pages import axe

# How long a real review takes is the server's business, and tested there.
STEP = {"action": "land", "intent": {"kind": "land"}}
COSTLY = {
    **{"at": 1, "seat": 0, "cost": 0.1, "played": ["land"], "played_said": ["Land"], "played_steps": [STEP]},
    **{"better": ["land"], "said": ["Land"], "better_steps": [STEP]},
}
REVIEW = {
    "ready": True,
    "moments": [{"at": at, "seat": at % 2, "chances": [0.5 - at / 99, 0.5 + at / 99]} for at in range(0, 20, 2)],
    "costly": [COSTLY],
    "luck": [0.2, -0.1],
    "skill": [-0.3, 0.0],
    "gifts": [0.1, 0.0],
}


def test_a_hint_is_shown_on_the_board_taken_back_and_played(arrive: Arrive) -> None:
    anna = arrive()
    anna.go("/play/jackal?people=1&bots=random&new=yes")
    anna.press(anna.find("land"))
    anna.page.locator('[data-testid^="lay-"]').first.wait_for()
    # The table moves the focus to the new question once; a press before that would land elsewhere.
    expect(anna.find("turn-bar")).to_have_attribute("aria-busy", "false")
    anna.find("hint").press("Enter")
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
    answers = [{"ready": False, "done": 1, "of": 2}, REVIEW]

    def answer(route: Route) -> None:
        route.fulfill(json=answers.pop(0))

    person.page.route("**/coach/review", answer)
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
