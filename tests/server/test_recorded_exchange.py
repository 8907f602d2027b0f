"""A conversation recorded with the version before 0.2.0 has the same replies in the same order."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from cenote.server.tables import fork, lobby
from tests.server.before_0_2 import Comparison, packed
from tests.server.browsers import Serving, serving
from tests.server.house import SOON


def seeds() -> Callable[[], bytes]:
    """The seeds of the recording."""
    numbers = count()
    return lambda: sha256(b"before 0.2, exchange, %d" % next(numbers)).digest()


class Replay:
    """The people of the recording, who say again what they said then."""

    def __init__(self, server: Serving, comparison: Comparison) -> None:
        self._server = server
        self._comparison = comparison
        self._people: dict[str, httpx.Client] = {}
        self._sockets: dict[str, ClientConnection] = {}
        self._open = ExitStack()

    def step(self, number: int, step: dict[str, Any]) -> None:
        who = step["who"]
        match step["do"]:
            case "rest":
                self._rest(number, step)
            case "open":
                web = self._person(who)
                cookie = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
                path = self._comparison.today(f"/api/tables/{step['table']}/socket")
                address = f"ws://127.0.0.1:{self._server.port}{path}"
                opening = connect(address, additional_headers={"Cookie": cookie}, max_size=None)
                self._sockets[who] = self._open.enter_context(opening)
            case "close":
                self._leave(who)
            case "send":
                self._sockets[who].send(self._comparison.today(step["text"]))
        for hearer, messages in step["heard"].items():
            for place, message in enumerate(messages):
                heard = json.loads(self._sockets[hearer].recv(timeout=SOON))
                self._comparison.check(message, heard, f"step {number}, {hearer}, message {place}")

    def _rest(self, number: int, step: dict[str, Any]) -> None:
        web, today = self._person(step["who"]), self._comparison.today
        body = json.loads(today(json.dumps(step["body"])))
        answer = web.request(step["method"], today(step["path"]), json=body)
        said = answer.json() if "json" in answer.headers.get("content-type", "") else answer.text
        assert answer.status_code == step["status"], f"step {number}: {said}"
        self._comparison.check(step["answer"], said, f"step {number}")
        if isinstance(said, dict) and "csrf" in (me := said.get("me", said)):
            web.headers["x-csrftoken"] = me["csrf"]

    def _person(self, name: str) -> httpx.Client:
        if name not in self._people:
            self._people[name] = httpx.Client(base_url=self._server.url, timeout=SOON)
        return self._people[name]

    def _leave(self, who: str) -> None:
        socket = self._sockets.pop(who)
        with pytest.raises(TimeoutError):  # nothing was said beside what was recorded
            socket.recv(timeout=0)
        socket.close()

    @property
    def everyone_left(self) -> bool:
        return not self._sockets

    def close(self) -> None:
        self._open.close()
        for web in self._people.values():
            web.close()


def test_a_recorded_conversation_has_the_same_replies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded, fresh_seed = packed("exchange"), seeds()
    for module in (lobby, fork):
        monkeypatch.setattr(module, "fresh_seed", fresh_seed)
    comparison = Comparison(set(recorded["random"]))
    with serving(tmp_path) as server:
        replay = Replay(server, comparison)
        try:
            for number, step in enumerate(recorded["steps"]):
                replay.step(number, step)
        finally:
            replay.close()
        assert replay.everyone_left
    ids = {text for text in recorded["random"] if len(text) == 12}
    assert ids <= set(comparison.bound), "each table was opened again"


def test_a_reply_that_differs_is_noticed() -> None:
    comparison = Comparison({"a random id"})
    comparison.check({"id": "a random id", "at": 1.5, "number": 3}, {"id": "another", "at": 2.5, "number": 3})
    assert comparison.today("/api/tables/a random id") == "/api/tables/another"
    for then, now in (
        ({"id": "a random id"}, {"id": "a third"}),
        ({"number": 3}, {"number": 4}),
        ({"number": 3}, {"number": 3, "more": 1}),
        ([1, 2], [1]),
        ({"text": "hello"}, {"text": "hullo"}),
    ):
        with pytest.raises(AssertionError):
            comparison.check(then, now)
