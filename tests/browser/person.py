"""Somebody in front of a browser: looks for what can be done, clicks, and keeps pictures."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, Position, Request

from tests.browser.watch import WatchedBrowser

PICTURES = Path(__file__).parent.parent.parent / "build" / "screenshots"
DESKTOP = {"width": 1330, "height": 850}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
"""Milliseconds after which something that should be seen is said not to be: a bound, not a measure."""

# What the screen asks of this person now; nothing while others act or frames are still being shown.
ASKED = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  const named = (name) => has(`[data-testid="${name}"]`);
  if (named("game-over")) return "over";
  if (named("skip")) return "";
  if (named("pass")) return "bidding";
  if (has('[data-testid^="pick-"]')) return "picking";
  if (named("placing")) return "placing";
  if (has('[data-testid="end-turn"]:enabled')) return "acting";
  return "";
}"""

# Seconds and pixels, a little more than the page takes for a double click.
DOUBLE_CLICK = 0.5
SAME_SPOT = 20
PLANNED = """() => [...document.querySelectorAll('[data-testid="plan-step"]')]
  .reduce((sum, chip) => sum + Number(chip.dataset.count), 0)"""
SENT = """told => !document.querySelector('[data-testid="end-turn"]:enabled')
  || document.querySelector('[data-testid="log"]').textContent !== told"""
PENDING = '[data-testid="plan-step"][aria-busy="true"]'


