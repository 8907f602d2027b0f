"""Looking back: the same moments for everybody, nothing that was not told, and games that go on from one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec import json

from cenote.core.record import read, write
from cenote.core.replay import verify
from cenote.server.protocol.game_messages import FrameEvent, History, HistoryEvent
from cenote.server.protocol.messages import ForkRequest
from cenote.server.storage.contract import Storage
from cenote.server.tables import lobby, wire
from cenote.server.tables.fork import branch
from cenote.server.tables.history import Histories, history_of, recorded
from cenote.server.tables.live import LiveTable, Viewer
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import Client, CpuScheduler
from tests.server.browsers import Serving, serving, two_browsers
from tests.server.house import ANNA, BEN, CLEO, NAMES, SALT, House, owing_people, refusal, some_actions

GAMES = ["tikal", "jackal"]
anyio = pytest.mark.anyio


def payer(person: str = ANNA) -> Client:
    return CpuScheduler().client("127.0.0.1", person)


async def look(table: LiveTable, viewer: Viewer) -> History:
    return history_of(table, await recorded(table), viewer)


async def branched(home: House, table: LiveTable, at: int, person: str = ANNA, seat: int | None = None) -> LiveTable:
    opened = await branch(home.tables, Histories(), table, ForkRequest(at, seat), payer(person), NAMES[person])
    await lobby.salt(home.tables, opened, person, SALT)
    return opened


async def everybody_plays(home: House, table: LiveTable, rng: Random) -> None:
    """To the end; bots sleep here, so that the people sit at every seat."""
    while people := owing_people(table):
        await home.play(table, people[0], *some_actions(table, people[0], rng))


@anyio
@pytest.mark.parametrize("game", GAMES)
async def test_a_moment_has_the_same_number_for_everybody(home: House, game: str) -> None:
    table = await home.two(game=game)
    await home.play_on(table, 80)
    onlooker = await look(table, None)
    assert [event.at for event in onlooker.events] == list(range(1, table.number(None) + 1))
    for seat in (0, 1):
        seen = await look(table, seat)
        assert len(seen.events) == table.number(seat)
        numbers = [event.at for event in seen.events]
        assert numbers == sorted(numbers)
        told_to_all = {event.at: json.encode(event.facts) for event in onlooker.events}
        same = [json.encode(event.facts) == told_to_all[event.at] for event in seen.events if event.at]
        assert sum(same) > len(same) / 2


@anyio
async def test_in_a_running_game_everybody_looks_back_on_what_they_were_told_and_no_more(home: House) -> None:
    """Routes and cards kept are secrets: what others were told of them live is all that they find later."""
    table = await home.two(game="jackal", mode="archipelago")
    chance = Random(2)
    told_live: dict[Viewer, list[bytes]] = {viewer: [] for viewer in table.viewers()}
    first = {viewer: table.number(viewer) for viewer in table.viewers()}
    for _ in range(60):
        person = owing_people(table)[0]
        since = {viewer: table.number(viewer) for viewer in table.viewers()}
        await home.play(table, person, *some_actions(table, person, chance))
        for viewer, told_to in told_live.items():
            told_to += [_told(event) for event in wire.frame(table, viewer, since[viewer]).events]
    for viewer, told_to in told_live.items():
        assert [_told(event) for event in (await look(table, viewer)).events[first[viewer] :]] == told_to


def _told(event: FrameEvent | HistoryEvent) -> bytes:
    return json.encode([event.facts, event.changes])


@anyio
async def test_since_my_last_turn_is_where_the_story_begins(home: House) -> None:
    table = await home.two()
    await home.play_on(table, 60)
    for viewer in table.viewers():
        assert (await look(table, viewer)).since == table.last_turn(viewer)


@anyio
async def test_at_a_shared_screen_it_is_told_from_the_chair_that_looks(home: House) -> None:
    table = await home.seeded("me", "hot Ben", game="jackal")
    await home.play_on(table, 30)
    chair = table.viewer_of(ANNA)
    assert chair is not None
    seen = await look(table, chair)
    assert seen.seat == chair
    assert len(seen.events) == table.number(chair)
    assert len((await look(table, table.viewer_of(CLEO))).events) == table.number(None)


@anyio
@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_goes_on_from_any_moment_and_can_be_verified(storage: Storage, game: str) -> None:
    home = House(storage)
    table = await home.two(game=game)
    await everybody_plays(home, table, Random(4))
    before = await recorded(table)
    half = table.number(None) // 2
    # Cleo only looked on, and takes Ben's seat; the bots sleep, so she is given the others too.
    opened = await branched(home, table, half, CLEO, seat=1)
    assert [sitting.bot != "" for sitting in opened.stored.seats] == [True, False]
    assert (opened.stored.parent, opened.stored.status) == (table.stored.id, "running")
    upto = opened.stored.origins[-1].upto
    assert (await recorded(opened)).entries[:upto] == before.entries[:upto]
    assert (await look(opened, None)).events[:half] == (await look(table, None)).events[:half]
    again = await home.stored(opened)
    assert wire.frame(again, 1).view == wire.frame(opened, 1).view
    assert again.match is not None
    while not again.match.over:
        seat = again.match.actors()[0]
        again.match.play(seat, again.match.legal(seat)[0])
    record = again.match.record()
    assert record.entries[upto:] != before.entries[upto:]
    assert read(write(record)) == record
    assert all(check.holds for check in verify(write(record)))


@anyio
async def test_a_branch_of_a_branch_knows_both_games(home: House) -> None:
    table = await home.two()
    await everybody_plays(home, table, Random(5))
    first = await branched(home, table, 40)
    assert first.stored.seats[0].person == ANNA, "her own seat"
    assert first.match is not None
    while not first.match.over:
        seat = first.match.actors()[0]
        first.match.play(seat, first.match.legal(seat)[-1])
    origins = first.match.record().until(60).origins
    assert [origin.upto for origin in origins] == [first.stored.origins[0].upto, 60]


@anyio
async def test_a_game_goes_on_only_when_it_is_over_and_something_is_left(home: House) -> None:
    table = await home.two()
    assert await refusal(branched(home, table, 1)) == "not-over"
    await everybody_plays(home, table, Random(6))
    last = table.number(None)
    assert await refusal(branched(home, table, last)) == "nothing-left"
    assert await refusal(branched(home, table, last + 50)) == "nothing-left"
    assert await refusal(branched(home, table, 3, seat=7)) == "no-seat"
    assert (await branched(home, table, last - 1)).stored.status == "running"
    fresh = await branched(home, table, 0)
    assert fresh.stored.origins == ()


@anyio
async def test_who_looks_back_too_much_has_to_wait(home: House) -> None:
    table = await home.two()
    somebody = payer(BEN)
    await Histories().encoded(table, None, somebody)
    assert somebody.priority < (1.0, 1.0), "it was paid for"
    somebody.charge(1000)
    assert await refusal(Histories().encoded(table, None, somebody)) == "too-fast"


@anyio
async def test_what_was_seen_is_known_to_the_next_device_and_the_next_server(
    another: Callable[[], Storage],
) -> None:
    home = House(another())
    table = await home.two()
    await home.play_on(table, 10)
    number = table.number(1)
    assert wire.frame(table, 1).seen == -1
    table.saw(1, number - 2)
    table.saw(1, number - 5)
    table.saw(1, number + 1)
    table.saw(None, number)
    assert wire.frame(table, 1).seen == number - 2
    assert wire.frame(table, 1, number).seen == -1, "a frame that follows another says nothing new"
    await home.tables.store_seen(table, BEN)
    later = await Tables(another(), lambda *_: None).get(table.stored.id)
    assert [wire.frame(later, viewer).seen for viewer in later.viewers()] == [-1, number - 2, -1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_a_browser_says_what_was_seen_and_the_next_one_is_told(server: Serving) -> None:
    anna, _, id = two_browsers(server)
    with anna.at(id) as line:
        number = line.next("frame")["number"]
        line.wire.send(json.encode({"type": "seen", "number": number}).decode())
        line.ask(type="story", since=0)
    with anna.at(id) as line:
        assert line.next("frame")["seen"] == number
