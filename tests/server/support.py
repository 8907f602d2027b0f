"""Tables to test with: a table service on a file of its own, and a whole server with browsers that talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import json
import sqlite3
import threading
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cenote.cli.serve import listen
from cenote.core.game import IllegalAction
from cenote.server import seating
from cenote.server.app import make_app, server_options
from cenote.server.botseats import BotSeats
from cenote.server.guests import CSRF_HEADER, cookie_name
from cenote.server.live import LiveTable
from cenote.server.protocol import Accepted, NewSeat, NewTable, Play, Undo
from cenote.server.refusal import Refusal
from cenote.server.settings import Settings
from cenote.server.storage.database import migrate, open_database
from cenote.server.storage.store import Store
from cenote.server.tables import Tables
from cenote.server.thinking import Thinkers
from cenote.words import Words

Message = dict[str, Any]

ROOT = Path(__file__).parent.parent.parent
ANNA, BEN, CLEO, DORA = (
    "anna-0123456789abcdefgh",
    "ben-0123456789abcdefghi",
    "cleo-0123456789abcdefgh",
    "dora-0123456789",
)
NAMES = {ANNA: "Anna", BEN: "Ben", CLEO: "Cleo", DORA: "Dora"}
SALT = "ab" * 16
SEED = bytes(range(32))
BREAK = "create trigger broken before insert on entries begin select abs(-9223372036854775807 - 1); end"
"""Does to a file what a full disk does: no entry can be written any more."""
MEND = "drop trigger broken"
SOON = 20.0
"""Seconds within which everything must have happened that is to happen at once."""

_ids = itertools.count()


def fresh_id() -> str:
    return f"r{next(_ids)}"


def wish(*seats: str, game: str = "tikal", mode: str = "", listed: bool = False, **more: Any) -> NewTable:
    """A table with these seats: "me", "open", "invited", "bot greedy", "hot Ben"."""
    return NewTable(game, [_seat(*seat.split(" ", 1)) for seat in seats], SALT, mode, listed=listed, **more)


def _seat(kind: str, called: str = "") -> NewSeat:
    return NewSeat(kind, called if kind == "hot" else "", called if kind == "bot" else "")  # type: ignore[arg-type]


@dataclass
class House:
    """A table service on one file, and everything that it told the world."""

    path: Path
    engine: AsyncEngine
    tables: Tables
    told: list[tuple[str, str]]

    async def open(self, *seats: str, person: str = ANNA, **more: Any) -> LiveTable:
        return await self.tables.create(wish(*seats, **more), person, NAMES[person])

    async def seeded(self, *seats: str, **more: Any) -> LiveTable:
        """A game whose draws are known; Ben sits where a seat was open."""
        stored = seating.new_table(wish(*seats, **more), ANNA, "Anna", SEED)
        if "open" in seats:
            stored = seating.joined(stored, None, "", BEN, "Ben", SALT)
        await self.tables.store.add_table(stored, SEED)
        table = await self.tables.get(stored.id)
        await self.tables.start(table, ANNA)
        return table

    async def two(self, **more: Any) -> LiveTable:
        """A game of Anna and Ben that has just begun."""
        return await self.seeded("me", "open", **more)

    async def play(self, table: LiveTable, person: str, *actions: str, id: str = "", at: int | None = None) -> Accepted:
        """Play as a socket does: answer first, then everybody is told."""
        now = newest(table, person) if at is None else at
        done = await self.tables.play(table, person, Play(id or fresh_id(), now, list(actions)))
        self.tables.moved(table)
        return done

    async def undo(self, table: LiveTable, person: str, id: str = "") -> Accepted:
        done = await self.tables.undo(table, person, Undo(id or fresh_id(), newest(table, person)))
        self.tables.moved(table)
        return done

    async def play_on(self, table: LiveTable, steps: int = 10_000, rng: Random | None = None) -> None:
        """Let the people at the table play whatever chance suggests, at most so many decisions."""
        chance = rng or Random(1)
        for _ in range(steps):
            people = owing_people(table)
            if not people:
                return
            await self.play(table, people[0], *some_actions(table, people[0], chance))

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What is in the file, asked over a connection of its own."""
        return rows(self.path, query, *values)

    def entries(self, table: LiveTable) -> list[tuple[Any, ...]]:
        return entries_in(self.path, table.stored.id)


