"""Metrics endpoint for this machine and for holders of the token, and a count of all requests."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cenote.server import metrics
from cenote.server.errors import Refusal
from cenote.server.http.security_headers import HOST
from cenote.server.settings import LOOPBACK, Settings, is_loopback
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables.tables import Tables

FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that a proxy adds, which show that the request comes from elsewhere."""

NOWHERE: Final = "other"
"""The label of unknown routes and methods, so that made-up ones create no time series."""

log = logging.getLogger("cenote.access")


@get("/metrics", include_in_schema=False)
async def measured(
    request: Request[Any, Any, Any],
    settings: NamedDependency[Settings],
    tables: NamedDependency[Tables],
    storage: NamedDependency[DatabaseStorage],
) -> Response[bytes]:
    """Metrics for Prometheus; not found for other clients."""
    if not may_watch(request, settings.metrics_token):
        raise Refusal("not-found", "there is nothing of that name", 404)
    metrics.TABLES.set(len(tables.live()))
    metrics.QUEUE.set(storage.database.writer.waiting)
    return Response(generate_latest(metrics.REGISTRY), headers={"content-type": CONTENT_TYPE_LATEST})


def may_watch(request: Request[Any, Any, Any], token: str) -> bool:
    """Whether a request has the token or comes from this machine, not through a proxy nor to another host name."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and secrets.compare_digest(given.encode(), token.encode()):
        return True
    called = HOST.fullmatch(request.headers.get("host", "").lower())
    here = request.client is not None and is_loopback(request.client.host)
    return here and called is not None and called[1] in LOOPBACK and not any(map(request.headers.get, FORWARDED))


class Watched:
    """Middleware that counts every request by its route, which is a pattern and never what a client made up."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        status, began = 500, time.perf_counter()

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, sent)
        finally:
            _count(scope, status, time.perf_counter() - began)


def _count(scope: Scope, status: int, seconds: float) -> None:
    method, route = str(scope.get("method", "")), str(scope.get("path_template") or NOWHERE)
    metrics.REQUESTS.labels(method if method in KNOWN else NOWHERE, route, str(status)).inc()
    facts = {"method": method, "route": route, "status": status, "seconds": round(seconds, 4)}
    log.info("%s %s %d", method, route, status, extra=facts)


KNOWN: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
