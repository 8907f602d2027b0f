"""A browser without a screen: plays whatever is offered, remembers every answer, and asks again what got none."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from cenote.core.record import UNDO
from cenote.games.tikal.actions import path

AWAY: Final = 503
"""The database is away: whoever asks does so again."""

Message = dict[str, Any]
Notice = Callable[[str], None]
"""Called at the moment with "sent" and "answered", and with "bots" when a frame shows that a bot is to act."""

BURST: Final = 50
PER_SECOND: Final = 18
"""A little less than what a socket takes before it says "too-fast"."""

UNDONE: Final = 0.05
REPEATED: Final = 0.1
LONGER: Final = 0.15
"""How often what was played is taken back, something is sent more than once, and several things are done at once."""


@dataclass
class Request:
    """One request: a list of actions, or none for an undo; `number` is -1 until it is answered."""

    id: str
    seat: int
    at: int
    actions: tuple[str, ...]
    number: int = -1

    @property
    def texts(self) -> tuple[str, ...]:
        """The steps that it adds to the log of the game."""
        return tuple(step for action in self.actions for step in path(action) or [action]) or (UNDO,)

    def message(self) -> str:
        if self.actions:
            return json.dumps({"type": "play", "id": self.id, "at": self.at, "actions": self.actions})
        return json.dumps({"type": "undo", "id": self.id, "at": self.at})


class Guest:
    """Somebody with a cookie. `up` is set while there is a server to talk to."""

    def __init__(self, address: str, name: str, up: asyncio.Event) -> None:
        self.address = address
        self.name = name
        self.up = up
        self._web = httpx.AsyncClient(base_url=f"http://{address}", timeout=60)
        self._asked = 0

    async def arrive(self) -> None:
        """Become a guest of the server."""
        me = await self.ask("GET", "/api/me")
        self._web.headers["x-csrftoken"] = me.json()["csrf"]
        await self.ask("PUT", "/api/me", {"name": self.name})

    async def ask(self, method: str, path: str, body: Message | None = None, *also: int) -> httpx.Response:
        """Until there is an answer, and a good one or one of those `also` allowed.

        A request whose answer was lost is made again, so it may be carried out twice.
        """
        while True:
            await self.up.wait()
            try:
                answer = await self._web.request(method, path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.01)
                continue
            if answer.status_code == AWAY:
                continue
            assert answer.is_success or answer.status_code in also, f"{method} {path}: {answer.text}"
            return answer

    async def open_table(self, request: Message) -> tuple[str, str]:
        """The id of a new table and the key to it."""
        table = (await self.ask("POST", "/api/tables", request)).json()
        await self.salt(table["id"])
        return table["id"], table["invite"]

    async def join(self, table: str, invite: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
        await self.salt(table)

    async def salt(self, table: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/salt", {"salt": "5a" * 16})

    async def start(self, table: str) -> None:
        """Begin, if that has not been done by a request whose answer was lost."""
        await self.ask("POST", f"/api/tables/{table}/start", None, 409)

    async def leave(self, table: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/leave")

    async def record(self, table: str) -> str:
        return (await self.ask("GET", f"/api/tables/{table}/record")).text

    def next_id(self) -> str:
        self._asked += 1
        return f"{self.name}-{self._asked}"

    def socket(self, table: str) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self._web.cookies.items())
        return connect(
            f"ws://{self.address}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}, max_size=None
        )

    async def close(self) -> None:
        await self._web.aclose()


class Visit:
    """A guest at a table: every frame is checked, every answer kept. Somebody without a seat looks on."""

    def __init__(self, guest: Guest, table: str, rng: Random, notice: Notice) -> None:
        self.guest = guest
        self.table = table
        self.seats: tuple[int, ...] = ()
        self._bots: set[int] = set()
        self.answered: list[Request] = []
        self.pending: Request | None = None
        self.numbers: dict[int | None, int] = {}
        """The newest frame that each viewer was shown or promised."""
        self.over = False
        self.resting = False
        """Asks for nothing new."""
        self._rng = rng
        self._notice = notice
        self._refused: set[str] = set()
        self._plan: Request | None = None
        self._frame: Message = {}
        self._used = self._frame
        """The frame that the newest request was made from; there is one request for each."""
        self._shown = -1
        self._line: ClientConnection | None = None
        self._outbox: list[str] = []

    async def play(self) -> None:
        """Until the game is over, however often the server goes away."""
        while not self.over:
            await self.guest.up.wait()
            try:
                async with self.guest.socket(self.table) as self._line:
                    await self._converse(self._line)
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage):
                await asyncio.sleep(0.01)

    def hang_up(self) -> None:
        """Lose the connection, and with it whatever has come and was not read."""
        if self._line is not None:
            self._line.transport.abort()

    async def _converse(self, socket: ClientConnection) -> None:
        self._shown, begun, sent = -1, time.monotonic(), 0
        self._outbox = [] if self.pending is None else [self.pending.message()]
        while not self.over:
            while self._outbox:
                sent += 1
                await asyncio.sleep(max(0.0, begun + (sent - BURST) / PER_SECOND - time.monotonic()))
                await socket.send(self._outbox.pop(0))
                self._notice("sent")
            self._hear(json.loads(await socket.recv()))
            if self.pending is None and not self.resting and self._may_act():
                self._think()

    def _think(self) -> None:
        """Do the next thing, or look first what could follow and do both at once."""
        request = self._choose()
        if request.actions and self._rng.random() < LONGER:
            self._rehearse(request)
        else:
            self._ask(request)

    def _rehearse(self, plan: Request) -> None:
        self._plan = plan
        self._outbox = [json.dumps({"type": "preview", "id": plan.id, "actions": plan.actions})]

    def _ask(self, request: Request) -> None:
        """Ask for something new, and now and then for the same or for something older once more."""
        self.pending = request
        self._outbox = [request.message()]
        if self._rng.random() < REPEATED:
            again = self._rng.choice([request, *self.answered])
            self._outbox.insert(self._rng.randrange(2), again.message())

    def _may_act(self) -> bool:
        frame = self._frame
        if frame is self._used or frame["seat"] not in frame["actors"]:
            return False
        return bool(frame["number"] >= self.numbers[frame["seat"]])

    def _choose(self) -> Request:
        frame = self._used = self._frame
        self._plan = None
        undo = frame.get("undoable", 0) and self._rng.random() < UNDONE
        actions = () if undo else (self._rng.choice(frame["offers"])["action"],)
        return Request(self.guest.next_id(), frame["seat"], frame["number"], actions)

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "frame":
                self._see(message)
            case "accepted":
                self._accept(message["id"], message["number"])
            case "refused":
                self._refuse(message)
            case "previewed":
                self._continue(message)
            case "table":
                self.seats = tuple(seat for seat, info in enumerate(message["seats"]) if info["yours"])
                self._bots = {seat for seat, info in enumerate(message["seats"]) if info["bot"]}
            case other:
                raise AssertionError(f"nobody asked for {other}")

    def _see(self, frame: Message) -> None:
        viewer, number = frame["seat"], frame["number"]
        assert viewer in (self.seats or (None,))
        assert number >= self.numbers.get(viewer, 0), f"{self}: frame {number} after {self.numbers[viewer]}"
        assert frame["after"] in (-1, self._shown), f"{self}: frame after {frame['after']}, not {self._shown}"
        self._frame, self._shown, self.numbers[viewer] = frame, number, number
        self.over = frame.get("result") is not None and self.pending is None
        if self._bots & set(frame["actors"]):
            self._notice("bots")

    def _accept(self, id: str, number: int) -> None:
        if self.pending is not None and id == self.pending.id:
            request, self.pending = self.pending, None
            request.number = number
            self.numbers[request.seat] = max(number, self.numbers[request.seat])
            self.answered.append(request)
            self._notice("answered")
            self.over = self._frame.get("result") is not None
        before = [request.number for request in self.answered if request.id == id]
        assert before == [number], f"{self}: {id} was answered with {number} and before with {before}"

    def _refuse(self, message: Message) -> None:
        """Only what another seat has overtaken is refused, or what needs another step; it must not have been done.

        What cannot be done because the database is away is asked for again.
        """
        request, code = self.pending, message["code"]
        if code == "unavailable":
            self._outbox = [request.message()] if request is not None and message["id"] == request.id else []
            return
        if request is not None and message["id"] == request.id:
            assert code in ("stale", "open-choice"), f"{self}: {message}"
            assert code != "stale" or len(self._used["actors"]) > 1, f"{self}: nobody else could move, but {message}"
            self._refused.add(request.id)
            self.pending = None
            if code == "open-choice":
                self._rehearse(request)
        assert message["id"] in self._refused, f"{self}: {message}"

    def _continue(self, message: Message) -> None:
        """Add a step to a plan, if one can follow, unless there was something newer to think about."""
        plan = self._plan
        if self.pending is None and not self.resting and plan is not None and plan.id == message["id"]:
            step = [self._rng.choice(message["offers"])["action"]] if message["offers"] else []
            self._ask(Request(self.guest.next_id(), plan.seat, plan.at, (*plan.actions, *step)))

    def __str__(self) -> str:
        return f"{self.guest.name} at {self.table}"
