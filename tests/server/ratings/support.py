"""People with accounts who play rated games of Tikal over the real API, from addresses of their own."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.accounts.support import sign_up
from tests.server.browsers import Browser, Line, Message, Serving

GAME: dict[str, Any] = {"game": "tikal", "rated": True, "clock": {"kind": "days", "time": 3}}

_numbers = itertools.count(1)


def member(server: Serving, name: str, address: str = "") -> Browser:
    """Somebody with an account, at an address of their own unless one is given."""
    number = next(_numbers)
    browser = server.browser(address=address or f"198.51.{number // 250}.{1 + number % 250}")
    sign_up(browser, name)
    return browser


@contextmanager
def moved_to(address: str, *browsers: Browser) -> Iterator[None]:
    """Browsers whose requests and sockets come from another address for a while."""
    before = [browser.headers for browser in browsers]
    try:
        for browser in browsers:
            browser.headers = {"X-Forwarded-For": address}
            browser.http.headers.update(browser.headers)
        yield
    finally:
        for browser, headers in zip(browsers, before, strict=True):
            browser.headers = headers
            browser.http.headers.update(headers)


def gathered(host: Browser, *others: Browser, **more: Any) -> str:
    id = host.create("me", *["open"] * len(others), **{**GAME, **more})
    for other in others:
        other.join(id)
    return id


def begun(host: Browser, *others: Browser, **more: Any) -> str:
    id = gathered(host, *others, **more)
    assert host.post(f"/api/tables/{id}/start").status_code == 200
    return id


def take_turn(browser: Browser, id: str) -> None:
    """One whole turn with as little in it as the rules allow."""
    with browser.at(id) as line:
        finish_turn(line)


def finish_turn(line: Line) -> list[int]:
    """Play as long as it is one's turn; whose it is then."""
    frame = line.next("frame")
    while frame["seat"] in frame["actors"]:
        assert line.play(frame, _least(frame))["type"] == "accepted"
        frame = line.next("frame")
    return list(frame["actors"])


def _least(frame: Message) -> str:
    offers = [offer["action"] for offer in frame["offers"]]
    return "end" if "end" in offers else str(offers[0])


def take_turns(id: str, times: int, *players: Browser) -> None:
    """Turns of everybody, one after the other."""
    for _ in range(times):
        for player in players:
            take_turn(player, id)


def leave(browser: Browser, id: str) -> None:
    assert browser.post(f"/api/tables/{id}/leave").status_code == 200


def won(winner: Browser, loser: Browser, **more: Any) -> str:
    """A game that counts: the loser resigns after three turns of each."""
    id = begun(winner, loser, **more)
    take_turns(id, 3, winner, loser)
    leave(loser, id)
    leave(winner, id)
    return id


def told(browser: Browser, id: str) -> Any:
    """The table as a browser is told it."""
    return browser.http.get(f"/api/tables/{id}").json()


def ratings(browser: Browser, id: str) -> Any:
    """What the game did to ratings, as a browser is told it."""
    return browser.http.get(f"/api/tables/{id}/ratings").json()


def profile(browser: Browser, name: str) -> Any:
    return browser.http.get(f"/api/people/{name}").json()
