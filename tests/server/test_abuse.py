"""Whatever comes over a socket gets a coded answer or a closed socket with a code, and the table is untouched."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from cenote.server import limits
from cenote.server.limits import CpuShares
from cenote.server.protocol.fields import PLAN_STEPS
from cenote.server.protocol.game_messages import CLOSE_MALFORMED, CLOSE_NO_TABLE, CLOSE_TOO_FAST, MESSAGE_BYTES
from tests.counts import count
from tests.server.browsers import Browser, Line, Message, Serving, serving, two_browsers
from tests.server.files import rows

CODES = {
    "illegal",
    "plan-ends",
    "unknown-action",
    "stale",
    "nothing-to-plan",
    "not-seated",
    "not-running",
    "nothing-to-undo",
    "too-many-undos",
    "open-choice",
    "malformed",
    "unknown-message",
    "too-large",
    "too-deep",
    "too-fast",
    "trouble",
}
"""What a `refused` may say, as protocol.py promises."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def _nothing_breaks(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No message makes the server stumble: what it does not expect it would log as an error."""
    yield
    logged = [entry for entry in caplog.get_records("call") if entry.levelno >= logging.ERROR]
    assert [entry.getMessage() for entry in logged if entry.name.startswith("cenote")] == []


def everything(server: Serving, id: str) -> object:
    """All that the file holds about a table."""
    kept = [rows(server.path, f"select * from {name} where table_id = ?", id) for name in ("entries", "seats")]
    return kept, rows(server.path, "select * from tables where id = ?", id)


Game = tuple[Browser, Browser, str]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """One game that many tests leave as it is; a test that does not takes it with it."""
    return []


@pytest.fixture
def untouched(server: Serving, games: list[Game]) -> Iterator[Game]:
    """A game of Anna and Ben in which, whatever a test does, nothing happens."""
    game = anna, _, id = games.pop() if games else two_browsers(server)
    with anna.at(id) as line:
        frame, before = line.next("frame"), everything(server, id)
    yield game
    assert everything(server, id) == before
    with anna.at(id) as line:
        assert line.next("frame") == frame
        assert line.ask(type="preview", actions=["place a3 0"])["type"] == "previewed"
    games.append(game)


@pytest.fixture
def line(untouched: Game) -> Iterator[Line]:
    """Anna's end of that game."""
    anna, _, id = untouched
    with anna.at(id) as hers:
        hers.next("frame")
        yield hers


def play(**changed: object) -> str:
    """A move that would be taken, but for what is changed."""
    return json.dumps({"type": "play", "id": "x1", "at": 1, "actions": ["place a3 0"], **changed})


def without(name: str) -> str:
    message = json.loads(play())
    del message[name]
    return json.dumps(message)


def nested(depth: int) -> str:
    return '{"a":' * depth + "1" + "}" * depth


