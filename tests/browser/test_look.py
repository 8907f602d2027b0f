"""Looking back: positions, not sentences; a link that anybody can open; and a game that goes on from a moment."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.quick import played

GAMES = ["tikal", "jackal"]


def at(person: Person) -> int:
    """The moment that is looked at."""
    return int(person.find("look-slider").input_value())


def told(person: Person) -> str:
    return person.find("look-told").inner_text()


def shows(person: Person, moment: int) -> None:
    expect(person.find("look-slider")).to_have_value(str(moment))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_looked_back_on_and_goes_on_from_a_link(arrive: Arrive, game: str) -> None:
    anna = arrive()
    anna.go(played(anna, game))
    anna.find("game-over").wait_for()
    scores = anna.find("player-0").inner_text()
    anna.press(anna.find("since"))
    anna.find("look-bar").wait_for()
    expect(anna.find("game-over")).to_have_count(0)
    anna.press(anna.find("look-play"))
    anna.page.keyboard.press("Home")
    shows(anna, 0)
    expect(anna.find("log").locator(".turn")).to_have_count(0)
    for key, moment in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Shift+ArrowLeft", 0)):
        anna.page.keyboard.press(key)
        shows(anna, moment)
    anna.page.keyboard.press("PageDown")
    assert at(anna) > 0
    anna.page.keyboard.press("End")
    last = at(anna)
    assert anna.find("player-0").inner_text().split()[-1] == scores.split()[-1]
    anna.find("log").locator(".line").last.focus()
    for key in (*["ArrowUp"] * 15, "Enter"):
        anna.page.keyboard.press(key)
    expect(anna.find("log").locator("[aria-current=step]").first).to_be_visible()
    assert at(anna) < last
    anna.find("look-slider").fill(str(last // 2))
    shows(anna, last // 2)
    expect(anna.find("look-panel").locator("[aria-current=step]").first).to_be_visible()
    anna.picture(f"look-back-{game}")
    anna.press(anna.find("look-share"))
    link = anna.page.evaluate("() => navigator.clipboard.readText()")
    anna.page.wait_for_url(link)
    anna.page.keyboard.press("Escape")
    expect(anna.find("game-over")).to_be_visible()
    anna.page.wait_for_url(lambda url: "at=" not in url)
    for wrong in ("abc", "-3"):
        anna.go(f"{urlsplit(link).path}?at={wrong}")
        anna.page.wait_for_url(lambda url: "at=" not in url)
    anna.go(f"{urlsplit(link).path}?at=99999")
    anna.page.wait_for_url(lambda url: "99999" not in url and "at=" in url)

    cleo = arrive(phone=game == "jackal")
    cleo.page.goto(link)
    expect(cleo.find("look-told")).to_have_text(anna_told := told_at(anna, link))
    assert anna_told
    cleo.picture(f"look-back-{game}-stranger")
    cleo.press(cleo.find("look-play-on"))
    cleo.press(cleo.find("take-over-1"))
    cleo.find("turn-bar").wait_for()
    cleo.page.wait_for_url(lambda url: "at=" not in url)
    expect(cleo.find("log").locator(".line").first).to_be_attached()
    cleo.press(cleo.find("since"))
    cleo.find("look-bar").wait_for()
    cleo.page.go_back()
    cleo.find("turn-bar").wait_for()


def told_at(person: Person, link: str) -> str:
    """What somebody is told who follows a link."""
    person.page.goto(link)
    person.find("look-bar").wait_for()
    return told(person)


@pytest.mark.parametrize("game", GAMES)
def test_a_second_device_starts_where_the_first_stopped(arrive: Arrive, game: str) -> None:
    laptop, phone = arrive(), arrive(phone=True)
    path = played(laptop, game, moves=12, bots=3)
    phone.context.add_cookies(laptop.context.cookies())  # type: ignore[arg-type]
    phone.go(path)
    missed = phone.find("away").locator("p").inner_text()
    phone.picture(f"away-{game}")
    laptop.go(path)
    expect(laptop.find("away").locator("p")).to_have_text(missed)
    phone.press(phone.find("away-show"))
    phone.find("look-bar").wait_for()
    phone.press(phone.find("look-leave"))
    phone.find("turn-bar").wait_for()
    laptop.go(path)
    laptop.find("turn-bar").wait_for()
    expect(laptop.find("away")).to_have_count(0)
    laptop.press(laptop.find("since"))
    laptop.find("look-bar").wait_for()
    laptop.press(laptop.find("look-leave"))
    laptop.find("turn-bar").wait_for()
