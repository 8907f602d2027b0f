"""The home page: open tables, my games, links, and a name of one's own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person


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
    link = anna.page.get_by_role("textbox").input_value()
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
    boris.page.goto(anna.page.get_by_role("textbox").input_value())
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
