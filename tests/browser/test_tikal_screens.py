"""Tikal's screens at every size: sums in one line, nothing covered or cut, and a turn that is not ended by mistake."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.quick import played
from tests.browser.test_pages import axe
from tests.browser.test_rematch import seated

ALONE = "/play/tikal?people=1&bots=random&new=yes"
SIZES = {"desktop": (1330, 850), "large": (1440, 900), "phone": (390, 844), "small": (320, 568)}

# Whatever the game brought, three digits everywhere: in how many lines is each cell set, and what sticks out of it?
WRAPPED = """() => [...document.querySelectorAll('[data-testid="final-scores"] td')].filter((cell) => {
  cell.textContent = cell.textContent.startsWith("−") ? "−188" : "188";
  const range = document.createRange();
  range.selectNodeContents(cell);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  return lines.size > 1 || cell.scrollWidth > cell.clientWidth + 1;
}).length"""

# What of a selector lies outside the window or the box that holds it.
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  const { right: edge } = one.closest("section").getBoundingClientRect();
  return width > 0 && (left < 0 || right > Math.min(innerWidth, edge));
}).map((one) => one.outerHTML)"""

# Which hexes lie under the button that asks for a hint.
COVERED = """() => {
  const hint = document.querySelector('[data-testid="hint"]').getBoundingClientRect();
  return [...document.querySelectorAll("[data-space]")].filter((hex) => {
    const { left, right, top, bottom } = hex.getBoundingClientRect();
    return left < hint.right && right > hint.left && top < hint.bottom && bottom > hint.top;
  }).map((hex) => hex.dataset.space);
}"""

# Whether all of an element's text is seen.
WHOLE = "one => one.scrollWidth <= one.clientWidth"

# The longest that the header says.
LAST_HEX = r"line => line.firstChild.data = line.firstChild.data.replace(/\b1\b/, '36')"

DRAWS = "When you end the turn, the next hex is drawn. Then nothing of it can be taken back."

STEP = {"action": "end", "intent": {"kind": "end"}}
TURN = {"seat": 0, "cost": 0.1, "played": ["end"], "played_said": ["End"], "played_steps": [STEP]}
BETTER = {"better": ["end"], "said": ["End"], "better_steps": [STEP]}
REVIEW = {
    "ready": True,
    "moments": [{"at": at, "seat": at % 2, "chances": [0.5 - at / 99, 0.5 + at / 99]} for at in range(0, 20, 2)],
    "costly": [TURN | BETTER | {"at": at} for at in (2, 4, 6)],
    "luck": [0.2, -0.1],
    "skill": [-0.3, 0.0],
    "gifts": [0.1, 0.0],
}


# Where the card ends if one player has won: the names of several take two lines.
BOTTOM = """card => {
  card.querySelector("h2").textContent = "Wanderer 2 wins!";
  return card.getBoundingClientRect().bottom;
}"""


def sized(person: Person, width: int, height: int) -> None:
    person.page.set_viewport_size({"width": width, "height": height})


# Whose treasures are worth something, and how much of that sum is not seen.
SUMS = """() => [...document.querySelectorAll(".treasures")].map((one) => {
  const sum = one.firstElementChild;
  const box = one.closest("p").getBoundingClientRect();
  return sum.textContent.endsWith("=") && sum.getBoundingClientRect().right <= box.right;
})"""


def placed(person: Person) -> None:
    person.go(ALONE)
    person.asked()
    person.place(Random(1))


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_no_sum_is_broken_in_two_and_every_column_has_a_name(arrive: Arrive, bots: int) -> None:
    anna = arrive()
    anna.go(played(anna, "tikal", bots=bots, mode="auction"))
    anna.find("final-scores").locator("tbody tr").nth(6).wait_for()
    heads = anna.find("final-scores").locator("thead th").all_inner_texts()
    assert len(set(heads[1:])) == bots + 1
    assert "You" in heads
    assert all(anna.page.evaluate(SUMS)), "the sum stands before its coins"
    for name, size in SIZES.items():
        sized(anna, *size)
        if bots == 3 and name == "large":
            bottom = anna.find("game-over").evaluate(BOTTOM)
            assert bottom <= size[1], "the whole card is seen"
        anna.picture(f"final-scores-{bots + 1}-{name}")
    for size in SIZES.values():
        sized(anna, *size)
        assert anna.page.evaluate(WRAPPED) == 0


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390)], ids=str)
def test_a_small_screen_shows_all_of_the_offers_and_covers_no_hex(
    arrive: Arrive, language: str, size: tuple[int, int]
) -> None:
    anna = arrive(phone=True, language=language)
    sized(anna, *size)
    anna.go(ALONE)
    anna.asked()
    for space in anna.lit():
        anna.tap_space(space)
        if anna.find("rotate").count():
            break
    expect(anna.find("rotate")).to_be_visible()
    assert anna.page.evaluate(CUT, "[data-testid='placing'] button, [data-testid='turn-bar'] button") == []
    anna.place(Random(1))
    anna.choose("a5")
    expect(anna.page.locator('[data-testid="several"][data-action="enter worker a5"]')).to_have_count(3)
    assert anna.page.evaluate(CUT, ".deed button, [data-testid='turn-bar'] button") == []
    assert anna.page.evaluate(COVERED) == []
    anna.picture(f"offers-{size[0]}-{language}")


