"""Jackal's lesson, by learners who press something else once at every step: they still reach its end."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from tests.browser.conftest import Arrive
from tests.browser.learner import press_something_else, said_once_settled
from tests.browser.person import Person
from tests.counts import count

# The step, what is pointed at, what the coach's button would do, and whether the learner is told to be astray; then
# whatever else a press can change.
SAID = """() => {
  const coach = document.querySelector('[data-testid="lesson"]');
  const next = document.querySelector('[data-testid="lesson-next"]');
  const cards = [...document.querySelectorAll('[data-testid="row"] [data-card], .chosen')].length;
  const { step, at, astray } = coach.dataset;
  const shown = [cards, coach.innerText, document.querySelector('[data-testid="turn-bar"]')?.innerText];
  return [step, at, next.disabled ? "wait" : next.dataset.going, astray, ...shown];
}"""
CHANGED = f"before => String(({SAID})()) !== String(before)"
# What changes the game or the route, and under soak also what only changes the view.
KINDS = ["lay-", "take-", "throw-", "way-", "land", "pass", "commit", "undo", "start-over"]
KINDS += count(0, 1) * ["ahead-", "lesson-back"]
SELECTORS = ", ".join(
    [f'[data-testid^="{kind}"]' for kind in KINDS]
    + ['[data-testid="row"] button', '.laying [data-testid="reach-here"] button', "[data-cell].open"]
)
WATCHED = ("turn-bar", "log", "island", "open-route")
DEEDS = 90
DISOBEYED = 6
"""Steps at which something else could be pressed, at least; passing in place of landing leaves some of them out."""


class Rebel:
    """Does what the coach says, after pressing something else at each step; `choice` numbers the things to press."""

    def __init__(self, person: Person, choice: int) -> None:
        self.person, self.choice = person, choice
        self.steps: set[str] = set()
        self.pressed: dict[str, str] = {}
        person.go("/learn/jackal")
        person.find("lesson").wait_for()

    def learn(self) -> None:
        for _ in range(DEEDS):
            said = said_once_settled(self.person, SAID)
            if said[0] == "finish":
                return
            if said[0] not in self.steps:
                self._disobey(said)
            else:
                self._obey(said)
        raise AssertionError(f"after {DEEDS} deeds the lesson is at {said}; pressed: {self.pressed}")

    def _disobey(self, said: list[str]) -> None:
        step, at, *_ = said
        self.steps.add(step)
        if not (pressed := press_something_else(self.person, SELECTORS, at, self.choice)):
            return
        self.pressed[step] = pressed
        self._wait(said, 1_000)
        if self.person.page.locator("dialog[open]").count():
            self.person.page.keyboard.press("Escape")

    def _obey(self, said: list[str]) -> None:
        _, wanted, going, *_ = said
        if going == "next" or (going == "on" and not wanted):
            self.person.press(self.person.find("lesson-next"))
        elif wanted and not any(f'"{name}"' in wanted for name in WATCHED):
            with suppress(TimeoutError):
                self.person.page.locator(wanted).first.click(timeout=2_000)
        self._wait(said, 5_000)

    def _wait(self, said: list[Any], patience: int) -> None:
        with suppress(TimeoutError):  # not everything changes something
            self.person.page.wait_for_function(CHANGED, arg=said, timeout=patience)


@pytest.mark.parametrize("choice", range(count(2, 14)))
def test_who_disobeys_once_at_every_step_still_reaches_the_end(arrive: Arrive, choice: int) -> None:
    rebel = Rebel(arrive(), choice)
    rebel.learn()
    assert {"goal", "cards"} <= rebel.steps
    assert len(rebel.pressed) >= DISOBEYED, rebel.pressed
