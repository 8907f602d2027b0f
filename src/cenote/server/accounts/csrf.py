"""CSRF tokens, which every request with an unsafe method must carry."""

from __future__ import annotations

import secrets
from typing import Final

from itsdangerous import Signer
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from cenote.server.accounts.visitors import Visitor, require_visitor
from cenote.server.errors import Refusal
from cenote.server.http.responses import AnyConnection
from cenote.server.http.security_headers import SAFE_METHODS
from cenote.server.storage.person_ids import is_program

CSRF_HEADER: Final = "x-csrftoken"
EXCLUDED: Final = "exclude_from_csrf"
"""Option of a route that authorizes requests by something other than a cookie, such as a signed link."""


class CsrfTokens:
    """The CSRF tokens of visitors, derived from the server's secret so that other sites cannot know them."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="csrf")

    def token(self, visitor: Visitor) -> str:
        """Return the visitor's token, which our pages send with every change."""
        return self._signer.get_signature(visitor.key).decode()

    def matches(self, visitor: Visitor, token: str) -> bool:
        """Return whether this is the visitor's token."""
        return secrets.compare_digest(token.encode(), self.token(visitor).encode())


def check_csrf(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Check a request as a guard of the whole application.

    Raise a `Refusal` for a change that has no session or lacks its CSRF token. Bot accounts need none: they
    authenticate with a bearer token, which no browser sends by itself.
    """
    if connection.scope["type"] != ScopeType.HTTP or connection.scope["method"] in SAFE_METHODS:
        return
    if handler.opt.get(EXCLUDED):
        return
    visitor, tokens = require_visitor(connection), connection.app.state.csrf_tokens
    if not is_program(visitor.person) and not tokens.matches(visitor, connection.headers.get(CSRF_HEADER, "")):
        raise Refusal("csrf", f"the header {CSRF_HEADER} must hold the token of GET /api/me", 403)
