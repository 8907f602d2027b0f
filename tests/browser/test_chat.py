"""Chat at a table: two players and somebody who looks on, who mute, report and are removed."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_pages import axe


def lines(person: Person) -> Locator:
    return person.find("chat-line")


def say(person: Person, text: str) -> None:
    """Write something and send it with Enter; the panel is open afterwards."""
    if not person.find("chat-panel").count():
        person.press(person.find("chat"))
    person.find("chat-field").fill(text)
    person.page.keyboard.press("Enter")
    expect(lines(person).last).to_contain_text(text)
    expect(person.find("chat-field")).to_have_value("")


def gathered(host: Person, guest: Person) -> str:
    """A table of two whose host may begin, and its address."""
    host.go("/new?game=tikal")
    host.page.get_by_label("Remove seat 3").click()
    host.page.get_by_label("Seat 2: who sits here?").select_option("open")
    host.press(host.find("create"))
    host.find("start").wait_for()
    guest.page.goto(host.page.url)
    guest.press(guest.find("sit"))
    expect(host.find("start")).to_be_enabled()
    return host.page.url


def test_two_players_and_an_onlooker_talk_apart_and_mind_their_manners(arrive: Arrive) -> None:
    anna, boris, cleo = arrive(), arrive(language="de-DE", phone=True), arrive(theme="dark")
    table = gathered(anna, boris)

    anna.press(anna.find("remove-seat"))
    expect(anna.find("readmit")).to_be_visible()
    boris.press(boris.find("sit"))
    expect(boris.page.get_by_text("Du wurdest von diesem Tisch entfernt.")).to_be_visible()
    anna.press(anna.find("readmit"))
    expect(anna.find("readmit")).to_have_count(0)
    boris.press(boris.find("sit"))
    anna.press(anna.find("start"))

    cleo.page.goto(table)
    say(cleo, "She will win.")
    say(anna, "<b>Hello</b> Boris")
    anna.find("chat-field").fill("x" * 503)
    expect(anna.find("chat-left")).to_have_text("3 characters too long")
    expect(anna.find("chat-send")).to_be_disabled()
    anna.page.keyboard.press("Enter")
    expect(anna.find("chat-field")).to_have_value("x" * 503)
    anna.find("chat-field").fill("x" * 450)
    expect(anna.find("chat-left")).to_have_text("50 characters left")
    anna.find("chat-field").fill("")
    expect(anna.find("chat-left")).to_be_empty()
    expect(anna.find("chat-left")).to_have_css("display", "block")
    anna.find("phrase-luck").click()
    expect(boris.find("chat")).to_have_accessible_name("Chat, 2 neue Nachrichten")
    expect(boris.find("chat-voice")).to_contain_text("Viel Glück")
    boris.page.reload()
    expect(boris.find("chat")).to_have_accessible_name("Chat, 2 neue Nachrichten")
    boris.press(boris.find("chat"))
    expect(lines(boris)).to_have_count(2)
    expect(lines(boris).first).to_contain_text("<b>Hello</b> Boris")
    expect(boris.find("chat")).to_have_accessible_name("Chat")
    boris.find("chat-field").fill("Danke")
    boris.page.keyboard.press("Shift+Enter")
    boris.page.keyboard.type("sehr")
    boris.page.keyboard.press("Enter")
    expect(lines(anna)).to_have_count(3)
    assert lines(anna).last.locator(".text").inner_text() == "Danke\nsehr"
    for person in (boris, cleo):
        assert axe(person) == []
    expect(lines(cleo)).to_have_count(1)

    lines(anna).last.get_by_role("button").click()
    anna.press(anna.find("report"))
    assert axe(anna) == []
    anna.page.get_by_label("Holding up the game").check()
    anna.press(anna.find("report-send"))
    expect(anna.page.get_by_text("The keeper of this server will look at it.")).to_be_visible()
    lines(anna).last.get_by_role("button").click()
    anna.press(anna.find("mute"))
    expect(lines(anna)).to_have_count(2)
    anna.press(anna.find("unmute"))
    expect(lines(anna)).to_have_count(3)
    anna.press(anna.find("chat-switch"))
    expect(boris.find("chat-field")).to_have_count(0)
    anna.find("chat-panel").press("Escape")
    expect(anna.find("chat-panel")).to_have_count(0)
    expect(anna.find("chat")).to_be_focused()
    boris.expects("status of 403")  # the seat that he could not take
