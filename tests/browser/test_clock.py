"""Two people and a clock: one resigns, and the other plays on against a bot that has none."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person


def seated(arrive: Arrive, seconds: int) -> tuple[Person, Person]:
    """Anna and Boris at a table with a clock; Anna begins."""
    anna, boris = arrive(), arrive()
    anna.go("/new?game=tikal")
    anna.page.get_by_text("60 s for each turn").click()
    anna.page.get_by_label("Seconds for each turn").fill(str(seconds))
    anna.press(anna.find("create"))
    expect(anna.page.get_by_text(f"{seconds} s for each turn")).to_be_visible()
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.page.get_by_label("What shall we call you?").fill("Boris")
    boris.press(boris.find("sit"))
    anna.press(anna.find("start"))
    return anna, boris


def test_somebody_resigns_and_their_clock_is_gone(arrive: Arrive) -> None:
    anna, boris = seated(arrive, 600)
    expect(boris.find("clock-1")).to_have_text("10 min")
    boris.press(boris.find("leave-game"))
    boris.press(boris.find("resign-now"))
    expect(boris.page.get_by_text("You are watching.")).to_be_visible()
    expect(anna.find("player-1")).to_contain_text("resigned")
    expect(anna.find("clock-1")).to_have_count(0)
    expect(boris.find("clock-0")).to_be_visible()
