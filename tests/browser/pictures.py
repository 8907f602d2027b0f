"""The pictures of the README, taken at real tables: `make pictures`."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import expect, sync_playwright

from tests.browser.conftest import launched, serving
from tests.browser.person import DESKTOP, Person
from tests.browser.pirate import LAID
from tests.browser.watch import WatchedBrowser

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"
SHARP = 2
"""Pixels for each pixel of the page."""
TABLES = 8
"""How often another hand is tried."""


def in_the_jungle(person: Person) -> None:
    """A game of Tikal some rounds on, with a turn planned."""
    person.go("/play/tikal?people=1&bots=greedy,greedy,greedy&new=yes")
    rng = Random(11)
    for _ in range(14):
        person.decide(rng, 4)
    while person.asked() != "acting":
        person.decide(rng, 4)
    for _ in range(2):
        person.walk(rng)
        person.page.keyboard.press("Escape")


def on_an_island(person: Person) -> None:
    """The first island of a game of Jackal, with a route laid to a chest; hands that reach none are not shown."""
    for _ in range(TABLES):
        person.go("/play/jackal?people=1&bots=greedy,greedy,greedy&new=yes")
        person.press(person.find("land"))
        if _lay_to_a_chest(person):
            return


def _lay_to_a_chest(person: Person) -> bool:
    cards, chest = person.page.locator('[data-testid^="lay-"]'), person.find("promise").locator("strong")
    cards.first.wait_for()
    while cards.count() and not chest.count():
        laid = person.page.evaluate(LAID)
        person.press(cards.first)
        person.page.wait_for_function(f"count => ({LAID})() > count", arg=laid)
        person.page.locator('[data-testid="turn-bar"][aria-busy="false"]').wait_for()
    return chest.count() > 0


def call_oneself(person: Person, name: str) -> None:
    """A name looks better than a number."""
    person.go()
    person.find("name").click()
    person.page.get_by_role("dialog").get_by_role("textbox").fill(name)
    person.page.keyboard.press("Enter")
    expect(person.find("name")).to_contain_text(name)


def take(person: Person, name: str) -> None:
    """Keep what the page shows, sharp enough for large screens."""
    lens = person.context.new_cdp_session(person.page)
    lens.send("Emulation.setDeviceMetricsOverride", {**DESKTOP, "deviceScaleFactor": SHARP, "mobile": False})
    person.page.mouse.move(0, 0)
    person.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    seen = lens.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
    (FOLDER / f"{name}.webp").write_bytes(b64decode(seen["data"]))


def main() -> None:
    """Play a little of each game and take its picture."""
    with TemporaryDirectory() as folder, serving(Path(folder)) as (_, address), sync_playwright() as playwright:
        browser = launched(playwright)
        watched = WatchedBrowser(browser)
        for name, scene in {"tikal": in_the_jungle, "jackal": on_an_island}.items():
            person = Person(watched, address)
            call_oneself(person, "Anna")
            scene(person)
            take(person, name)
        browser.close()


if __name__ == "__main__":
    main()
