"""People with bad intentions: raw connections from another address of this machine."""

from __future__ import annotations

import contextlib
import errno
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from websockets.frames import Close, Frame, Opcode

from cenote.server.protocol.game_messages import CLOSE_TOO_FAST
from tests.server.house import SOON

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
)
CUT_OFF = Frame(Opcode.CLOSE, Close(CLOSE_TOO_FAST, "too-fast").serialize()).serialize(mask=False)
"""The last thing that a socket hears that was too fast."""


def connection(port: int, host: str) -> socket.socket:
    """One that says nothing."""
    try:
        return socket.create_connection(("127.0.0.1", port), SOON, (host, 0))
    except OSError as error:
        if error.errno != errno.EADDRNOTAVAIL:
            raise
        pytest.skip("this system has only one loopback address")


@contextmanager
def connections(port: int, count: int, *hosts: str) -> Iterator[list[socket.socket]]:
    """So many from each host."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(connection(port, host)) for host in hosts for _ in range(count)]


def socket_to(port: int, host: str, table: str, cookie: str = "") -> socket.socket:
    """A WebSocket that was let in."""
    raw = connection(port, host)
    raw.sendall(HANDSHAKE.format(path=f"/api/tables/{table}/socket", port=port, cookie=cookie).encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    """As a browser would send it."""
    return Frame(opcode, data, fin).serialize(mask=True, extensions=[])


def ended(raw: socket.socket) -> bool:
    """Whether the other side ends it soon; reads whatever was sent before."""
    raw.settimeout(SOON)
    try:
        while (data := raw.recv(65_536)) and not data.endswith(CUT_OFF):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def pour(raw: socket.socket, data: bytes, times: int) -> bool:
    """Send without reading; whether the other side put an end to it."""
    try:
        for _ in range(times):
            raw.sendall(data)
    except OSError as error:
        return not isinstance(error, TimeoutError)
    return False


@contextmanager
def meanwhile(*attacks: Callable[[], object]) -> Iterator[None]:
    """Attacks that go on while something else happens, each in a thread; the server must put an end to them."""
    with ThreadPoolExecutor(len(attacks)) as threads:
        running = [threads.submit(attack) for attack in attacks]
        yield
        for attack in running:
            attack.result()
