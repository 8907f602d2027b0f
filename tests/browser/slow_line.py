"""A line with a delay: what goes through it arrives later, in order, in both directions."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

CHUNK = 65_536


@contextmanager
def slow_line(address: str, round_trip: float) -> Iterator[str]:
    """An address at which the server at another one is reached, so many seconds per round trip."""
    loop = asyncio.new_event_loop()
    running = threading.Thread(target=loop.run_forever, daemon=True)
    running.start()
    line = _Line(address, round_trip / 2)
    port = asyncio.run_coroutine_threadsafe(line.open(), loop).result()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        asyncio.run_coroutine_threadsafe(line.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        running.join()
        loop.close()


class _Line:
    def __init__(self, address: str, delay: float) -> None:
        self._host, self._port = address.removeprefix("http://").split(":")
        self._delay = delay
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._host, self._port)
        for source, target in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._carry(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Read at once and write later, so that the delay is one of the line and not of each piece."""
        loop = asyncio.get_running_loop()
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def read() -> None:
            while piece := await source.read(CHUNK):
                under_way.put_nowait((loop.time() + self._delay, piece))
            under_way.put_nowait((loop.time() + self._delay, b""))

        reading = asyncio.create_task(read())
        try:
            while True:
                due, piece = await under_way.get()
                await asyncio.sleep(due - loop.time())
                if not piece:
                    break
                target.write(piece)
        finally:
            reading.cancel()
            target.close()