MALFORMED = {
    "an empty message": ("", "malformed"),
    "spaces": ("   ", "malformed"),
    "no JSON": ("play end", "malformed"),
    "half a message": (play()[:-1], "malformed"),
    "two messages": (play() * 2, "malformed"),
    "null": ("null", "malformed"),
    "a number": ("17", "malformed"),
    "a list": ("[]", "malformed"),
    "a text": ('"play"', "malformed"),
    "an empty object": ("{}", "malformed"),
    "an unknown type": (play(type="cheat"), "unknown-message"),
    "a type of the other direction": (play(type="accepted"), "unknown-message"),
    "a type that is a number": (play(type=1), "malformed"),
    "a type that is null": (play(type=None), "malformed"),
    "an unknown field": (play(seat=0), "malformed"),
    "a person": (play(person="anna"), "malformed"),
    "no id": (without("id"), "malformed"),
    "no number": (without("at"), "malformed"),
    "no actions": (without("actions"), "malformed"),
    "no type": (without("type"), "malformed"),
    "an empty id": (play(id=""), "malformed"),
    "a long id": (play(id="x" * 41), "malformed"),
    "an id with a space": (play(id="a b"), "malformed"),
    "an id with a line break": (play(id="ab\n"), "malformed"),
    "an id that is a number": (play(id=1), "malformed"),
    "a number that is a text": (play(at="1"), "malformed"),
    "a number that is true": (play(at=True), "malformed"),
    "half a number": (play(at=1.5), "malformed"),
    "a negative number": (play(at=-1), "malformed"),
    "a large number": (play(at=10**30), "malformed"),
    "a huge number": ('{"type":"play","id":"x","at":1e999,"actions":["end"]}', "malformed"),
    "a number of a thousand digits": (play(at=10**1000), "malformed"),
    "not a number": (play(at=float("nan")), "malformed"),
    "infinity": (play(at=float("inf")), "malformed"),
    "actions that are a text": (play(actions="end"), "malformed"),
    "actions that are an object": (play(actions={"0": "end"}), "malformed"),
    "no action": (play(actions=[]), "malformed"),
    "an empty action": (play(actions=[""]), "malformed"),
    "an action that is a number": (play(actions=[1]), "malformed"),
    "an action that is a list": (play(actions=[["end"]]), "malformed"),
    "a long action": (play(actions=["x" * 65]), "malformed"),
    "a plan of 41 steps": (play(actions=["end"] * (PLAN_STEPS + 1)), "malformed"),
    "half a character": ('{"type":"play","id":"x","at":1,"actions":["\\ud800"]}', "malformed"),
    "deep objects": (nested(2000), "too-large"),
    "objects in objects": (nested(5), "malformed"),
    "lists in lists": ("[" * 1000 + "]" * 1000, "malformed"),
    "lists that never end": ("[" * 4000, "malformed"),
    "lists inside a good message": (play(actions=[[[[["end"]]]]]), "malformed"),
    "a message that is a little too large": (play(id="x" * MESSAGE_BYTES), "too-large"),
    "a message of many bytes and fewer characters": (f'["{"字" * (MESSAGE_BYTES // 2)}"]', "too-large"),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_a_message_that_cannot_be_read_is_refused(line: Line, what: str) -> None:
    text, code = MALFORMED[what]
    line.wire.send(text)
    answer = line.hear_answer()
    assert (answer["type"], answer["id"], answer.get("code")) == ("refused", "", code)
    assert answer["detail"]
    assert line.ask(type="preview", actions=[])["type"] == "previewed"


@pytest.mark.parametrize("text", [nested(1300), '{"x":' + "[" * 8000, '{"actions":' + "[" * 4000 + "]" * 4000 + "}"])
def test_a_message_that_is_nested_deep_is_refused(line: Line, text: str) -> None:
    """How deep is too deep is for the decoder to say, and depends on the version of Python."""
    assert line.say(text)["code"] in ("too-deep", "malformed")
    assert line.ask(type="preview", actions=[])["type"] == "previewed"


def test_brackets_inside_a_text_are_no_depth(line: Line) -> None:
    frame = line.heard[-1]
    for text in ("[[[[[[[[[[", '{"{"{"{"{"{', '\\"[[[[[[[[['):
        assert line.play(frame, text)["code"] == "unknown-action"


def test_of_two_fields_with_one_name_one_counts_and_nothing_else_happens(line: Line) -> None:
    line.wire.send('{"type":"undo","id":"a","at":1,"id":"b","at":99}')
    assert line.next("refused")["code"] == "stale"
    line.wire.send('{"type":"undo","type":"play","id":"c","at":1}')
    assert line.next("refused")["code"] in ("malformed", "unknown-message", "nothing-to-undo")


@pytest.mark.parametrize("data", [b"", b"\x00\xff\xfe", b'{"type":"resync"}', play().encode()])
def test_a_binary_message_is_refused(line: Line, data: bytes) -> None:
    assert line.say(data)["code"] == "malformed"


def test_bytes_that_are_no_text_close_the_socket(line: Line) -> None:
    raw = Frame(Opcode.TEXT, b'{"type":"play","id":"\xff\xfe"}').serialize(mask=True, extensions=[])
    line.wire.socket.sendall(raw)
    assert line.closed() == 1007


def test_a_huge_message_closes_the_socket_unread(line: Line) -> None:
    line.wire.send("x" * 1_000_000)
    assert line.closed() == 1009


def flood(line: Line, text: str, times: int) -> None:
    """Send as fast as one can, until the other side has had enough."""
    with contextlib.suppress(ConnectionClosed):
        for _ in range(times):
            line.wire.send(text)


STORY = '{"type":"story","id":"s","since":1000000}'


def test_a_flood_is_cut_off(line: Line) -> None:
    flood(line, STORY, limits.TRAFFIC.burst_frames * 3)
    with pytest.raises(ConnectionClosed) as end:  # without a word where more was still coming in
        line.until(lambda _: False)
    assert end.value.rcvd is None or end.value.rcvd.code == CLOSE_TOO_FAST


def test_who_asks_for_more_than_their_share_is_told_to_wait_and_then_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, cpu=CpuShares(person_share=0.002, address_share=1000.0)) as server:
        anna, ben, id = two_browsers(server)
        with anna.at(id) as line:
            flood(line, STORY, limits.TRAFFIC.burst_frames - 10)
            assert line.closed() == CLOSE_TOO_FAST
            assert "told" in [heard["type"] for heard in line.heard], "the first were answered"
            refused = [heard for heard in line.heard if heard.get("code") == "too-fast"]
            assert [heard["id"] for heard in refused] == ["s"] * limits.TRAFFIC.errors_per_socket
            assert all(heard["facts"]["wait"] > 0 for heard in refused)
        with anna.at(id) as line:
            assert line.closed() == CLOSE_TOO_FAST, "another socket is no way around it"
        with ben.at(id) as line:
            assert line.ask(type="story", since=0)["type"] == "told", "it is nobody else's fault"


