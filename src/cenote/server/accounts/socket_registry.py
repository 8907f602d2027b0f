"""Socket registry: the open WebSockets by session key, so that they can be closed when their session ends."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cenote.server.http.responses import CloseSocket
from cenote.server.protocol.game_messages import CLOSE_SESSION


class SocketRegistry:
    """All open sockets of this server, by the key of their visitor."""

    def __init__(self) -> None:
        self._open: defaultdict[str, set[asyncio.Timeout]] = defaultdict(set)

    @asynccontextmanager
    async def open(self, key: str) -> AsyncIterator[None]:
        """Register a socket while the block runs. If its session ends, cancel the block and raise `CloseSocket`."""
        if not key:
            yield
            return
        try:
            async with asyncio.timeout(None) as timeout:
                self._open[key].add(timeout)
                try:
                    yield
                finally:
                    self._remove(key, timeout)
        except TimeoutError:
            if not timeout.expired():
                raise
            raise CloseSocket(CLOSE_SESSION, "session-ended") from None

    def keys(self) -> list[str]:
        """Return the keys with a socket open on this server."""
        return list(self._open)

    def close(self, *keys: str) -> None:
        """Close all sockets of these keys."""
        for key in keys:
            for timeout in self._open.get(key, ()):
                if not timeout.expired():
                    timeout.reschedule(0)

    def _remove(self, key: str, timeout: asyncio.Timeout) -> None:
        self._open[key].discard(timeout)
        if not self._open[key]:
            del self._open[key]
