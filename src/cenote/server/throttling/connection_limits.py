"""Connection limits: how many connections an address may open, and how long each may keep the server waiting."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from cenote.server import limits
from cenote.server.limits import ConnectionLimits
from cenote.server.throttling.token_bucket import KeyedBuckets, TimeSource, address_of

log = logging.getLogger("cenote.connections")


@dataclass
class Connection:
    """An open connection: its address, and since when the server waits for its request or for its output to be read."""

    address: str
    read_at: float
    request_due_since: float | None = None
    unread: int = 0

    def timed_out(self, now: float, unread: int) -> bool:
        """Return whether a request is overdue, or output has stayed unread for too long."""
        if not unread or unread < self.unread:
            self.read_at = now
        self.unread = unread
        due = self.request_due_since
        late = due is not None and now - due > limits.TRAFFIC.request_seconds
        return late or now - self.read_at > limits.TRAFFIC.unread_seconds


class ConnectionRegistry(ServerState):
    """All connections of a server. Those of trusted proxies carry many clients and are not limited by address."""

    def __init__(
        self, limit: ConnectionLimits, is_proxy: Callable[[str], bool], clock: TimeSource = time.monotonic
    ) -> None:
        super().__init__()
        self._limit = limit
        self._is_proxy = is_proxy
        self._clock = clock
        self._open: dict[asyncio.Transport, Connection] = {}
        self._by_address: Counter[str] = Counter()
        self._new = KeyedBuckets(limit.connections_per_address, limits.TRAFFIC.new_connections_per_second, clock)

    def admit(self, transport: asyncio.Transport) -> bool:
        """Register a connection. Return False if a limit is reached."""
        address, most = self._address(transport), self._limit.connections_per_address
        if address and (self._by_address[address] >= most or not self._new[address].take()):
            log.warning("%s has %d connections or opens them too fast: refused", address, self._by_address[address])
            return False
        if len(self._open) >= self._limit.connections and not self._closed_idle():
            log.warning("all %d connections are in use: refused a new one", self._limit.connections)
            return False
        self._by_address[address] += 1
        self._open[transport] = Connection(address, self._clock(), self._clock())
        return True

    def remove(self, transport: asyncio.Transport) -> None:
        """Unregister a connection. Do nothing for one that was refused."""
        if (connection := self._open.pop(transport, None)) is not None:
            self._by_address[connection.address] -= 1
            self._by_address += Counter()

    def is_trusted(self, transport: asyncio.Transport) -> bool:
        """Return whether the peer is a trusted proxy."""
        return not self._address(transport)

    def _address(self, transport: asyncio.Transport) -> str:
        host = (get_remote_addr(transport) or ("", 0))[0]
        return "" if self._is_proxy(host) else address_of(host)

    def await_request(self, transport: asyncio.Transport) -> None:
        """Start the timeout of a connection's next request."""
        if transport in self._open:
            self._open[transport].request_due_since = self._clock()

    def request_complete(self, transport: asyncio.Transport) -> None:
        """Stop the timeout, because the complete request has arrived."""
        if transport in self._open:
            self._open[transport].request_due_since = None

    def _closed_idle(self) -> bool:
        """Close the oldest connection without a request. Return False if there is none."""
        for transport, connection in self._open.items():
            if connection.request_due_since is not None:
                log.warning("all %d connections are in use: closed an idle one", self._limit.connections)
                self._abort(transport)
                return True
        return False

    def close_timed_out(self) -> None:
        """Close all connections that have kept the server waiting for too long."""
        now = self._clock()
        for transport, connection in list(self._open.items()):
            if connection.timed_out(now, transport.get_write_buffer_size()):
                self._abort(transport)

    def _abort(self, transport: asyncio.Transport) -> None:
        self.remove(transport)
        transport.abort()
