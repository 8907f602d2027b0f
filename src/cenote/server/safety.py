"""What guards every answer and every request: headers that browsers obey, and checks of where a request comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from cenote.server.protocol import CLOSE_FORBIDDEN, Problem

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HEALTH: Final = ("/healthz", "/readyz")
"""Asked by machines that do not know what the server is called."""

CHANGES: Final = ("POST", "PUT", "PATCH", "DELETE")


async def add_headers(message: Message, scope: Scope) -> None:
    """For Litestar's `before_send`, because headers set on the application do not reach static files."""
    if message["type"] == "http.response.start":
        have = {bytes(name).lower() for name, _ in message["headers"]}
        added = [(name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in have]
        if b"cache-control" not in have:
            added.append((b"cache-control", _keeping(scope["path"], message["status"])))
        message["headers"] = [*message["headers"], *added]


def _keeping(path: str, status: int) -> bytes:
    """How long a browser may keep an answer: files that carry a hash of their content in their names for ever."""
    if path.startswith("/assets/") and status == 200:
        return b"public, max-age=31536000, immutable"
    return b"no-store" if path.startswith("/api") else b"no-cache"


class OriginCheck:
    """Middleware: refuses names that are not ours, and changes and sockets that another site's page asks for."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str] = (), origins: Sequence[str] = ()) -> None:
        self._app = app
        self._hosts = frozenset(hosts)
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (problem := self._problem(scope)) is not None:
            await _refuse(scope, send, problem)
        else:
            await self._app(scope, receive, send)

    def _problem(self, scope: Scope) -> Problem | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "").lower()
        if "\0" in scope["path"]:
            return Problem("not-found", "there is nothing of that name")
        if self._hosts and _without_port(host) not in self._hosts and scope["path"] not in HEALTH:
            return Problem("forbidden-host", f"this server is not called {host!r}")
        origin = headers.get(b"origin", "")
        changes = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") in CHANGES
        if changes and origin and _host_of(origin) != host and origin not in self._origins:
            return Problem("forbidden-origin", f"pages of {origin!r} may not do this here")
        return None


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _without_port(host: str) -> str:
    return host if host.endswith("]") else host.rsplit(":", 1)[0] if ":" in host else host


async def _refuse(scope: Scope, send: Send, problem: Problem) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        closing: Any = {"type": "websocket.close", "code": CLOSE_FORBIDDEN, "reason": problem.code}
        await send(closing)
        return
    headers = [(b"content-type", b"application/json"), *((k.encode(), v.encode()) for k, v in HEADERS.items())]
    status = 404 if problem.code == "not-found" else 403
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    body: Any = {"type": "http.response.body", "body": json.encode(problem), "more_body": False}
    await send(start)
    await send(body)
