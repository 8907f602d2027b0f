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
from tests.server.chat_house import ChatHouse, caller, new
from tests.server.files import rows
from tests.server.house import ANNA, BEN, CLEO, DORA, refusal

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(opened: Callable[[], DatabaseStorage]) -> ChatHouse:
    made = ChatHouse(opened())
    await made.named()
    return made


async def test_players_and_onlookers_talk_apart_until_the_game_is_over(house: ChatHouse) -> None:
    table = await house.home.two()
    assert await house.hears(table, CLEO) == {"onlookers": []}
    await house.say(table, ANNA, "my plan")
    await house.say(table, CLEO, "she is going to win", "onlookers")
    assert await house.hears(table, BEN) == {"players": ["my plan"]}
    assert await house.hears(table, CLEO) == {"onlookers": ["she is going to win"]}
    await house.end(table)
    both = {"players": ["my plan"], "onlookers": ["she is going to win"]}
    assert await house.hears(table, BEN) == await house.hears(table, CLEO) == both
    await house.say(table, BEN, "so you saw it", "onlookers")
    await house.say(table, CLEO, "from the start", "players")


async def test_nobody_reaches_into_the_other_room(house: ChatHouse) -> None:
    table = await house.home.two()
    await house.say(table, CLEO, "secret", "onlookers")
    assert await refusal(house.say(table, ANNA, "hello?", "onlookers")) == "not-your-room"
    assert await refusal(house.say(table, CLEO, "psst", "players")) == "not-your-room"
    for person, room in ((ANNA, "onlookers"), (CLEO, "players")):
        asked = EarlierLinesRequest("e1", room, 1_000)  # type: ignore[arg-type]
        assert await refusal(house.subscriber(table, person).answer(asked)) == "not-your-room"
    assert await refusal(house.subscriber(table, "").answer(SayRequest("s1", "onlookers", "nobody"))) == "no-session"


async def test_an_ear_that_is_open_follows_its_person_from_room_to_room(house: ChatHouse) -> None:
    table = await house.home.open("me", "open")
    subscriber = house.subscriber(table, BEN)
    assert await subscriber.updates() == []  # nobody asked for it
    assert [room.room for room in (await house.listen(subscriber)).rooms] == ["onlookers"]
    await house.home.join(table, BEN)
    await house.say(table, CLEO, "now he sits", "onlookers")
    await house.say(table, ANNA, "welcome")
    [told] = await subscriber.updates()
    assert b"welcome" in encode(told)
    assert b"now he sits" not in encode(told)
    await house.say(table, ANNA, "shall we")
    assert new(await subscriber.updates()) == ["shall we"]
    assert await subscriber.updates() == []


async def test_numbers_tell_nothing_of_the_other_room(house: ChatHouse) -> None:
    table = await house.home.two()
    first = await house.say(table, ANNA, "one")
    for text in ("a", "b", "c"):
        await house.say(table, CLEO, text, "onlookers")
    second = await house.say(table, ANNA, "two")
    assert (first.number, second.number) == (1, 2)


async def test_a_private_tables_chat_stays_with_those_who_were_there(house: ChatHouse) -> None:
    table, listed = await house.home.two(), await house.home.two(listed=True)
    await house.hears(table, CLEO)
    for each in (table, listed):
        await house.say(each, ANNA, "my address is")
        await house.end(each)
    assert await house.hears(table, CLEO) == {"players": ["my address is"], "onlookers": []}
    assert await house.hears(table, DORA) == {}
    assert await refusal(house.say(table, DORA, "hello", "players")) == "not-your-room"
    assert await house.hears(table, DORA) == {}
    assert await house.hears(listed, DORA) == {"players": ["my address is"], "onlookers": []}


async def test_what_is_sent_again_is_said_once(house: ChatHouse) -> None:
    table = await house.home.two()
    first = await house.say(table, ANNA, "hello", id="same")
    assert await house.say(table, ANNA, "hello", id="same") == first
    await house.say(table, BEN, "hello", id="same")
    assert await house.hears(table, ANNA) == {"players": ["hello", "hello"]}


async def test_whoever_speaks_is_told_apart_from_everybody_else(house: ChatHouse) -> None:
    table = await house.home.two()
    await house.people.rename(CLEO, "Anna")
    await house.people.rename(DORA, "Аnnа")  # Cyrillic
    for person in (CLEO, DORA, CLEO):
        await house.say(table, person, "I am Anna", "onlookers")
    [room] = (await house.listen(house.subscriber(table, CLEO))).rooms
    assert [(line.name, line.seat, line.yours) for line in room.lines] == [
        ("Anna 2", None, True),
        ("Аnnа 3", None, False),
        ("Anna 2", None, True),
    ]
    await house.say(table, BEN, "I am Anna")
    [room] = (await house.listen(house.subscriber(table, ANNA))).rooms
    assert [(line.name, line.seat) for line in room.lines] == [("Ben", 1)]


