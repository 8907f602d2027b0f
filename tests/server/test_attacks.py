"""Attacks that once stopped the server or filled its memory or its log: the honest table beside them goes on.

The attackers come from other loopback addresses than the honest people. How soon anybody is answered is not asserted,
only that they are.
"""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.frames import Opcode

from cenote.server.settings import Settings
from tests.counts import count
from tests.server.attackers import connections, ended, frame, meanwhile, pour, socket_to
from tests.server.browsers import Browser, Line, Serving, two_browsers
from tests.server.files import script
from tests.server.process import Server

MIB = 1024 * 1024
MEMORY = 30 * MIB
"""How much more the server may hold for what an attacker does to it: unread pings once took four times as much."""

LOG = 5_000
"""Bytes of log that an attack may cause; silent connections once caused a hundred million."""

MOST, OF_ONE = 150, 100
BOUNDS = {
    "CENOTE_CONNECTIONS": str(MOST),
    "CENOTE_CONNECTIONS_PER_ADDRESS": str(OF_ONE),
    "CENOTE_PERSON_SHARE": "0.05",
    "CENOTE_ADDRESS_SHARE": "0.1",
}


@dataclass
class House:
    """A real server, an honest table, and somebody who also has one."""

    server: Server
    anna: Browser
    table: str
    mallory: Browser
    theirs: str

    @property
    def port(self) -> int:
        return self.server.port

    def honest(self, answers: int, line: Line | None = None) -> None:
        """Anna is answered so many times; if she is not, this waits in vain and fails."""
        if line is None:
            with self.anna.at(self.table) as fresh:
                return self.honest(answers, fresh)
        for _ in range(answers):
            assert line.ask(type="preview", actions=["place a3 0"])["type"] == "previewed"
        return None

    def attacker(self, host: str) -> socket.socket:
        """A socket of Mallory at Mallory's own table."""
        return socket_to(self.port, host, self.theirs, self.mallory.cookie)


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with Server(tmp_path_factory.mktemp("attacked") / "data", **BOUNDS) as server:
        yield from _house(server)


def _house(server: Server) -> Iterator[House]:
    server.start()
    asyncio.run(server.ready())
    serving = Serving(server.port, Settings(data=server.data, secret=b""))
    anna, _, table = two_browsers(serving)
    mallory = serving.browser("Mallory")
    yield House(server, anna, table, mallory, mallory.create("me", "hot Mallet"))
    for browser in serving.browsers:
        browser.http.close()


@pytest.fixture
def house(started: House) -> Iterator[House]:
    """After whatever happens, little was kept and little was said."""
    memory, before = started.server.memory, len(started.server.stderr)
    yield started
    assert started.server.memory < memory + MEMORY
    said = started.server.stderr[before:]
    assert len(said) < LOG
    assert "Traceback" not in said


def test_silent_connections_of_one_address_are_few(house: House) -> None:
    with house.anna.at(house.table) as line, connections(house.port, OF_ONE + 50, "127.0.0.2") as silent:
        house.honest(20, line)
        house.honest(5)
        assert all(ended(one) for one in silent[OF_ONE:])
        silent[0].sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert silent[0].recv(12) == b"HTTP/1.1 200", "those who were let in may still speak"


def test_silent_connections_of_many_addresses_make_room(house: House) -> None:
    hosts = [f"127.0.0.{number}" for number in range(3, 7)]
    with house.anna.at(house.table) as line, connections(house.port, OF_ONE, *hosts) as silent:
        house.honest(20, line)
        house.honest(5)
        assert ended(silent[0])


def test_pings_whose_answers_nobody_reads_are_cut_off(house: House) -> None:
    """Eight seconds of them once took 120 MiB."""
    pings = frame(Opcode.PING, b"x" * 125) * 100
    with house.attacker("127.0.0.7") as raw, meanwhile(lambda: stopped(raw, pings)):
        house.honest(20)


def test_a_message_of_empty_parts_that_never_ends_is_cut_off(house: House) -> None:
    """It once kept everybody else waiting for eight seconds."""
    begun, parts = frame(Opcode.TEXT, b"{", fin=False), frame(Opcode.CONT, fin=False) * 1000
    attackers = [house.attacker("127.0.0.8") for _ in range(20)]
    for raw in attackers:
        raw.sendall(begun)
    with meanwhile(*(lambda raw=raw: stopped(raw, parts) for raw in attackers)):
        house.honest(20)


