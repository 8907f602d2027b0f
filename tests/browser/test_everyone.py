"""Every page for everyone: the longest languages on the smallest screen, fingers, and colours of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_pages import axe, bidding, home, lost, new_table, placing, rules, settings, waiting

NARROW: ViewportSize = {"width": 320, "height": 640}
FINGER = 44
"""Pixels that whatever is pressed has in both directions."""

# Words that do not fit where they stand, and whatever sticks out at the side. What scrolls by itself may be longer, and
# what has its whole text as a title may be shortened.
CLIPPED = """() => {
  const style = (one) => getComputedStyle(one);
  const hidden = (one) => one.closest(".unseen, .skip, svg") || style(one).clipPath !== "none";
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !hidden(one);
  const scrolls = (one) => one && (/auto|scroll/.test(style(one).overflowX) || scrolls(one.parentElement));
  const says = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const cut = (one) => one.scrollWidth > one.clientWidth + 1 && style(one).overflowX !== "visible";
  const out = (box) => box.right > innerWidth + 1 || box.left < -1;
  const wrong = (one) => !scrolls(one) && (cut(one) || out(one.getBoundingClientRect()));
  const texts = [...document.querySelectorAll("body *")].filter((one) => says(one) && seen(one));
  const found = texts.filter((one) => one.title !== one.textContent && wrong(one));
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the whole page"] : [];
  return [...wide, ...found.map((one) => `cut: ${one.outerHTML.slice(0, 160)}`)];
}"""

# Buttons, fields and links too small for a finger. Links within a sentence may be, and lines of the log, which is text:
# what they lead to, the slider and the buttons for looking back lead to as well.
SMALL = """(finger) => {
  const pressed = "button, select, summary, a[href], input:not([type=checkbox], [type=radio]), label:has(input)";
  const alone = (one) => ![...one.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const text = ".skip, svg, [data-testid=log] .line";
  const drawn = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(text);
  const least = ({ width, height }) => Math.round(Math.min(width, height));
  const all = [...document.querySelectorAll(pressed)].filter((one) => drawn(one) && alone(one));
  const small = all.filter((one) => least(one.getBoundingClientRect()) < finger);
  return small.map((one) => `${least(one.getBoundingClientRect())} pixels: ${one.outerHTML.slice(0, 160)}`);
}"""


def name(person: Person) -> None:
    home(person)
    person.press(person.find("name"))
    person.page.get_by_role("dialog").get_by_role("textbox").wait_for()


def my_games(person: Person) -> None:
    waiting(person)
    home(person)
    person.page.locator("#going").wait_for()


def pirates(person: Person) -> None:
    person.go("/play/jackal?people=1&bots=greedy,random&new=yes")
    person.page.locator('[data-testid="land"]:enabled').wait_for()


def draft(person: Person) -> None:
    person.go("/play/jackal?mode=archipelago&people=1&bots=greedy,random&new=yes")
    person.page.locator('[data-testid^="keep-"]').first.wait_for()


AROUND: dict[str, Callable[[Person], None]] = {
    "home": home,
    "my-games": my_games,
    "new-table": new_table,
    "waiting": waiting,
    "settings": settings,
    "name": name,
    "rules": rules,
    "lost": lost,
}
TABLES: dict[str, Callable[[Person], None]] = {
    "placing": placing,
    "bidding": bidding,
    "pirates": pirates,
    "draft": draft,
}


SCREENS = AROUND | TABLES
WAYS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "more", "forced_colors": "none"},
    "dark": {"color_scheme": "dark", "contrast": "more", "forced_colors": "none"},
    "forced": {"contrast": "no-preference", "forced_colors": "active"},
}


@pytest.mark.parametrize("language", ["de-DE", "ru-RU"])
def test_words_and_fingers_fit_on_the_smallest_screen(arrive: Arrive, language: str) -> None:
    anna = arrive(language=language)
    anna.page.set_viewport_size(NARROW)
    wrong: list[str] = []
    for screen, reach in SCREENS.items():
        reach(anna)
        anna.picture(f"narrow-{screen}-{language[:2]}")
        found = [*anna.page.evaluate(CLIPPED), *anna.page.evaluate(SMALL, FINGER)]
        wrong += [f"{screen}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


def test_high_contrast_is_read_by_everybody(arrive: Arrive) -> None:
    anna = arrive()
    wrong: list[str] = []
    for screen in ("my-games", "new-table", "waiting", "settings", "placing", "pirates"):
        SCREENS[screen](anna)
        for name, way in WAYS.items():
            anna.page.emulate_media(**way)
            wrong += [f"{screen}, {name}: {one}" for one in axe(anna, "color-contrast")]
    assert not wrong, "\n".join(wrong)
