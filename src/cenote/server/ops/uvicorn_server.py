"""uvicorn server with connection limits, deduplicated logs, and a raised limit of open files."""

from __future__ import annotations

import logging
import socket
from contextlib import suppress
from dataclasses import replace
from types import ModuleType
from typing import Any, Final

from litestar import Litestar
from uvicorn import Config, Server
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cenote.server import limits
from cenote.server.ops.log_dedup import DuplicateFilter
from cenote.server.ops.log_format import JsonFormatter, PlainFormatter
from cenote.server.settings import Settings
from cenote.server.tables.tables import Tables
from cenote.server.throttling.connection_limits import ConnectionRegistry
from cenote.server.throttling.uvicorn_protocols import LimitedHttpProtocol, LimitedWebSocketProtocol

resource: ModuleType | None
try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None

MACOS_FILES: Final = 10_240
"""The number of open files that macOS grants, although it reports no limit."""

GRACE_SECONDS: Final = 5.0
"""How many seconds a shutdown gives to work in progress."""


class LimitedServer(Server):
    """A uvicorn server with connection limits, which checks timeouts once a second."""

    def __init__(self, app: Litestar, settings: Settings, duplicates: DuplicateFilter | None = None) -> None:
        super().__init__(Config(app, http=LimitedHttpProtocol, ws=LimitedWebSocketProtocol, **_options()))
        self.config.load()
        assert isinstance(self.config.loaded_app, ProxyHeadersMiddleware), "uvicorn decides which proxies are trusted"
        trusted = self.config.loaded_app.trusted_hosts
        limit = replace(settings.connections, connections=_most_connections(settings.connections.connections))
        self._registry = ConnectionRegistry(limit, lambda host: host in trusted)
        self.server_state = self._registry
        self._duplicates = duplicates
        tables: Tables | None = app.state.get("tables")
        self._in_flight = tables.closing if tables is not None else None

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            self._registry.close_timed_out()
            if self._duplicates is not None:
                self._duplicates.log_counts()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no new connections, answer the work in progress, then close the others so that clients reconnect."""
        for server in self.servers:
            server.close()
        if self._in_flight is not None:
            await self._in_flight.close(GRACE_SECONDS)
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
    """Log warnings and errors to stderr without repetitions, and set the level of our own loggers.

    The loggers of libraries stay at warnings, because below that they would reveal data from the network and the
    database. Return the filter, whose counts the server logs.
    """
    logging.basicConfig(level=logging.WARNING)
    logging.getLogger("cenote").setLevel(level.upper())
    duplicates = DuplicateFilter()
    for handler in logging.getLogger().handlers:
        handler.setFormatter(JsonFormatter() if kind == "json" else PlainFormatter())
        handler.addFilter(duplicates)
    return duplicates


def open_many_files() -> None:
    """Raise the limit of open files as far as the system allows, because every connection needs one."""
    if resource is None:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, MACOS_FILES):
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return


def _most_connections(wanted: int) -> int:
    """Return the wanted number of connections, reduced if the limit of open files does not allow so many.

    At least half of the open files remain available for connections.
    """
    if resource is None:
        return wanted
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return (
        wanted if soft == resource.RLIM_INFINITY else min(wanted, max(soft // 2, soft - limits.TRAFFIC.reserved_files))
    )
