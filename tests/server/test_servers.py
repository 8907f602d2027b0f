"""Several real servers over one PostgreSQL: people at one table meet wherever they are, and nothing is done twice."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.counts import count
from tests.server.audit import audit
from tests.server.client import Guest, Message, Visit
from tests.server.files import rows
from tests.server.postgres import Cluster, name_in
from tests.server.process import LONG, Server

pytestmark = pytest.mark.anyio

ROUNDS: Final = count(12, 100)
KILLS: Final = count(2, 12)
STOPS: Final = count(2, 12)
ME: Final = {"kind": "me"}
INVITED: Final = {"kind": "invited"}
GREEDY: Final = {"kind": "bot", "bot": "greedy"}


class Traveller(Guest):
    """Somebody who can go to another server, where the same cookie holds."""

    def __init__(self, server: Server, name: str) -> None:
        up = asyncio.Event()
        up.set()
        super().__init__(server.address, name, up)

    def go_to(self, server: Server) -> None:
        self.address = server.address
        self._web.base_url = f"http://{server.address}"


@pytest.fixture
def pair(own_url: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers, not started yet, over a database in which there is nothing; the secret is theirs together."""
    with (
        Server(tmp_path / "data", CENOTE_DATABASE=own_url) as here,
        Server(tmp_path / "data", CENOTE_DATABASE=own_url) as there,
    ):
        yield here, there


async def started(*servers: Server) -> None:
    """All at once."""
    for server in servers:
        server.start()
    await asyncio.gather(*(server.ready() for server in servers))


@asynccontextmanager
async def guests(*at: tuple[str, Server]) -> AsyncIterator[list[Traveller]]:
    async with AsyncExitStack() as stack:
        came = [Traveller(server, name) for name, server in at]
        for guest in came:
            stack.push_async_callback(guest.close)
            await guest.arrive()
        yield came


async def seated(host: Guest, *others: Guest, **wanted: Any) -> str:
    """A table at which everybody sits, wherever they are; bots have the last seats."""
    table, invite = await host.open_table(wanted)
    for guest in others:
        await guest.join(table, invite)
    if others:
        await host.start(table)
    return table


async def until(true: Callable[[], Awaitable[bool]], what: str) -> None:
    try:
        async with asyncio.timeout(LONG):
            while not await true():
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise AssertionError(f"this never happened: {what}") from None


async def heard(socket: ClientConnection, wanted: Callable[[Message], bool]) -> Message:
    """The next message of a kind."""
    async with asyncio.timeout(LONG):
        while True:
            message: Message = json.loads(await socket.recv())
            if wanted(message):
                return message


async def answer(socket: ClientConnection, id: str) -> Message:
    return await heard(socket, lambda message: message.get("id") == id and message["type"] != "table")


def play(frame: Message, id: str, action: str) -> str:
    return json.dumps({"type": "play", "id": id, "at": frame["number"], "actions": [action]})


async def test_players_on_two_servers_that_started_at_once_play_a_game_together(
    pair: tuple[Server, Server], own_url: str
) -> None:
    here, there = pair
    await started(here, there)
    async with guests(("Anna", here), ("Ben", there), ("Cleo", here), ("Dora", there)) as (anna, ben, cleo, dora):
        table = await seated(anna, ben, game="jackal", seats=[ME, INVITED, GREEDY])
        async with anna.socket(table), ben.socket(table) as his:
            await heard(his, lambda message: message["type"] == "table" and _here(message) == [True, True, False])
        visits = [Visit(guest, table, Random(1), lambda _: None) for guest in (anna, ben, cleo, dora)]
        async with asyncio.timeout(LONG):
            await asyncio.gather(*(visit.play() for visit in visits))
        assert len({visit.numbers[None] for visit in visits[2:]}) == 1, "both onlookers were told the same"
        audit(own_url, visits)
    assert here.stderr + there.stderr == ""


def _here(table: Message) -> list[bool]:
    return [seat["here"] for seat in table["seats"]]


async def test_a_turn_that_both_servers_are_sent_at_once_is_played_once(
    pair: tuple[Server, Server], own_url: str
) -> None:
    """With one id it is answered alike on both; as two requests one of them is refused. In turns."""
    await started(*pair)
    rng = Random(3)
    async with guests(("Anna", pair[0])) as (anna,):
        table = await seated(anna, game="tikal", seats=[ME, {"kind": "hot", "name": "Ben"}])
        async with anna.socket(table) as mine:
            anna.go_to(pair[1])
            async with anna.socket(table) as other:
                for turn in range(ROUNDS):
                    await _both(mine, other, turn, rng)
        answered = rows(own_url, "select request from requests where table_id = ?", table)
    assert len(answered) == ROUNDS