async def test_phrases_go_as_codes(house: ChatHouse) -> None:
    table = await house.home.two()
    await house.chat.say(table, caller(ANNA), SayRequest("p1", "players", phrase="thanks"))
    [room] = (await house.listen(house.subscriber(table, BEN))).rooms
    assert [(line.phrase, line.text) for line in room.lines] == [("thanks", "")]


async def test_unread_lines_are_counted_on_every_device(house: ChatHouse) -> None:
    table = await house.home.two()
    desk, phone = house.subscriber(table, BEN), house.subscriber(table, BEN)
    await house.say(table, BEN, "mine")
    await house.say(table, ANNA, "one")
    assert (await house.listen(desk)).rooms[0].unread == 1
    await house.say(table, ANNA, "two")
    await desk.mark_read(HeardRequest("players", 3))  # not told yet
    assert (await house.listen(phone)).rooms[0].unread == 2
    await desk.updates()
    await desk.mark_read(HeardRequest("players", 3))
    await desk.mark_read(HeardRequest("players", 1))
    assert (await house.listen(phone)).rooms[0].unread == 0


async def test_the_newest_come_first_and_older_ones_when_asked_for(
    house: ChatHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ears, "PAGE", 3)
    table = await house.home.two()
    for number in range(1, 8):
        await house.say(table, ANNA, f"line {number}")
    subscriber = house.subscriber(table, BEN)
    [room] = (await house.listen(subscriber)).rooms
    assert ([line.number for line in room.lines], room.more) == ([5, 6, 7], True)
    asked = await subscriber.answer(EarlierLinesRequest("e1", "players", 5))
    assert ([line.number for line in asked.lines], asked.more) == ([2, 3, 4], True)  # type: ignore[union-attr]
    asked = await subscriber.answer(EarlierLinesRequest("e2", "players", 2))
    assert ([line.number for line in asked.lines], asked.more) == ([1], False)  # type: ignore[union-attr]
    assert (await subscriber.answer(EarlierLinesRequest("e3", "players", 0))).lines == []  # type: ignore[union-attr]


async def test_a_room_keeps_only_so_many_lines(house: ChatHouse, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "KEPT", 4)
    monkeypatch.setattr(storage, "SWEPT", 2)
    table = await house.home.two()
    for number in range(9):
        await house.say(table, ANNA, f"line {number}")
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


async def test_nothing_and_too_much_are_refused(house: ChatHouse) -> None:
    table = await house.home.two()
    assert await refusal(house.say(table, ANNA, "\u200b\u202e \n")) == "empty-text"
    with pytest.raises(Refusal) as refused:
        await house.say(table, ANNA, "x" * (LENGTH + 1))
    assert (refused.value.code, refused.value.facts) == ("long-text", {"most": LENGTH})


async def test_a_flood_is_refused_for_each_person_and_for_each_address(house: ChatHouse) -> None:
    table = await house.home.two()
    for number in range(limits.CHAT.lines_per_minute):
        await house.say(table, ANNA, f"line {number}")
    assert await refusal(house.say(table, ANNA, "one more")) == "too-often"
    await house.say(table, BEN, "still here")
    said = limits.CHAT.lines_per_minute + 2  # the one that was refused counts for the address
    for number in range(limits.CHAT.lines_per_minute_and_address - said):
        await house.say(table, f"guest-{number}", "hello", "onlookers")
    assert await refusal(house.say(table, CLEO, "anybody?", "onlookers")) == "too-often"
    await house.say(table, CLEO, "from elsewhere", "onlookers", source="elsewhere")


async def test_the_host_closes_the_chat_and_the_keeper_for_good(house: ChatHouse) -> None:
    table = await house.home.two()
    subscriber = house.subscriber(table, BEN)
    await house.listen(subscriber)
    assert await refusal(house.moderation.switch_chat(table, BEN, open=False)) == "not-host"
    assert await refusal(house.moderation.switch_chat(table, "", open=False)) == "not-host"
    await house.moderation.switch_chat(table, ANNA, open=False)
    assert [told.closed for told in await subscriber.updates()] == ["host"]  # type: ignore[union-attr]
    for person, room in ((BEN, ROOMS[0]), (CLEO, ROOMS[1])):
        assert await refusal(house.say(table, person, "but", room)) == "chat-closed"
    await house.moderation.switch_chat(table, ANNA, open=True)
    await house.say(table, BEN, "thanks")
    await house.chat.log.close(table.stored.id, "keeper")
    await house.moderation.switch_chat(table, ANNA, open=False)
    assert await refusal(house.moderation.switch_chat(table, ANNA, open=True)) == "chat-closed"
    assert await refusal(house.say(table, ANNA, "but")) == "chat-closed"


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
