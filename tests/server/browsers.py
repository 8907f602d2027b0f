"""A whole server in a thread, as `cenote serve` runs it, and browsers that talk to it."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cenote.cli.serve import listen
from cenote.server.accounts.csrf import CSRF_HEADER
from cenote.server.accounts.session_cookies import cookie_name
from cenote.server.app import make_app
from cenote.server.limits import CpuShares, DailyLimits
from cenote.server.ops.uvicorn_server import LimitedServer
from cenote.server.settings import Settings
from cenote.words import Words
from tests.server.files import Place, entries_in
from tests.server.house import SALT, SOON, fresh_id, new_seat

Message = dict[str, Any]

SECRET = b"a secret for tests"
COOKIE = cookie_name(SECRET)

PLENTY = DailyLimits(*(1_000_000,) * len(fields(DailyLimits)))
UNHURRIED = {"cpu": CpuShares(1000.0, 1000.0), "daily": PLENTY}
"""All tests come from one address, and are faster than people."""


@dataclass
class Serving:
    """A server in a thread of this process, and where it keeps its things."""

    port: int
    settings: Settings
    browsers: list[Browser] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def path(self) -> Place:
        """Where its database is."""
        return self.settings.place

    def entries(self, id: str) -> list[tuple[Any, ...]]:
        return entries_in(self.path, id)

    def browser(self, name: str = "", address: str = "") -> Browser:
        self.browsers.append(Browser(self, name, address))
        return self.browsers[-1]


@contextmanager
def serving(data: Path, **chosen: Any) -> Iterator[Serving]:
    """A server as `cenote serve` runs it, on a port that was free."""
    settings = Settings(data=data, **{"secret": SECRET, "bot_timeout": SOON, **UNHURRIED, **chosen})
    with listen("127.0.0.1", [0], Words()) as listener:
        running = Serving(listener.getsockname()[1], settings)
        server = LimitedServer(make_app(settings), settings)
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            while not server.started and thread.is_alive():
                thread.join(0.01)
            assert server.started, "the server did not start"
            yield running
        finally:
            for browser in running.browsers:
                browser.http.close()
            server.should_exit = True
            thread.join(SOON)
            assert not thread.is_alive()


class Browser:
    """Somebody's browser: a guest of the server with a cookie and its token; a proxy may tell its `address`."""

    def __init__(self, server: Serving, name: str = "", address: str = "") -> None:
        self.server = server
        self.headers = {"X-Forwarded-For": address} if address else {}
        self.http = httpx.Client(base_url=server.url, timeout=SOON, verify=False, headers=self.headers)
        self.csrf: str = self.http.get("/api/me").json()["csrf"]
        if name:
            assert self.put("/api/me", {"name": name}).status_code == 200

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

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
        asked = {"game": "tikal", "seats": [seat_json(seat) for seat in seats], **more}
        made = self.post("/api/tables", asked)
        assert made.status_code == 201, made.text
        id = str(made.json()["id"])
        self.salt(id)
        return id

    def join(self, id: str, invite: str = "") -> None:
        joined = self.post(f"/api/tables/{id}/join", {"invite": invite})
        assert joined.status_code == 200, joined.text
        self.salt(id)

    def salt(self, id: str) -> None:
        """Answer the commitment of a table."""
        answered = self.post(f"/api/tables/{id}/salt", {"salt": SALT})
        assert answered.status_code == 200, answered.text

    @contextmanager
    def at(self, id: str, cookie: str | None = None, **headers: str) -> Iterator[Line]:
        """A socket to a table, with this browser's cookie unless another is given."""
        sent = {"Cookie": self.cookie if cookie is None else cookie, **self.headers, **headers}
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{id}/socket"
        with connect(address, additional_headers=sent, max_size=None, open_timeout=SOON) as wire:
            yield Line(wire)


def seat_json(seat: str) -> dict[str, str]:
    made = new_seat(seat)
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
    return [(rng.choice(offers) if rng else offers[0])["action"]]
