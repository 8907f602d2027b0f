"""Two people with accounts, each on another server over one PostgreSQL: a rated game, and what comes after it."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from cenote.server.rating_rules.eligibility import TURNS, LogEntry, turns
from tests.browser.conftest import Arrive, serving
from tests.browser.person import Person
from tests.browser.test_accounts import PASSWORD, fill
from tests.browser.test_chat import lines, say
from tests.server.browsers import Line
from tests.server.files import rows, script
from tests.server.postgres import Cluster
from tests.server.ratings.support import finish_turn

ADDRESSES = ({"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"})
"""Of Anna and Ben: a game between two players at one address is not rated."""

AN_HOUR_PASSES = "update tables set since = since - 3600, deadline = deadline - 3600"
"""For every clock that runs, without anybody having to wait."""


@dataclass(frozen=True)
class Pair:
    """Where two servers listen, and the database that both are over."""

    here: str
    there: str
    database: str


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    cluster = Cluster()
    database = cluster.make()
    shared = {"CENOTE_DATABASE": database, "CENOTE_SECRET": secrets.token_hex(32)}
    with (
        serving(tmp_path / "here", **shared) as (_, here),
        serving(tmp_path / "there", **shared) as (_, there),
    ):
        yield Pair(here, there, database)
    cluster.end()


def sign_up(person: Person, name: str) -> None:
    """From any page, and back to it."""
    person.press(person.find("name"))
    person.press(person.find("sign-up"))
    fill(person, name=name, password=PASSWORD)
    person.press(person.find("kept"))
    expect(person.find("person")).to_contain_text(name)


def begin(anna: Person, ben: Person) -> str:
    """A rated auction with a clock, opened on one server and joined on the other, and its path."""
    anna.go("/new?game=tikal")
    sign_up(anna, "Anna")
    anna.page.get_by_role("radio", name="Auction").check()
    anna.page.get_by_label("Remove seat 3").click()
    anna.page.get_by_role("radio", name="15 min").check()
    anna.page.get_by_role("checkbox", name="Rated").check()
    anna.press(anna.find("create"))
    link = anna.page.get_by_label("Invitation link").input_value()
    ben.go(link.removeprefix(anna.address))
    sign_up(ben, "Ben")
    expect(ben.page.get_by_text("· rated")).to_be_visible()
    ben.press(ben.find("sit"))
    anna.press(anna.find("start"))
    return anna.page.url.removeprefix(anna.address)


def take_back(anna: Person, ben: Person) -> None:
    """Both have bid; with Ben's consent both bids come back, and Anna bids anew."""
    anna.bid("bid")
    assert ben.asked() == "bidding"
    ben.bid("bid")
    assert anna.asked() == "bidding"
    anna.press(anna.find("ask-back"))
    expect(anna.find("question")).to_contain_text("You ask to take back")
    expect(ben.find("question")).to_contain_text("Anna asks to take back")
    expect(ben.find("announcements")).to_contain_text("Anna asks to take back")
    anna.picture("consent-asked")
    ben.picture("consent-question")
    ben.press(ben.find("agree"))
    expect(ben.page.get_by_text("Everybody agrees")).to_be_visible()
    expect(anna.find("question")).to_have_count(0)
    assert anna.asked() == "bidding"
    expect(anna.find("ask-back")).to_have_count(0)
    anna.bid("bid")
    assert ben.asked() == "bidding"


def talk(anna: Person, ben: Person) -> None:
    say(anna, "Well bid!")
    expect(ben.find("chat")).to_have_accessible_name("Chat, one new message")
    say(ben, "Thank you.")
    expect(lines(anna).last).to_contain_text("Thank you.")
    for person in (anna, ben):
        person.find("chat-panel").press("Escape")


def go_away_and_come_back(anna: Person, ben: Person) -> None:
    """It is Ben's turn meanwhile, so the bot has nothing to do."""
    anna.press(anna.find("leave-game"))
    anna.press(anna.find("go-away"))
    ben.press(ben.find("agree"))
    expect(anna.find("kept")).to_be_visible()
    expect(ben.find("player-0")).to_contain_text("a bot plays")
    anna.picture("consent-kept")
    anna.press(anna.find("come-back"))
    expect(anna.find("kept")).to_have_count(0)
    expect(ben.find("player-0")).not_to_contain_text("a bot plays")


def play_on(anna: Person, ben: Person, table: str, database: str) -> None:
    """Until both have made enough turns for the game to count, and it is Anna's turn; quick without screens."""
    log, acting = "select seat, text, bot from entries order by version", [1]
    while acting != [0] or min(turns((LogEntry(*entry) for entry in rows(database, log)), 2)) < TURNS:
        person = (anna, ben)[acting[0]]
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.context.cookies(person.address))
        address = person.address.replace("http", "ws") + f"/api/tables/{table.rpartition('/')[2]}/socket"
        headers = {"Cookie": cookies, **ADDRESSES[acting[0]]}
        with connect(address, additional_headers=headers, max_size=None) as wire:
            acting = finish_turn(Line(wire))


def outcome(person: Person, name: str) -> tuple[int, str]:
    """The rating on one's own profile, and how one's only game ended."""
    person.go(f"/people/{name}")
    expect(person.find("rating")).to_contain_text("1 rated game")
    return int(person.find("rating").locator("strong").inner_text()), person.find("outcomes").inner_text()


def delete(person: Person) -> None:
    person.press(person.find("delete"))
    expect(person.page.get_by_role("dialog").get_by_label("Current password")).to_be_focused()
    person.page.keyboard.type(PASSWORD)
    person.page.keyboard.press("Enter")
    expect(person.find("name")).to_be_visible()


def test_a_rated_game_over_two_servers_from_sign_up_to_deletion(pair: Pair, arrive: Arrive, tmp_path: Path) -> None:
    anna, ben = arrive(at=pair.here), arrive(at=pair.there)
    for person, address in zip((anna, ben), ADDRESSES, strict=True):
        person.context.set_extra_http_headers(address)
    table = begin(anna, ben)
    take_back(anna, ben)
    talk(anna, ben)
    go_away_and_come_back(anna, ben)

    play_on(anna, ben, table, pair.database)
    script(pair.database, AN_HOUR_PASSES)
    for person in (anna, ben):
        expect(person.find("player-0")).to_contain_text("out of time")
        expect(person.find("clock-0")).to_have_count(0)
    ben.press(ben.find("leave-game"))
    ben.press(ben.find("resign-now"))
    expect(anna.page.get_by_text("This game was abandoned.")).to_be_visible()

    (won, how), (lost, why) = outcome(ben, "Ben"), outcome(anna, "Anna")
    assert won > lost
    assert re.search(rf"Place 1 of 2\b.*\b{won}\s+\+\d+", how, re.S)
    assert re.search(rf"Place 2 of 2\b.*out of time\b.*\b{lost}\s+−\d+", why, re.S)

    anna.go("/account")
    with anna.page.expect_download() as download:
        anna.press(anna.find("export"))
    download.value.save_as(tmp_path / "cenote.json")
    told = json.loads((tmp_path / "cenote.json").read_text("utf-8"))
    assert (told["name"], [f"/table/{one['id']}" for one in told["tables"]]) == ("Anna", [table])
    delete(anna)
    ben.go("/people/Anna")
    expect(ben.page.get_by_role("heading").first).to_have_text("Nothing grows here")
    ben.expects("status of 404")  # the page of somebody who is gone
