"""Session middleware, which resolves the cookie of every request and WebSocket before it is handled."""

from __future__ import annotations

from typing import Final

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from cenote.server.accounts.address_hash import AddressHash
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.accounts.session_cookies import SessionCookies
from cenote.server.accounts.visitors import attach_visitor
from cenote.server.http.responses import AnyConnection

PUBLIC_PATHS: Final = ("/assets/", "/healthz", "/readyz", "/api/games/")
"""Prefixes of paths whose response is the same for everyone, so that cookies are ignored."""


class SessionMiddleware:
    """Middleware that attaches the cookie's visitor to the connection, where `visitor_of` finds it."""

    def __init__(
        self, app: ASGIApp, cookies: SessionCookies, session_cache: SessionCache, address_hash: AddressHash
    ) -> None:
        self._app = app
        self._cookies = cookies
        self._session_cache = session_cache
        self._address_hash = address_hash

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not scope["path"].startswith(PUBLIC_PATHS):
            connection: AnyConnection = ASGIConnection(scope)
            cookie, source = self._cookies.read(connection), self._address_hash.source(connection)
            attach_visitor(connection, await self._session_cache.resolve(cookie, source))
        await self._app(scope, receive, send)
