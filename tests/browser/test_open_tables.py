"""The list of open tables when there are many: who is there, what fits, and the way back to the same place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive, serving
from tests.browser.person import Person
from tests.browser.test_lobby import opened


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[str]:
    """A server of one's own, so that nobody else's tables are in the list."""
    with serving(tmp_path) as (_, address):
        yield address


TABLE = """async ([game, mode, clock, free]) => {
  const me = await (await fetch("/api/me")).json();
  const headers = {"Content-Type": "application/json", "X-CSRFToken": me.csrf};
  const ask = (method, path, body) => fetch(path, {method, headers, body: JSON.stringify(body)});
  await ask("PUT", "/api/me", {name: "Host"});
  const seats = [{kind: "me", name: "Host"}, ...Array.from({length: free}, () => ({kind: "open"}))];
  const made = await ask("POST", "/api/tables", {game, mode, clock, seats, listed: true});
  if (!made.ok) throw new Error(await made.text());
}"""
MINUTE = {"kind": "move", "time": 60}
WANTED = [("tikal", "basic", None, 1), ("tikal", "auction", MINUTE, 3), ("jackal", "basic", MINUTE, 1)]


def fill(arrive: Arrive, address: str) -> None:
    """Nine tables of three people who are gone."""
    for _ in range(3):
        host = arrive(at=address)
        host.go()
        for wanted in WANTED:
            host.page.evaluate(TABLE, wanted)
        host.page.goto("about:blank")


def lines(person: Person) -> Locator:
    return person.page.locator('section[aria-labelledby="open"] li')


def test_tables_with_somebody_there_come_first_and_the_rest_says_so(busy: str, arrive: Arrive) -> None:
    anna, boris = arrive(at=busy), arrive(at=busy)
    opened(anna, listed=True)
    fill(arrive, busy)
    boris.go()
    expect(lines(boris)).to_have_count(10)
    expect(lines(boris).first).to_contain_text("is here")
    expect(lines(boris).filter(has_text="Host: away right now")).to_have_count(9)
    boris.page.locator("#open").scroll_into_view_if_needed()
    lines(boris).last.scroll_into_view_if_needed()
    boris.picture("lobby-many")


def test_many_tables_are_chosen_by_game_clock_and_free_seats(busy: str, arrive: Arrive) -> None:
    fill(arrive, busy)
    anna = arrive(at=busy)
    anna.go()
    expect(lines(anna)).to_have_count(9)
    anna.page.get_by_label("Game", exact=True).select_option("Tikal · Auction game")
    expect(lines(anna)).to_have_count(3)
    anna.page.get_by_label("Clock", exact=True).select_option("No clock")
    expect(anna.page.get_by_text("No open table fits this choice.")).to_be_visible()
    anna.page.get_by_label("Game", exact=True).select_option("All games")
    expect(lines(anna)).to_have_count(3)
    anna.page.get_by_label("Clock", exact=True).select_option("Any clock")
    anna.page.get_by_label("Free seats", exact=True).select_option("at least 3 free seats")
    expect(lines(anna)).to_have_count(3)


def test_back_from_a_table_the_list_is_where_it_was(busy: str, arrive: Arrive) -> None:
    fill(arrive, busy)
    anna = arrive(at=busy, phone=True)
    anna.go()
    expect(lines(anna)).to_have_count(9)
    lines(anna).nth(7).scroll_into_view_if_needed()
    place = anna.page.evaluate("scrollY")
    assert place > 300
    anna.picture("lobby-many-phone")
    anna.press(lines(anna).nth(7).locator("a"))
    anna.find("sit").first.wait_for()
    anna.page.go_back()
    anna.page.wait_for_function("place => Math.abs(scrollY - place) < 80", arg=place)


def test_the_page_says_that_the_line_is_down_and_looks_again(busy: str, arrive: Arrive) -> None:
    fill(arrive, busy)
    anna = arrive(at=busy)
    anna.go()
    expect(lines(anna)).to_have_count(9)
    anna.expects("ERR_INTERNET_DISCONNECTED")
    anna.context.set_offline(True)
    expect(anna.find("offline")).to_contain_text("What is shown here may be out of date.")
    expect(anna.find("announcements")).to_contain_text("What is shown here may be out of date.")
    anna.picture("lobby-offline")
    anna.context.set_offline(False)
    expect(anna.find("offline")).to_have_count(0)


@pytest.mark.parametrize("path", ["/table/x", "/table/short", f"/table/{'a' * 41}"])
def test_an_address_that_no_table_can_have_is_said_to_lead_nowhere(arrive: Arrive, path: str) -> None:
    anna = arrive()
    anna.expects("status of 404")
    anna.go(path)
    expect(anna.page.locator("main")).to_contain_text("There is no page at this address.")
