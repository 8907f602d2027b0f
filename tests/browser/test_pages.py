"""Every main screen: light and dark, in five languages, without a complaint of axe, small enough to arrive at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

WEB = Path(__file__).parent.parent.parent / "web"
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
LANGUAGES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "ru": "ru-RU", "zh": "zh-CN"}
FIRST_LOAD = 250_000
"""Bytes over the wire until the first table can be played at, home page included."""


def home(person: Person) -> None:
    person.go()
    person.find("play-now").wait_for()


def new_table(person: Person) -> None:
    person.go("/new?game=tikal")
    person.find("create").wait_for()


def waiting(person: Person) -> None:
    new_table(person)
    person.press(person.find("create"))
    person.find("start").wait_for()


def placing(person: Person) -> None:
    person.go("/play/tikal?people=1&bots=greedy,random&new=yes")
    assert person.asked() == "placing"
    person.tap_space(person.lit()[0])
    person.find("place-here").wait_for()


def acting(person: Person) -> None:
    """A few turns on, with a plan begun and a hex chosen."""
    person.go("/play/tikal?people=1&bots=greedy,random&new=yes")
    rng = Random(5)
    for _ in range(6):
        person.decide(rng, 3)
    while person.decide(rng, 3) != "placing":
        pass
    person.tap_space("a5")
    person.find("hex-panel").wait_for()


def bidding(person: Person) -> None:
    person.go("/play/tikal?mode=auction&people=1&bots=greedy,random&new=yes")
    assert person.asked() == "bidding"


def rules(person: Person) -> None:
    home(person)
    person.find("rules").first.click()
    person.page.get_by_role("dialog").locator('[id^="rule-"]').first.wait_for()


def settings(person: Person) -> None:
    home(person)
    person.press(person.find("settings"))
    person.find("sound").wait_for()


def lost(person: Person) -> None:
    person.expects("status of 404")
    person.go("/table/there-is-no-such-table")
    person.page.get_by_role("heading").first.wait_for()


SCREENS: dict[str, Callable[[Person], None]] = {
    "home": home,
    "new-table": new_table,
    "waiting": waiting,
    "placing": placing,
    "acting": acting,
    "bidding": bidding,
    "rules": rules,
    "settings": settings,
    "lost": lost,
}


def axe(person: Person, *rules: str) -> list[str]:
    """What axe-core finds wrong with the page, by all of its rules or by these."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE)
    found: list[str] = person.page.evaluate(
        """async (rules) => (await axe.run(rules.length ? { runOnly: rules } : {})).violations.flatMap(
          one => one.nodes.map(node => `${one.id}: ${node.html}`))""",
        list(rules),
    )
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_screens_are_accessible(arrive: Arrive, screen: str, theme: str, phone: bool) -> None:
    person = arrive(theme=theme, phone=phone)
    SCREENS[screen](person)
    person.picture(f"{screen}-{theme}{'-phone' * phone}")
    assert axe(person) == []
    wide = person.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing sticks out at the side"


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_speak_the_language_of_the_browser(arrive: Arrive, language: str) -> None:
    person = arrive(language=LANGUAGES[language])
    for screen in ("home", "new-table", "waiting", "acting", "bidding", "rules"):
        SCREENS[screen](person)
        text = person.page.locator("body").inner_text()
        assert not re.findall(r"\b(?:web|table|tikal|rule)-[a-z][\w-]+", text), "a key without its message"
        assert "{" not in text
        if language == "ru":
            assert re.search("[а-я]", text)
        if language == "zh":
            assert re.search("[一-鿿]", text)
        person.picture(f"{screen}-{language}")
    assert person.page.locator("html").get_attribute("lang") == language


def test_the_language_changes_at_once_and_is_remembered(arrive: Arrive) -> None:
    person = arrive()
    home(person)
    person.find("language").select_option("de")
    expect(person.find("play-now")).to_have_text("Sofort spielen")
    person.page.reload()
    expect(person.find("play-now")).to_have_text("Sofort spielen")


def test_the_theme_changes_at_once_and_is_remembered(arrive: Arrive) -> None:
    person = arrive()
    home(person)
    page = person.page.locator("html")
    expect(page).to_have_css("color-scheme", "light")
    person.find("settings").click()
    person.page.get_by_role("radio", name="Dark").check()
    expect(page).to_have_css("color-scheme", "dark")
    person.page.reload()
    expect(page).to_have_css("color-scheme", "dark")


def test_dialogs_and_lists_of_choices_are_drawn_as_webkit_needs_it(arrive: Arrive) -> None:
    """WebKit would scroll a dialog sideways, and paint a list in a grey of its own."""
    person = arrive()
    new_table(person)
    expect(person.page.locator("select.field").first).to_have_css("appearance", "none")
    rules(person)
    expect(person.page.get_by_role("dialog").locator(".inside")).to_have_css("overflow-x", "hidden")


def test_the_first_load_is_small_and_asks_nobody_else(arrive: Arrive) -> None:
    person = arrive()
    sizes: dict[str, int] = {}
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    person.play_now()
    assert person.asked() == "placing"
    assert sum(sizes.values()) < FIRST_LOAD, f"{sum(sizes.values())} bytes in {len(sizes)} answers"
    assert person.strangers == []


def test_the_board_is_not_a_forest_of_nodes(arrive: Arrive) -> None:
    person = arrive()
    acting(person)
    assert person.page.evaluate("() => document.querySelectorAll('*').length") < 3_000


def test_a_name_is_shown_as_it_was_typed_and_never_as_markup(arrive: Arrive) -> None:
    person = arrive()
    home(person)
    person.find("name").click()
    person.page.get_by_role("dialog").get_by_role("textbox").fill("<b>Ana</b> & Co")
    person.page.keyboard.press("Enter")
    expect(person.find("name")).to_contain_text("<b>Ana</b> & Co")
    person.press(person.find("play-now"))
    expect(person.find("player-0")).to_contain_text("<b>Ana</b> & Co")
