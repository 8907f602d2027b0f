"""Connections: how many are let in, and how long they may keep a server waiting."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import h11
import httpx
import pytest
from uvicorn import Config

from cenote.server import limits
from cenote.server.limits import ConnectionLimits
from cenote.server.throttling.connection_limits import ConnectionRegistry
from cenote.server.throttling.uvicorn_protocols import LimitedHttpProtocol, LimitedWebSocketProtocol
from tests.server.attackers import ended
from tests.server.browsers import Serving, serving
from tests.server.house import SOON
from tests.server.test_token_bucket import Clock


class Wire(asyncio.Transport):
    """A connection that only exists in these tests."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1)})
        self.unread = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def registry(clock: Clock) -> ConnectionRegistry:
    """Ten connections in all, three of one address, as many as they like of the proxy."""
    return ConnectionRegistry(ConnectionLimits(10, 3), lambda host: host == "192.0.2.99", clock)


def come(registry: ConnectionRegistry, *hosts: str) -> list[Wire]:
    """Those of them that were let in and have made a request."""
    came = [wire for wire in map(Wire, hosts) if registry.admit(wire)]
    for wire in came:
        registry.request_complete(wire)
    return came


def test_an_address_holds_only_so_many(registry: ConnectionRegistry) -> None:
    first, *_ = come(registry, *["192.0.2.1"] * 3)
    assert come(registry, "192.0.2.1") == []
    assert len(come(registry, "192.0.2.2")) == 1
    registry.remove(first)
    assert len(come(registry, "192.0.2.1")) == 0, "it opens them too fast"


def test_an_address_opens_only_so_many_in_a_while(registry: ConnectionRegistry, clock: Clock) -> None:
    opened = 0
    for _ in range(100):
        for wire in come(registry, "192.0.2.1"):
            registry.remove(wire)
            opened += 1
        clock.now += 0.01
    assert opened <= 3 + limits.TRAFFIC.new_connections_per_second + 1


def test_those_of_a_proxy_are_not_counted_by_address(registry: ConnectionRegistry) -> None:
    assert len(come(registry, *["192.0.2.99"] * 10)) == 10


def test_there_are_only_so_many_in_all_and_silent_ones_make_room(registry: ConnectionRegistry) -> None:
    silent = [Wire(f"192.0.2.{number}") for number in range(2)]
    assert all(map(registry.admit, silent))
    assert len(come(registry, *(f"198.51.100.{number}" for number in range(8)))) == 8
    assert len(come(registry, "203.0.113.1", "203.0.113.2")) == 2
    assert [wire.aborted for wire in silent] == [True, True]
    assert come(registry, "203.0.113.3") == []


def test_who_owes_a_request_is_not_waited_for_for_ever(registry: ConnectionRegistry, clock: Clock) -> None:
    silent, quiet = Wire("192.0.2.1"), Wire("192.0.2.2")
    assert registry.admit(silent)
    assert registry.admit(quiet)
    registry.request_complete(quiet)
    clock.now += limits.TRAFFIC.request_seconds + 1
    registry.close_timed_out()
    assert (silent.aborted, quiet.aborted) == (True, False), "somebody who looks on owes nothing"
    registry.await_request(quiet)
    clock.now += limits.TRAFFIC.request_seconds + 1
    registry.close_timed_out()
    assert quiet.aborted


def test_who_does_not_read_is_not_waited_for_for_ever(registry: ConnectionRegistry, clock: Clock) -> None:
    deaf, slow = come(registry, "192.0.2.1", "192.0.2.2")
    for left in range(5, 0, -1):
        deaf.unread, slow.unread = 1000, 1000 * left
        clock.now += limits.TRAFFIC.unread_seconds / 2
        registry.close_timed_out()
    assert (deaf.aborted, slow.aborted) == (True, False)