def test_a_family_that_clicks_as_fast_as_it_can_is_never_refused(server: Serving) -> None:
    """Three tables behind one address, both people of each planning at once, with clicks that wait for no answer."""
    plan = json.dumps({"type": "preview", "id": "p", "actions": []})
    with contextlib.ExitStack() as lines:
        people = [person.at(id) for *pair, id in [two_browsers(server) for _ in range(3)] for person in pair]
        family = [lines.enter_context(line) for line in people]
        for _ in range(50):
            for line in family:
                line.wire.send(plan)
        for line in family:
            assert [line.hear_answer()["type"] for _ in range(50)] == ["previewed"] * 50


def test_somebody_who_only_sends_nonsense_is_cut_off(line: Line) -> None:
    flood(line, "nonsense", limits.TRAFFIC.errors_per_socket)
    assert line.closed() == CLOSE_MALFORMED
    assert [heard["code"] for heard in line.heard if heard["type"] == "refused"] == [
        "malformed"
    ] * limits.TRAFFIC.errors_per_socket


def test_a_flood_at_one_socket_does_not_stop_another(server: Serving) -> None:
    anna, ben, id = two_browsers(server)
    with anna.at(id) as hers, ben.at(id) as his:
        frame = hers.next("frame")
        flood(his, "{", limits.TRAFFIC.burst_frames)
        assert hers.play(frame, "place a3 0")["type"] == "accepted"
        assert his.closed() in (CLOSE_MALFORMED, CLOSE_TOO_FAST)


def test_a_move_out_of_turn_names_the_rule(untouched: Game) -> None:
    _, ben, id = untouched
    with ben.at(id) as line:
        refused = line.play(line.next("frame"), "place a3 0")
        assert (refused["code"], refused["reason"]["rule"]) == ("illegal", "T3.1")


def test_a_move_on_an_old_or_a_future_frame_is_stale(line: Line) -> None:
    number = line.heard[-1]["number"]
    for at in (0, number - 1, number + 1, 10**6):
        assert line.ask(type="play", at=at, actions=["place a3 0"])["code"] == "stale"
        assert line.ask(type="undo", at=at)["code"] == "stale"


def test_the_same_id_again_is_answered_and_not_played_again(server: Serving) -> None:
    anna, _, id = two_browsers(server)
    with anna.at(id) as line:
        frame = line.next("frame")
        message = {"type": "play", "id": "once", "at": frame["number"], "actions": ["place a3 0"]}
        first = line.ask(**message)
        entries = server.entries(id)
        assert [line.ask(**message) for _ in range(3)] == [first] * 3
    with anna.at(id) as line:
        assert line.ask(**message) == first
        assert line.ask(**{**message, "actions": ["end"]}) == first
    assert server.entries(id) == entries


def test_a_plan_of_40_steps_is_read_to_its_end(line: Line) -> None:
    frame = line.heard[-1]
    plan = ["place a3 0", *["enter worker a5"] * (PLAN_STEPS - 1)]
    refused = line.play(frame, *plan)
    assert (refused["code"], refused["reason"]["rule"][0]) == ("illegal", "T")
    assert 1 < refused["step"] < PLAN_STEPS
    refused = line.play(frame, "place a3 0", "end", *["end"] * (PLAN_STEPS - 2))
    assert (refused["code"], refused["step"], refused["facts"]["action"]) == ("plan-ends", 1, "end")


