"""Chat: two rooms at each table, what is said in them and who hears it; and everybody who would like to hear more."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.json import encode

from cenote.server import limits
from cenote.server.chat import subscriber as ears
from cenote.server.chat.text import plain
from cenote.server.errors import Refusal
from cenote.server.protocol.chat_messages import LENGTH, ROOMS, EarlierLinesRequest, HeardRequest, SayRequest
from cenote.server.storage import chat as storage
from cenote.server.storage.store import DatabaseStorage
from tests.server.browsers import Line, serving, two_browsers
from tests.server.files import rows
from tests.server.house import ANNA, BEN, CLEO, DORA, refusal
from tests.server.talking import Parlour, caller, new

pytestmark = pytest.mark.anyio


@pytest.fixture
async def parlour(opened: Callable[[], DatabaseStorage]) -> Parlour:
    made = Parlour(opened())
    await made.named()
    return made


async def test_players_and_onlookers_talk_apart_until_the_game_is_over(parlour: Parlour) -> None:
    table = await parlour.home.two()
    assert await parlour.hears(table, CLEO) == {"onlookers": []}
    await parlour.say(table, ANNA, "my plan")
    await parlour.say(table, CLEO, "she is going to win", "onlookers")
    assert await parlour.hears(table, BEN) == {"players": ["my plan"]}
    assert await parlour.hears(table, CLEO) == {"onlookers": ["she is going to win"]}
    await parlour.end(table)
    both = {"players": ["my plan"], "onlookers": ["she is going to win"]}
    assert await parlour.hears(table, BEN) == await parlour.hears(table, CLEO) == both
    await parlour.say(table, BEN, "so you saw it", "onlookers")
    await parlour.say(table, CLEO, "from the start", "players")


async def test_nobody_reaches_into_the_other_room(parlour: Parlour) -> None:
    table = await parlour.home.two()
    await parlour.say(table, CLEO, "secret", "onlookers")
    assert await refusal(parlour.say(table, ANNA, "hello?", "onlookers")) == "not-your-room"
    assert await refusal(parlour.say(table, CLEO, "psst", "players")) == "not-your-room"
    for person, room in ((ANNA, "onlookers"), (CLEO, "players")):
        asked = EarlierLinesRequest("e1", room, 1_000)  # type: ignore[arg-type]
        assert await refusal(parlour.subscriber(table, person).answer(asked)) == "not-your-room"
    assert await refusal(parlour.subscriber(table, "").answer(SayRequest("s1", "onlookers", "nobody"))) == "no-session"


async def test_an_ear_that_is_open_follows_its_person_from_room_to_room(parlour: Parlour) -> None:
    table = await parlour.home.open("me", "open")
    ear = parlour.subscriber(table, BEN)
    assert await ear.updates() == []  # nobody asked for it
    assert [room.room for room in (await parlour.listen(ear)).rooms] == ["onlookers"]
    await parlour.home.join(table, BEN)
    await parlour.say(table, CLEO, "now he sits", "onlookers")
    await parlour.say(table, ANNA, "welcome")
    [told] = await ear.updates()
    assert b"welcome" in encode(told)
    assert b"now he sits" not in encode(told)
    await parlour.say(table, ANNA, "shall we")
    assert new(await ear.updates()) == ["shall we"]
    assert await ear.updates() == []


async def test_numbers_tell_nothing_of_the_other_room(parlour: Parlour) -> None:
    table = await parlour.home.two()
    first = await parlour.say(table, ANNA, "one")
    for text in ("a", "b", "c"):
        await parlour.say(table, CLEO, text, "onlookers")
    second = await parlour.say(table, ANNA, "two")
    assert (first.number, second.number) == (1, 2)


async def test_a_private_tables_chat_stays_with_those_who_were_there(parlour: Parlour) -> None:
    table, listed = await parlour.home.two(), await parlour.home.two(listed=True)
    await parlour.hears(table, CLEO)
    for each in (table, listed):
        await parlour.say(each, ANNA, "my address is")
        await parlour.end(each)
    assert await parlour.hears(table, CLEO) == {"players": ["my address is"], "onlookers": []}
    assert await parlour.hears(table, DORA) == {}
    assert await refusal(parlour.say(table, DORA, "hello", "players")) == "not-your-room"
    assert await parlour.hears(table, DORA) == {}
    assert await parlour.hears(listed, DORA) == {"players": ["my address is"], "onlookers": []}


async def test_what_is_sent_again_is_said_once(parlour: Parlour) -> None:
    table = await parlour.home.two()
    first = await parlour.say(table, ANNA, "hello", id="same")
    assert await parlour.say(table, ANNA, "hello", id="same") == first
    await parlour.say(table, BEN, "hello", id="same")
    assert await parlour.hears(table, ANNA) == {"players": ["hello", "hello"]}


async def test_whoever_speaks_is_told_apart_from_everybody_else(parlour: Parlour) -> None:
    table = await parlour.home.two()
    await parlour.people.rename(CLEO, "Anna")
    await parlour.people.rename(DORA, "Аnnа")  # Cyrillic
    for person in (CLEO, DORA, CLEO):
        await parlour.say(table, person, "I am Anna", "onlookers")
    [room] = (await parlour.listen(parlour.subscriber(table, CLEO))).rooms
    assert [(line.name, line.seat, line.yours) for line in room.lines] == [
        ("Anna 2", None, True),
        ("Аnnа 3", None, False),
        ("Anna 2", None, True),
    ]
    await parlour.say(table, BEN, "I am Anna")
    [room] = (await parlour.listen(parlour.subscriber(table, ANNA))).rooms
    assert [(line.name, line.seat) for line in room.lines] == [("Ben", 1)]


async def test_phrases_go_as_codes(parlour: Parlour) -> None:
    table = await parlour.home.two()
    await parlour.chat.say(table, caller(ANNA), SayRequest("p1", "players", phrase="thanks"))
    [room] = (await parlour.listen(parlour.subscriber(table, BEN))).rooms
    assert [(line.phrase, line.text) for line in room.lines] == [("thanks", "")]


async def test_unread_lines_are_counted_on_every_device(parlour: Parlour) -> None:
    table = await parlour.home.two()
    desk, phone = parlour.subscriber(table, BEN), parlour.subscriber(table, BEN)
    await parlour.say(table, BEN, "mine")
    await parlour.say(table, ANNA, "one")
    assert (await parlour.listen(desk)).rooms[0].unread == 1
    await parlour.say(table, ANNA, "two")
    await desk.mark_read(HeardRequest("players", 3))  # not told yet
    assert (await parlour.listen(phone)).rooms[0].unread == 2
    await desk.updates()
    await desk.mark_read(HeardRequest("players", 3))
    await desk.mark_read(HeardRequest("players", 1))
    assert (await parlour.listen(phone)).rooms[0].unread == 0


async def test_the_newest_come_first_and_older_ones_when_asked_for(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ears, "PAGE", 3)
    table = await parlour.home.two()
    for number in range(1, 8):
        await parlour.say(table, ANNA, f"line {number}")
    ear = parlour.subscriber(table, BEN)
    [room] = (await parlour.listen(ear)).rooms
    assert ([line.number for line in room.lines], room.more) == ([5, 6, 7], True)
    asked = await ear.answer(EarlierLinesRequest("e1", "players", 5))
    assert ([line.number for line in asked.lines], asked.more) == ([2, 3, 4], True)  # type: ignore[union-attr]
    asked = await ear.answer(EarlierLinesRequest("e2", "players", 2))
    assert ([line.number for line in asked.lines], asked.more) == ([1], False)  # type: ignore[union-attr]
    assert (await ear.answer(EarlierLinesRequest("e3", "players", 0))).lines == []  # type: ignore[union-attr]


async def test_a_room_keeps_only_so_many_lines(parlour: Parlour, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "KEPT", 4)
    monkeypatch.setattr(storage, "SWEPT", 2)
    table = await parlour.home.two()
    for number in range(9):
        await parlour.say(table, ANNA, f"line {number}")
    assert rows(path, "select min(number), max(number) from chat") == [(5, 9)]


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  hello \t there ", "hello there"),
        ("one\n\n\n two \r\nthree", "one\ntwo\nthree"),
        ("a\u202eb\u2066c\u200bd\u0000e\x1b[31mf", "abcde[31mf"),
        ("Z" + "\u0301" * 40 + "algo", "Ź\u0301\u0301\u0301algo"),
        ("\u2028\u2029\x85", ""),
        ("<b>bold</b> https://example.org/ &amp;", "<b>bold</b> https://example.org/ &amp;"),
        ("\n".join("abcdefghijklm"), "\n".join("abcdefghi") + "\nj k l m"),
        ("x" * LENGTH, "x" * LENGTH),
    ],
)
async def test_only_what_can_be_seen_is_kept(said: str, shown: str) -> None:
    assert plain(said) == shown


async def test_nothing_and_too_much_are_refused(parlour: Parlour) -> None:
    table = await parlour.home.two()
    assert await refusal(parlour.say(table, ANNA, "\u200b\u202e \n")) == "empty-text"
    with pytest.raises(Refusal) as refused:
        await parlour.say(table, ANNA, "x" * (LENGTH + 1))
    assert (refused.value.code, refused.value.facts) == ("long-text", {"most": LENGTH})


async def test_a_flood_is_refused_for_each_person_and_for_each_address(parlour: Parlour) -> None:
    table = await parlour.home.two()
    for number in range(limits.CHAT.lines_per_minute):
        await parlour.say(table, ANNA, f"line {number}")
    assert await refusal(parlour.say(table, ANNA, "one more")) == "too-often"
    await parlour.say(table, BEN, "still here")
    said = limits.CHAT.lines_per_minute + 2  # the one that was refused counts for the address
    for number in range(limits.CHAT.lines_per_minute_and_address - said):
        await parlour.say(table, f"guest-{number}", "hello", "onlookers")
    assert await refusal(parlour.say(table, CLEO, "anybody?", "onlookers")) == "too-often"
    await parlour.say(table, CLEO, "from elsewhere", "onlookers", source="elsewhere")


async def test_the_host_closes_the_chat_and_the_keeper_for_good(parlour: Parlour) -> None:
    table = await parlour.home.two()
    ear = parlour.subscriber(table, BEN)
    await parlour.listen(ear)
    assert await refusal(parlour.moderation.switch_chat(table, BEN, open=False)) == "not-host"
    assert await refusal(parlour.moderation.switch_chat(table, "", open=False)) == "not-host"
    await parlour.moderation.switch_chat(table, ANNA, open=False)
    assert [told.closed for told in await ear.updates()] == ["host"]  # type: ignore[union-attr]
    for person, room in ((BEN, ROOMS[0]), (CLEO, ROOMS[1])):
        assert await refusal(parlour.say(table, person, "but", room)) == "chat-closed"
    await parlour.moderation.switch_chat(table, ANNA, open=True)
    await parlour.say(table, BEN, "thanks")
    await parlour.chat.log.close(table.stored.id, "keeper")
    await parlour.moderation.switch_chat(table, ANNA, open=False)
    assert await refusal(parlour.moderation.switch_chat(table, ANNA, open=True)) == "chat-closed"
    assert await refusal(parlour.say(table, ANNA, "but")) == "chat-closed"


def told(line: Line, text: str) -> dict[str, object]:
    """The new line of this text, as a browser is told it."""
    message = line.until(lambda heard: heard["type"] == "lines" and heard["lines"][-1]["text"] == text)
    found: dict[str, object] = message["lines"][-1]
    return found


def test_over_sockets_chat_reaches_those_who_listen_and_touches_no_frame(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, ben, id = two_browsers(server)
        cleo = server.browser("Cleo")
        with anna.at(id) as one, ben.at(id) as other, ben.at(id) as silent, cleo.at(id) as onlooker:
            frame = one.next("frame")
            for line in (one, other, onlooker):
                assert line.ask(type="listen")["type"] == "chat"
            assert onlooker.ask(type="say", room="onlookers", text="the hand is bad")["type"] == "said"
            assert one.ask(type="say", room="players", text="your turn")["number"] == 1
            assert told(other, "your turn")["seat"] == 0
            assert told(onlooker, "the hand is bad")["yours"] is True
            refused = [one.ask(type="say", room="onlookers", text="?"), one.say('{"type": "say", "id": "x"}')]
            assert [answer["code"] for answer in refused] == ["not-your-room", "malformed"]
            for line in (one, other, silent):
                assert line.ask(type="preview", actions=[])["type"] == "previewed"
            everything = json.dumps([one.heard, other.heard, silent.heard])
            assert "the hand is bad" not in everything
            assert cleo.person not in everything
            assert [heard["type"] for heard in silent.heard if heard["type"] not in ("table", "previewed")] == ["frame"]
            assert [heard["number"] for heard in one.heard if heard["type"] == "frame"] == [frame["number"]]
