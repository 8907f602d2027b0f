"""Somebody at a table of Jackal: looks what the screen asks for, and does it."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Locator

from tests.browser.person import DOUBLE_CLICK, PATIENCE, Person

# What the screen asks of this person now; nothing while others act or something is still being shown.
ASKED = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  const named = (name) => has(`[data-testid="${name}"]`);
  const open = (name) => document.querySelector(`[data-testid="${name}"]`)?.disabled === false;
  if (named("game-over")) return "over";
  if (named("lift-curtain")) return "curtain";
  if (named("skip")) return "";
  if (open("land")) return "announcing";
  if (has('[data-testid^="keep-"]')) return "drafting";
  if (has('[data-testid^="take-"]')) return "taking";
  if (has("[data-cell].open")) return "walking";
  if (has('[data-testid^="lay-"]') || has('[data-testid="row"].open')) return "laying";
  return open("commit") ? "closing" : "";
}"""

SKIP = "() => document.querySelector('[data-testid=\"skip\"]')?.click()"
"""By script: what is being shown may be over before the pointer is there."""

COUNT = "selector => document.querySelectorAll(selector).length"
LAID = "() => document.querySelectorAll('[data-testid=\"row\"] button').length"


class Pirate:
    """Plays whatever is asked for, now and then with a chest in mind."""

    def __init__(self, person: Person, rng: Random, *, keys: bool = False, skips: bool = False) -> None:
        self.person = person
        self.keys = keys
        self.skips = skips
        self.rng = rng
        self.asked: set[str] = set()
        self._closed = 0.0

    def play_on(self, until: str = "over", decisions: int = 400) -> None:
        """Until the screen says so."""
        for _ in range(decisions):
            if self.decide() == until:
                return
        raise AssertionError(f"after {decisions} decisions there is no {until}")

    def decide(self) -> str:
        """Do what the screen asks for, once; says what that was."""
        wanted = f"() => ({ASKED})() || (({SKIP})(), '')" if self.skips else ASKED
        asked: str = self.person.page.wait_for_function(wanted, timeout=PATIENCE).json_value()
        self.asked.add(asked)
        match asked:
            case "announcing":
                self._announce()
            case "drafting":
                self._pick("keep-")
            case "taking":
                self._pick("take-")
            case "walking":
                self._walk()
            case "laying":
                self._lay()
            case "closing":
                self._close()
            case "curtain":
                self.person.press(self.person.find("lift-curtain"))
        return asked

    def _announce(self) -> None:
        reachable = self.person.page.locator('[data-testid="reach-here"] li').count()
        self._press(self.person.find("land" if reachable or self.rng.random() < 0.2 else "pass"))
        self.person.page.wait_for_function("() => !document.querySelector('[data-testid=\"land\"]:not([disabled])')")

    def _pick(self, kind: str) -> None:
        cards = f'[data-testid^="{kind}"]'
        # While others choose at the same time, and that is being shown, there are none.
        count: int = self.person.page.wait_for_function(COUNT, arg=cards).json_value()
        self._press(self.person.page.locator(cards).nth(self.rng.randrange(count)))
        self._close()

    def _press(self, where: Locator) -> None:
        """With the pointer or with a key."""
        if self.keys:
            where.focus()
            self.person.page.keyboard.press("Enter")
        else:
            self.person.press(where)

    def _walk(self) -> None:
        self._press(self.person.page.locator("[data-cell].open").first)
        self.person.page.locator('[data-testid="turn-bar"][aria-busy="false"]').wait_for()

    def _lay(self) -> None:
        """Card after card, until a chest is reached or the hand is empty."""
        cards = self.person.page.locator('[data-testid^="lay-"]')
        while (count := cards.count()) and not self.person.find("promise").locator("strong").count():
            laid = self.person.page.evaluate(LAID)
            self._press(cards.nth(self.rng.randrange(count)))
            self.person.page.wait_for_function(f"count => ({LAID})() > count", arg=laid)
            self.person.page.locator('[data-testid="turn-bar"][aria-busy="false"]').wait_for()
        self._close()

    def _close(self) -> None:
        """Play it, and if the question comes whether that was meant, say yes."""
        commit = self.person.page.locator('[data-testid="commit"]:not([disabled])')
        commit.wait_for()
        # The button is never far from where it was: what is pressed at once would be a double click.
        early = 0 if self.keys else self._closed + DOUBLE_CLICK - time.monotonic()
        self.person.page.wait_for_timeout(max(0, early) * 1000)
        at = self.person.find("turn-bar").get_attribute("data-at")
        self._press(commit)
        self._closed = time.monotonic()
        self.person.page.wait_for_function(
            "at => document.querySelector('[data-testid=\"ready-anyway\"]')"
            " || document.querySelector('[data-testid=\"turn-bar\"]')?.dataset.at !== at",
            arg=at,
        )
        if self.person.find("ready-anyway").count():
            self._press(self.person.find("ready-anyway"))