@pytest.mark.parametrize("cookie", ["none", "forged", "tampered", "somebody else", "nonsense", "another server's"])
def test_a_cookie_that_is_not_theirs_gives_nobody_a_seat(server: Serving, untouched: Game, cookie: str) -> None:
    anna, _, id = untouched
    name, value = anna.cookie.split("=", 1)
    signature = value.rsplit(".", 1)[1]
    cookies = {
        "none": "",
        "forged": f"{name}={anna.person}.AAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "tampered": f"{name}={anna.person[::-1]}.{signature}",
        "somebody else": server.browser("Cleo").cookie,
        "nonsense": f'{name}=..;;="{name}',
        "another server's": f"{name}={anna.person}.{signature[::-1]}",
    }
    with anna.at(id, cookies[cookie]) as line:
        table, frame = line.next("table"), line.next("frame")
        assert (table["invite"], table["host"], frame["seat"], frame["offers"]) == ("", False, None, [])
        assert not any(seat["yours"] for seat in table["seats"])
        assert line.play(frame, "place a3 0")["code"] == "not-seated"
        assert line.ask(type="undo", at=frame["number"])["code"] == "not-seated"


def test_bens_cookie_moves_for_ben_and_for_nobody_else(untouched: Game) -> None:
    anna, ben, id = untouched
    with anna.at(id, ben.cookie) as line:
        frame = line.next("frame")
        assert frame["seat"] == 1
        assert line.play(frame, "place a3 0")["reason"]["rule"] == "T3.1"


@pytest.mark.parametrize("id", ["nosuchtable1", "x" * 40])
def test_a_table_that_is_not_there_closes_the_socket(server: Serving, id: str) -> None:
    with server.browser().at(id) as line:
        assert line.closed() == CLOSE_NO_TABLE


@pytest.mark.parametrize("id", ["x", "x" * 41, "no.such.table", "%2e%2e%2f%2e%2e%2f", "a" * 5000])
def test_an_address_that_is_no_tables_is_refused(server: Serving, id: str) -> None:
    try:
        with server.browser().at(id) as line:
            assert line.closed() in (CLOSE_NO_TABLE, CLOSE_MALFORMED)
    except InvalidStatus as refused:
        assert refused.response.status_code in (400, 403, 404)  # noqa: PT017


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://"])
def test_a_page_of_another_site_gets_no_socket(untouched: Game, origin: str) -> None:
    anna, _, id = untouched
    with pytest.raises(InvalidStatus) as refused, anna.at(id, Origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_a_page_of_ours_gets_a_socket(server: Serving) -> None:
    anna, _, id = two_browsers(server)
    with anna.at(id, Origin=server.url) as line:
        assert line.next("frame")["seat"] == 0


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=20,
)
TEXTS = st.sampled_from(["place h9 0", "fly", "lay H", "undo", "draw A3", "END!", "", "\x00", "é" * 40])
VALID: list[Message] = [
    {"type": "play", "id": "h", "at": 10**5, "actions": ["end"]},
    {"type": "undo", "id": "h", "at": 1},
    {"type": "preview", "id": "h", "actions": ["place a3 0"]},
    {"type": "explain", "id": "h", "plan": ["place a3 0"], "actions": ["end", "place a2 0"]},
    {"type": "story", "id": "h", "since": 0},
]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A good message with something changed, left out, added or cut off; never one that would be taken."""
    message: dict[str, Any] = dict(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(0, 3))):
        name = draw(st.sampled_from([*message, "extra"]))
        match draw(st.sampled_from(["value", "texts", "missing", "type"])):
            case "value":
                message[name] = draw(JSON)
            case "texts":
                message[name] = draw(st.lists(TEXTS, max_size=5))
            case "missing":
                message.pop(name, None)
            case _:
                message["type"] = draw(st.sampled_from([other["type"] for other in VALID]))
    if message.get("type") == "play" and message.get("at") == 1:
        message["at"] = 2
    text = json.dumps(message)
    return text[: draw(st.integers(0, len(text)))] if draw(st.booleans()) and draw(st.booleans()) else text


def test_no_message_breaks_the_server_or_changes_the_table(untouched: Game) -> None:
    anna, _, id = untouched

    @settings(max_examples=count(60, 2000), deadline=None, database=None)
    @given(st.lists(mutated() | JSON.map(json.dumps) | st.text(max_size=50), min_size=1, max_size=10))
    def talk(texts: list[str]) -> None:
        with anna.at(id) as line:
            line.next("frame")
            for text in texts:
                line.wire.send(text)
            assert line.ask(type="story", id="last", since=10**6)["type"] == "told"
            answers = [heard for heard in line.heard if heard["type"] not in ("table", "frame")]
            assert len(answers) == len(texts) + 1
            assert {heard["code"] for heard in answers if heard["type"] == "refused"} <= CODES - {"trouble"}
            assert "accepted" not in {heard["type"] for heard in answers}

    talk()
