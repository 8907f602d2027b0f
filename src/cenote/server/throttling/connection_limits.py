"""Connection limits, below requests and messages: number, silence, and rate of data.

uvicorn bounds none of these. Its two protocols are subclassed; the limits apply before they read.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected, get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from cenote.server import limits
from cenote.server.protocol.game_messages import CLOSE_TOO_FAST
from cenote.server.throttling.token_bucket import KeyedBuckets, TimeSource, TokenBucket, address_of

log = logging.getLogger("cenote.line")


@dataclass
class Held:
    """A connection: its address, its last progress in reading, since when it owes a request, and its unread bytes."""

    address: str
    read: float
    due: float | None = None
    unread: int = 0

    def keeps_us_waiting(self, now: float, unread: int) -> bool:
        """Whether it has owed a request, or left output unread, for too long."""
        if not unread or unread < self.unread:
            self.read = now
        self.unread = unread
        return now - self.read > limits.TRAFFIC.unread_seconds or (
            self.due is not None and now - self.due > limits.TRAFFIC.request_seconds
        )


class ConnectionLimits(ServerState):
    """All connections of a server; trusted proxies carry many clients, so their addresses are not limited."""

    def __init__(
        self, most: int, of_one: int, is_proxy: Callable[[str], bool], clock: TimeSource = time.monotonic
    ) -> None:
        super().__init__()
        self._most = most
        self._of_one = of_one
        self._is_proxy = is_proxy
        self._clock = clock
        self._held: dict[asyncio.Transport, Held] = {}
        self._of: Counter[str] = Counter()
        self._new = KeyedBuckets(of_one, limits.TRAFFIC.new_connections_per_second, clock)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Register a connection; False if a limit is reached."""
        address = self._address(transport)
        if address and (self._of[address] >= self._of_one or not self._new[address].take()):
            log.warning("%s has %d connections or opens them too fast: no more", address, self._of[address])
            return False
        if len(self._held) >= self._most and not self._made_room():
            log.warning("there are %d connections; nobody else is let in", self._most)
            return False
        self._of[address] += 1
        self._held[transport] = Held(address, self._clock(), self._clock())
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Unregister a connection; one that was refused is ignored."""
        if (held := self._held.pop(transport, None)) is not None:
            self._of[held.address] -= 1
            self._of += Counter()

    def trusts(self, transport: asyncio.Transport) -> bool:
        """Whether the peer is a trusted proxy."""
        return not self._address(transport)

    def _address(self, transport: asyncio.Transport) -> str:
        host = (get_remote_addr(transport) or ("", 0))[0]
        return "" if self._is_proxy(host) else address_of(host)

    def expect(self, transport: asyncio.Transport) -> None:
        """Start the time limit for the next request."""
        if transport in self._held:
            self._held[transport].due = self._clock()

    def got(self, transport: asyncio.Transport) -> None:
        """Stop the time limit: the whole request has arrived."""
        if transport in self._held:
            self._held[transport].due = None

    def _made_room(self) -> bool:
        """Close the oldest connection without a request, if there is one."""
        for transport, held in self._held.items():
            if held.due is not None:
                log.warning("there are %d connections; silent ones make room", self._most)
                self._end(transport)
                return True
        return False

    def sweep(self) -> None:
        """Close connections that keep the server waiting for a request or a read."""
        now = self._clock()
        for transport, held in list(self._held.items()):
            if held.keeps_us_waiting(now, transport.get_write_buffer_size()):
                self._end(transport)

    def _end(self, transport: asyncio.Transport) -> None:
        self.leave(transport)
        transport.abort()


class SmallReads(asyncio.BufferedProtocol):
    """Reads a small piece of a connection in each round of the event loop."""

    _cup: bytearray | None = None

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002
        self._cup = self._cup or bytearray(limits.TRAFFIC.read_bytes)
        return self._cup

    def buffer_updated(self, nbytes: int) -> None:
        assert self._cup is not None
        self.data_received(bytes(self._cup[:nbytes]))

    @abstractmethod
    def data_received(self, data: bytes) -> None:
        """Process received bytes."""


class LimitedHttpProtocol(H11Protocol, SmallReads):
    """uvicorn's HTTP protocol with connection limits."""

    def __init__(
        self,
        config: Config,
        server_state: ConnectionLimits,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._lines = server_state
        self._bytes = TokenBucket(limits.TRAFFIC.burst_bytes, limits.TRAFFIC.bytes_per_second)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if not self._lines.enter(transport):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._lines.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        if not self._bytes.take(len(data)) and not self._lines.trusts(self.transport):
            self.transport.abort()
            return
        super().data_received(data)
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._lines.got(self.transport)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._lines.expect(self.transport)
        super().on_response_complete()
        self._look()

    def send_400_response(self, msg: str) -> None:
        """Refuse a malformed request; if a response is under way or finished, only close the connection."""
        if self.cycle is not None:
            self.cycle.disconnected = True  # its application must not answer on top of this
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _look(self) -> None:
        if self.conn.their_state is h11.DONE:
            self._lines.got(self.transport)


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol, SmallReads):
    """uvicorn's WebSocket protocol with limits on bytes and frames; its connection is registered already."""

    def __init__(
        self,
        config: Config,
        server_state: ConnectionLimits,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._lines = server_state
        self._bytes = TokenBucket(limits.TRAFFIC.burst_bytes, limits.TRAFFIC.bytes_per_second)
        self._frames = TokenBucket(limits.TRAFFIC.burst_frames, limits.TRAFFIC.frames_per_second)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._lines.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        if self._bytes.take(len(data)):
            super().data_received(data)
        else:
            self._cut_off()

    def handle_events(self) -> None:
        if not self._frames.take(len(self.conn.events)):
            self._cut_off()
            return
        super().handle_events()
        if len(self.frames) > limits.TRAFFIC.fragments_per_message:
            self._cut_off()

    async def send(self, message: Any) -> None:
        if self.close_sent:  # perhaps by us, which the application does not know yet
            raise ClientDisconnected
        await super().send(message)

    def _cut_off(self) -> None:
        self.conn.events_received()
        if not self.close_sent:
            self.conn.fail(CLOSE_TOO_FAST, "too-fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
