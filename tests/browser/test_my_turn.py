"""Somebody who looks elsewhere learns that it is their turn: once, however many tabs they have."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_lobby import opened

# A page that says it is out of sight when we say so, and remembers what it would have shown and sounded.
OUT_OF_SIGHT = """
  window.out = false;
  window.shown = [];
  window.notes = 0;
  Object.defineProperty(document, "hidden", { get: () => window.out });
  // An empty page that is opened first has none: it is no secure context.
  if (window.ServiceWorkerRegistration)
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    window.shown.push([title, options.body, options.data, this.active.scriptURL]);
  };
  if (window.PushManager)
    PushManager.prototype.subscribe = async () => { throw new Error("there is no push service here"); };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    window.notes += 1;
    return start.call(this, when);
  };
"""
TURN = "() => { window.out = %s; document.dispatchEvent(new Event('visibilitychange')); }"


def turn(page: Page, *, away: bool) -> None:
    page.evaluate(TURN % ("true" if away else "false"))


@pytest.fixture
def two(arrive: Arrive) -> tuple[Person, Person]:
    """Anna and Boris at a table, where it is Anna's turn."""
    anna, boris = arrive(), arrive()
    anna.context.add_init_script(OUT_OF_SIGHT)
    anna.context.grant_permissions(["notifications"], origin=anna.address)
    opened(anna, listed=False)
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.page.get_by_label("What shall we call you?").fill("Boris")
    boris.press(boris.find("sit"))
    anna.press(anna.find("start"))
    assert anna.asked() == "placing"
    return anna, boris


def take_a_turn(person: Person) -> None:
    rng = Random(1)
    while person.asked() == "placing":
        person.place(rng)
    person.end_turn()


def test_whoever_looks_elsewhere_is_called_once(two: tuple[Person, Person]) -> None:
    anna, boris = two
    icon = anna.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    expect(anna.page).to_have_title(re.compile("^Your turn"))
    anna.press(anna.find("settings"))
    anna.find("sound").check()
    assert anna.page.evaluate("window.notes") == 2, "whoever turns the sound on hears it"
    anna.page.keyboard.press("Escape")
    expect(anna.find("ask-notify")).to_have_count(0)
    take_a_turn(anna)
    expect(icon).to_have_attribute("href", "/favicon.svg")
    expect(anna.page).to_have_title(re.compile("^Waiting for Boris"))
    anna.press(anna.find("ask-notify").get_by_role("button", name="Yes, notify me"))
    second = anna.context.new_page()
    second.goto(anna.page.url)
    second.get_by_test_id("turn-bar").wait_for()
    for page in (anna.page, second):
        turn(page, away=True)
    take_a_turn(boris)
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    expect(second).to_have_title(re.compile("^Your turn"))
    second.wait_for_function("() => window.shown.length === 1")
    path = anna.page.url.removeprefix(anna.address)
    expected = ["Your turn · Tikal", "At the table with Boris.", path, f"{anna.address}/bell.js"]
    assert second.evaluate("window.shown") == [expected]
    assert anna.page.evaluate("[window.shown.length, window.notes]") == [0, 2], "the other tab has spoken for both"
    turn(anna.page, away=False)
    second.close()
    take_a_turn(anna)
    take_a_turn(boris)
    anna.page.wait_for_function("() => window.notes === 4")
    assert anna.page.evaluate("window.shown") == [], "nobody is told what they see"


def test_who_says_not_now_is_not_asked_again(two: tuple[Person, Person]) -> None:
    anna, boris = two
    take_a_turn(anna)
    anna.press(anna.find("ask-notify").get_by_role("button", name="Not now"))
    expect(anna.find("ask-notify")).to_have_count(0)
    turn(anna.page, away=True)
    take_a_turn(boris)
    expect(anna.page).to_have_title(re.compile("^Your turn"))
    turn(anna.page, away=False)
    take_a_turn(anna)
    expect(anna.page).to_have_title(re.compile("^Waiting for Boris"))
    assert anna.page.evaluate("window.shown") == []
    expect(anna.find("ask-notify")).to_have_count(0)