@pytest.mark.parametrize("opcode", [Opcode.PONG, Opcode.TEXT, Opcode.BINARY])
def test_frames_without_end_are_cut_off(house: House, opcode: Opcode) -> None:
    with house.attacker("127.0.0.9") as raw, meanwhile(lambda: stopped(raw, frame(opcode) * 1000)):
        house.honest(20)


def test_a_request_body_in_pieces_that_never_ends_is_cut_off(house: House) -> None:
    head = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    with connections(house.port, 20, "127.0.0.10") as attackers:
        for raw in attackers:
            raw.sendall(head)
        with meanwhile(*(lambda raw=raw: stopped(raw, b"1\r\nx\r\n" * 1000) for raw in attackers)):
            house.honest(20)


def test_requests_without_end_are_refused_and_their_connections_closed(house: House) -> None:
    asked = b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * count(50, 500)
    with house.anna.at(house.table) as line, connections(house.port, 20, "127.0.0.13") as attackers:
        for raw in attackers:
            raw.sendall(asked)
        house.honest(20, line)
        assert all(ended(raw) for raw in attackers)


def stopped(raw: socket.socket, data: bytes) -> None:
    """Sends until the other side has had enough, and far longer if it never has."""
    with raw:
        assert pour(raw, data, count(2_000, 20_000)), "nobody stopped this"


def messages(*each: dict[str, object]) -> bytes:
    return b"".join(frame(Opcode.TEXT, json.dumps(message).encode()) for message in each)


ASKED: list[dict[str, object]] = [
    {"type": "preview", "id": "p", "actions": ["place a3 0"]},
    {"type": "preview", "id": "m", "actions": ["plaice a3 0"] * 40},
    {"type": "explain", "id": "e", "plan": [], "actions": ["place a3 1", "plaice a3 0"] * 20},
    {"type": "read", "id": "r", "language": "de"},
    {"type": "story", "id": "s", "since": 0},
    {"type": "resync"},
]
"""What costs the server most; once a misspelt action alone took a tenth of a second."""


def test_ninety_sockets_of_one_address_wait_behind_the_honest_table(house: House) -> None:
    """Each of them within its own limits."""
    attackers = [house.attacker("127.0.0.11") for _ in range(90)]
    asked = messages(*ASKED) * 30
    with house.anna.at(house.table) as line:
        for raw in attackers:
            raw.sendall(asked)
        house.honest(count(20, 200), line)
        assert all(ended(raw) for raw in attackers)
    for raw in attackers:
        raw.close()


def test_sockets_that_ask_and_never_read_cost_little(house: House) -> None:
    attackers = [house.attacker("127.0.0.12") for _ in range(20)]
    for raw in attackers:
        raw.sendall(messages({"type": "resync"}) * 190)
    house.honest(20)
    for raw in attackers:
        raw.close()


def test_a_database_that_fails_again_and_again_is_told_of_once(started: House) -> None:
    """Eleven errors once made 89 kB of log."""
    before = len(started.server.stderr)
    script(started.server.database, "alter table tables rename to away")
    assert [started.anna.http.get("/api/lobby").status_code for _ in range(11)] == [500] * 11
    script(started.server.database, "alter table away rename to tables")
    said = started.server.hears("GET /api/lobby failed")[before:]
    assert said.count("GET /api/lobby failed") == 1
    assert len(said) < 20_000


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can take files away from another process")
def test_a_server_without_open_files_goes_on_and_says_so_in_few_words(tmp_path: Path) -> None:
    """Somebody takes the files away after the start, so that bounds on connections do not help."""
    with Server(tmp_path / "data", FORWARDED_ALLOW_IPS="*") as server:
        for house in _house(server):
            with house.anna.at(house.table) as line:
                files = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
                resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (files + 20, files + 20))
                with connections(server.port, 100, "127.0.0.2"):
                    house.honest(20, line)
            house.honest(5)
        assert len(server.hears("out of system resource")) < LOG
