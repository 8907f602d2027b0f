"""Jackal's table: whole games, two browsers, one screen for two, a slow line, and no complaint of axe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.line import Line, line_to
from tests.browser.person import Person
from tests.browser.pirate import ASKED, Pirate
from tests.browser.test_jackal_layout import size
from tests.browser.test_pages import axe
from tests.browser.test_whole_games import check_record
from tests.browser.watch import WatchedBrowser
from tests.counts import count

ALONE = "/play/jackal?people=1&bots=random&new=yes"
DRAFT = "/play/jackal?mode=archipelago&people=1&bots=random&new=yes"
SLOW = 0.4
"""Seconds each way: a round trip of 800 ms."""

FOCUSED = "() => document.activeElement !== document.body"
SCROLLS = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return scrollHeight > innerHeight || scrollWidth > innerWidth;
}"""


def asked(person: Person) -> str:
    """What the screen asks for at this moment; nothing while others act."""
    said: str = person.page.evaluate(ASKED)
    return said


def laying(person: Person) -> Pirate:
    """Somebody who has landed alone against a bot, with a route to lay."""
    pirate = Pirate(person, Random(1))
    person.go(ALONE)
    person.find("land").wait_for()
    person.press(person.find("land"))
    person.page.wait_for_function(f"() => ({ASKED})() === 'laying'")
    return pirate


def row(person: Person) -> list[str]:
    cards: list[str] = person.find("row").locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return cards


def layable(person: Person) -> Locator:
    return person.page.locator('[data-testid^="lay-"]')


def middle(thing: Locator) -> tuple[float, float]:
    """Where it is, once it can be seen; it may be drawn anew while one looks."""
    box = None
    while box is None:
        thing.wait_for()
        box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, what: Locator, to: tuple[float, float]) -> None:
    mouse = person.page.mouse
    mouse.move(*middle(what))
    mouse.down()
    mouse.move(*to, steps=4)
    mouse.up()


@pytest.mark.parametrize("seed", range(count(1, 4)))
def test_a_whole_basic_game_against_bots(arrive: Arrive, tmp_path: Path, seed: int) -> None:
    anna = arrive()
    anna.go("/play/jackal?people=1&bots=greedy,random&new=yes")
    pirate = Pirate(anna, Random(seed))
    anna.page.wait_for_function(ASKED)
    before = size(anna)
    pirate.play_on()
    assert {"announcing", "laying", "over"} <= pirate.asked
    assert size(anna) == before, "the last island stays as it was left"
    expect(anna.find("island").get_by_test_id("walk")).not_to_have_count(0)
    expect(anna.find("final-gold").get_by_text(re.compile(r"^\s*You\b"))).to_have_count(1)
    anna.picture("jackal-over")
    check_record(anna, tmp_path)
    assert anna.strangers == []


@pytest.mark.parametrize("seed", range(count(1, 4)))
def test_a_whole_archipelago_against_bots_by_keyboard_alone(arrive: Arrive, tmp_path: Path, seed: int) -> None:
    anna = arrive()
    anna.go("/play/jackal?mode=archipelago&people=1&bots=greedy&new=yes")
    pirate = Pirate(anna, Random(seed), keys=True)
    pirate.play_on()
    assert {"drafting", "announcing", "over"} <= pirate.asked
    check_record(anna, tmp_path)


@pytest.mark.parametrize("how", ["watching", "skipping"][: count(1, 2)])
def test_a_whole_archipelago_of_four_as_most_people_see_it(arrive: Arrive, tmp_path: Path, how: str) -> None:
    """In motion: the draft of four is dealt while the last island is still being shown."""
    anna = arrive(calm=False)
    anna.context.add_init_script("localStorage.setItem('cenote-pace', 'fast')")
    anna.go("/play/jackal?mode=archipelago&people=1&bots=easy,easy,easy&new=yes")
    pirate = Pirate(anna, Random(1), skips=how == "skipping")
    pirate.play_on()
    assert {"drafting", "announcing", "over"} <= pirate.asked
    anna.picture("archipelago-over")
    check_record(anna, tmp_path)


def sit_down(anna: Person, boris: Person) -> None:
    """Start a game of two."""
    anna.go("/new?game=jackal")
    for seat in (4, 3):
        if anna.page.get_by_label(f"Remove seat {seat}").count():
            anna.page.get_by_label(f"Remove seat {seat}").click()
    anna.press(anna.find("create"))
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.press(boris.find("sit"))
    anna.press(anna.find("start"))


