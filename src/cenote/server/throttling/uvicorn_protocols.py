"""uvicorn's HTTP and WebSocket protocols with connection limits, which apply before any byte is parsed.

They are subclasses, because uvicorn has no options for these limits, and no hook between reading and parsing.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from typing import Any

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cenote.server import limits
from cenote.server.protocol.game_messages import CLOSE_TOO_FAST
from cenote.server.throttling.connection_limits import ConnectionRegistry
from cenote.server.throttling.token_bucket import TokenBucket


class SmallReads(asyncio.BufferedProtocol):
    """A protocol that reads a few bytes of a connection in each round of the event loop."""

    _buffer: bytearray | None = None

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002
        self._buffer = self._buffer or bytearray(limits.TRAFFIC.read_bytes)
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        assert self._buffer is not None
        self.data_received(bytes(self._buffer[:nbytes]))

    @abstractmethod
    def data_received(self, data: bytes) -> None:
        """Process received bytes."""


class LimitedHttpProtocol(H11Protocol, SmallReads):
    """An HTTP protocol with limits on connections, bytes and the time of a request."""

    def __init__(
        self,
        config: Config,
        server_state: ConnectionRegistry,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._registry = server_state
        self._bytes = TokenBucket(limits.TRAFFIC.burst_bytes, limits.TRAFFIC.bytes_per_second)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if not self._registry.admit(transport):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._registry.remove(self.transport)

    def data_received(self, data: bytes) -> None:
        if not self._bytes.take(len(data)) and not self._registry.is_trusted(self.transport):
            self.transport.abort()
            return
        super().data_received(data)
        self._check_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._registry.request_complete(self.transport)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._registry.await_request(self.transport)
        super().on_response_complete()
        self._check_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse a malformed request. If a response has begun or is finished, only close the connection."""
        if self.cycle is not None:
            self.cycle.disconnected = True  # its application must not answer on top of this
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _check_complete(self) -> None:
        if self.conn.their_state is h11.DONE:
            self._registry.request_complete(self.transport)


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol, SmallReads):
    """A WebSocket protocol with limits on bytes, frames and fragments. Its connection is registered already."""

    def __init__(
        self,
        config: Config,
        server_state: ConnectionRegistry,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._registry = server_state
        self._bytes = TokenBucket(limits.TRAFFIC.burst_bytes, limits.TRAFFIC.bytes_per_second)
        self._frames = TokenBucket(limits.TRAFFIC.burst_frames, limits.TRAFFIC.frames_per_second)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._registry.remove(self.transport)

    def data_received(self, data: bytes) -> None:
        if self._bytes.take(len(data)):
            super().data_received(data)
        else:
            self._close_too_fast()

    def handle_events(self) -> None:
        if not self._frames.take(len(self.conn.events)):
            self._close_too_fast()
            return
        super().handle_events()
        if len(self.frames) > limits.TRAFFIC.fragments_per_message:
            self._close_too_fast()

    async def send(self, message: Any) -> None:
        if self.close_sent:  # perhaps by us, which the application does not know yet
            raise ClientDisconnected
        await super().send(message)

    def _close_too_fast(self) -> None:
        self.conn.events_received()
        if not self.close_sent:
            self.conn.fail(CLOSE_TOO_FAST, "too-fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
