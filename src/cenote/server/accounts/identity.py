"""Identity of a browser: its visitor, the visitor's description for the browser, and the session cookie."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.datastructures import Cookie

from cenote.server.accounts.csrf import CsrfTokens
from cenote.server.accounts.display_name_service import DisplayNames
from cenote.server.accounts.session_cookies import SessionCookies
from cenote.server.accounts.visitors import Visitor
from cenote.server.http.responses import AnyRequest
from cenote.server.protocol.messages import Me


@dataclass(frozen=True)
class Identity:
    """A visitor, with its description for its own browser and its cookie."""

    visitor: Visitor
    me: Me
    cookie: Cookie


class Identities:
    """A service that describes visitors and issues their cookies."""

    def __init__(self, cookies: SessionCookies, csrf_tokens: CsrfTokens, names: DisplayNames) -> None:
        self._cookies = cookies
        self._csrf_tokens = csrf_tokens
        self._names = names

    async def me(self, visitor: Visitor) -> Me:
        """Describe a visitor to its own browser: name, CSRF token and whether it is logged in."""
        name = await self._names.name_of(visitor.person)
        return Me(name, self._csrf_tokens.token(visitor), bool(visitor.session))

    async def of(self, request: AnyRequest, visitor: Visitor) -> Identity:
        """Describe a visitor, with a session cookie that is restricted to HTTPS if the request uses it."""
        return Identity(visitor, await self.me(visitor), self._cookies.cookie(visitor, secure=is_secure(request)))


def is_secure(request: AnyRequest) -> bool:
    """Return whether the request uses HTTPS, so that cookies may be restricted to it."""
    return request.url.scheme == "https"