async def _both(mine: ClientConnection, other: ClientConnection, turn: int, rng: Random) -> None:
    frame, same = await _whole(mine), await _whole(other)
    while same["number"] != frame["number"]:  # what was just played on one may not be known to the other yet
        frame, same = await _whole(mine), await _whole(other)
    assert {**same, "seen": 0} == {**frame, "seen": 0}
    action = rng.choice(frame["offers"])["action"]
    ids = [f"turn-{turn}", f"turn-{turn}" if turn % 2 else f"turn-{turn}-too"]
    await asyncio.gather(mine.send(play(frame, ids[0], action)), other.send(play(frame, ids[1], action)))
    answers = [await answer(mine, ids[0]), await answer(other, ids[1])]
    if turn % 2:
        assert answers[0] == answers[1]
        assert answers[0]["type"] == "accepted"
    else:
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        assert "stale" in [answer.get("code") for answer in answers]


async def _whole(socket: ClientConnection) -> Message:
    """Everything that a server shows now."""
    await socket.send(json.dumps({"type": "resync"}))
    return await heard(socket, lambda message: bool(message.get("view")))


async def test_when_a_server_is_killed_its_people_go_on_at_the_other_and_its_bots_too(
    pair: tuple[Server, Server], own_url: str
) -> None:
    """Now the one, now the other, while people play on both, and bots at a table where nobody looks."""
    await started(*pair)
    rng = Random(5)
    async with guests(("Anna", pair[0]), ("Ben", pair[1]), ("Carl", pair[0]), ("Dora", pair[0])) as everybody:
        anna, ben, carl, dora = everybody
        wanted = {"game": "jackal", "mode": "archipelago"}
        together = await seated(anna, ben, **wanted, seats=[ME, INVITED])
        alone = await seated(carl, **wanted, seats=[ME, GREEDY, GREEDY])
        visits = [Visit(anna, together, rng, lambda _: None), Visit(ben, together, rng, lambda _: None)]
        visits.append(Visit(carl, alone, rng, lambda _: None))
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(visit.play()) for visit in visits]
            for number in range(KILLS):
                dies, lives = pair[number % 2], pair[1 - number % 2]
                dora.go_to(dies)
                unwatched = await seated(dora, game="tikal", seats=[GREEDY, GREEDY, ME])
                await _more_answers(visits)
                dies.kill()
                for guest in (anna, ben, carl, dora):
                    guest.go_to(lives)
                await asyncio.to_thread(dies.gone)
                await _more_answers(visits)
                await until(partial(_waits_for_people, own_url, unwatched), "the bots go on")
                await started(dies)
            async with asyncio.timeout(LONG):
                await asyncio.gather(*playing)
        audit(own_url, [*visits, *_never_played(dora, own_url, visits)])


async def _more_answers(visits: list[Visit]) -> None:
    """Something new is answered to everybody whose game is not over."""
    before = [len(visit.answered) for visit in visits]

    async def more() -> bool:
        return all(visit.over or len(visit.answered) > known for visit, known in zip(visits, before, strict=True))

    await until(more, f"everybody goes on after {before} answers")


async def _waits_for_people(url: str, table: str) -> bool:
    acting = await asyncio.to_thread(rows, url, "select acting from tables where id = ?", table)
    return bool(acting == [([2],)])


def _never_played(guest: Guest, url: str, visits: list[Visit]) -> list[Visit]:
    """Somebody at the tables where nobody has played; the audit wants to know who sits where."""
    known = {visit.table for visit in visits}
    found = [id for (id,) in rows(url, "select id from tables") if id not in known]
    return [Visit(guest, id, Random(), lambda _: None) for id in found]


