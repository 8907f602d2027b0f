"""The home page: open tables, my games, links, and a name of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_pages import axe


def opened(person: Person, *, listed: bool) -> str:
    """A table for two that waits for somebody, and its address."""
    person.go("/new?game=tikal")
    person.page.get_by_label("Remove seat 3").click()
    person.page.get_by_label("Seat 2: who sits here?").select_option("open" if listed else "invited")
    if listed:
        person.page.get_by_role("checkbox", name="List the table on the home page").check()
    person.press(person.find("create"))
    person.find("start").wait_for()
    return person.page.url


def test_the_home_page_says_what_this_is(arrive: Arrive) -> None:
    anna = arrive()
    anna.go()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Board games in your browser")
    expect(anna.page.locator("main")).to_contain_text("Tikal and Jackal, with friends or against bots.")
    expect(anna.page.locator("main")).to_contain_text("Free, without an account")


def test_a_listed_table_is_found_on_the_home_page_and_joined(arrive: Arrive) -> None:
    anna, boris = arrive(), arrive()
    table = opened(anna, listed=True)
    boris.go()
    boris.page.locator(f'a[href="{table.removeprefix(boris.address)}"]').click()
    boris.press(boris.find("sit"))
    anna.press(anna.find("start"))
    assert anna.asked() == "placing"
    boris.find("turn-bar").wait_for()


def test_a_private_table_is_found_by_its_link_only(arrive: Arrive) -> None:
    anna, boris = arrive(), arrive()
    table = opened(anna, listed=False)
    link = anna.page.get_by_label("Invitation link").input_value()
    boris.go()
    boris.find("play-now").wait_for()
    expect(boris.page.locator(f'a[href="{table.removeprefix(boris.address)}"]')).to_have_count(0)
    boris.page.get_by_role("textbox").fill(link)
    boris.page.keyboard.press("Enter")
    boris.press(boris.find("sit"))
    expect(anna.find("start")).to_be_enabled()


def test_without_the_key_of_the_link_nobody_sits_down(arrive: Arrive) -> None:
    anna, boris = arrive(), arrive()
    boris.page.goto(opened(anna, listed=False))
    boris.page.get_by_role("heading").first.wait_for()
    expect(boris.find("sit")).to_have_count(0)


def test_my_games_wait_on_the_home_page(arrive: Arrive) -> None:
    anna = arrive()
    anna.play_now()
    table = anna.page.url.removeprefix(anna.address)
    anna.go()
    anna.page.locator(f'a[href="{table}"]').first.click()
    assert anna.asked() == "placing"


def test_who_leaves_the_waiting_room_frees_the_seat(arrive: Arrive) -> None:
    anna, boris = arrive(), arrive()
    opened(anna, listed=False)
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.press(boris.find("sit"))
    expect(anna.find("start")).to_be_enabled()
    boris.press(boris.find("leave"))
    expect(anna.find("start")).to_be_disabled()


def test_who_leaves_a_running_game_is_asked_once_more(arrive: Arrive) -> None:
    anna = arrive()
    anna.play_now()
    anna.press(anna.find("leave-game").first)
    anna.press(anna.find("leave-now"))
    anna.find("play-now").wait_for()
    expect(anna.page.get_by_text("Nothing here yet")).to_be_visible()


def test_a_bot_takes_an_empty_seat_and_gives_it_back(arrive: Arrive) -> None:
    anna = arrive()
    opened(anna, listed=False)
    anna.press(anna.find("seat-bot"))
    expect(anna.find("start")).to_be_enabled()
    anna.press(anna.find("free-seat"))
    expect(anna.find("start")).to_be_disabled()
    anna.press(anna.find("seat-bot"))
    anna.press(anna.find("start"))
    assert anna.asked() == "placing"
    expect(anna.find("player-1")).to_contain_text("Scout 2")


def test_who_joins_is_asked_for_a_name(arrive: Arrive) -> None:
    anna, boris = arrive(), arrive()
    opened(anna, listed=False)
    expect(anna.find("here-only")).to_contain_text("This link works on this computer only.")
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    name = boris.page.get_by_label("What shall we call you?")
    assert axe(boris) == []
    name.fill("   ")
    boris.press(boris.find("sit"))
    expect(boris.page.get_by_text("A name needs 1 to 24 characters that can be seen.")).to_be_visible()
    name.fill("Boris")
    boris.press(boris.find("sit"))
    expect(anna.page.locator("main")).to_contain_text("Boris")
    expect(name).to_have_count(0)


def test_who_opens_a_table_is_asked_for_a_name(arrive: Arrive) -> None:
    anna = arrive()
    anna.go("/new?game=tikal")
    anna.page.get_by_label("Seat 1: name").fill("Anna")
    anna.press(anna.find("create"))
    anna.find("start").wait_for()
    expect(anna.page.locator("main")).to_contain_text("Anna")


def test_a_name_of_spaces_is_refused_in_a_sentence(arrive: Arrive) -> None:
    anna = arrive()
    anna.go()
    anna.find("name").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Where you already sit, the old one stays.")
    dialog.get_by_role("textbox").fill("   ")
    anna.page.keyboard.press("Enter")
    expect(dialog).to_contain_text("A name needs 1 to 24 characters that can be seen.")


def test_mode_seats_and_bots_are_chosen_at_the_front_door(arrive: Arrive) -> None:
    anna = arrive()
    anna.go()
    card = anna.page.locator("article").first
    card.get_by_label("Mode").select_option("Auction game")
    card.get_by_label("Against").select_option("3 bots")
    expect(card.get_by_role("radio", name="Scout, medium")).to_be_checked()
    card.get_by_test_id("level-easy").click()
    expect(card).to_contain_text("Tourist: is here for the view")
    anna.press(anna.find("play-now"))
    assert anna.asked() == "bidding"
    expect(anna.find("player-3")).to_contain_text("Tourist 4")
    expect(anna.find("player-3")).to_contain_text("easy")
    expect(anna.page).to_have_title(re.compile("Tikal$"))
    anna.go()
    expect(card.get_by_label("Against")).to_have_value("3")
    anna.go("/new?game=jackal")
    expect(anna.page.get_by_label("Seat 3: which bot?")).to_have_value("easy")


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/new?game=xxx", "There is no game called “xxx” here."),
        ("/play/xxx", "This game is not known here."),
        ("/nowhere/at/all", "There is no page at this address."),
        ("/play/a-b/c", "There is no page at this address."),
    ],
)
def test_an_address_that_leads_nowhere_says_so_and_shows_the_way_home(arrive: Arrive, path: str, says: str) -> None:
    anna = arrive()
    anna.go(path)
    expect(anna.page.locator("main")).to_contain_text(says)
    assert "cenote" not in anna.page.locator("main").inner_text().lower(), "no command that would fail too"
    anna.page.get_by_role("link", name="To the home page", exact=True).click()
    anna.find("play-now").wait_for()
    anna.expects("status of 404")


def test_the_board_is_zoomed_by_wheel_and_keys(arrive: Arrive) -> None:
    anna = arrive()
    anna.play_now()
    anna.asked()
    board = anna.space("d3")
    before = board.bounding_box()
    assert before is not None
    board.hover(force=True)
    anna.page.mouse.wheel(0, -400)
    anna.page.wait_for_function(
        "width => document.querySelector('[data-space=\"d3\"]').getBoundingClientRect().width > width * 1.1",
        arg=before["width"],
    )
    anna.space("d3").focus()
    anna.page.keyboard.press("0")
    anna.page.wait_for_function(
        "width => Math.abs(document.querySelector('[data-space=\"d3\"]').getBoundingClientRect().width - width) < 1",
        arg=before["width"],
    )
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Signs and keys")).to_be_visible()
