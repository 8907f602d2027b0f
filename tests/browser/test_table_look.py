"""What a table shows: reasons, the round of an auction, sums that add up; and small screens that lose nothing."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

ALONE = "/play/tikal?people=1&bots=random&new=yes"
AUCTION = "/play/tikal?mode=auction&people=1&bots=random&new=yes"
LEGIBLE = 8
"""Pixels: a word that only a screen reader knows is smaller."""
LONG = "Bartholomäusmaximilianx"

SCROLLS = (
    "() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
)
COVERED = """() => {
  const button = document.querySelector(".zoom button").getBoundingClientRect();
  const { x, y, width, height } = document.querySelector('[data-space="h1"]').getBoundingClientRect();
  const [near, far] = [x + width * 0.75, y + height];
  return button.bottom > y + 2 && button.right > x && button.left < near && button.top < far;
}"""


def begun(arrive: Arrive, path: str = ALONE, **wishes: object) -> Person:
    person = arrive(**wishes)
    person.go(path)
    person.asked()
    return person


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_where_the_hex_cannot_lie_the_reason_stands_at_the_pointer(arrive: Arrive, phone: bool) -> None:
    anna = begun(arrive, phone=phone)
    anna.tap_space("d4" if phone else "h1")
    note = anna.find("note")
    expect(note).to_contain_text("does not touch any hex.")
    anna.picture(f"refused-{'touch' if phone else 'mouse'}")
    anna.press(note.get_by_role("button", name="T4.1"))
    expect(anna.page.get_by_role("dialog")).to_contain_text("T4.1")


def test_a_walk_that_cannot_be_has_its_reason_too(arrive: Arrive) -> None:
    anna = begun(arrive)
    anna.place(Random(1))
    anna.tap_space("a5")
    anna.take("enter worker a5")
    anna.take("enter worker a5")
    anna.press(anna.members().first)
    anna.tap_space("b4")
    anna.page.keyboard.press("Escape")
    anna.press(anna.page.locator('[data-member="worker b4"]'))
    empty = next(space for space in ("b3", "c4") if anna.page.get_by_label(f"{space}: nothing lies here").count())
    anna.tap_space(empty)
    expect(anna.find("note")).to_contain_text(f"No hex lies on {empty} yet.")
    anna.press(anna.page.locator('[data-member="worker b4"]'))
    anna.tap_space("h1")
    expect(anna.find("note")).to_contain_text("h1 is out of reach")
    expect(anna.find("note").get_by_role("button", name="T5.3")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.find("note")).to_have_count(0)


def test_the_board_stays_where_it_is_when_the_plan_is_too_long_for_its_line(arrive: Arrive) -> None:
    anna = begun(arrive)
    anna.page.set_viewport_size({"width": 1000, "height": 800})
    anna.place(Random(1))
    before = anna.page.get_by_role("grid").bounding_box()
    for _ in range(2):
        anna.choose("a5")
        anna.take("enter worker a5")
        anna.choose("b4")
        anna.take("walk worker a5 b4")
    plan = anna.page.get_by_role("list").filter(has=anna.find("plan-step"))
    assert plan.evaluate("list => list.scrollWidth > list.clientWidth")
    assert anna.page.get_by_role("grid").bounding_box() == before


def test_everything_that_can_be_done_is_lit(arrive: Arrive) -> None:
    anna = begun(arrive)
    anna.place(Random(1))
    for space in ("a5", "b4"):  # where a member can come in, and where a camp be established
        expect(anna.page.locator(f'.space.lit[data-space="{space}"]')).to_have_count(1)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=str)
def test_one_button_places_the_hex_and_the_others_have_words(arrive: Arrive, size: tuple[int, int]) -> None:
    anna = begun(arrive)
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    anna.tap_space(anna.lit()[0])
    expect(anna.page.get_by_role("button", name="Place here")).to_have_count(1)
    anna.place(Random(1))
    for name, word in {"undo": "Undo", "start-over": "Start over", "commit": "Play so far"}.items():
        box = anna.find(name).get_by_text(word).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > LEGIBLE, name
    anna.picture(f"words-{size[0]}")


def test_the_round_of_an_auction_is_in_sight_while_somebody_acts(arrive: Arrive) -> None:
    anna = begun(arrive, AUCTION)
    expect(anna.find("round").locator("svg[viewBox^='-104']")).to_have_count(2)
    rng = Random(2)
    while anna.asked() != "placing":
        anna.decide(rng)
    expect(anna.find("round")).to_be_visible()
    expect(anna.find("round")).to_contain_text("has played")


def numbers(row: Locator) -> tuple[int, ...]:
    return tuple(int(text.replace("−", "-")) for text in row.locator("td").all_inner_texts())


def prices(person: Person) -> list[int]:
    """What was paid for each turn, from the record: the last bid before a hex is picked, if anybody bid."""
    record: str = person.page.evaluate(
        "fetch(document.querySelector('a[href$=\"/record\"]').href).then((answer) => answer.text())"
    )
    found, bid = [], 0
    for deed, points in re.findall(r"^(?:\S+ )*?(bid|pick|place)\b ?(\d*)", record, re.MULTILINE):
        if deed == "bid":
            bid = int(points)
        elif bid:
            found.append(bid)
            bid = 0
    return found


def test_the_scores_of_an_auction_add_up(arrive: Arrive) -> None:
    anna = begun(arrive, AUCTION)
    rng = Random(6)
    while anna.decide(rng, 1) != "over":
        pass
    expect(anna.find("final-scores").get_by_role("row", name="Final scoring")).to_be_visible()
    rows = [numbers(row) for row in anna.find("final-scores").locator("tr:has(td)").all()]
    start, bids, *_, treasures, totals = rows
    assert start == (20, 20)
    assert all(bid <= 0 for bid in bids)
    assert all(points >= 0 for points in treasures)
    assert tuple(map(sum, zip(*rows[:-1], strict=True))) == totals
    assert sum(bids) == -sum(prices(anna)), "what the record says was paid"
    anna.picture("auction-adds-up")


def test_a_line_of_the_log_leads_to_the_board(arrive: Arrive) -> None:
    anna = begun(arrive)
    anna.place(Random(1))
    anna.end_turn()
    anna.asked()
    line = anna.find("log").get_by_role("button", name="Placed on").last
    line.hover()
    expect(anna.page.locator(".mark")).to_have_count(1)
    expect(anna.find("log").get_by_role("heading", name="You").first).to_be_attached()


@pytest.mark.parametrize(("width", "height"), [(640, 400), (844, 390), (390, 844), (360, 640)])
@pytest.mark.parametrize("language", ["de-DE", "ru-RU"])
def test_small_screens_scroll_nowhere_and_show_scores_and_whole_labels(
    arrive: Arrive, language: str, width: int, height: int
) -> None:
    anna = begun(arrive, language=language)
    anna.place(Random(1))
    anna.page.set_viewport_size({"width": width, "height": height})
    expect(anna.find("scores")).to_be_visible()
    assert not anna.page.evaluate(SCROLLS)
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert anna.page.eval_on_selector_all("nav button, [data-testid='turn-bar'] button", cut) == []
    for _ in range(8):
        if anna.find("zoom-out").count() == 0:
            break
        anna.press(anna.find("zoom-out"))
    anna.page.wait_for_function(f"() => !({COVERED})()")  # once the board is drawn anew
    anna.picture(f"small-{language[:2]}-{width}")


def test_a_long_name_covers_nothing(arrive: Arrive) -> None:
    anna = arrive()
    anna.go()
    anna.find("name").click()
    anna.page.get_by_role("dialog").get_by_role("textbox").fill(LONG)
    anna.page.keyboard.press("Enter")
    anna.go(ALONE)
    anna.asked()
    card = anna.find("player-0")
    name, score = card.locator(".name").bounding_box(), card.locator("b").last.bounding_box()
    assert name is not None
    assert score is not None
    assert name["x"] + name["width"] <= score["x"]


def test_action_points_are_seen_in_colours_of_ones_own(arrive: Arrive) -> None:
    anna = begun(arrive)
    anna.page.emulate_media(forced_colors="active")
    tiles = anna.find("ap").locator("i")
    shown = tiles.evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")
    page = anna.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    assert page not in shown