def test_two_browsers_play(arrive: Arrive) -> None:
    """The first island, or under soak all of them; both are told the same of it."""
    people = [arrive(), arrive(phone=True)]
    anna, boris = people
    sit_down(anna, boris)
    pirates = [Pirate(person, Random(number)) for number, person in enumerate(people, 5)]
    end = ("last-island", "game-over")[count(0, 1)]
    while not all(person.find(end).count() for person in people):
        for pirate in pirates:
            if asked(pirate.person) not in ("", "over"):
                pirate.decide()
    assert {"announcing"} <= pirates[0].asked & pirates[1].asked
    for seat in (0, 1):
        coins = [person.find(f"player-{seat}").locator("strong").inner_text() for person in people]
        assert coins[0] == coins[1]


@pytest.mark.parametrize("calm", [True, False], ids=["calm", "in-motion"])
def test_a_press_is_not_lost_while_another_player_gets_ready(arrive: Arrive, calm: bool) -> None:
    anna, boris = arrive(calm=calm), arrive()
    sit_down(anna, boris)
    waiting = [anna, boris]
    while waiting:
        for person in waiting:
            if asked(person) == "announcing":
                person.press(person.find("land"))
                waiting.remove(person)
                break
    for person in (anna, boris):
        person.page.wait_for_function(f"() => ({ASKED})() === 'laying'")
    card = layable(anna).first.element_handle()
    anna.page.mouse.move(*middle(layable(anna).first))
    anna.page.mouse.down()
    at = anna.find("turn-bar").get_attribute("data-at")
    boris.press(boris.find("commit"))
    boris.press(boris.find("ready-anyway"))
    if not calm:
        anna.find("skip").wait_for()
        assert card.evaluate("card => card.isConnected")
    expect(anna.find("turn-bar")).not_to_have_attribute("data-at", at or "")
    assert card.evaluate("card => card.isConnected")
    anna.page.mouse.up()
    expect(anna.find("row").locator("[data-card]")).to_have_count(1)


def test_at_one_screen_the_curtain_hides_every_card(arrive: Arrive) -> None:
    anna = arrive()
    anna.go("/play/jackal?people=2&new=yes")
    pirate = Pirate(anna, Random(2))
    seen: list[str] = []
    while len(seen) < 3:
        anna.page.wait_for_function(f"() => ({ASKED})() !== ''")
        if asked(anna) == "curtain":
            expect(anna.find("hand")).to_have_count(0)
            expect(anna.find("pack")).to_have_count(0)
            expect(anna.page.locator(".face")).to_have_count(0)
            seen.append(anna.find("curtain").inner_text())
        pirate.decide()
    assert len(set(seen)) == 2, "the screen goes from one to the other and back"


def test_cards_are_laid_moved_and_taken_back_by_dragging(arrive: Arrive) -> None:
    anna = arrive()
    laying(anna)
    lies, lay = anna.find("row"), layable(anna)
    first = lay.first.get_attribute("data-testid")
    drag(anna, lay.first, middle(lies))
    expect(lies.locator("[data-card]")).to_have_count(1)
    assert [f"lay-{card}" for card in row(anna)] == [first]
    anna.press(lay.last)
    expect(lies.locator("[data-card]")).to_have_count(2)
    before = row(anna)
    start = lies.locator("[data-card]").first.bounding_box()
    assert start is not None
    drag(anna, lies.locator("button").last, (start["x"] + 2, start["y"] + 20))
    anna.page.locator('[data-testid="turn-bar"][aria-busy="false"]').wait_for()
    # A black flag can only lie first: then the row is as it was, and the rule is named.
    assert row(anna) == (before if before[0] == "F" else before[::-1])
    drag(anna, lies.locator("button").first, middle(anna.find("hand")))
    expect(lies.locator("[data-card]")).to_have_count(1)


