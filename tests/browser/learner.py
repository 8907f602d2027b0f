"""Somebody who learns a game: does what the coach says and presses what it points at."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import TimeoutError, expect

from tests.browser.person import PATIENCE, Person

# What the coach says: the step, what it points at, what its button would do; and how much is planned or laid.
SAID = """() => {
  const coach = document.querySelector('[data-testid="lesson"]');
  const going = document.querySelector('[data-testid="lesson-next"]');
  const count = (selector) => String(document.querySelectorAll(selector).length);
  const done = [count('[data-testid="plan-step"]'), count('[data-testid="row"] button')];
  const { step, at, astray } = coach.dataset;
  return [step, at, going.disabled ? "wait" : going.dataset.going, astray, ...done];
}"""
# Only once the coach has found what to point at, and the server has answered what was pressed.
SETTLED = """() => document.querySelector('[data-testid="lesson"][data-at]')
  && !document.querySelector('[aria-busy="true"]')"""
CHANGED = f"before => String(({SAID})()) !== String(before)"
WATCHED = ("turn-bar", "log", "island", "open-route")
SOON = 2_000
"""Milliseconds after which a press is given up: what was pointed at has gone."""

# Everything else that could be pressed now.
ELSE = """([selectors, at]) => {
  const pointed = at && document.querySelector(at);
  const can = (one) => !one.disabled && one !== pointed && one.checkVisibility();
  return [...document.querySelectorAll(selectors)].filter(can).map((one, index) => {
    one.dataset.choice = index;
    return one.dataset.testid ?? one.dataset.cell ?? one.dataset.space ?? one.textContent;
  });
}"""


def said_once_settled(person: Person, said: str = SAID) -> list[str]:
    """What the coach says when the page is at rest."""
    words: list[str] = person.page.wait_for_function(f"() => ({SETTLED})() && ({said})()").json_value()
    return words


def press_something_else(person: Person, selectors: str, at: str, choice: int) -> str:
    """Press one of these that the coach does not point at; say which, or nothing where no press succeeded."""
    found: list[str] = person.page.evaluate(ELSE, [selectors, at])
    if not found:
        return ""
    number = choice % len(found)
    try:
        person.page.locator(f'[data-choice="{number}"]').first.click(timeout=SOON)
    except TimeoutError:  # the table has gone on since
        return ""
    return found[number]


class Learner:
    """Follows a lesson; nothing that it presses may lie under the coach."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.steps: list[str] = []
        person.go(f"/learn/{game}")
        self.coach = person.find("lesson")
        self.coach.wait_for()

    @property
    def step(self) -> str:
        return self.coach.get_attribute("data-step") or ""

    def follow(self, until: str, deeds: int = 90) -> None:
        """Do what is said until this step has come."""
        for _ in range(deeds):
            said = said_once_settled(self.person)
            if said[0] == until:
                return
            self._obey(said)
        raise AssertionError(f"after {deeds} deeds the lesson is at {self.step}, not at {until}")

    def _obey(self, said: list[str]) -> None:
        """One press, or waiting for others, and then whatever follows from it."""
        step, wanted, going, *_ = said
        self.steps.append(step)
        if going == "next":
            self.person.press(self.person.find("lesson-next"))
        elif going == "skip" and wanted:
            self._press(wanted)
        with suppress(TimeoutError):  # whoever sees nothing happen tries again
            self.person.page.wait_for_function(CHANGED, arg=said, timeout=5_000)

    def _press(self, wanted: str) -> None:
        if any(f'"{name}"' in wanted for name in WATCHED):
            return
        if space := re.search(r'data-space="(\w+)"', wanted):
            self.person.tap_space(space.group(1))
            return
        self.person.page.set_default_timeout(SOON)
        with suppress(TimeoutError):  # it was pointed at a moment ago, and the table has gone on since
            self.person.press(self.person.page.locator(wanted).first)
        self.person.page.set_default_timeout(PATIENCE)

    def go_on(self) -> None:
        """Go on without what was asked for."""
        before = self.step
        self.person.press(self.person.find("lesson-next"))
        expect(self.coach).not_to_have_attribute("data-step", before)
