"""The puzzle of the day in the browser: from the home page to the table, answered, and marked as solved."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from playwright.sync_api import expect

from cenote.puzzles.daily import of_day
from tests.browser.conftest import Arrive, serving
from tests.browser.person import Person
from tests.browser.test_pages import axe

DAY = date(2026, 11, 16)
# How far the numbers of ten lines would stick out of their list, which cuts what does.
CUT = """list => {
  const number = document.createElement("span");
  number.textContent = "10. ";
  number.style.cssText = "position: absolute; white-space: pre";
  list.append(number);
  const { width } = number.getBoundingClientRect();
  number.remove();
  return width - parseFloat(getComputedStyle(list).paddingLeft);
}"""
# What somebody plays in another window of theirs: this one shows it.
PLAY = """([table, actions]) => new Promise((done) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    const play = { type: "play", id: "answer", at: told.number, actions };
    if (told.type === "frame" && told.unsolved) line.send(JSON.stringify(play));
    if (told.id === "answer") { line.close(); done(told.type); }
  };
})"""


@pytest.fixture(scope="module")
def that_day(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which it is always the same day."""
    with serving(tmp_path_factory.mktemp("server"), CENOTE_TODAY=DAY.isoformat()) as (_, address):
        yield address


def answer(person: Person, actions: list[str]) -> None:
    """Play these at the table that is shown."""
    table = person.page.url.rsplit("/", 1)[1]
    assert person.page.evaluate(PLAY, [table, actions]) == "accepted"


def test_todays_puzzle_is_solved_at_its_table_and_marked_on_the_home_page(arrive: Arrive, that_day: str) -> None:
    person, puzzle = arrive(that_day), of_day(DAY)
    person.go()
    expect(person.find("daily")).to_have_attribute("data-solved", "false")
    assert axe(person) == []
    person.press(person.find("solve"))
    expect(person.find("puzzle-task")).to_be_visible()
    assert "puzzle-result" not in person.page.content()
    answer(person, list(puzzle.best))
    expect(person.find("puzzle-result")).to_have_attribute("data-solved", "true")
    expect(person.find("puzzle-result").locator("li")).to_have_count(len(puzzle.best))
    assert axe(person) == []
    assert person.find("puzzle-result").locator("ol").evaluate(CUT) <= 0, "a number of two digits has room"
    person.page.reload()
    expect(person.find("puzzle-result")).to_be_visible()
    person.press(person.find("puzzle-show"))
    person.press(person.find("look-leave"))
    expect(person.find("puzzle-result")).to_be_visible()
    person.go()
    expect(person.find("daily")).to_have_attribute("data-solved", "true")
    expect(person.find("streak")).to_be_visible()
    person.press(person.find("all-puzzles"))
    expect(person.find(f"puzzle-{puzzle.id}")).to_contain_text("Solved")
    assert axe(person) == []
