"""The real server as a process, to be killed and started again on the same folder and port."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from threading import Thread
from types import TracebackType
from typing import Final, Self

import httpx

from cenote.server.web.pages import STATIC
from tests.server.files import Place

ROOT: Final = Path(__file__).parent.parent.parent
LONG: Final = 120.0
"""Seconds after which something that should happen is said not to: a bound, not a measure."""

INTERRUPTIBLE: Final = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""A process that was started in the background of a script ignores Ctrl-C, and so do its children unless told so."""

CONSOLE_SCRIPT: Final = ("-c", f"{INTERRUPTIBLE}; from cenote.cli import main; raise SystemExit(main())")
PATIENT: Final = {
    "CENOTE_PERSON_SHARE": "100",
    "CENOTE_ADDRESS_SHARE": "100",
    "CENOTE_TABLES_PER_DAY": "1000000",
    "CENOTE_TABLES_PER_DAY_AND_ADDRESS": "1000000",
    "CENOTE_GUESTS_PER_DAY": "1000000",
    "CENOTE_MOVES_PER_DAY": "1000000",
    "CENOTE_MOVES_PER_DAY_AND_ADDRESS": "1000000",
}
PORTS: Final = range(20_000, 32_000)
"""Below those that systems give to outgoing connections, so that nobody takes the port while the server is down."""


class Server:
    """`cenote serve` on a data folder. It ends with the `with` block, which shows stderr if something went wrong."""

    def __init__(self, data: Path, **settings: str) -> None:
        """`settings` are those of the environment; unless they say otherwise, nobody is too fast."""
        self.data = data
        self._settings = {**PATIENT, **settings}
        self.port = free_port()
        self.stderr = ""
        """All that every life of this server has said."""
        self._process: subprocess.Popen[str] | None = None
        self._reader: Thread | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self._process is not None:
            self._process.kill()
            self.gone()
        if kind is not None:
            print(f"--- stderr of the server\n{self.stderr}", file=sys.stderr)

    @property
    def database(self) -> Place:
        return self._settings.get("CENOTE_DATABASE") or self.data / "cenote.db"

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def memory(self) -> int:
        """Bytes that the process holds; 0 where the system does not say."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGE_SIZE")

    def start(self) -> None:
        """Begin a life; it is ready some time later."""
        assert self._process is None, "the server runs already"
        self._process = subprocess.Popen(
            [sys.executable, *self._program(), "serve", "--port", str(self.port), "--data", str(self.data)],
            cwd=ROOT,
            env={**os.environ, **self._settings},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._reader = Thread(target=self._read, args=(self._process,), daemon=True)
        self._reader.start()

    def _program(self) -> tuple[str, ...]:
        if (STATIC / "index.html").exists():
            return CONSOLE_SCRIPT
        page = self.data.parent / f"{self.data.name}-page"
        page.mkdir(parents=True, exist_ok=True)
        (page / "index.html").write_text("<!doctype html><title>Cenote</title>", "utf-8")
        return ("-m", "tests.server.serve_bare", str(page))

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self.stderr += line

    async def ready(self) -> None:
        """Wait until tables can be served."""
        async with asyncio.timeout(LONG), httpx.AsyncClient(base_url=f"http://{self.address}") as web:
            while not await self._answers(web):
                assert self.runs, f"the server ended before it was ready:\n{self.stderr}"
                await asyncio.sleep(0.02)

    async def _answers(self, web: httpx.AsyncClient) -> bool:
        try:
            return (await web.get("/readyz")).status_code == 200
        except httpx.TransportError:
            return False

    def hears(self, text: str) -> str:
        """All that the server has said, once it has said this."""
        until = time.monotonic() + LONG
        while text not in self.stderr:
            assert time.monotonic() < until, f"it never said {text!r}:\n{self.stderr}"
            time.sleep(0.01)
        return self.stderr

    def kill(self) -> None:
        """SIGKILL, at once; then wait for it to be `gone`."""
        assert self._process is not None
        self._process.kill()

    def signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def gone(self) -> int:
        """The exit code, when the server and every process that it started have ended.

        They all write to one pipe, so that ends when the last of them does.
        """
        assert self._process is not None
        assert self._reader is not None
        code = self._process.wait(LONG)
        self._reader.join(LONG)
        assert not self._reader.is_alive(), "a process that the server had started has outlived it"
        assert self._process.stderr is not None
        self._process.stderr.close()
        self._process = self._reader = None
        return code


def free_port() -> int:
    """A port that nobody listens on."""
    for port in Random().sample(PORTS, 100):
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
    raise OSError("no port is free")
