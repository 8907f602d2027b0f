"""Browsers at real sockets: what one does, the others see; nobody acts for another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cenote.core.replay import verify
from cenote.server.protocol.view_diff import changed
from tests.server.browsers import Line, Message, Serving, offer, serving, two_browsers
from tests.server.files import BREAK, MEND, script


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_everybody_is_shown_the_table_and_then_the_position(server: Serving) -> None:
    anna, ben, id = two_browsers(server)
    for browser, seat in ((anna, 0), (ben, 1), (server.browser(), None)):
        with browser.at(id) as line:
            first, second = line.hear(), line.next("frame")
            assert first["type"] == "table"
            assert [sitting["yours"] for sitting in first["seats"]] == [seat == 0, seat == 1]
            assert (second["after"], second["seat"], second["actors"]) == (-1, seat, [0])
            assert bool(second["offers"]) == (seat == 0)
            assert bool(first["invite"]) == (seat is not None)


def test_two_people_see_each_others_moves_and_the_mover_is_answered_first(server: Serving) -> None:
    anna, ben, id = two_browsers(server)
    with anna.at(id) as hers, ben.at(id) as his:
        seen, before = hers.next("frame"), his.next("frame")
        answer = hers.play(seen, "place a3 0", "enter worker a5", "end")
        assert answer["type"] == "accepted"
        assert "frame" not in [message["type"] for message in hers.heard[hers.heard.index(seen) + 1 :]]
        shown, after = hers.next("frame"), his.next("frame")
        assert shown["number"] == after["number"] == answer["number"]
        assert (after["after"], after["actors"]) == (before["number"], [1])
        assert next(fact["fact"] for event in after["events"] for fact in event["facts"]) == "placed"
        assert after["offers"]
        assert not shown["offers"]
        assert his.play(after, *offer(after))["type"] == "accepted"
        assert hers.next("frame")["after"] == shown["number"]


def test_somebody_who_looks_on_gets_frames_and_may_do_nothing(server: Serving) -> None:
    anna, _, id = two_browsers(server)
    with anna.at(id) as hers, server.browser("Cleo").at(id) as other:
        seen, looked = hers.next("frame"), other.next("frame")
        entries = server.entries(id)
        asked: list[Message] = [
            {"type": "play", "at": looked["number"], "actions": list(offer(seen))},
            {"type": "undo", "at": looked["number"]},
            {"type": "preview", "actions": []},
            {"type": "explain", "plan": [], "actions": ["end"]},
        ]
        assert [other.ask(**message)["code"] for message in asked] == ["not-seated"] * 4
        assert server.entries(id) == entries
        hers.play(seen, "place a3 0")
        frame = other.next("frame")
        assert (frame["seat"], frame["after"], frame["offers"]) == (None, looked["number"], [])
        assert other.ask(type="story", since=0)["facts"][-1] == frame["events"][-1]["facts"]


def test_who_comes_back_gets_a_full_frame_and_the_story_of_what_was_missed(server: Serving) -> None:
    anna, ben, id = two_browsers(server)
    with ben.at(id) as his:
        left = his.next("frame")
    with anna.at(id) as hers:
        hers.play(hers.next("frame"), "place a3 0", "enter worker a5")
    with ben.at(id) as his:
        frame = his.next("frame")
        assert (frame["after"], frame["number"], frame["events"]) == (-1, left["number"] + 2, [])
        told = his.ask(type="story", since=left["number"])
        assert [fact["fact"] for facts in told["facts"] for fact in facts] == ["placed", "entered"]


def test_somebody_who_misses_a_frame_gets_everything_again(server: Serving) -> None:
    anna, _, id = two_browsers(server)
    with anna.at(id) as line:
        first = line.next("frame")
        line.wire.send('{"type": "resync"}')
        assert line.next("frame") == first
        line.play(first, "place a3 0")
        second = line.next("frame")
        line.wire.send('{"type": "resync"}')
        again = line.next("frame")
        view = first["view"]
        for event in second["events"]:
            view = changed(view, event["changes"])
        assert again == {**second, "after": -1, "events": [], "view": view, "seen": second["number"]}


def test_a_ping_is_answered_also_to_those_who_look_on(server: Serving) -> None:
    anna, _, id = two_browsers(server)
    for browser in (anna, server.browser()):
        with browser.at(id) as line:
            line.next("frame")
            line.wire.send('{"type": "ping"}')
            assert line.next("pong") == {"type": "pong"}


def test_everybody_sees_who_is_here(server: Serving) -> None:
    anna, ben, id = two_browsers(server)

    def here(message: Message) -> list[bool]:
        return [seat["here"] for seat in message.get("seats", ())]

    with anna.at(id) as hers:
        hers.until(lambda message: here(message) == [True, False])
        with ben.at(id), ben.at(id):
            hers.until(lambda message: here(message) == [True, True])
        hers.until(lambda message: here(message) == [True, False])
        with server.browser().at(id) as other:
            assert here(other.next("table")) == [True, False]


def test_whoever_looks_elsewhere_for_long_is_away_until_they_are_back(server: Serving) -> None:
    anna, ben, id = two_browsers(server)

    def ben_is_here(message: Message) -> bool | None:
        return message["seats"][1]["here"] if message["type"] == "table" else None

    with anna.at(id) as hers, ben.at(id) as his:
        hers.until(lambda message: ben_is_here(message) is True)
        his.wire.send('{"type": "look", "here": false}')
        hers.until(lambda message: ben_is_here(message) is False)
        with ben.at(id):
            hers.until(lambda message: ben_is_here(message) is True)
        hers.until(lambda message: ben_is_here(message) is False)
        his.wire.send('{"type": "look", "here": true}')
        hers.until(lambda message: ben_is_here(message) is True)


def test_everybody_sees_who_sits_down_and_that_the_game_begins(server: Serving) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    id = anna.create("me", "open")
    with anna.at(id) as hers, ben.at(id) as his:
        assert his.next("table")["host"] is False
        ben.join(id)
        hers.until(lambda message: message["type"] == "table" and message["seats"][1]["name"] == "Ben")
        anna.post(f"/api/tables/{id}/start")
        for line, seat in ((hers, 0), (his, 1)):
            frame = line.next("frame")
            assert (frame["after"], frame["seat"]) == (-1, seat)
            assert [heard["status"] for heard in line.heard if heard["type"] == "table"][-1] == "running"


def test_who_leaves_looks_on_from_then_on(server: Serving) -> None:
    anna, ben, id = two_browsers(server)
    with anna.at(id) as hers, ben.at(id) as his:
        assert hers.next("frame")["seat"] == 0
        his.next("frame")
        assert anna.post(f"/api/tables/{id}/leave").status_code == 200
        frame = hers.until(lambda message: message["type"] == "frame" and message["seat"] is None)
        assert (frame["after"], frame["offers"]) == (-1, [])
        table = his.until(lambda message: message["type"] == "table" and message["seats"][0]["kind"] == "bot")
        assert table["seats"][0]["standby"]
        assert table["host"]


def test_a_shared_screen_shows_the_seat_that_is_to_act(server: Serving) -> None:
    anna = server.browser("Anna")
    id = anna.create("me", "hot Ben")
    with anna.at(id) as line:
        frame = line.next("frame")
        for turn in range(4):
            assert (frame["seat"], frame["actors"]) == (turn % 2, [turn % 2])
            line.play(frame, *offer(frame))
            frame = line.next("frame")
            assert frame["after"] == frame["number"] - 1
            line.play(frame, "end")
            frame = line.next("frame")
            assert frame["after"] == -1


@pytest.mark.usefixtures("_path_to_the_bots")
def test_a_shared_screen_plans_for_the_seat_that_it_shows(tmp_path: Path) -> None:
    """Out of turn too: Ben has moved, a bot thinks, and the screen still shows Ben's seat."""
    with serving(tmp_path, bots={"greedy": "tests.server.bad_bots:HangBot"}, bot_timeout=60) as server:
        anna = server.browser("Anna")
        with anna.at(anna.create("me", "hot Ben", "bot greedy")) as line:
            for seat in (0, 1):
                frame = line.next("frame")
                assert frame["seat"] == seat
                line.play(frame, *offer(frame), "end")
            frame = line.next("frame")
            assert (frame["seat"], frame["actors"]) == (1, [2])
            assert line.ask(type="preview", actions=[])["view"]["seat"] == 1