def test_the_count_of_hexes_is_not_cut_on_a_phone_beside_the_chat(arrive: Arrive) -> None:
    anna, _ = seated(arrive)
    for language in ("en-GB", "de-DE", "fr-FR", "ru-RU", "zh-CN"):
        spectator = arrive(phone=True, language=language)
        spectator.page.goto(anna.page.url)
        spectator.find("chat").wait_for()
        status = spectator.page.locator("header .status")
        expect(status).to_contain_text("36")
        status.evaluate(LAST_HEX)
        for size in ((320, 568), (390, 844), (844, 390)):
            sized(spectator, *size)
            assert status.evaluate(WHOLE), (language, size)
        spectator.picture(f"header-{language}")


def test_the_end_of_a_turn_is_quiet_while_much_is_left_and_asks_once(arrive: Arrive) -> None:
    anna = arrive()
    placed(anna)
    offer = anna.page.locator('[data-testid="offer"]').first
    expect(offer).to_contain_text("Bring a worker to a5")
    colours = [button.evaluate("one => getComputedStyle(one).backgroundColor") for button in (offer, anna.find("undo"))]
    end = anna.find("end-turn")
    assert end.evaluate("one => getComputedStyle(one).backgroundColor") == colours[1] != colours[0]
    expect(end).to_have_attribute("title", DRAWS)
    expect(anna.find("end-draws")).to_have_count(0)
    anna.press(end)
    expect(anna.find("end-confirm")).to_have_text("Really end? 10 AP lost")
    expect(anna.find("heard-refusal")).to_have_text("Really end? 10 AP lost")
    expect(anna.find("end-draws")).to_have_text(DRAWS)
    anna.picture("end-confirm")
    anna.choose("a5")
    expect(end).to_be_enabled()
    expect(anna.find("end-draws")).to_have_count(0)
    anna.end_turn()
    anna.asked()
    expect(anna.find("log")).to_contain_text("10 AP unspent")
    expect(anna.find("undo")).to_have_attribute(
        "title", "There is nothing to take back now. Once something has been drawn, what came before it stays played."
    )


def test_a_phone_says_what_the_end_of_the_turn_brings(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    sized(anna, *SIZES["small"])
    placed(anna)
    anna.press(anna.find("end-turn"))
    expect(anna.find("end-draws")).to_have_text(DRAWS)
    expect(anna.find("end-draws")).to_be_in_viewport(ratio=1)
    anna.picture("end-confirm-small")


def test_the_way_to_the_lesson_asks_before_it_leaves_a_game(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(ALONE)
    anna.asked()
    table = anna.page.url
    anna.press(anna.find("learn-here"))
    expect(anna.page.get_by_role("dialog")).to_contain_text("This game stays as it is")
    anna.press(anna.page.get_by_role("button", name="Stay"))
    assert anna.page.url == table
    anna.press(anna.find("learn-here"))
    anna.press(anna.find("learn-go"))
    anna.find("lesson").wait_for()


def test_the_reader_is_you(arrive: Arrive) -> None:
    anna = arrive()
    placed(anna)
    anna.choose("a5")
    anna.take("enter worker a5")
    anna.choose("a4")
    anna.take("walk worker a5 a4")
    expect(anna.find("hex-panel")).to_contain_text("You hold it: strength 1 against 0.")
    expect(anna.find("player-0")).to_contain_text("you")
    anna.take("guard a4")
    expect(anna.find("hex-panel")).to_contain_text("You hold it with a guard, to the end of the game.")
    expect(anna.space("a4")).to_have_attribute("aria-label", re.compile("You hold it with a guard"))
    anna.press(anna.find("start-over"))
    anna.has_planned(0)
    anna.place(Random(1))
    anna.choose("b4")
    anna.take("camp b4")
    expect(anna.find("hex-panel")).to_contain_text("Your camp.")
    expect(anna.space("b4")).to_have_attribute("aria-label", re.compile(r"Your camp\."))


def test_a_new_table_says_when_a_game_can_be_rated(arrive: Arrive) -> None:
    anna = arrive()
    anna.go("/new?game=tikal")
    expect(anna.find("rated-how")).to_contain_text("once you have an account")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_review_is_legible_in_every_state(arrive: Arrive, theme: str) -> None:
    anna = arrive(theme=theme)
    anna.page.route("**/coach/review", lambda route: route.fulfill(json=REVIEW))
    anna.go(played(anna, "tikal"))
    anna.press(anna.find("open-review"))
    turns = anna.find("costly-turn")
    expect(turns).to_have_count(3)
    assert axe(anna, "color-contrast") == []
    anna.press(turns.first)
    assert axe(anna, "color-contrast") == [], "a turn is looked at, and pointed at"
    anna.press(anna.find("show-better").first)
    assert axe(anna, "color-contrast") == [], "the better one is shown"
    anna.press(anna.find("costly").get_by_role("group").get_by_role("button").last)
    assert axe(anna, "color-contrast") == [], "somebody else's turns"