def test_a_finger_drags_too(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    laying(anna)
    touch = anna.context.new_cdp_session(anna.page)
    x, y = middle(layable(anna).first)
    to = middle(anna.find("row"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.5, 1):
        point = {"x": x + (to[0] - x) * part, "y": y + (to[1] - y) * part}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(anna.find("row").locator("[data-card]")).to_have_count(1)


def test_keys_lay_move_and_take_back_and_the_focus_is_never_lost(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(ALONE)
    anna.find("land").wait_for()
    anna.page.keyboard.press("l")
    anna.page.wait_for_function(f"() => ({ASKED})() === 'laying' && ({FOCUSED})()")
    for laid in (1, 2):
        layable(anna).first.focus()
        anna.page.keyboard.press("Enter")
        expect(anna.find("row").locator("[data-card]")).to_have_count(laid)
        assert anna.page.evaluate(FOCUSED)
    before = row(anna)
    anna.find("row").locator("button").first.focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.locator('[data-testid="turn-bar"][aria-busy="false"]').wait_for()
    assert row(anna) == (before if before[0] == "F" else before[::-1])
    for left in (1, 0):
        anna.find("row").locator("button").first.focus()
        anna.page.keyboard.press("Delete")
        expect(anna.find("row").locator("[data-card]")).to_have_count(left)
        anna.page.wait_for_function(FOCUSED)
    anna.page.keyboard.press("c")
    expect(anna.find("lay-on")).to_be_visible()


def test_a_row_that_reaches_no_chest_is_asked_about(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    laying(anna)
    anna.press(anna.find("commit"))
    anna.press(anna.find("lay-on"))
    assert asked(anna) == "laying"
    anna.press(anna.find("commit"))
    anna.press(anna.find("ready-anyway"))
    expect(anna.find("row").locator("button")).to_have_count(0)


@pytest.fixture
def line(address: str) -> Iterator[Line]:
    with line_to(address) as line:
        yield line


def test_on_a_slow_line_a_card_lies_at_once_and_no_press_is_lost(line: Line, chromium: WatchedBrowser) -> None:
    """The page closes before the line goes down: fixtures end in reverse order."""
    anna = Person(chromium, line.address)
    laying(anna)
    line.delay = SLOW
    # A flag can only lie first: behind others, before the answer is there, it would be refused.
    cards = anna.page.locator('[data-testid^="lay-"]:not([data-testid="lay-F"])')
    many = cards.count()
    for laid in range(1, many + 1):
        if not cards.count():
            break
        anna.press(cards.first)
        assert len(row(anna)) == laid, "before any answer can have come"
    laid = len(row(anna))
    anna.find("row").locator("button").last.click()
    assert len(row(anna)) == laid - 1
    anna.press(anna.find("commit"))
    anna.page.wait_for_function(
        "() => document.querySelector('[data-testid=\"ready-anyway\"]')"
        " || !document.querySelector('[data-testid=\"row\"].open')"
    )
    if anna.find("ready-anyway").count():
        anna.press(anna.find("ready-anyway"))
    expect(anna.find("row").locator("button")).to_have_count(0)
    line.delay = 0


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)], ids=["light", "dark-phone"])
def test_axe_finds_nothing_wrong(arrive: Arrive, theme: str, phone: bool) -> None:
    anna = arrive(theme=theme, phone=phone)
    anna.go(DRAFT)
    anna.find("pack").locator("button").first.wait_for()
    assert axe(anna) == []
    anna.go(ALONE)
    anna.find("land").wait_for()
    assert axe(anna) == []
    laying(anna)
    anna.press(layable(anna).first)
    anna.page.locator('[data-testid="turn-bar"][aria-busy="false"]').wait_for()
    anna.picture(f"jackal-laying-{theme}{'-phone' * phone}")
    assert axe(anna) == []


@pytest.mark.parametrize(
    ("language", "width", "height"), [("de-DE", 844, 390), ("ru-RU", 390, 844), ("de-DE", 320, 568)]
)
def test_nothing_sticks_out_on_small_screens(arrive: Arrive, language: str, width: int, height: int) -> None:
    anna = arrive(language=language)
    anna.page.set_viewport_size({"width": width, "height": height})
    laying(anna)
    anna.press(layable(anna).first)
    anna.page.locator('[data-testid="turn-bar"][aria-busy="false"]').wait_for()
    assert not anna.page.evaluate(SCROLLS)
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert anna.page.eval_on_selector_all("nav button, [data-testid='turn-bar'] button", cut) == []
    anna.picture(f"jackal-small-{language[:2]}-{width}")