@pytest.fixture
def hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server that waits only a moment."""
    monkeypatch.setattr(limits, "TRAFFIC", replace(limits.TRAFFIC, request_seconds=0.2))
    with serving(tmp_path) as server:
        yield server


HEAD = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n"
ASKED = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.mark.parametrize("said", [b"", b"G", HEAD, HEAD + b"\r\n", HEAD + b"\r\n{", ASKED, ASKED + b"G"])
def test_a_connection_that_falls_silent_is_ended(hurried: Serving, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hurried.port), SOON) as raw:
        raw.sendall(said)
        assert ended(raw)


def test_a_request_that_comes_in_drops_is_not_waited_for(hurried: Serving) -> None:
    with socket.create_connection(("127.0.0.1", hurried.port), 0.05) as raw, contextlib.suppress(OSError):
        for drop in (HEAD + b"X: y\r\n" * 1000)[:400]:
            raw.sendall(bytes([drop]))
            with contextlib.suppress(TimeoutError):
                assert raw.recv(1000) == b""
                return
        pytest.fail("it was waited for")


def test_requests_one_after_the_other_are_answered_however_long_it_takes(hurried: Serving) -> None:
    with httpx.Client(base_url=hurried.url, timeout=SOON) as web:
        assert [web.get("/readyz").status_code for _ in range(50)] == [200] * 50


def test_requests_that_come_at_once_are_answered_one_after_the_other(hurried: Serving) -> None:
    with socket.create_connection(("127.0.0.1", hurried.port), SOON) as raw:
        raw.sendall(ASKED * 20)
        heard = b""
        while data := raw.recv(65_536):
            heard += data
        assert heard.count(b"200 OK") == 20


CLOSING = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
PIECES = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"


def broken_off(server: Serving, *said: bytes, answered: bool) -> None:
    """A connection over which this is sent, each part perhaps when there is an answer to the one before, is ended."""
    with socket.create_connection(("127.0.0.1", server.port), SOON) as raw, contextlib.suppress(OSError):
        for part in said:
            raw.sendall(part)
            if answered:
                raw.recv(65_536)
        assert ended(raw)


@pytest.mark.parametrize("answered", [True, False])
@pytest.mark.parametrize(
    "said",
    [
        (CLOSING, b"\x00\x00"),
        (CLOSING + CLOSING,),
        (ASKED + b"\x00\r\n\r\n",),
        (PIECES, b"zz\r\n"),
        (PIECES + b"zz\r\n", b"zz\r\n"),
    ],
)
def test_a_malformed_request_after_another_ends_the_connection_and_raises_nothing(
    hurried: Serving, caplog: pytest.LogCaptureFixture, said: tuple[bytes, ...], answered: bool
) -> None:
    for _ in range(5):
        broken_off(hurried, *said, answered=answered)
    assert [record for record in caplog.records if record.exc_info] == []


class Peer(Wire):
    """Of which it is known what was written to it, and whether it was hung up on."""

    def __init__(self) -> None:
        super().__init__("192.0.2.1")
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def close(self) -> None:
        self.aborted = True


async def connected(registry: ConnectionRegistry) -> tuple[LimitedHttpProtocol, Peer]:
    """A connection to an application that answers nothing."""

    async def app(_scope: object, _receive: object, _send: object) -> None:
        pass

    config = Config(app, lifespan="off")
    config.load()
    wire, peer = LimitedHttpProtocol(config, registry, {}), Peer()
    wire.connection_made(peer)
    return wire, peer


@pytest.mark.anyio
async def test_what_is_malformed_is_refused_before_any_response(registry: ConnectionRegistry) -> None:
    wire, peer = await connected(registry)
    wire.send_400_response("no")
    assert peer.written.startswith(b"HTTP/1.1 400 ")


@pytest.mark.anyio
async def test_after_a_response_that_closes_what_is_malformed_is_only_hung_up_on(registry: ConnectionRegistry) -> None:
    """h11 lets nothing be sent then: the next request of the connection came in vain."""
    wire, peer = await connected(registry)
    wire.conn.receive_data(CLOSING)
    wire.conn.next_event()
    wire.conn.send(h11.Response(status_code=200, headers=[("Content-Length", "0")]))
    wire.conn.send(h11.EndOfMessage())
    assert wire.conn.our_state is h11.MUST_CLOSE
    wire.send_400_response("no")
    assert (peer.written, peer.aborted) == (b"", True)


@pytest.mark.parametrize("limited", [LimitedHttpProtocol, LimitedWebSocketProtocol])
def test_each_overridden_method_exists_in_uvicorn(limited: type) -> None:
    """A version of uvicorn that calls them otherwise would leave connections without limits."""
    overridden = {name for name, value in vars(limited).items() if callable(value) and not name.startswith("_")}
    assert len(overridden) > 3
    assert overridden <= set(dir(limited.__mro__[1]))