def rows(path: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return connection.execute(query, values).fetchall()


def script(path: Path, text: str) -> None:
    """Do something to the file behind the server's back."""
    with contextlib.closing(sqlite3.connect(path, timeout=SOON)) as connection:
        connection.executescript(text)


def entries_in(path: Path, id: str) -> list[tuple[Any, ...]]:
    return rows(path, "select version, seat, text from entries where table_id = ? order by version", id)


def newest(table: LiveTable, person: str) -> int:
    return table.number(table.chair(person))


def owing_people(table: LiveTable) -> list[str]:
    """The people who are to act."""
    if table.match is None or table.stored.status != "running":
        return []
    return [person for seat in table.match.actors() if (person := table.stored.seats[seat].person)]


def some_actions(table: LiveTable, person: str, rng: Random) -> list[str]:
    """Legal actions that make something real: steps of an open choice are closed."""
    assert table.match is not None
    seat = table.chair(person)
    assert seat is not None
    chosen: list[str] = []
    offers = table.match.preview(seat).offers
    while True:
        chosen += rng.choice(offers).actions
        if not chosen[-1].startswith(("lay", "throw", "mark")):
            return chosen
        offers = table.match.preview(seat, *chosen).offers


def position(table: LiveTable) -> object:
    """Everything that any viewer can see of a table now."""
    assert table.match is not None
    seen = [table.frame(viewer) for viewer in table.viewers()]
    if table.match.game.secrets:  # what an entry revealed is not known any more once it lies behind a snapshot
        seen = [structs.replace(frame, undoable=0) for frame in seen]
    legal = [table.match.legal(seat) for seat in table.match.actors()]
    return seen, legal, table.match.actors(), table.numbers(), table.stored.status, table.match.entries


async def as_kept(home: House, table: LiveTable) -> LiveTable:
    """The same table as another server would load it from the file."""
    stored = await home.tables.store.table(table.stored.id)
    assert stored is not None
    return LiveTable(stored, await home.tables.store.kept(stored.id))


@asynccontextmanager
async def house(path: Path, publish: Callable[[str, str], None] | None = None) -> AsyncIterator[House]:
    """A table service; its bots sleep."""
    engine = open_database(path)
    await migrate(engine)
    told: list[tuple[str, str]] = []

    def tell(id: str, what: str) -> None:
        told.append((id, what))
        if publish is not None:
            publish(id, what)

    try:
        yield House(path, engine, Tables(Store(engine), tell, lambda _: None), told)
    finally:
        await engine.dispose()


@asynccontextmanager
async def house_with_bots(
    path: Path, workers: int = 0, patience: float = SOON, bots: Mapping[str, str] | None = None
) -> AsyncIterator[House]:
    """A table service whose bots play; without a process to think in only `random` can."""
    engine = open_database(path)
    await migrate(engine)
    thinkers, told = Thinkers(workers or 1, patience, bots), list[tuple[str, str]]()
    seats = BotSeats(thinkers)
    seats.tables = Tables(Store(engine), lambda id, what: told.append((id, what)), seats.wake)
    if workers:
        await thinkers.start()
    try:
        await seats.take_up()
        yield House(path, engine, seats.tables, told)
    finally:
        await seats.stop()
        await thinkers.stop()
        await engine.dispose()


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that others do."""
    async with asyncio.timeout(SOON):
        while not happened():
            await asyncio.sleep(0.005)


async def refusal(asked: Awaitable[object]) -> str:
    """The code of the refusal that a request gets."""
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.code


async def forbidden_by(asked: Awaitable[object]) -> tuple[str, int]:
    """The rule that forbids what was asked for, and the step that is meant."""
    with pytest.raises(IllegalAction) as refused:
        await asked
    return refused.value.rule, refused.value.step


def dropped(table: weakref.ref[LiveTable]) -> bool:
    """Whether a table is out of memory, once nobody holds it."""
    gc.collect()
    return table() is None


# --- a whole server --------------------------------------------------------------------------------------------


@dataclass
class Serving:
    """A server in a thread of this process, and where it keeps its things."""

    port: int
    settings: Settings

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def path(self) -> Path:
        return self.settings.database

    def entries(self, id: str) -> list[tuple[Any, ...]]:
        return entries_in(self.path, id)

    def browser(self, name: str = "") -> Browser:
        return Browser(self, name)


SECRET = b"a secret for tests"
COOKIE = cookie_name(SECRET)


@contextmanager
def serving(data: Path, **chosen: Any) -> Iterator[Serving]:
    """A server as `cenote serve` runs it, on a port that was free."""
    given = {"secret": SECRET, "requests_per_minute": 1_000_000, "patience": SOON, **chosen}
    settings = Settings(data=data, **given)
    with listen("127.0.0.1", [0], Words()) as listener:
        server = uvicorn.Server(uvicorn.Config(make_app(settings), **server_options()))
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            while not server.started and thread.is_alive():
                thread.join(0.01)
            assert server.started, "the server did not start"
            yield Serving(listener.getsockname()[1], settings)
        finally:
            server.should_exit = True
            thread.join(SOON)
            assert not thread.is_alive()


class Browser:
    """Somebody's browser: a guest of the server with a cookie and its token."""

    def __init__(self, server: Serving, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=SOON, verify=False)
        self.csrf: str = self.http.get("/api/me").json()["csrf"]
        if name:
            assert self.put("/api/me", {"name": name}).status_code == 200

    @property
    def cookie(self) -> str:
        return f"{COOKIE}={self.http.cookies[COOKIE]}"

    @property
    def person(self) -> str:
        """The id that no other browser may ever see."""
        return str(self.http.cookies[COOKIE]).rsplit(".", 1)[0]

    def put(self, path: str, body: object) -> httpx.Response:
        return self.http.put(path, json=body, headers={CSRF_HEADER: self.csrf})

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.http.post(path, json=body, headers={CSRF_HEADER: self.csrf})

    def create(self, *seats: str, **more: Any) -> str:
        """The id of a table with these seats."""
        asked = {"game": "tikal", "salt": SALT, "seats": [seat_json(seat) for seat in seats], **more}
        made = self.post("/api/tables", asked)
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    def join(self, id: str, invite: str = "") -> None:
        joined = self.post(f"/api/tables/{id}/join", {"salt": SALT, "invite": invite})
        assert joined.status_code == 200, joined.text

    @contextmanager
    def at(self, id: str, cookie: str | None = None, **headers: str) -> Iterator[Line]:
        """A socket to a table, with this browser's cookie unless another is given."""
        sent = {"Cookie": self.cookie if cookie is None else cookie, **headers}
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{id}/socket"
        with connect(address, additional_headers=sent, max_size=None, open_timeout=SOON) as wire:
            yield Line(wire)


def seat_json(seat: str) -> dict[str, str]:
    made = _seat(*seat.split(" ", 1))
    return {"kind": made.kind, "name": made.name, "bot": made.bot}


def two_browsers(server: Serving, **more: Any) -> tuple[Browser, Browser, str]:
    """Anna and Ben in a game that has just begun."""
    anna, ben = server.browser("Anna"), server.browser("Ben")
    id = anna.create("me", "open", **more)
    ben.join(id)
    assert anna.post(f"/api/tables/{id}/start").status_code == 200
    return anna, ben, id


@dataclass
class Line:
    """One socket, and everything that came over it."""

    wire: ClientConnection
    heard: list[Message] = field(default_factory=list)

    def hear(self) -> Message:
        message: Message = json.loads(self.wire.recv(timeout=SOON))
        self.heard.append(message)
        return message

    def next(self, kind: str) -> Message:
        """The next message of this kind, whatever comes before it."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := self.hear()):
            pass
        return message

    def ask(self, **message: Any) -> Message:
        """The answer to a message, by its id."""
        asked = {"id": fresh_id(), **message}
        self.wire.send(json.dumps(asked))
        return self.until(lambda heard: heard.get("id") == asked["id"] and heard["type"] != "table")

    def hear_answer(self) -> Message:
        """The next message that answers somebody."""
        return self.until(lambda heard: heard["type"] not in ("table", "frame"))

    def say(self, text: str | bytes) -> Message:
        """Send anything at all; the refusal that it gets."""
        self.wire.send(text)
        return self.next("refused")

    def closed(self) -> int:
        """The code with which the other side hangs up."""
        with pytest.raises(ConnectionClosed) as end:
            self.until(lambda _: False)
        assert end.value.rcvd is not None
        return end.value.rcvd.code

    def play(self, frame: Message, *actions: str) -> Message:
        return self.ask(type="play", at=frame["number"], actions=list(actions))


def offer(frame: Message, rng: Random | None = None) -> Sequence[str]:
    """Something that this frame says may be done: the first thing, or whatever chance suggests."""
    offers = frame["offers"]
    actions: Sequence[str] = (rng.choice(offers) if rng else offers[0])["actions"]
    return actions