@contextmanager
def unheard(cluster: Cluster, url: str, servers: tuple[Server, Server]) -> Iterator[None]:
    """The connections on which servers listen are cut, and no new one can be made."""
    name = name_in(url)
    cluster.do(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    try:
        cluster.do(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            f" WHERE datname = '{name}' AND query ILIKE 'listen%'"
        )
        for server in servers:
            server.hears("other servers are not heard")
        yield
    finally:
        cluster.do(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


async def test_what_a_server_did_not_hear_it_looks_up_when_it_hears_again(
    pair: tuple[Server, Server], own_url: str, cluster: Cluster
) -> None:
    """Nobody can connect while something happens, so that no notice of it can be heard."""
    await started(*pair)
    async with guests(("Anna", pair[0]), ("Ben", pair[1])) as (anna, ben):
        table = await seated(anna, ben, game="tikal", seats=[ME, INVITED])
        async with anna.socket(table) as hers, ben.socket(table) as his:
            frame = await heard(hers, lambda message: message["type"] == "frame")
            before = await heard(his, lambda message: message["type"] == "frame")
            with unheard(cluster, own_url, pair):
                await hers.send(play(frame, "unheard", frame["offers"][0]["action"]))
                assert (await answer(hers, "unheard"))["type"] == "accepted"
            after = await heard(his, lambda message: message["type"] == "frame")
            assert (after["after"], after["number"]) == (before["number"], before["number"] + 1)


@contextmanager
def silent(_: Cluster, url: str, servers: tuple[Server, Server]) -> Iterator[None]:
    """Those connections stand, but nothing comes over them: nobody has noticed yet that they are broken."""
    listening = "select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'"
    pids = [pid for (pid,) in rows(url, listening)]
    assert len(pids) == len(servers)
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@pytest.mark.parametrize("gap", [unheard, silent])
async def test_who_comes_over_from_another_server_is_shown_no_older_position_than_it_answered_with(
    pair: tuple[Server, Server], own_url: str, cluster: Cluster, gap: Callable[..., AbstractContextManager[None]]
) -> None:
    """Though this one has the table in memory and has heard of nothing."""
    await started(*pair)
    here, there = pair
    async with guests(("Anna", there), ("Ben", here)) as (anna, ben):
        table = await seated(anna, ben, game="tikal", seats=[ME, INVITED])
        async with ben.socket(table) as his, anna.socket(table) as hers:
            before = await heard(his, lambda message: message["type"] == "frame")
            frame = await heard(hers, lambda message: message["type"] == "frame")
            with gap(cluster, own_url, pair):
                await hers.send(play(frame, "unheard", frame["offers"][0]["action"]))
                answered = await answer(hers, "unheard")
                assert answered["type"] == "accepted"
                anna.go_to(here)
                async with anna.socket(table) as again:
                    shown = await heard(again, lambda message: message["type"] == "frame")
            assert shown["number"] >= answered["number"] > frame["number"]
            after = await heard(his, lambda message: message["type"] == "frame")
            assert (after["after"], after["number"]) == (before["number"], before["number"] + 1)


async def test_who_asks_again_is_shown_no_older_position_than_another_server_has_stored(
    pair: tuple[Server, Server], own_url: str, cluster: Cluster
) -> None:
    """By a resync over a socket that is open already, and by a request."""
    await started(*pair)
    here, there = pair
    async with guests(("Anna", there), ("Ben", here)) as (anna, ben):
        table = await seated(anna, ben, game="tikal", seats=[ME, INVITED])
        async with ben.socket(table) as his, anna.socket(table) as hers:
            await heard(his, lambda message: message["type"] == "frame")
            frame = await heard(hers, lambda message: message["type"] == "frame")
            with unheard(cluster, own_url, pair):
                await hers.send(play(frame, "first", frame["offers"][0]["action"]))
                frame = await heard(hers, lambda message: message["type"] == "frame")
                await his.send(json.dumps({"type": "resync"}))
                shown = await heard(his, lambda message: message["type"] == "frame" and message.get("after", -1) == -1)
                assert shown["number"] == frame["number"]
                await hers.send(play(frame, "second", frame["offers"][0]["action"]))
                frame = await heard(hers, lambda message: message["type"] == "frame")
                history = (await ben.ask("GET", f"/api/tables/{table}/history")).json()
                assert len(history["events"]) == frame["number"]


async def test_a_server_that_is_told_to_end_answers_what_it_has_begun_and_leaves_nothing_behind(
    pair: tuple[Server, Server], own_url: str
) -> None:
    """What is stored was answered, and what was not is sent again to the other server; its bots go on there at once."""
    ends, stays = pair
    await started(stays)
    rng = Random(2)
    async with guests(("Anna", stays)) as (anna,):
        for number in range(STOPS):
            await started(ends)
            anna.go_to(ends)
            table = await seated(anna, game="tikal", seats=[ME, GREEDY])
            async with anna.socket(table) as socket:
                frame = await heard(socket, lambda message: message["type"] == "frame")
                await socket.send(play(frame, f"last-{number}", frame["offers"][0]["action"]))
                await asyncio.sleep(rng.random() * 0.02)
                ends.signal(signal.SIGTERM)
                told = await _last_words(socket, f"last-{number}")
            assert socket.close_code == 1012
            stored = rows(own_url, "select number from requests where table_id = ?", table)
            assert stored == told
            assert await asyncio.to_thread(ends.gone) == -signal.SIGTERM
            assert len(rows(own_url, "select id from servers")) == 1
            assert rows(own_url, "select server from leases") == []
            anna.go_to(stays)
            async with anna.socket(table) as socket:
                await socket.send(play(frame, f"last-{number}", frame["offers"][0]["action"]))
                again = await answer(socket, f"last-{number}")
                assert again["type"] == "accepted"
                assert not told or told == [(again["number"],)]
            await anna.leave(table)
    assert ends.stderr + stays.stderr == ""


async def _last_words(socket: ClientConnection, id: str) -> list[tuple[int]]:
    """The number that answered a request before the socket was closed, if it was answered."""
    told: list[tuple[int]] = []
    with suppress(ConnectionClosed):
        while True:
            message = json.loads(await socket.recv())
            if message.get("id") == id and message["type"] == "accepted":
                told.append((message["number"],))
    return told
