"""A screen reader gets everything that happens: line after line, in a region that was there before."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.pirate import Pirate
from tests.browser.test_scoring import SHARED, until_the_volcano
from tests.counts import count

AGAIN = pytest.mark.parametrize("again", range(count(1, 5)))
MOTION = pytest.mark.parametrize("calm", [True, False], ids=["reduced-motion", "motion"])

# From now on keep which paragraphs come into the region, and count those that go or change, and those that come
# together with a change of the log: a screen reader drops what is written while the table is drawn anew.
LISTEN = """() => {
  const region = document.querySelector('[data-testid="announcements"]');
  window.heard = { came: [], gone: 0, changed: 0, hasty: 0, drawn: 0 };
  const story = (node) => [...node.childNodes].filter((one) => one.nodeType === 3).map((one) => one.data).join("");
  const isOfLog = ({ target }) => (target.parentElement ?? target).closest('[data-testid="log"]') !== null;
  new MutationObserver((records) => {
    const drawn = records.some(isOfLog);
    if (drawn) window.heard.drawn += 1;
    for (const { target, addedNodes, removedNodes } of records.filter(({ target }) => region.contains(target))) {
      if (target !== region) window.heard.changed += 1;
      if (drawn) window.heard.hasty += 1;
      for (const node of addedNodes) if (node.nodeName === "P") window.heard.came.push(story(node).trim());
      for (const node of removedNodes) if (node.nodeName === "P") window.heard.gone += 1;
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""

# The log without what is only drawn: each line with the name above it and how often it happened.
LOG = """() => [...document.querySelectorAll('[data-testid="log"] li')].map((line) => {
  const whole = line.cloneNode(true);
  for (const drawn of whole.querySelectorAll("[aria-hidden]")) drawn.remove();
  const [, times = "1", text] = /^(?:(\\d+) × )?(.*)$/.exec(whole.textContent.trim());
  return [line.closest(".turn").querySelector("h3")?.textContent ?? "", Number(times), text];
})"""

# Boxes that scroll and are a stop in Firefox, though they have no name.
NAMELESS = """() => [...document.querySelectorAll("main *")].filter((box) => {
  const { overflowX, overflowY } = getComputedStyle(box);
  const scrolls = [overflowX, overflowY].some((way) => way === "auto" || way === "scroll");
  return scrolls && box.getAttribute("tabindex") !== "-1" && !(box.ariaLabel && (box.role || box.matches("ul, ol")));
}).map((box) => box.className)"""

# Headings, boards, buttons and links whose name has a middle dot.
DOTTED = """() => [...document.querySelectorAll("h1, [aria-label], button, a")].map((one) => {
  const whole = one.cloneNode(true);
  for (const drawn of whole.querySelectorAll("[aria-hidden]")) drawn.remove();
  return one.ariaLabel ?? whole.textContent;
}).filter((name) => name.includes("·"))"""

SAID = "text => window.heard.came.join(' ').includes(text)"
LATER = 5_000
"""Milliseconds of the page's own clock, in which everything that waits is announced."""
REVEALED = """() => {
  const said = window.heard.came.join(" ");
  return said.includes("opens the route") && said.lastIndexOf("is left behind") > said.indexOf("opens the route");
}"""
FOLLOW = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
"""Go to another page without loading it."""
QUESTIONS = "document.querySelectorAll('[data-asked]').length"


def heard(person: Person) -> str:
    """All that was announced, after the redraw; nothing of it may have been changed or taken away."""
    told: dict[str, Any] = person.page.evaluate("() => window.heard")
    assert (told["changed"], told["gone"], told["hasty"]) == (0, 0, 0)
    return " ".join(told["came"]).replace("\u00a0", " ")


def lines_of(person: Person) -> list[str]:
    """The log in words."""
    return [text.replace("\u00a0", " ") for *_, text in person.page.evaluate(LOG)]


def asked_anew(person: Person, before: int) -> None:
    person.page.wait_for_function(f"before => {QUESTIONS} > before", arg=before)


@AGAIN
@MOTION
@pytest.mark.usefixtures("again")
def test_every_deed_of_a_bot_is_announced(arrive: Arrive, calm: bool) -> None:
    anna = arrive(calm=calm)
    anna.go("/play/tikal?people=1&bots=easy&new=yes")
    assert anna.asked() == "placing"
    asked_anew(anna, 0)
    anna.page.evaluate(LISTEN)
    anna.place(Random(1))
    before = anna.page.evaluate(QUESTIONS)
    anna.end_turn()
    anna.asked()
    expect(anna.find("announcements").locator("[data-asked]").last).to_contain_text(re.compile("^Your "))
    asked_anew(anna, before)
    own = anna.find("player-0").locator(".name").text_content() or ""
    assert own
    assert own not in heard(anna), "the player who listens is called you"
    assert "You: Drawn" in heard(anna)
    deeds = sum(times for name, times, _ in anna.page.evaluate(LOG) if name == "Tourist 2")
    assert deeds > 2
    assert len(re.findall(r"(?:^|[.…] )Tourist 2[ :]", heard(anna))) == deeds
    assert anna.page.evaluate("window.heard.drawn") > 0


@AGAIN
@MOTION
@pytest.mark.usefixtures("again")
def test_every_line_of_an_island_is_announced(arrive: Arrive, calm: bool) -> None:
    anna = arrive(calm=calm)
    anna.go("/play/jackal?people=1&bots=greedy&new=yes")
    pirate = Pirate(anna, Random(3))
    anna.find("land").wait_for()
    asked_anew(anna, 0)
    before = len(lines_of(anna))
    anna.page.evaluate(LISTEN)
    while not anna.page.evaluate(REVEALED):
        assert pirate.decide() != "over"
    said = heard(anna)
    end = re.findall(r"Island \d+ is left behind: [^.]+\.", said)[-1]
    # The log shows what is revealed once it has been seen.
    expect(anna.find("log")).to_contain_text(end)
    lines = lines_of(anna)[before:]
    last = lines.index(end)
    said = said.split(end)[0] + end
    own = anna.find("player-0").locator(".name").text_content() or ""
    assert own
    assert own not in said, "the player who listens is called you"
    for line, times in Counter(lines[: last + 1]).items():
        assert own in line or said.count(line) == times, line
    assert re.search(r"\bYou (land|pass)\b", said)
    assert not re.search(r"opens the route [HVXKFPM]+\b", said)


def test_a_new_page_is_announced_and_takes_the_focus(arrive: Arrive) -> None:
    anna = arrive()
    anna.go()
    anna.find("play-now").wait_for()
    anna.page.evaluate(LISTEN)
    anna.find("play-now").focus()
    anna.page.keyboard.press("Enter")
    region = anna.find("announcements")
    expect(region).to_contain_text("Basic game, hex 1 of 36")
    expect(region).to_contain_text("Your turn: place your hex. Your hex: ")
    expect(anna.page.locator("#content")).to_be_focused()
    assert "Basic game, hex 1 of 36" in heard(anna)


def test_f6_leads_from_area_to_area_and_back(arrive: Arrive) -> None:
    anna = arrive()
    anna.go("/play/tikal?people=1&bots=random&new=yes")
    assert anna.asked() == "placing"
    asked_anew(anna, 0)
    anna.place(Random(1))
    anna.has_planned(1)
    anna.page.evaluate("document.activeElement.blur()")
    keyboard = anna.page.keyboard
    areas = []
    for key in ("F6", "F6", "F6", "F6", "F6", "Shift+F6"):
        keyboard.press(key)
        areas.append(anna.page.evaluate("() => document.activeElement.closest('[data-area]').dataset.area"))
    assert areas in (["1", "2", "3", "4", "1", "4"], ["1", "3", "4", "1", "3", "1"]), areas
    expect(anna.page.locator("dialog[open]")).to_have_count(0)


def test_the_focus_stays_when_the_button_that_had_it_goes(arrive: Arrive) -> None:
    anna = arrive()
    anna.go("/play/tikal?people=1&bots=random&new=yes")
    assert anna.asked() == "placing"
    anna.page.locator(".space.lit").first.focus()
    anna.page.keyboard.press("Enter")
    anna.find("place-here").focus()
    anna.page.keyboard.press("Enter")
    anna.has_planned(1)
    expect(anna.page.locator(".space:focus")).to_have_count(1)
    anna.find("end-turn").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.find("end-confirm")).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.committed()
    anna.page.wait_for_function("() => document.activeElement !== document.body")


def test_a_dialog_is_called_by_its_title_and_its_text(arrive: Arrive) -> None:
    anna = arrive()
    anna.go("/play/tikal?people=1&bots=random&new=yes")
    anna.press(anna.find("leave-game"))
    dialog = anna.page.get_by_role("dialog", name="Leave the game")
    expect(dialog).to_be_focused()
    expect(dialog).to_have_accessible_description(re.compile("a bot", re.IGNORECASE))


@pytest.mark.parametrize("game", ["tikal", "jackal"])
def test_no_box_that_scrolls_is_a_stop_without_a_name(arrive: Arrive, game: str) -> None:
    anna = arrive()
    anna.go(f"/play/{game}?people=1&bots=random&new=yes")
    anna.find("turn-bar").wait_for()
    assert anna.page.evaluate(NAMELESS) == []
    assert re.fullmatch(r"[^·–/]+", anna.page.title())
    assert anna.page.evaluate(DOTTED) == []
    anna.go()
    anna.page.locator("a[href^='/table/']").first.wait_for()
    assert anna.page.evaluate(DOTTED) == []


def test_the_region_has_no_name_and_the_buttons_of_home_have_different_ones(arrive: Arrive) -> None:
    anna = arrive()
    anna.go()
    anna.find("play-now").wait_for()
    region = anna.find("announcements")
    expect(region).to_have_role("log")
    expect(region).to_have_accessible_name("")
    names = [anna.page.get_by_role("button", name=re.compile("^Play now: ")).nth(at) for at in range(2)]
    expect(names[0]).not_to_have_accessible_name(names[1].get_attribute("aria-label") or "")
    expect(anna.page.get_by_role("button", name="Play now", exact=True)).to_have_count(0)
    for name in ("Learn in five minutes", "How to play", "New table with friends"):
        expect(anna.page.get_by_role("link", name=name, exact=True)).to_have_count(0)


def test_looking_back_is_announced(arrive: Arrive) -> None:
    anna = arrive()
    anna.page.clock.install()
    anna.go("/play/tikal?people=1&bots=random&new=yes")
    assert anna.asked() == "placing"
    asked_anew(anna, 0)
    anna.page.evaluate(LISTEN)
    anna.find("since").click()
    told = anna.find("look-told").locator("span").last.text_content() or ""
    assert told.strip()
    anna.page.wait_for_function(SAID, arg=told.strip())
    heard(anna)
    before = anna.page.evaluate(QUESTIONS)
    anna.page.keyboard.press("Escape")
    expect(anna.find("look-bar")).to_have_count(0)
    anna.page.clock.run_for(LATER)
    assert anna.page.evaluate(QUESTIONS) == before, "nothing else is asked than before"


def test_the_volcano_and_the_scoring_round_are_announced(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(SHARED)
    asked_anew(anna, 0)
    anna.page.evaluate(LISTEN)
    until_the_volcano(anna)
    for text in ("volcano", "scoring round"):
        anna.page.wait_for_function(SAID, arg=text)
    question = anna.find("announcements").locator("[data-asked]").last
    expect(question).to_have_text("Your scoring turn. 10\u00a0AP left.")
    heard(anna)


def test_the_reveal_is_announced_at_a_shared_screen_and_so_is_the_curtain(arrive: Arrive) -> None:
    anna = arrive()
    anna.go()
    anna.find("play-now").wait_for()
    anna.page.evaluate(LISTEN)
    anna.page.evaluate(FOLLOW, "/play/jackal?people=2&new=yes")
    anna.page.wait_for_function(SAID, arg="Pass the screen to")
    pirate = Pirate(anna, Random(3))
    while not anna.page.evaluate(REVEALED):
        assert pirate.decide() != "over"
    said = heard(anna)
    if anna.find("lift-curtain").count():
        pirate.decide()
    revealed = [line for line in lines_of(anna) if re.search("opens the route|left behind|throws a black mark", line)]
    assert any("opens the route" in line for line in revealed)
    for line, times in Counter(revealed).items():
        assert said.count(line) == times, line


@pytest.mark.parametrize("game", ["tikal", "jackal"])
def test_the_end_by_resigning_is_announced_and_the_focus_stays(arrive: Arrive, game: str) -> None:
    anna = arrive()
    anna.go(f"/play/{game}?people=1&bots=random&new=yes")
    asked_anew(anna, 0)
    for button in ("leave-game", "resign-now"):
        anna.find(button).focus()
        anna.page.keyboard.press("Enter")
    expect(anna.find("announcements")).to_contain_text("This game was abandoned.")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    anna.page.wait_for_function("() => document.activeElement !== document.body")
