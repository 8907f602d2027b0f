"""Games with a clock: a player resigns and the other plays on, and a game whose only player runs out of time."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

# Opens a table for one person and a bot, with the shortest clock that there is, and begins; answers with its id.
HURRIED = """async () => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "content-type": "application/json", "x-csrftoken": csrf };
  const post = async (path, body) =>
    (await fetch(`/api/tables${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const seats = [{ kind: "me" }, { kind: "bot", bot: "random" }];
  const { id } = await post("", { game: "tikal", mode: "", clock: { kind: "move", time: 10 }, seats });
  await post(`/${id}/salt`, { salt: "0123456789abcdef".repeat(2) });
  return id;
}"""


def seated(arrive: Arrive, seconds: int) -> tuple[Person, Person]:
    """Anna and Boris at a table with a clock; Anna begins."""
    anna, boris = arrive(), arrive()
    anna.go("/new?game=tikal")
    anna.page.get_by_text("60 s for each turn").click()
    anna.page.get_by_label("Seconds for each turn").fill(str(seconds))
    anna.press(anna.find("create"))
    expect(anna.page.get_by_text(f"{seconds} s for each turn")).to_be_visible()
    boris.page.goto(anna.page.get_by_label("Invitation link").input_value())
    boris.page.get_by_label("What shall we call you?").fill("Boris")
    boris.press(boris.find("sit"))
    anna.press(anna.find("start"))
    return anna, boris


def test_somebody_resigns_and_their_clock_is_gone(arrive: Arrive) -> None:
    anna, boris = seated(arrive, 600)
    expect(boris.find("clock-1")).to_have_text("10 min")
    boris.press(boris.find("leave-game"))
    boris.press(boris.find("resign-now"))
    expect(boris.page.get_by_text("You are watching.")).to_be_visible()
    expect(anna.find("player-1")).to_contain_text("resigned")
    expect(anna.find("clock-1")).to_have_count(0)
    expect(boris.find("clock-0")).to_be_visible()


def test_a_game_whose_only_player_runs_out_of_time_ends_like_any_other(arrive: Arrive) -> None:
    anna = arrive()
    anna.go()
    anna.go(f"/table/{anna.page.evaluate(HURRIED)}")
    assert anna.asked() == "placing"
    expect(anna.find("game-over")).to_contain_text("The game ended early")
    expect(anna.find("game-over")).to_contain_text("is out of time.")
    expect(anna.find("final-scores")).to_contain_text("out of time")
    expect(anna.find("log")).to_contain_text("is out of time.")
    expect(anna.find("log")).not_to_contain_text("A bot plays on")
    anna.picture("out-of-time")
