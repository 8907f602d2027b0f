"""Two people: one is away while a bot plays, both leave for good, and the end offers what every end offers."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_announcements import LISTEN, SAID, heard
from tests.browser.test_rematch import seated
from tests.browser.test_tikal_screens import WHOLE


def turns(person: Person) -> list[str]:
    """The log: the heading of every turn, and the lines that belong to nobody's."""
    said: list[str] = person.page.eval_on_selector_all(
        '[data-testid="log"] .turn', "all => all.map(turn => (turn.querySelector('h3') ?? turn).textContent.trim())"
    )
    return said


def play_a_turn(person: Person) -> None:
    """Place the hex, and end the turn."""
    assert person.asked() == "placing"
    person.place(Random(1))
    person.end_turn()


def go_away(away: Person, other: Person) -> None:
    away.press(away.find("leave-game"))
    away.picture("leaving")
    deeds = away.page.get_by_role("dialog").locator(".deeds [data-testid]")
    expect(deeds.first).to_have_attribute("data-testid", "go-away")
    away.press(away.find("go-away"))
    other.press(other.find("agree"))
    expect(away.find("kept")).to_be_visible()


def resign(person: Person) -> None:
    person.press(person.find("leave-game"))
    person.press(person.find("resign-now"))


def test_the_log_tells_what_a_bot_played_for_somebody_who_was_away(arrive: Arrive) -> None:
    anna, boris = seated(arrive)
    go_away(boris, anna)
    boris.page.reload()
    expect(boris.find("announcements")).to_contain_text("A bot is playing for you until you return.")
    boris.page.evaluate(LISTEN)
    play_a_turn(anna)
    assert anna.asked() == "placing", "a bot has played for Boris"
    boris.page.wait_for_function(SAID, arg="Boris: Drawn")
    assert "You: " not in heard(boris)
    boris.press(boris.find("come-back"))
    expect(boris.find("log")).to_contain_text("Boris is back.")
    told = turns(boris)
    away = told.index("A bot plays for Boris until they return.")
    assert "Boris" in told[away:]
    assert told[-1] == "Boris is back."
    assert "You" not in told
    boris.page.reload()
    expect(boris.find("log").locator(".turn")).to_have_count(len(told))
    assert turns(boris) == told
    play_a_turn(anna)
    assert boris.asked() == "placing"
    boris.place(Random(1))
    boris.end_turn()
    expect(boris.find("log").get_by_role("heading", name="You", exact=True)).to_be_visible()


def test_a_game_that_everybody_has_left_ends_like_any_other(arrive: Arrive) -> None:
    anna, boris = seated(arrive)
    play_a_turn(anna)
    assert boris.asked() == "placing"
    resign(boris)
    expect(anna.find("log")).to_contain_text("Boris has resigned. A bot plays on.")
    state = anna.find("player-1").get_by_test_id("seat-state")
    expect(state).to_contain_text("resigned")
    assert state.evaluate(WHOLE), "nothing of it is cut"
    resign(anna)
    for person in (anna, boris):
        expect(person.find("game-over")).to_contain_text("The game ended early")
        expect(person.find("game-over")).to_contain_text("Boris has resigned. Guest")
        expect(person.find("final-scores")).to_be_visible()
        expect(person.find("log")).to_contain_text(re.compile(r"has resigned\.(?! A bot)"))
    anna.picture("abandoned")
    first = anna.page.url
    boris.press(boris.find("rematch"))
    expect(anna.find("game-over")).to_contain_text("A rematch is waiting for you.")
    anna.press(anna.find("rematch"))
    anna.page.wait_for_url(lambda url: url != first)
    anna.find("turn-bar").wait_for()
    assert anna.page.url == boris.page.url


@pytest.mark.parametrize("phone", [False, True])
def test_a_notice_does_not_lie_over_the_bar_of_the_turn(arrive: Arrive, phone: bool) -> None:
    anna, boris = seated(arrive, phone=phone)
    assert anna.asked() == "placing"
    resign(boris)
    notice = anna.page.locator(".toasts p").first
    anna.page.wait_for_function("() => !document.querySelector('.toasts')?.getAnimations({subtree: true}).length")
    bar, over = anna.find("turn-bar").bounding_box(), notice.bounding_box()
    assert bar is not None
    assert over is not None
    anna.picture(f"notice-{'phone' if phone else 'desktop'}")
    assert over["y"] + over["height"] <= bar["y"]


def stands_above(bar: Locator, over: Locator) -> None:
    """Wait until it leaves the bar free, and stays in the window."""
    free = "([bar, over]) => over.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top"
    over.page.wait_for_function(free, arg=[bar.element_handle(), over.element_handle()])
    expect(over).to_be_in_viewport(ratio=1)


def test_a_notice_stands_above_the_bar_that_replaces_another(arrive: Arrive) -> None:
    anna, boris = seated(arrive)
    assert anna.asked() == "placing"
    # The notice would go after some seconds.
    anna.page.clock.install()
    anna.page.clock.pause_at(anna.page.evaluate("Date.now() + 1000"))
    resign(boris)
    notice = anna.page.locator(".toasts p").first
    stands_above(anna.find("turn-bar"), notice)
    anna.press(anna.find("since"))
    stands_above(anna.find("look-bar"), notice)


def test_the_chat_stands_above_the_bar_that_replaces_another(arrive: Arrive) -> None:
    anna, _ = seated(arrive)
    assert anna.asked() == "placing"
    anna.press(anna.find("chat"))
    stands_above(anna.find("turn-bar"), anna.find("chat-panel"))
    anna.press(anna.find("since"))
    stands_above(anna.find("look-bar"), anna.find("chat-panel"))
