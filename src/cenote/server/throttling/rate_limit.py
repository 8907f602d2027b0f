"""Rate limit middleware, which charges each request to its address and refuses one that has exceeded its share."""

from __future__ import annotations

from math import ceil
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cenote.server import limits, metrics
from cenote.server.http.security_headers import refuse
from cenote.server.protocol.messages import Problem
from cenote.server.throttling.fair_share import Client, CpuScheduler

HEALTH: Final = "/healthz"
"""The path of health checks, which have a share of their own, so that a busy address does not look like a dead
server.
"""

FILES: Final = "/assets/"
"""The path prefix of files, of which a page needs many, and which cost less than other requests."""


class RateLimitMiddleware:
    """Middleware that charges each request to the CPU share of its address. An address in debt gets status 429."""

    def __init__(self, app: ASGIApp, scheduler: CpuScheduler) -> None:
        self._app = app
        self._scheduler = scheduler

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        client = self._client(scope)
        if wait := client.retry_after():
            metrics.THROTTLED.labels("request").inc()
            problem = Problem("too-fast", "too many requests; wait a moment", {"wait": ceil(wait)})
            await refuse(scope, send, problem, 429, {"retry-after": str(ceil(wait)), "connection": "close"})
            return
        client.charge(limits.COSTS.file_seconds if scope["path"].startswith(FILES) else limits.COSTS.request_seconds)
        await client.wait_turn()
        await self._app(scope, receive, send)

    def _client(self, scope: Scope) -> Client:
        client = self._scheduler.client(host_of(scope))
        return self._scheduler.client(f"{HEALTH} {client.address}") if scope["path"] == HEALTH else client


def host_of(scope: Scope) -> str:
    """Return the client's address, or the one that a trusted proxy reports, from the scope."""
    client = scope.get("client")
    return client[0] if client else ""
