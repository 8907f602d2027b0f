"""Rate limit middleware: charges each request to its address and queues it for the server's time."""

from __future__ import annotations

from math import ceil
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cenote.server import metrics
from cenote.server.http.security_headers import refuse
from cenote.server.limits import FILE_COST, REQUEST_COST
from cenote.server.protocol.messages import Problem
from cenote.server.throttling.fair_share import CpuScheduler
from cenote.server.throttling.token_bucket import KeyedBuckets

HEALTH: Final = "/healthz"
"""Health checks come from machines: they cost nothing, and are counted apart from their address's other requests."""

FILES: Final = "/assets/"
"""A page needs many files, so they are charged but not counted."""


class RateLimitMiddleware:
    """Refuses requests of an address that makes too many, or has used more than its share of the server's time."""

    def __init__(self, app: ASGIApp, work: CpuScheduler, per_minute: int) -> None:
        self._app = app
        self._work = work
        self._requests = KeyedBuckets(per_minute, per_minute / 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
        elif wait := self._wait(scope["path"], host_of(scope)):
            metrics.SHARES.labels("request").inc()
            problem = Problem("too-fast", "too many requests; wait a moment", {"wait": ceil(wait)})
            await refuse(scope, send, problem, 429, {"retry-after": str(ceil(wait)), "connection": "close"})
        else:
            await self._work.client(host_of(scope)).wait_turn()
            await self._app(scope, receive, send)

    def _wait(self, path: str, host: str) -> float:
        """Seconds by which a request comes too early; if 0, it is counted and charged."""
        payer = self._work.client(host)
        if path == HEALTH:
            return self._counted(f"{HEALTH} {payer.address}")
        wait = payer.retry_after() or (0.0 if path.startswith(FILES) else self._counted(payer.address))
        if not wait:
            payer.charge(FILE_COST if path.startswith(FILES) else REQUEST_COST)
        return wait

    def _counted(self, key: str) -> float:
        requests = self._requests[key]
        return 0.0 if requests.take(self._work.servers) else requests.retry_after(self._work.servers)


def host_of(scope: Scope) -> str:
    """The client's address, or the one that a trusted proxy reports."""
    client = scope.get("client")
    return client[0] if client else ""
