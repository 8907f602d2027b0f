"""Session middleware: resolves the cookie of every request and WebSocket before it is handled."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from cenote.server.accounts.guests import Guests
from cenote.server.accounts.session_cache import SessionCache

ANYBODYS: Final = ("/assets/", "/healthz", "/readyz", "/api/games/")
"""Paths with the same response for everyone: cookies are ignored."""


class SessionMiddleware:
    """Attaches the cookie's visitor to the connection, where `Guests.person` reads it."""

    def __init__(self, app: ASGIApp, guests: Guests, visits: SessionCache) -> None:
        self._app = app
        self._guests = guests
        self._visits = visits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not scope["path"].startswith(ANYBODYS):
            connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            shown = self._guests.shown(connection)
            self._guests.note(connection, await self._visits.visitor(shown, self._guests.source(connection)))
        await self._app(scope, receive, send)
