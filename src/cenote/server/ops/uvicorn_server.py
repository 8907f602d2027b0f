"""uvicorn with connection limits, a log that cannot be flooded, and enough open files."""

from __future__ import annotations

import logging
import socket
from contextlib import suppress
from types import ModuleType
from typing import Any, Final

from litestar import Litestar
from uvicorn import Config, Server
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cenote.server import limits
from cenote.server.ops.log_dedup import DuplicateFilter
from cenote.server.ops.log_format import JsonFormatter, PlainFormatter
from cenote.server.settings import Settings
from cenote.server.shutdown import InFlight
from cenote.server.throttling.connection_limits import ConnectionLimits, LimitedHttpProtocol, LimitedWebSocketProtocol

resource: ModuleType | None
try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None

FILES_OF_A_MAC: Final = 10_240
FINISHING: Final = 5.0
"""Seconds that a shutdown gives to work in progress."""


class Bounded(Server):
    """uvicorn with connection limits, which are enforced once a second."""

    def __init__(self, app: Litestar, settings: Settings, once: DuplicateFilter | None = None) -> None:
        super().__init__(Config(app, http=LimitedHttpProtocol, ws=LimitedWebSocketProtocol, **_options()))
        self.config.load()
        assert isinstance(self.config.loaded_app, ProxyHeadersMiddleware), "who speaks for others is uvicorn's to know"
        trusted = self.config.loaded_app.trusted_hosts
        most = _room(settings.connections.connections)
        self._lines = ConnectionLimits(most, settings.connections.connections_per_address, lambda host: host in trusted)
        self.server_state = self._lines
        self._once = once
        self._closing: InFlight | None = app.state.get("closing")

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            self._lines.sweep()
            if self._once is not None:
                self._once.sum_up()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no new connections, answer what was begun, then close the others so that clients reconnect."""
        for server in self.servers:
            server.close()
        if self._closing is not None:
            await self._closing.close(FINISHING)
        await super().shutdown(sockets)


def _options() -> dict[str, Any]:
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "backlog": limits.TRAFFIC.backlog_connections,
        "ws_max_size": limits.TRAFFIC.message_bytes,
        "timeout_graceful_shutdown": 3,
    }


def log_to_stderr(kind: str = "text", level: str = "warning") -> DuplicateFilter:
    """Log warnings and errors without repetitions; `level` applies to our own loggers only.

    Below warnings the libraries' loggers would reveal what went over the wire and into the database.
    """
    logging.basicConfig(level=logging.WARNING)
    logging.getLogger("cenote").setLevel(level.upper())
    once = DuplicateFilter()
    for handler in logging.getLogger().handlers:
        handler.setFormatter(JsonFormatter() if kind == "json" else PlainFormatter())
        handler.addFilter(once)
    return once


def open_many_files() -> None:
    """Raise the limit of open files as far as the system allows, because every connection is one."""
    if resource is None:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, FILES_OF_A_MAC):
        with suppress(OSError, ValueError):  # macOS reports no limit, but does not grant it
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return


def _room(wanted: int) -> int:
    """As many connections as wanted, or as open files allow; where these are few, half of them."""
    if resource is None:
        return wanted
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return (
        wanted if soft == resource.RLIM_INFINITY else min(wanted, max(soft // 2, soft - limits.TRAFFIC.reserved_files))
    )
