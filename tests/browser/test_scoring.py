"""Scoring as a moment: temple by temple on the board, points that arrive at the scores, and a table afterwards."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

SHARED = "/play/tikal?people=2&new=yes"
AUCTION = "/play/tikal?mode=auction&people=2&new=yes"
SENT = (("a4", 3), ("b5", 2), ("b5", 1), ("a4", 2))
"""Where the workers of the first four turns go: each player holds one of the two temples."""

WATCH = """
  window.shown = [];
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    const now = document.querySelector("[data-scored].now");
    const told = now && `${now.dataset.scored} ${now.textContent.replace(/\\s+/g, " ").trim()}`;
    if (told && window.shown.at(-1) !== told) window.shown.push(told);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }));
"""
"""Keeps what is shown of each temple: none of it stays for long."""

WATCH_BAR = """
  window.said = [];
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    const text = document.querySelector('[data-testid="turn-bar"] .state')?.textContent.trim();
    if (text && window.said.at(-1) !== text) window.said.push(text);
  }).observe(document.body, { subtree: true, childList: true, characterData: true }));
"""
"""Keeps what the turn bar says."""


WATCH_SCORES = """
  window.scores = [];
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    if (!document.querySelector('[data-testid="scoring-moment"]')) return;
    const read = (selector) => [...document.querySelectorAll(selector)].map((one) => parseInt(one.textContent));
    const players = read('[data-testid^="player-"] [data-score] .unseen:has(+ .score)');
    window.scores.push([read('[data-testid="round"] small'), players]);
  }).observe(document.body, { subtree: true, childList: true, characterData: true }));
"""
"""Keeps what the strip of an auction and the players say that everybody has, while points are counted."""


def send(person: Person, space: str, count: int) -> None:
    """Bring in some workers and let them walk to a hex."""
    for action in ("enter worker a5", f"walk worker a5 {space}"):
        if action.startswith("walk"):
            person.choose(space)
        for _ in range(count):
            person.take(action)
    person.page.keyboard.press("Escape")


def end_turn(person: Person) -> None:
    """End the turn; at this screen the next player may be able to do the same at once, so that only the log tells."""
    before = person.find("log").text_content() or ""
    person.press_end()
    expect(person.find("log")).not_to_have_text(before)
    person.committed()


def until_the_volcano(person: Person) -> None:
    """Both players at one screen place hexes until one of them draws a volcano."""
    sent = iter(SENT)
    rng = Random(5)
    while (asked := person.asked()) != "acting":
        if asked != "placing":
            person.decide(rng)
            continue
        person.place(rng)
        person.page.locator('[data-action="enter worker a5"]').first.wait_for()
        if order := next(sent, None):
            send(person, *order)
        end_turn(person)


def test_a_scoring_is_shown_temple_by_temple_and_stays_to_be_looked_at(arrive: Arrive) -> None:
    anna = arrive()
    anna.page.add_init_script(WATCH)
    anna.go(SHARED)
    until_the_volcano(anna)
    anna.page.emulate_media(reduced_motion="no-preference")

    anna.press_end()
    anna.find("scoring-moment").wait_for()
    assert "Now " not in anna.find("log").inner_text(), "the log waits for the count"
    anna.picture("scoring-moment")
    expect(anna.find("scoring-moment")).to_have_count(0)
    (told,) = anna.page.evaluate("window.shown")
    assert re.fullmatch(r"(a4 32|b5 21)\+1", told), "who is how strong there, and what it brings"
    expect(anna.find("log")).to_contain_text("Now 1")

    anna.asked()
    anna.press_end()
    anna.press(anna.find("skip-scoring"))
    expect(anna.find("scoring-moment")).to_have_count(0)
    assert anna.asked() == "placing", "a skipped scoring holds nobody up"
    expect(anna.find("scoring-table").locator("tbody tr")).to_have_count(2)
    expect(anna.find("player-0").locator("[data-score]")).to_contain_text("1")

    anna.press(anna.find("round-1"))
    expect(anna.page.get_by_role("dialog").get_by_role("row")).to_have_count(3)
    anna.picture("scoring-again")


def test_the_strip_of_an_auction_counts_points_as_they_come(arrive: Arrive) -> None:
    anna = arrive()
    anna.page.add_init_script(WATCH_SCORES)
    anna.go(AUCTION)
    until_the_volcano(anna)
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.press_end()
    anna.find("scoring-moment").wait_for()
    expect(anna.find("scoring-moment")).to_have_count(0)
    seen = anna.page.evaluate("window.scores")
    assert seen[0] != seen[-1], "points have come in"
    for strip, players in seen:
        assert strip == players


def test_the_turn_bar_tells_no_points_while_they_are_counted(arrive: Arrive) -> None:
    anna = arrive()
    anna.page.add_init_script(WATCH_BAR)
    anna.go(SHARED)
    until_the_volcano(anna)
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.press_end()
    expect(anna.find("log")).to_contain_text("Now 1")
    said = anna.page.evaluate("window.said")
    assert any(text.endswith(" scores.") for text in said)
    assert not any("Now " in text for text in said)
