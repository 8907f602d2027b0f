"""The lessons: followed to their end, left, and gone through by somebody who does something else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.learner import Learner
from tests.browser.test_pages import axe
from tests.browser.test_tikal_disobeying import OTHERS
from tests.counts import count

PHONE: dict[str, Any] = {"phone": True, "language": "de-DE", "theme": "dark"}
WISHES: list[dict[str, Any]] = [{}, PHONE]
IN_MOTION: list[dict[str, Any]] = [{"calm": False}, PHONE]
# Whether the first lies above the second.
ABOVE = """(names) => {
  const [one, other] = names.map((name) => document.querySelector(`[data-testid="${name}"]`)?.getBoundingClientRect());
  return one && other && one.bottom <= other.top;
}"""


@pytest.mark.parametrize("wishes", WISHES[: count(1, 2)], ids=["desktop", "phone"][: count(1, 2)])
def test_the_lesson_of_tikal_is_followed_to_its_end(arrive: Arrive, wishes: dict[str, Any]) -> None:
    anna = arrive(**wishes)
    learner = Learner(anna, "tikal")
    learner.follow("place")
    assert axe(anna) == []
    learner.follow("dig")
    anna.picture("lesson-tikal")
    learner.follow("finish")
    assert {"place", "walk", "again", "camp", "dig", "guard", "scoring", "count"} <= set(learner.steps)
    assert set(learner.steps) <= set(OTHERS), "a new step needs something to disobey"
    anna.press(anna.find("lesson-next"))
    expect(learner.coach).to_have_count(0)
    expect(anna.find("lesson-resume")).to_have_count(0)
    assert anna.asked() == "placing", "the table is a real one"


@pytest.mark.parametrize("wishes", IN_MOTION[: count(1, 2)], ids=["desktop", "phone"][: count(1, 2)])
def test_the_lesson_of_jackal_is_followed_to_its_end(arrive: Arrive, wishes: dict[str, Any]) -> None:
    anna = arrive(**wishes)
    anna.context.add_init_script("localStorage.setItem('cenote-pace', 'fast')")
    learner = Learner(anna, "jackal")
    learner.follow("lay")
    anna.picture("lesson-jackal")
    learner.follow("finish")
    assert {"land", "lay", "ready", "mark", "reveal", "gold", "pass", "take"} <= set(learner.steps)
    anna.press(anna.find("lesson-next"))
    expect(learner.coach).to_have_count(0)
    expect(anna.find("land")).to_be_enabled()


@pytest.mark.parametrize("game", ["tikal", "jackal"])
def test_what_the_coach_says_is_announced(arrive: Arrive, game: str) -> None:
    anna = arrive()
    learner = Learner(anna, game)
    announced = anna.find("announcements")
    expect(announced).to_contain_text(learner.coach.locator("p").text_content() or "nothing")
    learner.go_on()
    expect(announced).to_contain_text(learner.coach.locator("p").text_content() or "nothing")


def test_who_does_something_else_is_shown_the_way_back_and_is_never_stuck(arrive: Arrive) -> None:
    anna = arrive()
    learner = Learner(anna, "tikal")
    learner.follow("uncover")
    anna.choose("b4")
    anna.take("camp b4")
    anna.choose("a5")
    anna.take("enter leader a5")
    expect(learner.coach).to_have_attribute("data-astray", "true")
    expect(learner.coach).to_have_attribute("data-at", '[data-testid="undo"]:enabled')
    anna.press(anna.find("undo"))
    expect(learner.coach).to_have_attribute("data-astray", "false")
    assert learner.step == "uncover"
    anna.press(anna.find("start-over"))
    expect(learner.coach).to_have_attribute("data-step", "place")
    anna.place(Random(3))
    anna.end_turn()
    expect(learner.coach).to_have_attribute("data-step", "bot")
    assert anna.asked() == "placing"
    while learner.step != "finish":
        learner.go_on()
    assert anna.asked() == "placing"


@pytest.mark.parametrize("game", ["tikal", "jackal"])
def test_the_way_back_to_the_lesson_hides_nothing_of_the_turn_bar_on_a_phone(arrive: Arrive, game: str) -> None:
    anna = arrive(phone=True)
    anna.go(f"/learn/{game}")
    anna.press(anna.find("lesson-leave"))
    anna.page.wait_for_function(ABOVE, arg=["lesson-resume", "turn-bar"])
    anna.find("lesson-resume").tap()
    expect(anna.find("lesson")).to_be_visible()


def test_who_leaves_the_lesson_plays_on_and_can_come_back(arrive: Arrive) -> None:
    anna = arrive()
    anna.go()
    anna.press(anna.find("learn-tikal"))
    learner = Learner(anna, "tikal")
    anna.press(anna.find("lesson-next"))
    table = anna.page.url
    anna.press(anna.find("lesson-leave"))
    anna.place(Random(1))
    expect(learner.coach).to_have_count(0)
    anna.press(anna.find("fairness"))
    expect(anna.find("lesson-deal")).to_contain_text("There is nothing to check here.")
    anna.page.reload()
    anna.press(anna.find("lesson-resume"))
    expect(learner.coach).to_have_attribute("data-step", "enter")
    anna.find("lesson-back").focus()
    anna.page.keyboard.press("Escape")
    expect(learner.coach).to_have_count(0)
    anna.end_turn()
    assert anna.asked() == "placing"
    assert anna.page.url == table


def test_somebody_new_to_a_game_is_shown_the_way_to_its_lesson_once(arrive: Arrive) -> None:
    anna = arrive()
    anna.go("/play/tikal?new=yes")
    anna.find("turn-bar").wait_for()
    expect(anna.find("learn-here")).to_be_visible()
    anna.go("/play/tikal?new=yes")
    anna.find("turn-bar").wait_for()
    expect(anna.find("learn-here")).to_have_count(0)
