"""Whether a server is ready: it says no when nothing can be written, and nobody makes it write by asking."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import httpx
import pytest

from cenote.server.storage.write_probe import FAILS, LASTS, WriteProbe
from tests.server.browsers import serving
from tests.server.files import BREAK, MEND, rows, script
from tests.server.process import Server

pytestmark = pytest.mark.anyio

NO_ROOM = BREAK.replace("insert on entries", "update on pulse")


class Heart:
    """Something to write to, and a clock beside it."""

    def __init__(self) -> None:
        self.broken = False
        self.beats = 0
        self.now = 100.0

    async def beat(self) -> None:
        self.beats += 1
        await asyncio.sleep(0)
        if self.broken:
            raise OSError("no space left on device")

    def clock(self) -> float:
        return self.now


async def test_what_was_found_out_is_believed_for_a_while() -> None:
    heart = Heart()
    probe = WriteProbe(heart.beat, heart.clock)
    assert await asyncio.gather(*(probe.succeeds() for _ in range(20))) == [True] * 20
    heart.broken = True
    assert (await probe.succeeds(), heart.beats) == (True, 1)
    heart.now += LASTS
    assert await asyncio.gather(*(probe.succeeds() for _ in range(20))) == [False] * 20
    heart.broken = False
    assert (await probe.succeeds(), heart.beats) == (False, 2)
    heart.now += FAILS
    assert (await probe.succeeds(), heart.beats) == (True, 3)


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        script(server.path, NO_ROOM)
        with httpx.Client(base_url=server.url) as web:
            refused = web.get("/readyz")
            assert (refused.status_code, refused.json()["code"]) == (503, "trouble")
            assert web.get("/healthz").status_code == 200
            script(server.path, MEND)
            while web.get("/readyz").status_code != 200:
                pass
        assert rows(server.path, "select at > 0 from pulse") == [(1,)]


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can shrink a running process's files")
async def test_a_server_on_a_full_disk_is_not_ready_until_there_is_room(tmp_path: Path) -> None:
    """No file may grow any more, as on a full disk; the server lives, says so, and recovers by itself."""
    with Server(tmp_path / "data") as server:
        server.start()
        await server.ready()
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, most))
        async with httpx.AsyncClient(base_url=f"http://{server.address}") as web:
            async with asyncio.timeout(30):
                while (await web.get("/readyz")).status_code != 503:
                    await asyncio.sleep(0.1)
            assert (await web.get("/healthz")).status_code == 200
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        await server.ready()
