"""Somebody who learns a game: does what the coach says and presses what it points at."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import Person

# What changes when something was done: the step, what is pointed at, what is planned or laid.
STANDING = """() => {
  const coach = document.querySelector('[data-testid="lesson"]');
  const count = (selector) => document.querySelectorAll(selector).length;
  const done = [count('[data-testid="plan-step"]'), count('[data-testid="row"] button')];
  return coach && [coach.dataset.step, coach.dataset.at, coach.dataset.astray, ...done].join(" | ");
}"""
CHANGED = f"before => ({STANDING})() !== before"
WATCHED = ("turn-bar", "log", "island", "open-route", "last-island")


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
            if not self.steps or self.steps[-1] != self.step:
                self.steps.append(self.step)
            if self.step == until:
                return
            self.obey()
        raise AssertionError(f"after {deeds} deeds the lesson is at {self.step}, not at {until}")

    def obey(self) -> None:
        """One press, or waiting for others, and then whatever follows from it."""
        before = self.person.page.evaluate(STANDING)
        going = self.person.find("lesson-next")
        if going.get_attribute("data-going") == "next":
            self.person.press(going)
        elif wanted := self.coach.get_attribute("data-at"):
            self._press(wanted)
        self.person.page.wait_for_function(CHANGED, arg=before, timeout=60_000)

    def _press(self, wanted: str) -> None:
        if any(f'"{name}"' in wanted for name in WATCHED):
            return
        if space := re.search(r'data-space="(\w+)"', wanted):
            self.person.tap_space(space.group(1))
        else:
            self.person.press(self.person.page.locator(wanted).first)

    def go_on(self) -> None:
        """Go on without what was asked for."""
        before = self.step
        self.person.press(self.person.find("lesson-next"))
        expect(self.coach).not_to_have_attribute("data-step", before)
