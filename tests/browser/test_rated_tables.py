"""A new table that is to be rated."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_ratings import enter
from tests.server.browsers import Serving, serving
from tests.server.ratings.support import member, told


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running


def test_a_rated_table_gets_a_clock_and_the_page_says_why(server: Serving, arrive: Arrive) -> None:
    anna = member(server, "Anna")
    host = enter(arrive(at=server.url), anna)
    host.go("/new?game=tikal")
    no_clock, days = (host.page.get_by_role("radio", name=name) for name in ("No clock", "3 days for each turn"))
    expect(no_clock).to_be_checked()
    host.page.get_by_label("Remove seat 3").click()
    rated = host.page.get_by_role("checkbox", name="Rated")
    rated.check()
    expect(days).to_be_checked()
    expect(no_clock).to_have_count(0)
    expect(host.find("rated-clock")).to_contain_text("nobody can avoid a defeat by not moving: 3 days for each turn.")
    host.picture("rated-clock")
    host.page.get_by_role("radio", name="60 s").check()
    expect(host.find("rated-clock")).to_contain_text("60 s for each turn.")
    host.press(host.find("create"))
    host.find("sit").or_(host.page.get_by_label("Invitation link")).first.wait_for()
    table = told(anna, host.page.url.rsplit("/", 1)[1].split("#")[0])
    assert (table["rated"], table["clock"]) == (True, {"kind": "move", "time": 60, "more": 0})


def test_a_table_that_is_not_rated_after_all_may_have_no_clock(server: Serving, arrive: Arrive) -> None:
    host = enter(arrive(at=server.url, phone=True, theme="dark", language="de-DE"), member(server, "Anna"))
    host.go("/new?game=tikal")
    host.page.get_by_label("Platz 3 entfernen").click()
    rated = host.page.get_by_role("checkbox", name="Gewertet")
    rated.check()
    expect(host.find("rated-clock")).to_contain_text("braucht eine Uhr")
    host.picture("rated-clock-phone-de")
    rated.uncheck()
    expect(host.find("rated-clock")).to_have_count(0)
    host.page.get_by_role("radio", name="Ohne Uhr").check()
