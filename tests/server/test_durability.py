"""A server that is killed at any moment: whatever it has answered is kept, and every game goes on."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from cenote.core.record import read
from cenote.core.replay import verify
from cenote.server.app import make_app
from cenote.server.data_folder import SECRET_BYTES, SECRET_MODE
from cenote.server.settings import read_settings
from tests.counts import count
from tests.server.audit import Ledger, audit, ledgers
from tests.server.client import Guest, Notice, Visit
from tests.server.files import looking
from tests.server.postgres import Cluster
from tests.server.process import LONG, Server

pytestmark = pytest.mark.anyio

KILLS: Final = count(5, 30)
RESTARTS: Final = count(2, 10)
FIRST_STARTS: Final = count(3, 30)
ME: Final = {"kind": "me"}
GREEDY: Final = {"kind": "bot", "bot": "greedy"}
PLACES: Final[dict[str, tuple[dict[str, Any], tuple[str, ...]]]] = {
    "two people who choose at the same time": (
        {"game": "jackal", "mode": "archipelago", "seats": [ME, {"kind": "invited"}]},
        ("Anna", "Ben"),
    ),
    "one person and bots": ({"game": "tikal", "seats": [ME, GREEDY, GREEDY]}, ("Carl",)),
    "two at one screen": ({"game": "tikal", "seats": [ME, {"kind": "hot", "name": "Dan"}]}, ("Dora",)),
    "an auction": ({"game": "tikal", "mode": "auction", "seats": [ME, {"kind": "open"}]}, ("Eva", "Finn")),
}
"""What is asked for, and who sits down: the first of them opens the table."""

SIGNS: Final = ("secret", "cenote.db", "cenote.db-wal")
"""The files that a first start makes, in this order; the last grows when the database gets its shape."""

REQUESTS: Final = "SELECT count(*) FROM requests"

LEAST, MOST = 5, 60
"""How often something is noticed between a start and a kill."""


class Reaper:
    """Kills the server when something has been noticed so many times since it was armed."""

    def __init__(self, server: Server, up: asyncio.Event, rng: Random) -> None:
        self._server = server
        self._up = up
        self._rng = rng
        self.lines: Callable[[], list[Visit]] = list
        self._moments = cycle(
            [("bots", self._soon), ("sent", self._stored), ("sent", self._soon), ("answered", self._soon)]
        )
        self._word, self._wait = "", self._soon
        self._left = 0
        self.done = asyncio.Event()

    def arm(self) -> None:
        self.done.clear()
        (self._word, self._wait), self._left = next(self._moments), self._rng.randint(LEAST, MOST)

    def notice(self, word: str) -> None:
        if word == self._word:
            self._left -= 1
            if self._left == 0:
                self._word = ""
                self._wait()

    def _soon(self) -> None:
        """At once, or while the server is busy with what it heard last."""
        asyncio.get_running_loop().call_later(self._rng.choice((0.0, 0.02)) * self._rng.random(), self._kill)

    def _stored(self) -> None:
        """As soon as something more is stored, and its answer is lost; if nothing is, at another message.

        Nothing is read while this waits, so hanging up loses whatever the server managed to say.
        """
        with looking(self._server.database) as ask:
            stored, deadline = ask(REQUESTS), time.monotonic() + 0.2
            while time.monotonic() < deadline:
                if ask(REQUESTS) != stored:
                    self._kill()
                    for visit in self.lines():
                        visit.hang_up()
                    return
        self._word, self._left = "sent", 1

    def _kill(self) -> None:
        self._server.kill()
        self._up.clear()
        self.done.set()


class Place:
    """The same people at one table after another; an onlooker sits with them."""

    def __init__(self, request: dict[str, Any], guests: list[Guest], rng: Random, notice: Notice) -> None:
        self._wanted = request
        self._guests = guests
        self._onlooker = Guest(guests[0].address, f"{guests[0].name}s-friend", guests[0].up)
        self._rng = rng
        self._notice = notice
        self.visits: list[Visit] = []
        self.here: list[Visit] = []
        self.over: list[str] = []
        self._resting = False

    @property
    def answers(self) -> int:
        return sum(len(visit.answered) for visit in self.visits)

    @property
    def busy(self) -> bool:
        return any(visit.pending is not None for visit in self.visits)

    async def play(self) -> None:
        """One game after the other."""
        for guest in (*self._guests, self._onlooker):
            await guest.arrive()
        while not self._resting:
            table = await self._open()
            self.here = [self._visit(guest, table) for guest in self._guests]
            self.visits += self.here
            watching = self._visit(self._onlooker, table)
            await asyncio.gather(*(visit.play() for visit in (*self.here, watching)))
            self.over.append(table)

    def _visit(self, guest: Guest, table: str) -> Visit:
        visit = Visit(guest, table, self._rng, self._notice)
        visit.resting = self._resting
        return visit

    async def _open(self) -> str:
        host, *others = self._guests
        table, invite = await host.open_table(self._wanted)
        for guest in others:
            await guest.join(table, invite)
        if others:
            await host.start(table)
        return table

    def rest(self) -> None:
        """Ask for nothing new."""
        self._resting = True
        for visit in self.visits:
            visit.resting = True

    async def check(self, found: dict[str, Ledger]) -> None:
        """What the server shows is what is stored: in running games to those who play, in finished ones to all."""
        running = [visit for visit in self.here if not visit.over]
        for visit in running:
            await _check_story(visit)
        for visit in running:
            await visit.guest.leave(visit.table)
        for table in {visit.table for visit in self.visits}:
            text = await self._onlooker.record(table)
            assert not [check for check in verify(text) if check.holds is False]
            entries, kept = read(text).entries, found[table].record.entries
            assert entries[: len(kept)] == kept

    async def close(self) -> None:
        for guest in (*self._guests, self._onlooker):
            await guest.close()


async def _check_story(visit: Visit) -> None:
    """A viewer was told as many things as the number of the newest frame says."""
    async with visit.guest.socket(visit.table) as socket:
        await socket.send(json.dumps({"type": "story", "id": "story", "since": 0}))
        number = -1
        while (message := json.loads(await socket.recv()))["type"] != "told":
            number = message.get("number", number)
        assert len(message["facts"]) == number


async def until(true: Callable[[], bool], what: str) -> None:
    """Wait for something that must happen."""
    try:
        async with asyncio.timeout(LONG):
            while not true():
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise AssertionError(f"this never happened: {what}") from None


async def survive(server: Server, rng: Random) -> None:
    """The server is killed again and again."""
    up = asyncio.Event()
    reaper = Reaper(server, up, rng)
    places = _places(server, up, rng, reaper.notice)
    reaper.lines = lambda: _visits(places)
    await _start(server, up, {})
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(place.play()) for place in places]
        for _ in range(KILLS):
            await _go_on(places)
            reaper.arm()
            await reaper.done.wait()
            await asyncio.to_thread(server.gone)
            found = audit(server.database, _visits(places))
            await _start(server, up, found)
        await _go_on(places)
        await until(lambda: bool(places[0].over), "a game is over")
        await _rest(places, server)
        for task in playing:
            task.cancel()
    await _check(places, server)


async def outlast(server: Server, cluster: Cluster, rng: Random) -> None:
    """The database is switched off and on again and again while the server goes on."""
    up = asyncio.Event()
    places = _places(server, up, rng, lambda _: None)
    await _start(server, up, {})
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(place.play()) for place in places]
        for _ in range(RESTARTS):
            await _go_on(places)
            await asyncio.to_thread(cluster.restart)
            audit(server.database, _visits(places))
        await _go_on(places)
        await _rest(places, server)
        for task in playing:
            task.cancel()
    await _check(places, server)


def _places(server: Server, up: asyncio.Event, rng: Random, notice: Notice) -> list[Place]:
    return [
        Place(request, [Guest(server.address, name, up) for name in names], Random(rng.random()), notice)
        for request, names in PLACES.values()
    ]


async def _check(places: list[Place], server: Server) -> None:
    found = audit(server.database, _visits(places))
    for place in places:
        await place.check(found)
        await place.close()


async def _start(server: Server, up: asyncio.Event, before: dict[str, Ledger]) -> None:
    """Let the clients in when every bot that owed a decision has made one by itself."""
    server.start()
    await server.ready()
    owed = {id: len(ledger.versions) for id, ledger in before.items() if ledger.bots_owe}

    def taken_up() -> bool:
        return all(len(ledger.versions) > owed.get(ledger.id, -1) for ledger in ledgers(server.database))

    await until(taken_up, f"the bots go on at {list(owed)}")
    up.set()


async def _go_on(places: list[Place]) -> None:
    """Something new is answered at every table."""
    before = [place.answers for place in places]
    await until(
        lambda: all(place.answers > known for place, known in zip(places, before, strict=True)),
        f"every table goes on, after {before} answers",
    )


async def _rest(places: list[Place], server: Server) -> None:
    """Nobody asks for anything new, everything is answered, and the bots wait for people."""
    for place in places:
        place.rest()
    await until(lambda: not any(place.busy for place in places), "everything is answered")
    await until(lambda: not any(ledger.bots_owe for ledger in ledgers(server.database)), "the bots have moved")


def _visits(places: list[Place]) -> list[Visit]:
    return [visit for place in places for visit in place.visits]


@pytest.mark.parametrize("place", ["file", "postgresql"], indirect=True)
async def test_a_server_that_is_killed_again_and_again_keeps_what_it_has_answered(
    tmp_path: Path, place: Path | str
) -> None:
    with Server(tmp_path / "data", **at(place)) as server:
        await survive(server, Random(1))
        assert server.stderr == ""


async def test_a_database_that_is_restarted_again_and_again_loses_and_doubles_nothing(
    tmp_path: Path, cluster: Cluster, url: str
) -> None:
    """Its own settings would let it lose the last moves: the server asks for more."""
    with Server(tmp_path / "data", **at(url)) as server:
        await outlast(server, cluster, Random(2))
        assert "the database is back" in server.stderr
        assert "Traceback" not in server.stderr


def at(place: Path | str) -> dict[str, str]:
    """The settings of a server whose database is there."""
    return {"CENOTE_DATABASE": place} if isinstance(place, str) else {}


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 130)])
async def test_a_server_that_is_told_to_end_says_goodbye(tmp_path: Path, number: int, code: int) -> None:
    """Sockets are closed with 1012, "service restart": browsers come back by themselves."""
    with Server(tmp_path / "data") as server:
        server.start()
        await server.ready()
        assert await goodbye(server, number) == 1012
        assert await asyncio.to_thread(server.gone) == code
        assert server.stderr.strip() == ""
        audit(server.database, [])


async def goodbye(server: Server, number: int) -> int | None:
    """The code with which a socket is closed when the server gets a signal in the middle of a game."""
    up = asyncio.Event()
    up.set()
    guest = Guest(server.address, "Anna", up)
    await guest.arrive()
    table, _ = await guest.open_table({"game": "tikal", "seats": [GREEDY, GREEDY, ME]})
    async with guest.socket(table) as socket:
        while not json.loads(await socket.recv()).get("events"):
            pass  # until a bot has moved
        server.signal(number)
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()
    await guest.close()
    return socket.close_code


@pytest.mark.parametrize("attempt", range(FIRST_STARTS))
def test_a_server_that_is_killed_in_its_first_start_starts_well_afterwards(tmp_path: Path, attempt: int) -> None:
    with Server(tmp_path / "data") as server:
        kill_when_there_is(server, SIGNS[attempt % len(SIGNS)], attempt)
    check_first_table(server)


@pytest.mark.parametrize("attempt", range(FIRST_STARTS))
def test_the_same_with_a_postgresql_that_has_no_tables_yet(tmp_path: Path, own_url: str, attempt: int) -> None:
    with Server(tmp_path / "data", **at(own_url)) as server:
        kill_when_there_is(server, "secret", attempt)
    check_first_table(server)


def kill_when_there_is(server: Server, sign: str, attempt: int) -> None:
    """Or a moment later."""
    server.start()
    while not (server.data / sign).exists():
        assert server.runs
        time.sleep(0.001)
    time.sleep(Random(attempt).random() / 10)
    server.kill()
    server.gone()


def check_first_table(server: Server) -> None:
    """Somebody can sit down at one."""
    url = server.database if isinstance(server.database, str) else ""
    settings = read_settings(server.data, "127.0.0.1", server.port, url=url)
    assert len(settings.secret) == 2 * SECRET_BYTES
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as web:
        assert web.get("/readyz").status_code == 200
        headers = {"x-csrftoken": web.get("/api/me").json()["csrf"]}
        made = web.post("/api/tables", json={"game": "jackal", "seats": [ME, GREEDY]}, headers=headers)
        path = f"/api/tables/{made.json()['id']}/salt"
        assert web.post(path, json={"salt": "5a" * 16}, headers=headers).status_code == 200
    assert [ledger.status for ledger in audit(server.database, []).values()] == ["running"]


def test_a_secret_that_a_killed_server_did_not_write_to_its_end_is_not_used(tmp_path: Path) -> None:
    """Whoever can guess what cookies are signed with can be anybody."""
    (tmp_path / "secret").touch(SECRET_MODE)
    assert len(read_settings(tmp_path, "127.0.0.1", 8765).secret) == 2 * SECRET_BYTES
