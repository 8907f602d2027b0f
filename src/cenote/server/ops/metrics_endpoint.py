"""Metrics endpoint for Prometheus, open to requests from this machine or with the token."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cenote.server import metrics
from cenote.server.errors import Refusal
from cenote.server.http.security_headers import HOST
from cenote.server.settings import LOOPBACK, Settings, is_loopback
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables.tables import Tables

FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that a proxy adds, which show that a request comes from elsewhere."""


@get("/metrics", include_in_schema=False)
async def metrics_endpoint(
    request: Request[Any, Any, Any],
    settings: NamedDependency[Settings],
    tables: NamedDependency[Tables],
    storage: NamedDependency[DatabaseStorage],
) -> Response[bytes]:
    """Return the metrics for Prometheus. Raise a `Refusal` with status 404 for other clients."""
    if not is_allowed(request, settings.metrics_token):
        raise Refusal("not-found", "there is nothing of that name", 404)
    metrics.TABLES.set(len(tables.live()))
    metrics.WRITE_QUEUE.set(storage.database.writer.waiting)
    return Response(generate_latest(metrics.REGISTRY), headers={"content-type": CONTENT_TYPE_LATEST})


def is_allowed(request: Request[Any, Any, Any], token: str) -> bool:
    """Return whether a request has the token, or comes from this machine without a proxy and to a loopback name."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and secrets.compare_digest(given.encode(), token.encode()):
        return True
    called = HOST.fullmatch(request.headers.get("host", "").lower())
    here = request.client is not None and is_loopback(request.client.host)
    return here and called is not None and called[1] in LOOPBACK and not any(map(request.headers.get, FORWARDED))
