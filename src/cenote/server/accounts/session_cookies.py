"""Signed session cookies, which hold a guest's id or an account's session secret."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from cenote.server.accounts.visitors import Visitor
from cenote.server.http.responses import AnyConnection
from cenote.server.storage.person_ids import is_program

YEAR: Final = 365 * 24 * 3600
SESSION_PREFIX: Final = "~"
"""The prefix of a cookie value that holds a session secret. No guest id begins with it."""


def cookie_name(secret: bytes) -> str:
    """Derive the cookie name from the secret, because servers on one machine share cookies but need separate ones."""
    return f"cenote-{sha256(secret).hexdigest()[:8]}"


class SessionCookies:
    """The signed session cookies of this server."""

    def __init__(self, secret: bytes) -> None:
        self._name = cookie_name(secret)
        self._signer = Signer(secret, salt="session")

    def read(self, connection: AnyConnection) -> Visitor | None:
        """Read the visitor from the cookie, or return None if the cookie is missing or invalid.

        A session's visitor has no person yet, because only the database knows whose session it is.
        """
        try:
            value = self._signer.unsign(connection.cookies.get(self._name, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        if is_program(value):  # bot accounts use tokens, which can be revoked
            return None
        session = value.removeprefix(SESSION_PREFIX)
        return Visitor(value) if session == value else Visitor("", session)

    def cookie(self, visitor: Visitor, *, secure: bool) -> Cookie:
        """Build the session cookie of a visitor."""
        value = SESSION_PREFIX + visitor.session if visitor.session else visitor.person
        return Cookie(
            key=self._name,
            value=self._signer.sign(value).decode(),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