class Person:
    """One browser context: cookies, language, screen and manners of one person."""

    def __init__(
        self,
        browser: WatchedBrowser,
        address: str,
        *,
        language: str = "en-GB",
        theme: str = "light",
        phone: bool = False,
        calm: bool = True,
    ) -> None:
        self.address = address
        self.strangers: list[str] = []
        options: dict[str, Any] = {"locale": language, "color_scheme": theme}
        options["reduced_motion"] = "reduce" if calm else "no-preference"
        options |= {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESKTOP}
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
        self.context.on("request", self._noticed)
        self.expects = browser.console(self.context).expect
        self.page: Page = self.context.new_page()
        self.touch = phone
        self._pressed: tuple[tuple[float, float], float] = ((0, 0), 0.0)

    def _noticed(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.strangers.append(request.url)

    def leave(self) -> None:
        self.context.close()

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def find(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def press(self, where: Locator) -> None:
        """Press a button; at the same spot not so soon that it would be a double click."""
        box = where.bounding_box() or {"x": 0, "y": 0, "width": 0, "height": 0}
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        early = DOUBLE_CLICK - (time.monotonic() - self._pressed[1])
        if math.dist(spot, self._pressed[0]) < SAME_SPOT and early > 0:
            self.page.wait_for_timeout(early * 1000)
        where.tap() if self.touch else where.click()
        self._pressed = (spot, time.monotonic())

    def picture(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")

    def play_now(self) -> None:
        """From the home page to a table against bots."""
        self.go()
        self.press(self.find("play-now"))
        self.find("turn-bar").wait_for()

    def asked(self) -> str:
        """Wait until the screen wants something: placing, acting, bidding, picking or over."""
        found: str = self.page.wait_for_function(ASKED, timeout=PATIENCE).json_value()
        return found

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[data-space="{name}"]')

    def tap_space(self, name: str) -> None:
        """Tap the upper part of a hex, where no token stands."""
        box = self.space(name).bounding_box()
        assert box is not None, name
        spot: Position = {"x": box["width"] / 2, "y": box["height"] * 0.3}
        if self.touch:
            self.space(name).tap(position=spot)
        else:
            self.space(name).click(position=spot)

    def choose(self, name: str) -> None:
        """Have a hex chosen, so that its panel offers what can be done there."""
        if self.space(name).get_attribute("aria-selected") != "true":
            self.tap_space(name)
        self.page.wait_for_function(
            "name => document.querySelector(`[data-space='${name}']`)?.getAttribute('aria-selected') === 'true'",
            arg=name,
        )

    def lit(self) -> list[str]:
        """The spaces that are lit."""
        found: list[str] = self.page.eval_on_selector_all(".space.lit", "all => all.map(one => one.dataset.space)")
        return found

    def place(self, rng: Random) -> None:
        """Put the hex on a lit space, turned a little."""
        self.page.locator(".space.lit").first.wait_for()
        self.tap_space(rng.choice(self.lit()))
        self.find("place-here").wait_for()
        if self.find("rotate").count() and rng.random() < 0.5:
            self.press(self.find("rotate"))
        self.plans(lambda: self.press(self.find("place-here")))

    def offers(self) -> list[str]:
        """What the buttons on the screen offer, as the texts of actions."""
        found: list[str] = self.page.eval_on_selector_all(
            '[data-testid="offer"]', "all => all.map(one => one.dataset.action)"
        )
        return found

    def take(self, action: str) -> None:
        """Press the button that offers this."""
        button = self.page.locator(f'[data-testid="offer"][data-action="{action}"]').first
        self.plans(lambda: self.press(button))

    def plans(self, deed: Callable[[], None]) -> None:
        """Do something that adds a step to the plan, and wait until it is there."""
        steps = self.planned()
        deed()
        self.page.wait_for_function(f"count => ({PLANNED})() > count", arg=steps)

    def planned(self) -> int:
        """How many steps the plan has; the same step several times in a row is one chip."""
        count: int = self.page.evaluate(PLANNED)
        return count

    def has_planned(self, count: int) -> None:
        """Wait until the plan has so many steps, all of them answered by the server."""
        self.page.wait_for_function(
            f"count => ({PLANNED})() === count && !document.querySelector({PENDING!r})", arg=count
        )

    def bid(self, button: str) -> None:
        """Bid or pass, and wait until the log tells of it."""
        before = self.find("log").text_content()
        self.press(self.find(button))
        self.page.wait_for_function(
            "before => document.querySelector('[data-testid=\"log\"]').textContent !== before", arg=before
        )

    def members(self) -> Locator:
        """My figures that can walk."""
        return self.page.locator(".member.lit")

    def walk(self, rng: Random) -> None:
        """Choose a figure, then one of the hexes that it can reach."""
        self.press(self.members().nth(rng.randrange(self.members().count())))
        target = rng.choice(self.lit())
        if self.touch:
            self.tap_space(target)
        self.plans(lambda: self.tap_space(target))

    def commit(self) -> None:
        """Play what is planned, without ending the turn, and wait until the screen has taken it."""
        self.press(self.find("commit"))
        self.committed()

    def committed(self) -> None:
        self.page.wait_for_function("() => document.querySelector('[data-testid=\"plan-step\"]') === null")

    def end_turn(self) -> None:
        """Play what is planned and end the turn, and wait until that is on its way, or told already."""
        told = self.find("log").text_content()
        self.press_end()
        self.page.wait_for_function(SENT, arg=told)
        self.committed()

    def press_end(self) -> None:
        """Press the end of the turn, and once more where that asks whether so many points shall be lost."""
        self.press(self.find("end-turn"))
        if self.find("end-confirm").count():
            self.press(self.find("end-confirm"))

    def act(self, rng: Random, deeds: int) -> None:
        """A few things that can be done on lit hexes, then the end of the turn."""
        for _ in range(deeds):
            if self.members().count() and rng.random() < 0.6:
                self.walk(rng)
            elif lit := self.lit():
                self.choose(rng.choice(lit))
                self.page.wait_for_function(f"() => !document.querySelector({PENDING!r})")
                if wanted := [offer for offer in self.offers() if "recover" not in offer]:
                    self.take(rng.choice(wanted))
            self.page.keyboard.press("Escape")
        self.end_turn()

    def decide(self, rng: Random, deeds: int = 2) -> str:
        """Do what the screen asks for, once; says what that was."""
        asked = self.asked()
        if asked == "placing":
            self.place(rng)
        elif asked == "acting":
            self.act(rng, deeds)
        elif asked == "bidding":
            self.bid("bid" if self.find("bid").count() and rng.random() < 0.4 else "pass")
        elif asked == "picking":
            self.plans(lambda: self.press(self.page.locator('[data-testid^="pick-"]').first))
        return asked