def test_asking_for_the_story_of_a_game_that_has_not_begun_is_refused(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    anna = server.browser("Anna")
    with anna.at(anna.create("me", "open")) as line:
        for message in ({"type": "story", "since": 0}, {"type": "preview", "actions": []}):
            assert line.ask(**message)["code"] == "not-running"
    assert [entry.getMessage() for entry in caplog.records if entry.name.startswith("cenote")] == []


def test_what_cannot_be_stored_is_refused_and_shown_to_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path) as server:
        anna, ben, id = two_browsers(server)
        with anna.at(id) as hers, ben.at(id) as his:
            frame, before = hers.next("frame"), his.next("frame")
            script(server.path, BREAK)
            refused = hers.ask(type="play", id="again", at=frame["number"], actions=["place a3 0"])
            assert (refused["code"], refused["detail"]) == ("trouble", "something went wrong here; nothing was changed")
            assert his.ask(type="story", since=before["number"])["facts"] == []
            script(server.path, MEND)
            assert hers.ask(type="play", id="again", at=frame["number"], actions=["place a3 0"])["type"] == "accepted"
            after = his.until(lambda message: message["type"] == "frame" and message["number"] > before["number"])
            assert after["after"] in (before["number"], -1)
            assert len(server.entries(id)) == after["number"] == before["number"] + 1
    assert [entry.name for entry in caplog.records if entry.name.startswith("cenote")] == ["cenote.socket"]


