"""Visitor of a request: the guest, logged-in account or bot account that the middleware has resolved."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from hashlib import sha256

from cenote.server.errors import Refusal
from cenote.server.http.responses import AnyConnection


@dataclass(frozen=True)
class Visitor:
    """The person behind a request, with the secret of their session."""

    person: str
    session: str = field(default="", repr=False)
    """The session secret, which only the browser knows, or "" for a guest."""

    @property
    def key(self) -> str:
        """The key by which the server knows the visitor: the hash of the session secret, or the person id."""
        return sha256(self.session.encode()).hexdigest() if self.session else self.person


def new_guest() -> Visitor:
    """Create a guest with a new person id."""
    return Visitor(secrets.token_urlsafe(16))


def attach_visitor(connection: AnyConnection, visitor: Visitor | None) -> None:
    """Attach the visitor to the connection, where `visitor_of` finds it."""
    connection.scope.setdefault("state", {})["visitor"] = visitor


def visitor_of(connection: AnyConnection) -> Visitor | None:
    """Return the visitor that the middleware attached, or None without a valid cookie or token."""
    found: Visitor | None = connection.scope.get("state", {}).get("visitor")
    return found


def person_of(connection: AnyConnection) -> str:
    """Return the person id of the visitor, or "" without a valid cookie or token."""
    visitor = visitor_of(connection)
    return visitor.person if visitor else ""


def require_visitor(connection: AnyConnection) -> Visitor:
    """Return the visitor. Raise a `Refusal` if the request has no valid cookie or token."""
    visitor = visitor_of(connection)
    if visitor is None:
        raise Refusal("no-session", "GET /api/me first: it makes a guest of you", 401)
    return visitor


def require_account(connection: AnyConnection) -> None:
    """Check that the visitor is logged in to an account. Raise a `Refusal` if not."""
    visitor = visitor_of(connection)
    if visitor is None or not visitor.session:
        raise Refusal("needs-account", "log in or sign up first: this needs an account", 403)
