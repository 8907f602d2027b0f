"""Request metrics and access log, in which each request is counted and logged by its route."""

from __future__ import annotations

import logging
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cenote.server import metrics

METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
OTHER: Final = "other"
"""The label of unknown routes and methods, so that invented ones create no time series."""

log = logging.getLogger("cenote.access")


class RequestMetricsMiddleware:
    """Middleware that counts and logs every request by the pattern of its route, never by an invented path."""

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
            _record(scope, status, time.perf_counter() - began)


def _record(scope: Scope, status: int, seconds: float) -> None:
    method, route = str(scope.get("method", "")), str(scope.get("path_template") or OTHER)
    metrics.REQUESTS.labels(method if method in METHODS else OTHER, route, str(status)).inc()
    facts = {"method": method, "route": route, "status": status, "seconds": round(seconds, 4)}
    log.info("%s %s %d", method, route, status, extra=facts)