def test_browsers_that_hang_up_at_any_moment_are_no_trouble(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    anna, ben, id = two_browsers(server)
    with anna.at(id) as hers:
        frame = hers.next("frame")
        for _ in range(15):
            with ben.at(id), ben.at(id), ben.at(id):
                pass
            with ben.at(id) as his:
                his.wire.send('{"type": "resync"}')
                his.wire.socket.close()
        assert hers.play(frame, "place a3 0")["type"] == "accepted"
    assert [entry.getMessage() for entry in caplog.records if entry.name.startswith("cenote")] == []


class Watcher:
    """A browser that demands that each frame follows the one before."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.frame = line.next("frame")
        self.first: int = self.frame["number"]
        self.facts: list[object] = []

    def follow(self, number: int) -> None:
        """Read on until this frame, or until somebody is to act or the game is over."""
        while self.frame["number"] < number or not (self.frame.get("result") or {0, 1} & {*self.frame["actors"]}):
            before, self.frame = self.frame, self.line.next("frame")
            assert self.frame["after"] == before["number"]
            assert len(self.frame["events"]) == self.frame["number"] - before["number"]
            self.facts += [event["facts"] for event in self.frame["events"]]


def test_a_whole_game_over_sockets_reaches_every_viewer_without_a_gap(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        _play_a_whole_game(server, Random(8))


def _play_a_whole_game(server: Serving, rng: Random) -> None:
    anna, ben, cleo = server.browser("Anna"), server.browser("Ben"), server.browser()
    id = anna.create("me", "open", "bot random")
    ben.join(id)
    anna.post(f"/api/tables/{id}/start")
    with anna.at(id) as hers, ben.at(id) as his, cleo.at(id) as other:
        watchers = [Watcher(line) for line in (hers, his, other)]
        while not watchers[0].frame.get("result"):
            mover = next(watcher for watcher in watchers if watcher.frame["offers"])
            played = mover.line.play(mover.frame, *_whole_turn(mover.line, rng))
            for watcher in watchers:
                watcher.follow(played["number"])
            assert len({watcher.frame["number"] for watcher in watchers}) == 1
        for watcher in watchers:
            assert watcher.line.next("table")["status"] == "over"
            assert watcher.line.ask(type="story", since=watcher.first)["facts"] == watcher.facts
    assert all(check.holds for check in verify(cleo.http.get(f"/api/tables/{id}/record").text))


def _whole_turn(line: Line, rng: Random) -> list[str]:
    """A plan until the end of the turn, made of what each preview offers, so that few messages are a whole game."""
    plan: list[str] = []
    for _ in range(4):
        seen = line.ask(type="preview", actions=plan)
        if seen["stopped"] or not seen["offers"]:
            return plan
        ends = "end" in [choice["action"] for choice in seen["offers"]]
        plan.append("end" if ends and len(plan) > 1 else rng.choice(seen["offers"])["action"])
    return plan
