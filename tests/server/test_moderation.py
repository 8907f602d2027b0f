"""Conduct: muting, removing, reporting and blocking; and everybody who would like to get around it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from cenote.server import limits
from cenote.server.errors import Refusal
from cenote.server.protocol.moderation_messages import PersonReference, Report
from cenote.server.storage import mutes
from cenote.server.storage.blocks import network
from cenote.server.storage.personal_data import erase, merge_into
from cenote.server.storage.store import DatabaseStorage
from tests.server.browsers import Browser, Serving, serving
from tests.server.chat_house import ChatHouse, caller, new
from tests.server.files import rows, script
from tests.server.house import ANNA, BEN, CLEO, DORA, refusal

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(opened: Callable[[], DatabaseStorage]) -> ChatHouse:
    made = ChatHouse(opened())
    await made.named()
    return made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_muted_people_are_not_heard_at_any_table_until_they_are_again(house: ChatHouse) -> None:
    table, another = await house.home.two(), await house.home.two()
    subscriber = house.subscriber(table, ANNA)
    await house.say(table, BEN, "before")
    await house.listen(subscriber)
    await house.moderation.mute(table, ANNA, PersonReference(seat=1))
    await house.moderation.mute(table, ANNA, PersonReference(seat=1))
    [told] = await subscriber.updates()
    assert [(one.name, one.seat) for one in told.muted] == [("Ben", 1)]  # type: ignore[union-attr]
    assert told.rooms[0].lines == []  # type: ignore[union-attr]
    for each in (table, another):
        await house.say(each, BEN, "you fool")
        chat = await house.listen(house.subscriber(each, ANNA))
        assert (chat.rooms[0].lines, chat.rooms[0].unread) == ([], 0)
        assert "you fool" in (await house.hears(each, BEN))["players"]
    assert await subscriber.updates() == []
    assert await house.hears(table, BEN) == {"players": ["before", "you fool"]}
    await house.moderation.unmute(table, BEN, told.muted[0].number)  # type: ignore[union-attr]  # not theirs to end
    assert await house.hears(table, ANNA) == {"players": []}
    await house.moderation.unmute(table, ANNA, told.muted[0].number)  # type: ignore[union-attr]
    assert await house.hears(table, ANNA) == {"players": ["before", "you fool"]}


async def test_only_somebody_else_who_can_be_seen_or_heard_can_be_meant(house: ChatHouse) -> None:
    table = await house.home.seeded("me", "open", "bot random")
    await house.say(table, CLEO, "hidden from players", "onlookers")
    await house.say(table, ANNA, "mine")
    for whom in (
        PersonReference(),
        PersonReference(seat=0),
        PersonReference(seat=2),
        PersonReference(seat=7),
        PersonReference(room="players", line=1),
        PersonReference(room="players", line=2),
        PersonReference(room="onlookers", line=1),
    ):
        assert await refusal(house.moderation.mute(table, ANNA, whom)) == "nobody-there"
        assert await refusal(house.moderation.report(table, caller(ANNA), Report(whom, "spam"))) == "nobody-there"
    await house.moderation.mute(table, DORA, PersonReference(room="onlookers", line=1))
    assert await house.hears(table, DORA) == {"onlookers": []}


async def test_a_list_of_muted_people_does_not_grow_for_ever(
    house: ChatHouse, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutes, "MOST", 3)
    table = await house.home.two()
    for number in range(5):
        said = await house.say(table, f"guest-{number}", "hello", "onlookers")
        await house.moderation.mute(table, CLEO, PersonReference(room="onlookers", line=said.number))
    assert rows(path, "select muted from mutes order by id") == [("guest-2",), ("guest-3",), ("guest-4",)]


async def test_a_report_keeps_what_was_said_and_whence_as_far_as_the_reporter_could_hear(house: ChatHouse) -> None:
    table = await house.home.two()
    await house.say(table, BEN, "you fool", source="hash-of-ben")
    await house.say(table, CLEO, "he is right", "onlookers")
    await house.moderation.mute(table, ANNA, PersonReference(seat=1))
    await house.moderation.report(
        table, caller(ANNA), Report(PersonReference(seat=1), "insult", "he \u202e insults me")
    )
    [report] = await house.reports.all()
    told = (report.person, report.name, report.reporter, report.reason, report.text, report.source, report.game)
    assert told == (BEN, "Ben", ANNA, "insult", "he insults me", "hash-of-ben", "tikal")
    assert [(line["text"], line["reported"]) for line in report.evidence] == [("you fool", True)]
    assert await house.reports.finish(report.id)
    assert not await house.reports.finish(report.id + 1)
    assert (await house.reports.all(), len(await house.reports.all(done=True))) == ([], 1)


async def test_reports_are_few(house: ChatHouse) -> None:
    table = await house.home.two()
    report = Report(PersonReference(seat=1), "other")
    for _ in range(limits.MODERATION.reports_per_day):
        await house.moderation.report(table, caller(ANNA), report)
    assert await refusal(house.moderation.report(table, caller(ANNA), report)) == "too-often"
    for number in range(limits.MODERATION.reports_per_day_and_address - limits.MODERATION.reports_per_day - 1):
        await house.moderation.report(table, caller(f"guest-{number}"), report)
    assert await refusal(house.moderation.report(table, caller(CLEO), report)) == "too-often"
    await house.moderation.report(table, caller(CLEO, "elsewhere"), report)


async def test_only_the_host_removes_somebody_else_before_the_game(house: ChatHouse) -> None:
    table = await house.home.open("me", "open", "bot random")
    await house.home.join(table, BEN)
    remove = house.moderation.remove
    assert await refusal(remove(table, BEN, 0)) == "not-host"
    for seat in (0, 2, 7):
        assert await refusal(remove(table, ANNA, seat)) == "nobody-there"
    await remove(table, ANNA, 1)
    assert (table.stored.seats[1].kind, table.stored.seats[1].person) == ("open", "")
    assert await refusal(house.moderation.check_not_removed(table.stored.id, BEN)) == "removed"
    assert await refusal(house.moderation.removed(table, BEN)) == "not-host"
    assert await refusal(house.moderation.readmit(table, BEN, 1)) == "not-host"
    [one] = await house.moderation.removed(table, ANNA)
    await house.moderation.readmit(table, ANNA, one.number)
    await house.moderation.check_not_removed(table.stored.id, BEN)
    await house.home.join(table, BEN)
    await house.home.start(table, ANNA)
    assert await refusal(remove(table, ANNA, 1)) == "not-gathering"


def test_who_was_removed_does_not_come_back_by_the_same_link(server: Serving) -> None:
    anna, ben, cleo = server.browser("Anna"), server.browser("Ben"), server.browser("Cleo")
    id = anna.create("me", "invited")
    invite = anna.http.get(f"/api/tables/{id}").json()["invite"]
    ben.join(id, invite)
    assert anna.post(f"/api/tables/{id}/remove", {"seat": 1}).status_code == 204
    assert refused(ben.post(f"/api/tables/{id}/join", {"invite": invite})) == (403, "removed")
    shown = anna.http.get(f"/api/tables/{id}/removed").json()["people"]
    assert [one["name"] for one in shown] == ["Ben"]
    assert refused(ben.http.get(f"/api/tables/{id}/removed")) == (403, "not-host")
    assert anna.post(f"/api/tables/{id}/readmit", {"number": shown[0]["number"]}).status_code == 204
    ben.join(id, invite)
    assert anna.post(f"/api/tables/{id}/remove", {"seat": 1}).status_code == 204
    cleo.join(id, invite)


def test_who_was_removed_from_a_return_match_does_not_come_back_by_asking_for_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, ben = server.browser("Anna"), server.browser("Ben")
        id = anna.create("me", "open")
        ben.join(id)
    script(tmp_path / "cenote.db", "update tables set status = 'over'")
    with serving(tmp_path) as server:
        for browser in (anna, ben):
            browser.http = httpx.Client(base_url=server.url, cookies=browser.http.cookies)
        again = anna.post(f"/api/tables/{id}/rematch").json()["id"]
        assert ben.post(f"/api/tables/{id}/rematch").json()["id"] == again
        seat = next(at for at, seat in enumerate(_seats(anna, again)) if seat["name"] == "Ben")
        assert anna.post(f"/api/tables/{again}/remove", {"seat": seat}).status_code == 204
        assert refused(ben.post(f"/api/tables/{id}/rematch")) == (403, "removed")
        for browser in (anna, ben):
            browser.http.close()


def _seats(browser: Browser, id: str) -> list[dict[str, object]]:
    seats: list[dict[str, object]] = browser.http.get(f"/api/tables/{id}").json()["seats"]
    return seats


async def test_what_is_blocked_is_asked_by_person_name_network_and_hash(house: ChatHouse) -> None:
    table = await house.home.two()
    blocks, now = house.blocks, time.time()
    await blocks.add("person", BEN, now + 60, "insults")
    await blocks.add("name", "Cleo")
    await blocks.add("network", network("198.51.100.7/24"), now + 60)
    await blocks.add("network", network("2001:db8::1"))
    await blocks.add("source", "hash")
    await house.people.rename(DORA, "Сlео")  # Cyrillic
    for person, source, host in (
        (BEN, "home", "192.0.2.1"),
        (CLEO, "home", "192.0.2.1"),
        (DORA, "home", "192.0.2.1"),
        (ANNA, "home", "198.51.100.200"),
        (ANNA, "home", "::ffff:198.51.100.1"),
        (ANNA, "home", "2001:db8::ffff"),
        (ANNA, "hash", "192.0.2.1"),
    ):
        code = await refusal(house.blocklist.admit(caller(person, source, host)))
        assert code == ("blocked-name" if person in (CLEO, DORA) else "blocked")
    for host in ("192.0.2.1", "198.51.101.1", "2001:db8:0:1::1", "", "testclient"):
        await house.blocklist.admit(caller(ANNA, "home", host))
    assert await refusal(house.say(table, BEN, "but")) == "blocked"
    with pytest.raises(Refusal) as told:
        await house.blocklist.admit(caller(BEN))
    assert str(told.value.facts["until"]).startswith(time.strftime("%Y-", time.gmtime(now + 60)))


async def test_a_block_ends_by_itself_or_when_the_keeper_says_so(house: ChatHouse) -> None:
    blocks = house.blocks
    await blocks.add("person", BEN, time.time() - 1)
    await house.blocklist.admit(caller(BEN))
    await blocks.add("person", BEN)
    assert await refusal(house.blocklist.admit(caller(BEN))) == "blocked"
    [block] = await blocks.all()
    assert await blocks.end(block.number)
    assert not await blocks.end(block.number)
    await house.blocklist.admit(caller(BEN))


def test_a_blocked_network_behind_a_proxy_opens_sits_and_says_nothing(tmp_path: Path) -> None:
    """The proxy is on this machine, so that it is believed; who names an address of their own is not."""
    with serving(tmp_path) as server:
        anna, ben = server.browser("Anna"), server.browser("Ben")
        id = anna.create("me", "open", "open")
        script(server.path, "insert into blocks values (1, 'network', '203.0.113.0/24', 0, '', 0)")
        via = {"X-Forwarded-For": "203.0.113.9"}
        ben.http.headers.update(via)
        seats = [{"kind": "me"}, {"kind": "open"}]
        answers = [
            ben.post("/api/tables", {"game": "tikal", "seats": seats}),
            ben.post(f"/api/tables/{id}/join", {}),
            ben.post("/api/lessons/tikal"),
            ben.post(f"/api/tables/{id}/rematch"),
            ben.post(f"/api/tables/{id}/branch", {"at": 0}),
            ben.put("/api/me", {"name": "Benjamin"}),
        ]
        assert {refused(answer) for answer in answers} == {(403, "blocked")}
        with ben.at(id, **via) as line:
            assert line.ask(type="say", room="onlookers", text="hello")["code"] == "blocked"
        with ben.at(id) as line:
            assert line.ask(type="say", room="onlookers", text="hello")["type"] == "said"
        del ben.http.headers["X-Forwarded-For"]
        ben.join(id)


def test_a_blocked_name_is_nobodys(server: Serving) -> None:
    script(server.path, "insert into blocks values (1, 'name', 'Mallory', 0, '', 0)")
    anna, nameless = server.browser("Anna"), server.browser()
    assert refused(anna.put("/api/me", {"name": "MaIIory"})) == (403, "blocked-name")
    mine, free, called = {"kind": "me"}, {"kind": "open"}, {"name": "Mallory"}
    for browser, seats in ((anna, [mine, free, {"kind": "hot", **called}]), (nameless, [{**mine, **called}, free])):
        assert refused(browser.post("/api/tables", {"game": "tikal", "seats": seats})) == (403, "blocked-name")


def test_conduct_needs_a_cookie_and_its_token_and_tells_no_ids(server: Serving) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    id = anna.create("me", "open")
    ben.join(id)
    for path in ("mute", "report", "chat", "remove", "unmute", "readmit"):
        body = {"seat": 1, "number": 1, "open": False, "whom": {"seat": 1}, "reason": "spam"}
        fields = {"mute": ["seat"], "report": ["whom", "reason"], "chat": ["open"], "remove": ["seat"]}
        sent = {name: body[name] for name in fields.get(path, ["number"])}
        assert anna.http.post(f"/api/tables/{id}/{path}", json=sent).json()["code"] == "csrf"
        assert httpx.post(f"{server.url}/api/tables/{id}/{path}", json=sent).json()["code"] == "no-session"
        answer = anna.post(f"/api/tables/{id}/{path}", sent)
        assert answer.status_code == 204, answer.text
    with anna.at(id) as line:
        chat = line.ask(type="listen")
        assert chat["closed"] == "host"
        assert ben.person not in json.dumps([line.heard, anna.http.get(f"/api/tables/{id}/removed").json()])


async def test_an_ear_hears_nothing_of_people_who_were_muted_while_it_listens(house: ChatHouse) -> None:
    table = await house.home.two()
    subscriber = house.subscriber(table, ANNA)
    await house.listen(subscriber)
    await house.chat.mutes.add(table.stored.id, ANNA, BEN, "Ben")
    await house.say(table, BEN, "you fool")
    assert new(await subscriber.updates()) == []


async def test_what_belongs_to_a_guest_goes_into_the_account_and_away_with_it(house: ChatHouse, path: Path) -> None:
    table = await house.home.two()
    said = await house.say(table, CLEO, "hello", "onlookers", id="same")
    await house.say(table, DORA, "hello too", "onlookers", id="same")
    for person in (CLEO, DORA):
        await house.moderation.mute(table, person, PersonReference(seat=1))
        await house.hears(table, person)
    await house.moderation.mute(table, DORA, PersonReference(room="onlookers", line=said.number))
    await house.moderation.report(table, caller(ANNA), Report(PersonReference(seat=1), "spam"))
    await house.blocks.add("person", CLEO)
    write = house.home.storage.database.writer.write  # type: ignore[attr-defined]
    await write(lambda connection: merge_into(connection, CLEO, DORA))
    assert rows(path, "select person, text from chat") == [(DORA, "hello too")]
    assert rows(path, "select person, muted from mutes") == [(DORA, BEN)]
    assert await refusal(house.blocklist.admit(caller(DORA))) == "blocked"
    await write(lambda connection: erase(connection, [DORA]))
    for name in ("chat", "heard", "mutes"):
        assert rows(path, f"select * from {name}") == []
    assert len(await house.reports.all()) == 1
