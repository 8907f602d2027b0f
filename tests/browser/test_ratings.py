"""What people read about ratings at the table: before the game, and at its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.server.browsers import Browser, Serving, serving
from tests.server.files import script
from tests.server.ratings.support import begun, gathered, leave, member, ratings, take_turn, told

HOME = "203.0.113.5"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running


def enter(person: Person, browser: Browser) -> Person:
    """Let a screen be that of somebody who plays without one."""
    person.context.add_cookies(
        [{"name": name, "value": value, "url": person.address} for name, value in browser.http.cookies.items()]
    )
    return person


def played(first: Browser, second: Browser) -> str:
    """A rated game, played to its end."""
    id = begun(first, second)
    while told(first, id)["status"] == "running":
        for player in (first, second):
            if told(first, id)["status"] == "running":
                take_turn(player, id)
    return id


def test_the_table_says_what_a_game_did_to_ratings(server: Serving, arrive: Arrive) -> None:
    anna, ben = member(server, "Anna"), member(server, "Benedikt")
    id = played(anna, ben)
    assert [seat["change"] for seat in ratings(anna, id)["seats"]] == [0, None], "nobody has scored"
    script(server.path, "update results set moved = 45, rating = 1545 where seat = 0")
    script(server.path, "update ratings set mu = mu + 1.125")

    winner = enter(arrive(at=server.url), anna)
    winner.go(f"/table/{id}")
    shown = winner.find("game-over").get_by_test_id("rating-changes")
    expect(shown).to_contain_text(re.compile(r"Anna\s*game 1 of 10\s*\+45 1545"))
    expect(shown).to_contain_text("Others see a rating after 10 games.")
    expect(shown.locator("strong")).to_have_count(1)
    winner.page.reload()
    expect(shown).to_contain_text("game 1 of 10")
    winner.picture("rating-changes")

    onlooker = arrive(at=server.url, phone=True, theme="dark", language="zh-CN")
    onlooker.go(f"/table/{id}")
    expect(onlooker.find("rating-changes")).to_contain_text("10 局")
    expect(onlooker.find("rating-changes").locator("strong")).to_have_count(0)
    onlooker.find("rating-changes").scroll_into_view_if_needed()
    onlooker.picture("rating-changes-phone-zh")

    onlooker.go("/people/Anna")
    expect(onlooker.find("rating").locator("strong")).to_have_count(0)
    onlooker.picture("rating-profile-phone-zh")
    winner.go("/people/Anna")
    expect(winner.find("rating")).to_contain_text("others see it after 10 games")
    expect(winner.find("rating").locator("strong")).to_have_text("1545")
    winner.picture("rating-profile")


def test_two_at_one_address_read_before_and_in_the_game_that_it_will_not_count(server: Serving, arrive: Arrive) -> None:
    cleo, dora = member(server, "Cleo", HOME), member(server, "Dora", HOME)
    id = gathered(cleo, dora)
    why = "Not rated: two players share an internet address."
    host = enter(arrive(at=server.url), cleo)
    host.go(f"/table/{id}")
    expect(host.find("unrated")).to_have_text(why)
    host.picture("unrated-waiting")
    guest = enter(arrive(at=server.url, phone=True, theme="dark", language="ru-RU"), dora)
    guest.go(f"/table/{id}")
    expect(guest.find("unrated")).to_contain_text("один интернет-адрес")
    guest.picture("unrated-waiting-phone-ru")
    expect(host.page.get_by_text("· not rated")).to_be_visible()
    host.press(host.find("start"))
    host.find("turn-bar").wait_for()
    expect(host.page.get_by_text(why)).to_be_visible()
    host.picture("unrated-begun")


def test_the_profile_says_that_a_game_did_not_count(server: Serving, arrive: Arrive) -> None:
    emil, fay = member(server, "Emil"), member(server, "Fay")
    id = begun(emil, fay)
    leave(fay, id)
    leave(emil, id)
    somebody = arrive(at=server.url)
    somebody.go("/people/Fay")
    expect(somebody.find("outcomes")).to_contain_text("not rated")
    somebody.picture("unrated-profile")
    somebody.go(f"/table/{id}")
    expect(somebody.find("game-over").get_by_test_id("unrated")).to_contain_text("Not rated")
