"""A game without a table of its own is played at the plain one, where the server finds the words."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_whole_games import check_record

# What can be done now; nothing while others act or while what is shown is out of date.
READY = """() => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  if (find("game-over")) return "over";
  if (find("offers")) return find("offers").ariaBusy === "true" ? "" : "offers";
  return find("commit")?.disabled === false ? "commit" : "";
}"""


def play_on(person: Person, rng: Random) -> None:
    """Plan whatever is offered, as long as something is, and play it, until the game is over."""
    for _ in range(400):
        ready = person.page.wait_for_function(READY).json_value()
        if ready == "over":
            return
        if ready == "offers":
            plan_something(person, rng)
        else:
            person.commit()
    raise AssertionError("the game does not end")


def plan_something(person: Person, rng: Random) -> None:
    offers = person.find("offer")
    chosen = offers.nth(rng.randrange(offers.count()))
    person.plans(lambda: person.press(chosen))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_game_in_words(arrive: Arrive, tmp_path: Path, phone: bool) -> None:
    anna = arrive(phone=phone)
    anna.go("/play/jackal?people=1&bots=greedy,random&new=yes")
    expect(anna.find("position")).to_contain_text("Your hand")
    play_on(anna, Random(3))
    expect(anna.find("game-over")).to_be_in_viewport()
    anna.picture(f"plain-over{'-phone' * phone}")
    expect(anna.find("log")).to_contain_text("Collector")
    check_record(anna, tmp_path)
