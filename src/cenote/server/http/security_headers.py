"""Security headers for every response, and checks of the Host and Origin of every request."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from cenote.server import metrics
from cenote.server.protocol.game_messages import CLOSE_FORBIDDEN
from cenote.server.protocol.messages import Problem

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), "
    "payment=(), usb=()",
}
OVER_TLS: Final = {"strict-transport-security": "max-age=31536000"}
"""HSTS without includeSubDomains, because other names of the domain may belong to other servers."""

HEALTH: Final = ("/healthz", "/readyz", "/metrics")
"""Paths requested by machines, which do not know the server's host name."""

STATUS: Final = {"not-found": 404, "malformed": 400}
"""The status codes of this module's refusals by problem code, where they are not 403."""

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:/@\s]*)(?::(\d{1,5}))?")
"""A host name or address with an optional port, which must be numeric."""

PORTS: Final = {"http": "80", "https": "443"}
"""The default ports, which browsers omit from an origin."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Add headers to a response in Litestar's `before_send`, because the application's do not reach static files."""
    if message["type"] == "http.response.start":
        have = {bytes(name).lower() for name, _ in message["headers"]}
        added = [(name, value) for name, value in _headers(scope) if name not in have]
        if b"cache-control" not in have:
            added.append((b"cache-control", _cache_control(scope["path"], message["status"])))
        message["headers"] = [*message["headers"], *added]


def _headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    headers_set = HEADERS | OVER_TLS if _scheme(scope) == "https" else HEADERS
    return [(name.encode(), value.encode()) for name, value in headers_set.items()]


def _cache_control(path: str, status: int) -> bytes:
    """Return the Cache-Control value of a response. Files with a content hash in their names may be cached for ever."""
    if path.startswith("/assets/") and status == 200:
        return b"public, max-age=31536000, immutable"
    return b"no-store" if path.startswith("/api") else b"no-cache"


class OriginCheck:
    """Middleware that refuses foreign host names, and changes and sockets that another site's page requests."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str] = (), origins: Sequence[str] = ()) -> None:
        self._app = app
        self._hosts = frozenset(hosts)
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (problem := self._problem(scope)) is not None:
            # Close the connection: its sender could make the rest of such a request last for ever.
            await refuse(scope, send, problem, STATUS.get(problem.code, 403), {"connection": "close"})
        else:
            await self._app(scope, receive, send)

    def _problem(self, scope: Scope) -> Problem | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "").lower()
        if "\0" in scope["path"]:
            return Problem("not-found", "there is nothing of that name")
        if b"transfer-encoding" in headers:
            return Problem("malformed", "say how long the request is: one in pieces is not taken")
        if not self._is_our_host(host) and scope["path"] not in HEALTH:
            return Problem("forbidden-host", f"this server is not called {host!r}")
        origin, here = headers.get(b"origin", ""), f"{_scheme(scope)}://{host}"
        changes = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in SAFE_METHODS
        if changes and origin and _normalized(origin) != _normalized(here) and origin not in self._origins:
            return Problem("forbidden-origin", f"pages of {origin!r} may not do this here, which is {here!r}")
        return None

    def _is_our_host(self, host: str) -> bool:
        match = HOST.fullmatch(host)
        return match is not None and (not self._hosts or match[1] in self._hosts)


def _scheme(scope: Scope) -> str:
    """Return the scheme of the browser's connection.

    Behind a trusted TLS proxy, uvicorn reads it from X-Forwarded-Proto.
    """
    return "https" if scope["scheme"] in ("https", "wss") else "http"


def _normalized(origin: str) -> str:
    """Return an origin as browsers write it: in lower case, without the default port."""
    scheme, _, host = origin.lower().partition("://")
    return f"{scheme}://{host.removesuffix(':' + PORTS.get(scheme, ''))}"


async def refuse(scope: Scope, send: Send, problem: Problem, status: int, more: Mapping[str, str]) -> None:
    """Answer a request with a `Problem`, or close a socket that was not accepted yet, and count the refusal."""
    metrics.count_refusal(problem.code)
    if scope["type"] == ScopeType.WEBSOCKET:
        closing: Any = {"type": "websocket.close", "code": CLOSE_FORBIDDEN, "reason": problem.code}
        await send(closing)
        return
    headers_set = {"content-type": "application/json", **more}
    headers = [*((name.encode(), value.encode()) for name, value in headers_set.items()), *_headers(scope)]
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    body: Any = {"type": "http.response.body", "body": json.encode(problem), "more_body": False}
    await send(start)
    await send(body)
