"""The lesson of Tikal for learners who once do something else: it still leads to its end."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.learner import Learner, press_something_else, said_once_settled
from tests.browser.person import Person
from tests.counts import count

# What changes the plan or the game.
SELECTORS = ", ".join(f'[data-testid="{name}"]' for name in ("offer", "rotate", "place-here", "undo", "commit"))
BUTTONS = ("undo", "start-over", "commit", "end-turn", "lesson-next")

# At each step what else can be pressed, one of each kind: offers by how their actions begin, buttons by their names.
OTHERS: dict[str, tuple[str, ...]] = {
    "goal": ("elsewhere",),
    "place": ("elsewhere", "turned", "lesson-next"),
    "enter": ("enter leader", "enter worker", "camp", "undo", "commit", "end-turn", "lesson-next"),
    "walk": ("walk worker a5 b4", "enter leader", "camp", "undo", "start-over", "commit", "end-turn", "lesson-next"),
    "uncover": ("walk", "enter leader", "camp", "undo", "start-over", "commit", "end-turn", "lesson-next"),
    "again": ("walk", "enter leader", "camp", "undo", "start-over", "commit", "end-turn", "lesson-next"),
    "end": ("undo", "start-over", "commit", "lesson-next"),
    "bot": ("elsewhere",),
    "jungle": ("elsewhere", "turned", "lesson-next"),
    "camp": ("camp b4", "uncover", "walk", "enter leader", "undo", "commit", "end-turn", "lesson-next"),
    "near": ("enter leader", "enter worker a5", "walk", "undo", "start-over", "commit", "end-turn", "lesson-next"),
    "dig": ("enter worker", "undo", "start-over", "end-turn", "lesson-next"),
    "treasure": ("end-turn",),
    "watch": ("lesson-next",),
    "guard": ("elsewhere", "lesson-next"),
    "free": ("uncover", "enter worker", "lesson-next"),
    "scoring": ("end-turn",),
    "count": ("enter leader", "lesson-next"),
}
DISOBEYED = 12
"""Steps at which something else could be pressed, at least; at others the learner only waits or looks."""

CASES = [(step, deed) for step, deeds in OTHERS.items() for deed in deeds]
# Those that once led into a wall: the first hex elsewhere, and points that were spent on something else.
FEW = [("place", "elsewhere"), ("jungle", "turned"), ("camp", "enter leader")]


class Disobedient(Learner):
    """Does one thing that was not asked for, and then what the coach says, or insists on a way of their own."""

    def __init__(self, person: Person, insists: bool) -> None:
        super().__init__(person, "tikal")
        self.insists = insists

    def _obey(self, said: list[str]) -> None:
        step, wanted, going, *rest = said
        if going != "on":
            return super()._obey(said)
        on = '[data-testid="lesson-next"]'
        return super()._obey([step, on if self.insists or not wanted else wanted, "skip", *rest])

    def deviate(self, deed: str) -> None:
        """Do something else."""
        self.person.asked()
        if deed in BUTTONS:
            self.person.press(self.person.find(deed))
        elif deed in ("elsewhere", "turned"):
            self._place(turned=deed == "turned")
        else:
            self._take(deed)

    def _place(self, turned: bool) -> None:
        wanted = said_once_settled(self.person)[1]
        lit = self.person.lit()
        self.person.tap_space(next(space for space in lit if (f'"{space}"' in wanted) == turned))
        self.person.find("place-here").wait_for()
        if turned:
            self.person.press(self.person.find("rotate"))
        self.person.plans(lambda: self.person.press(self.person.find("place-here")))

    def _take(self, start: str) -> None:
        """Take the last offer that begins like this, on whichever hex it is, as often as it goes at once."""
        many = self.person.page.locator(f'[data-testid="several"][data-action^="{start}"]')
        once = self.person.page.locator(f'[data-testid="offer"][data-action^="{start}"]')
        for space in self.person.lit():
            if not once.count():
                self.person.choose(space)
                self.person.page.wait_for_function("() => !document.querySelector('[aria-busy=\"true\"]')")
        self.person.plans(lambda: self.person.press(many.last if many.count() else once.last))


class Rebel(Disobedient):
    """Does what the coach says, after pressing something else at each step; `choice` numbers the things to press."""

    def __init__(self, person: Person, choice: int) -> None:
        super().__init__(person, insists=False)
        self.choice = choice
        self.pressed: dict[str, str] = {}

    def _obey(self, said: list[str]) -> None:
        if said[0] in self.steps:
            super()._obey(said)
        else:
            self._disobey(*said[:2])

    def _disobey(self, step: str, at: str) -> None:
        self.steps.append(step)
        press_something_else(self.person, ".space.lit", at, self.choice)
        if pressed := press_something_else(self.person, SELECTORS, at, self.choice):
            self.pressed[step] = pressed


@pytest.mark.parametrize("insists", [False, True], ids=["returns", "insists"])
@pytest.mark.parametrize(("step", "deed"), count(0, 1) * CASES or FEW)
def test_who_disobeys_once_still_reaches_the_end_of_the_lesson(
    arrive: Arrive, step: str, deed: str, insists: bool
) -> None:
    learner = Disobedient(arrive(), insists)
    learner.follow(step)
    learner.deviate(deed)
    learner.follow("finish")


@pytest.mark.parametrize("choice", range(count(1, 8)))
def test_who_disobeys_once_at_every_step_still_reaches_the_end(arrive: Arrive, choice: int) -> None:
    rebel = Rebel(arrive(), choice)
    rebel.follow("finish", deeds=150)
    assert len(rebel.pressed) >= DISOBEYED, rebel.pressed
