"""A turn in few clicks: walking to a tapped hex, several at once, and taps that meet what they are meant for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

SHARED = "/play/tikal?people=2&new=yes"
ENOUGH = 8
"""Clicks for a whole turn of ten action points; one by one they were thirteen."""

COUNTED = "window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true);"


def begun(arrive: Arrive, *, phone: bool) -> Person:
    person = arrive(phone=phone)
    person.page.add_init_script(COUNTED)
    person.go(SHARED)
    assert person.asked() == "placing"
    return person


def several(person: Person, action: str, times: int) -> None:
    """Press the button that does this so many times at once."""
    button = person.page.locator(f'[data-testid="several"][data-action="{action}"][data-times="{times}"]')
    planned = person.planned()
    person.press(button)
    person.has_planned(planned + times)


def place(person: Person) -> None:
    """Put the hex on the first space where it fits."""
    person.page.locator(".space.lit").first.wait_for()
    person.tap_space(person.lit()[0])
    person.plans(lambda: person.press(person.find("place-here")))
    expect(person.page.locator('[data-action="enter worker a5"]').first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_turn_of_ten_points_takes_eight_clicks(arrive: Arrive, phone: bool) -> None:
    anna = begun(arrive, phone=phone)
    place(anna)
    several(anna, "enter worker a5", 2)
    anna.tap_space("a4")
    several(anna, "walk worker a5 a4", 2)
    anna.end_turn()
    assert anna.asked() == "placing"
    place(anna)
    anna.end_turn()
    assert anna.asked() == "placing"

    before = anna.page.evaluate("window.clicks")
    place(anna)
    several(anna, "enter worker a5", 3)
    anna.tap_space("b4")
    several(anna, "walk worker a5 b4", 3)
    anna.tap_space("a4")
    several(anna, "uncover a4", 2)
    expect(anna.find("ap")).to_contain_text("10 → 0")
    anna.picture(f"ten-points-{'touch' if phone else 'mouse'}")
    anna.end_turn()
    assert anna.page.evaluate("window.clicks") - before == ENOUGH
    anna.asked()
    assert "temple worth 3" in (anna.space("a4").get_attribute("aria-label") or "")


def test_every_lit_hex_says_what_it_costs(arrive: Arrive) -> None:
    anna = begun(arrive, phone=False)
    place(anna)
    costs = anna.page.locator("[data-cost]")
    expect(costs).to_have_count(len(anna.lit()))
    assert {"a5 1", "b4 5"} <= set(costs.evaluate_all("all => all.map(one => one.dataset.cost)"))
    anna.take("enter worker a5")
    anna.press(anna.page.locator('[data-member="worker a5"]'))
    expect(anna.page.locator('[data-cost="b4 1"]')).to_have_count(1)
    expect(costs).to_have_count(len(anna.lit()))


def test_a_finger_on_a_figure_takes_the_figure_and_beside_it_the_hex(arrive: Arrive) -> None:
    anna = begun(arrive, phone=True)
    place(anna)
    several(anna, "enter worker a5", 3)
    figure, hexagon = anna.page.locator('[data-member="worker a5"]'), anna.space("a5")
    spot = figure.locator(".halo").bounding_box()
    land = hexagon.bounding_box()
    assert spot is not None
    assert land is not None
    anna.page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(figure).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    anna.page.touchscreen.tap(land["x"] + land["width"] / 2, land["y"] + land["height"] / 4)
    expect(hexagon).to_have_attribute("aria-selected", "true")
    expect(figure).to_have_attribute("aria-pressed", "false")
