"""Accounts: a guest signs up with a game running, comes back on the phone, ends the other session, and goes."""

from __future__ import annotations

import secrets

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_everyone import CLIPPED, FINGER, SMALL
from tests.browser.test_pages import axe

PASSWORD = "correct horse battery"


def fill(person: Person, **fields: str) -> None:
    """Fill a form in and send it with the keyboard."""
    for name, value in fields.items():
        person.page.locator(f'input[name="{name}"]:visible').fill(value)
    person.page.keyboard.press("Enter")


def check(person: Person, screen: str) -> None:
    person.picture(f"account-{screen}")
    assert axe(person) == []
    assert [*person.page.evaluate(CLIPPED), *person.page.evaluate(SMALL, FINGER)] == []


def test_a_guest_signs_up_comes_back_on_the_phone_and_goes_for_good(arrive: Arrive) -> None:
    anna, phone = arrive(), arrive(phone=True, theme="dark", language="de-DE")
    name = f"Anna{secrets.token_hex(4)}"
    anna.play_now()
    assert anna.asked() == "placing"
    table = anna.page.url

    anna.go()
    anna.press(anna.find("name"))
    anna.press(anna.find("sign-up"))
    expect(anna.page.locator('input[name="name"]')).to_be_focused()
    fill(anna, name="Guest", password=PASSWORD)
    expect(anna.page.locator('input[name="name"]')).to_be_focused()
    expect(anna.page.locator("main")).to_contain_text("That is what guests are called.")
    check(anna, "sign-up")
    fill(anna, name=name, password=PASSWORD)
    code = anna.find("code").input_value()
    check(anna, "code")
    anna.press(anna.find("kept"))
    expect(anna.find("person")).to_contain_text(name)
    anna.page.goto(table)
    assert anna.asked() == "placing"

    phone.go("/login?next=" + table.removeprefix(phone.address))
    fill(phone, name=name.upper(), password="not this one")
    expect(phone.page.locator("main")).to_contain_text("gehören nicht zusammen")
    check(phone, "log-in")
    fill(phone, name=name, password=PASSWORD)
    phone.page.wait_for_url(table)
    assert phone.asked() == "placing", "the same game, on another device"

    phone.go("/account")
    expect(phone.find("session")).to_have_count(2)
    check(phone, "account")
    anna.go("/account")
    anna.find("delete").wait_for()
    anna.picture("account-desktop")
    anna.press(anna.page.get_by_role("navigation", name="On this page").get_by_role("link").last)
    expect(anna.find("delete")).to_be_in_viewport()
    anna.go(f"/people/{name}")
    expect(anna.find("person")).to_contain_text(name)
    phone.press(phone.find("end-others"))
    expect(phone.find("session")).to_have_count(1)
    anna.page.evaluate("performance.now = () => 1e9; dispatchEvent(new Event('focus'))")
    expect(
        anna.page.get_by_role("status").or_(anna.page.get_by_role("alert")).filter(has_text="logged out")
    ).to_be_visible()
    anna.go("/account")
    expect(anna.page.locator("main")).to_contain_text("You are here as a guest.")

    anna.go("/recover")
    fill(anna, name=name, code=code.lower(), password=PASSWORD + " staple")
    anna.press(anna.find("kept"))
    anna.go("/account")
    anna.press(anna.find("delete"))
    check(anna, "delete")
    expect(anna.page.get_by_role("dialog").get_by_label("Current password")).to_be_focused()
    anna.page.keyboard.type(PASSWORD + " staple")
    anna.page.keyboard.press("Enter")
    expect(anna.find("name")).to_be_visible()
    expect(anna.page.locator(f'a[href="{table.removeprefix(anna.address)}"]')).to_have_count(0)
    phone.go()
    expect(phone.find("name")).to_be_visible()
    anna.expects("status of 400")
    phone.expects("status of 403", "status of 401")
