"""A line between a browser and a server that can be slow, or freeze without breaking."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

CHUNK = 65_536
BLINK = 0.02
SOON = 10


class Line:
    """Everything that goes over it arrives after `delay` seconds, in its order; while it is frozen, nothing does."""

    def __init__(self, host: str, port: int) -> None:
        self.delay = 0.0
        self.frozen = False
        self.address = ""
        self._target = (host, port)
        self._up = threading.Event()
        self._down: Callable[[], object] = lambda: None

    async def _serve(self) -> None:
        loop, down = asyncio.get_running_loop(), asyncio.Event()
        self._down = lambda: loop.call_soon_threadsafe(down.set)
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._up.set()
        await down.wait()
        server.close()

    @contextmanager
    def serving(self) -> Iterator[None]:
        """In a thread of its own."""
        thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        thread.start()
        assert self._up.wait(SOON)
        try:
            yield
        finally:
            self._down()
            thread.join(SOON)
            assert not thread.is_alive()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        onward, back = await asyncio.open_connection(*self._target)
        ways = [asyncio.create_task(self._carry(reader, back)), asyncio.create_task(self._carry(onward, writer))]
        with suppress(asyncio.CancelledError):  # the line is taken down
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for end in (back, writer):
            end.close()
        for way in ways:
            way.cancel()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until the reader ends: what was read first arrives first, but nothing waits for what was read before it."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.create_task(self._deliver(under_way, writer))
        try:
            while chunk := await reader.read(CHUNK):
                under_way.put_nowait((asyncio.get_running_loop().time() + self.delay, chunk))
            await under_way.join()
        except OSError:
            pass  # one of the ends is gone
        finally:
            delivering.cancel()

    async def _deliver(self, under_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        while True:
            due, chunk = await under_way.get()
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            while self.frozen:
                await asyncio.sleep(BLINK)
            writer.write(chunk)
            under_way.task_done()


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    """A line to a server; a browser goes to the line's address."""
    host, port = address.removeprefix("http://").split(":")
    line = Line(host, int(port))
    with line.serving():
        yield line
