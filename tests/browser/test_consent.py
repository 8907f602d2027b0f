"""Two people who ask each other: to take back across the other's decision, and to let a bot keep a seat for a while."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

POST = """async ([path, body]) => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "content-type": "application/json", "x-csrftoken": csrf };
  return await (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""
AUCTION = {"game": "tikal", "mode": "auction", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "invited"}]}


def bidding(anna: Person, boris: Person) -> None:
    """Anna and Boris at an auction that has just begun; Anna bids first."""
    for person in (anna, boris):
        person.go()
    made = anna.page.evaluate(POST, ["/api/tables", AUCTION])
    boris.page.evaluate(POST, [f"/api/tables/{made['id']}/join", {"invite": made["invite"]}])
    for person in (boris, anna):
        person.go(f"/table/{made['id']}")
    anna.press(anna.find("start"))
    assert anna.asked() == "bidding"


def test_a_bid_comes_back_and_a_bot_keeps_a_seat_with_consent(arrive: Arrive) -> None:
    anna, boris = arrive(), arrive(phone=True)
    bidding(anna, boris)
    anna.bid("bid")
    assert boris.asked() == "bidding"
    boris.bid("bid")
    assert anna.asked() == "bidding"
    anna.press(anna.find("ask-back"))
    expect(anna.find("question")).to_contain_text("You ask to take back")
    expect(boris.find("question")).to_contain_text("Anna asks to take back")
    anna.picture("consent-asked")
    boris.picture("consent-phone")
    boris.press(boris.find("agree"))
    expect(anna.find("question")).to_have_count(0)
    expect(boris.page.get_by_text("Everybody agrees")).to_be_visible()
    assert anna.asked() == "bidding"
    expect(anna.find("ask-back")).to_have_count(0)

    anna.press(anna.find("leave-game"))
    anna.press(anna.find("go-away"))
    boris.press(boris.find("agree"))
    expect(anna.find("kept")).to_be_visible()
    expect(anna.find("pass")).to_have_count(0)
    expect(boris.find("player-0")).to_contain_text("a bot plays")
    boris.asked()
    anna.picture("consent-kept")
    anna.press(anna.find("come-back"))
    expect(anna.find("kept")).to_have_count(0)
    expect(boris.find("player-0")).not_to_contain_text("a bot plays")
