"""How a page arrives over a slow line: something to see at once, and a table after at most three round trips."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.line import line_to
from tests.browser.person import Person
from tests.browser.watch import WatchedBrowser

ROUND_TRIP = 0.3
"""Seconds: much longer than whatever a browser does between two requests."""

MOST = 3
FILES = 8
"""A browser asks for six files at once: more than these would wait in line for the first ones."""


@dataclass
class Exchange:
    """Something that was asked for, and when its answer was there."""

    what: str
    start: float
    end: float = float("inf")


class Ledger:
    """Everything that a page asks for, over HTTP and over its socket."""

    def __init__(self, person: Person) -> None:
        self.all: dict[str, Exchange] = {}
        session = person.context.new_cdp_session(person.page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", lambda event: self._done(event["requestId"], event))
        session.on("Network.webSocketWillSendHandshakeRequest", self._knocked)
        session.on("Network.webSocketFrameSent", self._said)
        session.on("Network.webSocketFrameReceived", self._heard)

    def _asked(self, event: dict[str, Any]) -> None:
        if event.get("type") in ("Document", "Script", "Stylesheet", "Fetch"):
            self.all[event["requestId"]] = Exchange(event["request"]["url"], event["timestamp"])

    def _knocked(self, event: dict[str, Any]) -> None:
        self.all[event["requestId"]] = Exchange("the socket", event["timestamp"])

    def _said(self, event: dict[str, Any]) -> None:
        message = json.loads(event["response"]["payloadData"])
        self.all[message.get("id", "")] = Exchange(message["type"], event["timestamp"])

    def _heard(self, event: dict[str, Any]) -> None:
        message = json.loads(event["response"]["payloadData"])
        self._done(event["requestId"] if message["type"] in ("table", "frame") else message["id"], event)

    def _done(self, id: str, event: dict[str, Any]) -> None:
        if id in self.all and self.all[id].end == float("inf"):
            self.all[id].end = event["timestamp"]

    def levels(self) -> dict[str, int]:
        """How many answers had to come one after the other before each of those that are here; the page has 0."""
        done = sorted((one for one in self.all.values() if one.end < float("inf")), key=lambda one: one.start)
        deep: dict[int, int] = {}
        for at, one in enumerate(done):
            before = [deep[earlier] for earlier in range(at) if done[earlier].end <= one.start]
            deep[at] = max(before, default=-1) + 1
        return {f"{at} {one.what}": deep[at] for at, one in enumerate(done)}


@pytest.mark.parametrize(("game", "ready"), [("tikal", ".space.lit"), ("jackal", '[data-testid="land"]:enabled')])
def test_a_table_can_be_played_after_three_round_trips(
    chromium: WatchedBrowser, address: str, game: str, ready: str
) -> None:
    with line_to(address) as line:
        line.delay, slow = ROUND_TRIP / 2, line.address
        opener = Person(chromium, slow, language="de-DE")
        opening = Ledger(opener)
        opener.go(f"/play/{game}?people=1&bots=random&new=yes")
        opener.page.locator(ready).first.wait_for()
        opened = opening.levels()
        table, cookies = opener.page.url, opener.context.cookies()
        opener.leave()
        anna = Person(chromium, slow, language="de-DE")
        anna.context.add_cookies([{"name": one["name"], "value": one["value"], "url": slow} for one in cookies])
        ledger = Ledger(anna)
        anna.page.goto(table)
        anna.page.locator(ready).first.wait_for()
        levels = ledger.levels()
        anna.leave()
    assert max(depth for what, depth in opened.items() if "socket" in what or "/api/" in what) <= MOST, opened
    assert max(levels.values()) <= MOST, levels
    assert sum("/assets/" in what or "/theme.js" in what for what in levels) <= FILES, levels


@pytest.mark.parametrize("path", ["/", "/new?game=tikal", "/table/no-such-table", "/play/tikal", "/play/jackal"])
def test_there_is_a_picture_before_any_script_has_run(chromium: WatchedBrowser, address: str, path: str) -> None:
    context = chromium.new_context(java_script_enabled=False, locale="fr-FR")
    chromium.console(context).expect("failed: csp", "status of 404")  # preloaded scripts; the table that is not there
    page = context.new_page()
    page.goto(address + path)
    expect(page.locator(".first-head")).to_contain_text("Cenote")
    for place in page.locator(".first i:visible").all():
        box = place.bounding_box()
        assert box
        assert box["width"] > 200
        assert box["height"] > 40
    assert page.locator(".first i:visible").count() >= 2
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert len(context.cookies()) == 1, "whoever has the page is a guest: the socket need not wait for another answer"
    context.close()


def test_the_first_picture_makes_way_for_the_page(arrive: Arrive) -> None:
    anna = arrive()
    anna.play_now()
    expect(anna.page.locator(".first, .first-head")).to_have_count(0)
