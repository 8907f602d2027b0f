"""One or two people at a table: plans that survive, steps taken back, refusals that cite a rule, shared screens."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive, serving
from tests.browser.person import Person
from tests.browser.watch import WatchedBrowser

ALONE = "/play/tikal?people=1&bots=random&new=yes"
SHARED = "/play/tikal?people=2&new=yes"


def begun(arrive: Arrive, path: str = ALONE, **wishes: object) -> Person:
    """Somebody whose turn it is, with a hex to place."""
    person = arrive(**wishes)
    person.go(path)
    assert person.asked() == "placing"
    return person


def steps(person: Person) -> list[str]:
    return [text.strip() for text in person.find("plan-step").all_inner_texts()]


def test_a_reload_in_the_middle_of_a_turn_keeps_the_plan(arrive: Arrive) -> None:
    anna = begun(arrive)
    anna.place(Random(1))
    anna.tap_space("a5")
    anna.take("enter worker a5")
    planned = steps(anna)
    assert len(planned) == 2
    anna.page.reload()
    anna.find("plan-step").nth(1).wait_for()
    assert steps(anna) == planned
    anna.end_turn()
    assert anna.asked() == "placing"


def test_a_step_is_taken_out_and_all_of_them(arrive: Arrive) -> None:
    anna = begun(arrive)
    anna.place(Random(1))
    anna.tap_space("a5")
    anna.take("enter worker a5")
    anna.take("enter leader a5")
    anna.press(anna.find("undo"))
    expect(anna.find("plan-step")).to_have_count(2)
    anna.press(anna.find("start-over"))
    expect(anna.find("plan-step")).to_have_count(0)
    assert anna.asked() == "placing"


def test_what_was_committed_is_taken_back_to_the_last_checkpoint(arrive: Arrive) -> None:
    anna = begun(arrive)
    anna.place(Random(1))
    anna.tap_space("a5")
    anna.take("enter worker a5")
    anna.commit()
    expect(anna.page.locator('[data-member="worker a5"]')).to_have_count(1)
    anna.press(anna.find("undo"))
    expect(anna.find("log")).to_contain_text("Took back")
    anna.has_planned(2)
    anna.press(anna.find("undo"))
    expect(anna.page.locator('[data-member="worker a5"]')).to_have_count(0)
    anna.press(anna.find("start-over"))
    assert anna.asked() == "placing"


def test_what_was_taken_back_is_a_plan_again_and_can_be_played_again(arrive: Arrive) -> None:
    anna = begun(arrive)
    anna.place(Random(1))
    anna.tap_space("a5")
    anna.take("enter worker a5")
    planned = steps(anna)
    anna.commit()
    anna.press(anna.find("undo"))
    anna.has_planned(2)
    assert steps(anna) == planned
    anna.commit()
    expect(anna.page.locator('[data-member="worker a5"]')).to_have_count(1)
    anna.end_turn()
    assert anna.asked() == "placing"


def test_a_greyed_action_says_why_and_leads_to_the_rule(arrive: Arrive) -> None:
    anna = begun(arrive)
    anna.place(Random(1))
    anna.tap_space("a4")
    denied = anna.find("denied").first
    expect(denied).to_contain_text("A level needs one of your members on the hex; you have none there.")
    denied.get_by_role("button", name="T6.4").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("T6.4")
    anna.picture("refusal-rule")


def test_two_people_in_two_browsers(arrive: Arrive) -> None:
    anna, boris = arrive(), arrive(theme="dark")
    anna.go("/new?game=tikal")
    anna.page.get_by_label("Seat 3: who sits here?").select_option("bot")
    anna.press(anna.find("create"))
    link = anna.page.get_by_label("Invitation link").input_value()
    anna.picture("waiting-room")
    boris.page.goto(link)
    boris.press(boris.find("sit"))
    expect(anna.find("start")).to_be_enabled()
    anna.press(anna.find("start"))
    assert anna.asked() == "placing"
    boris.find("turn-bar").wait_for()
    expect(boris.find("commit")).to_be_disabled()
    expect(boris.find("end-turn")).to_have_count(0)
    anna.place(Random(1))
    anna.end_turn()
    assert boris.asked() == "placing"
    expect(boris.find("log")).to_contain_text("Placed on")
    boris.place(Random(2))
    boris.end_turn()
    assert anna.asked() == "placing", "the bot has played, and it is Anna's turn again"


def test_somebody_who_looks_on_sees_everything_and_can_do_nothing(arrive: Arrive) -> None:
    anna = begun(arrive)
    visitor = arrive()
    visitor.page.goto(anna.page.url)
    visitor.find("player-0").wait_for()
    expect(visitor.find("commit")).to_have_count(0)
    anna.place(Random(1))
    anna.end_turn()
    expect(visitor.find("log")).to_contain_text("Placed on")


def test_two_people_at_one_screen(arrive: Arrive) -> None:
    anna = begun(arrive, SHARED)
    for seat in (0, 1, 0):
        assert anna.asked() == "placing"
        expect(anna.find(f"player-{seat}")).to_contain_text("to move")
        anna.place(Random(seat))
        anna.end_turn()
    anna.picture("hot-seat")


def test_a_plan_made_while_others_move_is_there_when_the_turn_comes(arrive: Arrive) -> None:
    anna, boris = arrive(), arrive()
    anna.go("/new?game=tikal")
    anna.page.get_by_label("Remove seat 3").click()
    anna.press(anna.find("create"))
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.press(boris.find("sit"))
    anna.press(anna.find("start"))
    assert anna.asked() == "placing"
    boris.press(boris.find("plan-ahead"))
    boris.tap_space("a5")
    boris.take("enter worker a5")
    anna.place(Random(1))
    anna.end_turn()
    expect(boris.find("later")).to_contain_text("a5")
    assert boris.asked() == "placing", "the hex comes first; the plan waits behind it"
    expect(boris.page.get_by_role("alert")).to_have_count(0)
    boris.place(Random(2))
    expect(boris.find("plan-step")).to_have_count(2)
    expect(boris.find("later")).to_have_count(0)


def test_the_first_rounds_on_a_phone_by_touch(arrive: Arrive) -> None:
    anna = begun(arrive, phone=True)
    anna.picture("phone-placing")
    rng = Random(4)
    for _ in range(3):
        assert anna.asked() == "placing"
        anna.place(rng)
        anna.act(rng, 2)
    wide = anna.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0, "nothing sticks out at the side"
    anna.picture("phone-acting")


def test_a_turn_by_keyboard_alone(arrive: Arrive) -> None:
    anna = begun(arrive)
    keyboard = anna.page.keyboard
    anna.space("a5").focus()
    lit = anna.lit()
    assert "a3" in lit
    keyboard.press("ArrowUp")
    keyboard.press("ArrowUp")
    keyboard.press("Enter")
    anna.find("place-here").wait_for()
    keyboard.press("r")
    anna.plans(lambda: anna.find("place-here").press("Enter"))
    anna.space("a5").focus()
    keyboard.press("Enter")
    anna.plans(lambda: anna.page.locator('[data-action="enter worker a5"]').first.press("Enter"))
    anna.find("end-turn").press("Enter")
    anna.find("end-confirm").press("Enter")
    anna.committed()
    assert anna.asked() == "placing"


def test_animated_frames_can_be_skipped(arrive: Arrive) -> None:
    anna = begun(arrive, "/play/tikal?people=1&bots=greedy,greedy,greedy&new=yes", calm=False)
    anna.place(Random(1))
    anna.end_turn()
    anna.press(anna.find("skip"))
    assert anna.asked() == "placing"


def test_a_server_that_was_killed_comes_back_and_the_turn_goes_on(chromium: WatchedBrowser, tmp_path: Path) -> None:
    with serving(tmp_path) as (server, address):
        anna = Person(chromium, address)
        anna.expects("WebSocket", "net::ERR_CONNECTION_REFUSED")
        anna.go(ALONE)
        assert anna.asked() == "placing"
        anna.place(Random(1))
        anna.tap_space("a5")
        anna.take("enter worker a5")
        server.kill()
        server.wait()
        expect(anna.find("connection")).to_be_visible()
    with serving(tmp_path, address.rsplit(":", 1)[1]):
        expect(anna.find("connection")).to_have_count(0)
        anna.end_turn()
        assert anna.asked() == "placing"
        expect(anna.page.locator('[data-member="worker a5"]')).to_have_count(1)
        anna.leave()
