"""The fairness of a table, looked at during the game and checked after it; an altered record is found."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_pages import axe

GIVE_UP = """async () => {
  const { csrf } = await (await fetch("/api/me")).json();
  const table = location.pathname.replace("/table/", "/api/tables/");
  await fetch(`${table}/leave`, { method: "POST", headers: { "x-csrftoken": csrf } });
}"""
SEED = "00" * 32

ALTERED = {
    "a draw": (r"^\* deal .$", "* deal Z", "Draw 1 "),
    "a salt": (r"^(salt 0) .*$", r"\1 0123456789abcdef", "The salt that this browser sent is not in the record."),
    "the seed": (r"^seed .*$", f"seed {SEED}", "The seed does not have the fingerprint that the record states."),
    "the commitment": (r"^commitment .*$", f"commitment {SEED}", "It is not the fingerprint that this browser saw."),
    "seed and commitment": (
        r"^(commitment) .*$(?s:(.*))^seed .*$",
        rf"\1 {sha256(bytes(32)).hexdigest()}\2seed {SEED}",
        "It is not the fingerprint that this browser saw.",
    ),
}


def given_up(person: Person) -> None:
    """At a game against bots that was begun and given up, so that its seed is open."""
    person.go("/play/jackal?people=1&bots=random,random&new=yes")
    person.find("land").wait_for()
    look(person)
    expect(person.page.get_by_text("Secret until the game is over.")).to_be_visible()
    expect(person.page.get_by_text("This browser made it.")).to_be_visible()
    expect(person.page.get_by_text("This browser saw this fingerprint")).to_be_visible()
    person.page.evaluate(GIVE_UP)
    person.page.reload()
    look(person)


def look(person: Person) -> None:
    person.press(person.find("fairness").last)
    person.find("commitment").wait_for()


def checked(person: Person) -> str:
    """What the page says after the check."""
    person.press(person.find("check-draws"))
    person.find("verdict").locator(".headline").wait_for()
    return person.find("verdict").inner_text()


@pytest.mark.parametrize("wishes", [{}, {"phone": True, "theme": "dark"}], ids=["desk", "phone"])
def test_every_draw_is_checked_and_every_alteration_found(arrive: Arrive, wishes: dict[str, object]) -> None:
    person = arrive(**wishes)
    given_up(person)
    assert "Everything fits." in checked(person)
    assert axe(person) == []
    for pattern, put, finding in ALTERED.values():
        person.page.route("**/record", forger(pattern, put))
        said = checked(person)
        assert "Something does not fit." in said
        assert finding in said
        person.page.unroute("**/record")
    assert "Everything fits." in checked(person)


def forger(pattern: str, put: str) -> Callable[[Route], None]:
    """Answers with the record, something else in it, and a checksum that fits."""

    def answer(route: Route) -> None:
        body = route.fetch().text().rsplit("sha256 ", 1)[0]
        altered = re.sub(pattern, put, body, count=1, flags=re.M)
        assert altered != body
        route.fulfill(body=f"{altered}sha256 {sha256(altered.encode()).hexdigest()}\n", content_type="text/plain")

    return answer
