"""A slow line loses no click, a frozen one is noticed, and every button of the turn bar survives a double click."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.line import Line, line_to
from tests.browser.person import Person
from tests.browser.watch import WatchedBrowser

ALONE = "/play/tikal?people=1&bots=random&new=yes"
APART = 250
"""Milliseconds between two clicks of somebody who knows what they want."""

ROUND_TRIPS = (0, 200, 400, 800)


@pytest.fixture
def line(address: str) -> Iterator[Line]:
    with line_to(address) as line:
        yield line


@pytest.fixture
def anna(chromium: WatchedBrowser, line: Line) -> Iterator[Person]:
    """Somebody behind the line, with a hex to place."""
    person = Person(chromium, line.address)
    person.expects("WebSocket")  # the line that a test freezes
    person.go(ALONE)
    assert person.asked() == "placing"
    yield person
    line.frozen, line.delay = False, 0
    person.leave()


def enter(person: Person) -> None:
    person.press(person.page.locator('[data-action="enter worker a5"]').first)


def settle(person: Person, count: int) -> None:
    """The plan is what was clicked, and nothing is said to have gone wrong."""
    person.has_planned(count)
    assert person.page.get_by_role("alert").count() == 0


def test_every_click_becomes_a_step_however_slow_the_line(anna: Person, line: Line) -> None:
    anna.place(Random(1))
    for trip in ROUND_TRIPS:
        line.delay = trip / 2_000
        anna.tap_space("a5")
        for count in range(2, 6):
            enter(anna)
            assert anna.planned() == count, f"a click shows at once, also at {trip} ms"
            anna.page.wait_for_timeout(APART)
        settle(anna, 5)
        anna.press(anna.find("start-over"))
        anna.has_planned(0)
        anna.place(Random(1))
        anna.has_planned(1)


def test_who_clicks_ahead_of_the_answers_gets_what_they_meant(anna: Person, line: Line) -> None:
    """The figure is on the board, and its way open, only after steps that are still under way; so is the end."""
    anna.place(Random(1))
    anna.has_planned(1)
    anna.tap_space("a5")
    line.frozen = True
    enter(anna)
    worker = anna.page.locator('[data-member="worker a5"]')
    expect(worker).to_have_count(1)
    anna.press(worker)
    anna.tap_space("b4")
    anna.press_end()
    line.frozen = False
    expect(anna.find("log")).to_contain_text("End of the turn")
    assert anna.asked() == "placing", "the bot has played too"
    expect(anna.page.locator('[data-member="worker b4"]')).to_have_count(1)
    expect(worker).to_have_count(0)


def test_the_end_asks_about_lost_points_before_the_placement_is_answered(anna: Person, line: Line) -> None:
    line.frozen = True
    anna.place(Random(1))
    anna.press(anna.find("end-turn"))
    expect(anna.find("end-confirm")).to_have_text("Really end? 10 AP lost")
    line.frozen = False
    anna.has_planned(1)
    expect(anna.find("end-confirm")).to_be_visible()
    anna.press(anna.find("end-confirm"))
    assert anna.asked() == "placing", "the bot has played too"
    expect(anna.find("log")).to_contain_text("End of the turn")


def test_a_frozen_line_is_noticed_and_nothing_is_lost(anna: Person, line: Line) -> None:
    anna.place(Random(1))
    anna.tap_space("a5")
    board = anna.page.get_by_role("grid").bounding_box()
    line.frozen = True
    enter(anna)
    band = anna.find("connection")
    expect(band).to_be_visible()
    assert anna.page.get_by_role("grid").bounding_box() == board, "the band shifts nothing"
    expect(anna.find("end-turn")).to_be_disabled()
    expect(anna.page.locator('[data-testid="offer"]')).to_have_count(0)
    assert anna.lit() == []
    anna.picture("line-down")
    line.frozen = False
    expect(band).to_have_count(0)
    settle(anna, 2)
    anna.end_turn()
    assert anna.asked() == "placing"


def test_a_move_that_a_frozen_line_swallowed_is_played_once(anna: Person, line: Line) -> None:
    anna.place(Random(1))
    anna.has_planned(1)
    line.frozen = True
    anna.press_end()
    expect(anna.find("connection")).to_be_visible()
    line.frozen = False
    assert anna.asked() == "placing"
    expect(anna.find("log")).to_contain_text("End of the turn")
    assert anna.find("log").inner_text().count("Placed on") == 2, "Anna once, the bot once"


def with_plan(person: Person) -> None:
    if person.planned():
        person.press(person.find("start-over"))
        person.has_planned(0)
    person.place(Random(1))
    person.tap_space("a5")
    for count in (2, 3):
        person.take("enter worker a5" if count == 2 else "enter leader a5")
    settle(person, 3)


LEFT = {"undo": 2, "start-over": 0, "commit": 0}
"""What one press of each button leaves of a plan of three steps; none of them ends the turn."""


def test_a_double_click_on_any_button_of_the_bar_does_what_one_click_does(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(ALONE)
    assert anna.asked() == "placing"
    anna.tap_space("b3")
    anna.find("place-here").dblclick()
    settle(anna, 1)
    expect(anna.find("end-turn")).to_be_enabled()
    for name, left in LEFT.items():
        with_plan(anna)
        anna.find(name).dblclick()
        settle(anna, left)
    anna.find("undo").dblclick()
    settle(anna, 3)
    anna.find("plan-step").first.get_by_role("button").hover()
    anna.find("plan-step").last.get_by_role("button").dblclick()
    settle(anna, 2)
    anna.find("end-turn").dblclick()
    anna.find("end-confirm").press("Enter")
    assert anna.asked() == "placing"
    expect(anna.find("log")).to_contain_text("End of the turn")
    assert anna.find("log").inner_text().count("Took back") == 1


def test_a_double_click_while_others_move(arrive: Arrive) -> None:
    anna, boris = arrive(), arrive(calm=False)
    anna.go("/new?game=tikal")
    anna.page.get_by_label("Remove seat 3").click()
    anna.press(anna.find("create"))
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.press(boris.find("sit"))
    anna.press(anna.find("start"))
    assert anna.asked() == "placing"
    boris.find("plan-ahead").dblclick()
    stop = boris.page.get_by_role("button", name="Stop planning")
    expect(stop).to_be_visible()
    boris.page.wait_for_timeout(2 * APART)
    stop.dblclick()
    expect(boris.find("plan-ahead")).to_be_visible()
    anna.place(Random(1))
    anna.tap_space("a5")
    anna.take("enter worker a5")
    anna.end_turn()
    boris.find("skip").dblclick()
    assert boris.asked() == "placing"


def test_a_plan_in_a_second_window_does_not_slide_onto_the_next_hex(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(ALONE)
    assert anna.asked() == "placing"
    first, second = anna.page, anna.context.new_page()
    second.goto(first.url)
    anna.page = second
    assert anna.asked() == "placing"
    anna.place(Random(2))
    anna.has_planned(1)
    anna.page = first
    anna.place(Random(1))
    anna.end_turn()
    assert anna.asked() == "placing", "the bot has played, and another hex is in hand"
    anna.page = second
    expect(anna.find("refusal")).to_contain_text("Something else was played for you in the meantime")
    anna.has_planned(0)
    assert anna.asked() == "placing"
    anna.picture("plan-overtaken")


def test_a_second_window_knows_what_was_played_in_the_first(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(ALONE)
    assert anna.asked() == "placing"
    anna.place(Random(1))
    anna.tap_space("a5")
    anna.take("enter worker a5")
    first, second = anna.page, anna.context.new_page()
    second.goto(first.url)
    anna.page = second
    anna.has_planned(2)
    anna.page = first
    anna.commit()
    anna.page = second
    anna.has_planned(0)
    expect(second.locator('[data-member="worker a5"]')).to_have_count(1)
    assert second.get_by_role("alert").count() == 0
