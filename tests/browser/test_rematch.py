"""Two people, two browsers: a whole game, the rematch that both ask for, and on."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import ASKED, Person
from tests.browser.quick import played


def seated(arrive: Arrive, **wishes: Any) -> tuple[Person, Person]:
    """Anna, whose wishes these are, and Boris at a table for two; Anna begins."""
    anna, boris = arrive(**wishes), arrive()
    anna.go("/new?game=tikal")
    anna.page.get_by_label("Remove seat 3").click()
    anna.press(anna.find("create"))
    link = anna.page.get_by_label("Invitation link").input_value()
    boris.page.goto(link)
    boris.page.get_by_label("What shall we call you?").fill("Boris")
    boris.press(boris.find("sit"))
    anna.press(anna.find("start"))
    return anna, boris


def whoever_is_asked(people: tuple[Person, Person], wanted: str = "") -> Person:
    """Wait until a screen wants something, or both want the same."""
    for _ in range(3_000):
        asked = [person.page.evaluate(ASKED) for person in people]
        if wanted and asked == [wanted] * len(people):
            return people[0]
        for person, what in zip(people, asked, strict=True):
            if what not in ("", "over"):
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked for anything")


def play_to_the_end(people: tuple[Person, Person], rng: Random) -> None:
    for _ in range(400):
        person = whoever_is_asked(people, "over")
        if person.decide(rng, 0) == "over":
            return
    raise AssertionError("the game does not end")


def test_two_people_play_to_the_end_and_then_the_rematch(arrive: Arrive) -> None:
    people = anna, boris = seated(arrive)
    play_to_the_end(people, Random(1))
    first = anna.page.url
    boris.press(boris.find("rematch"))
    expect(boris.page.get_by_text("Kept for")).to_be_visible()
    boris.picture("rematch-waiting")
    expect(anna.find("game-over")).to_contain_text("A rematch is waiting for you.")
    anna.picture("rematch-offered")
    anna.press(anna.find("rematch"))
    anna.page.wait_for_url(lambda url: url != first)
    anna.find("turn-bar").wait_for()
    assert anna.page.url == boris.page.url
    assert boris.asked() == "placing", "who was second begins"
    expect(boris.page).to_have_title("Your turn, Tikal")
    expect(anna.page).to_have_title("Waiting for Boris, Tikal")
    expect(boris.find("player-0")).to_contain_text("Boris")
    for _ in range(8):
        whoever_is_asked(people).decide(Random(2), 1)
    for person in people:
        expect(person.find("log")).to_contain_text("Placed on")


def test_against_bots_one_press_on_the_result_begins_the_next_game(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(played(anna, "jackal"))
    first = anna.page.url
    anna.press(anna.find("rematch"))
    anna.page.wait_for_url(lambda url: url != first)
    anna.find("land").wait_for()
    expect(anna.find("game-over")).to_have_count(0)
