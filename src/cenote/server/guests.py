"""Who a browser is: a signed cookie names a guest, and a token bound to it guards every change."""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from cenote.server import names
from cenote.server.pace import address_of
from cenote.server.refusal import Refusal
from cenote.server.storage.people import People
from cenote.server.storage.programs import is_program

PROGRAM: Final = "cenote.program"
"""Where a request carries the program whose token it came with."""

CSRF_HEADER: Final = "x-csrftoken"
YEAR: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


def cookie_name(secret: bytes) -> str:
    """Cookies ignore ports: two servers on one machine must not overwrite each other's."""
    return f"cenote-{sha256(secret).hexdigest()[:8]}"


def newcomer() -> str:
    """The id of somebody who was not here before."""
    return secrets.token_urlsafe(16)


class Guests:
    """Makes and reads the cookies of this server."""

    def __init__(self, secret: bytes, people: People) -> None:
        self._cookie = cookie_name(secret)
        self._session = Signer(secret, salt="session")
        self._csrf = Signer(secret, salt="csrf")
        self._addresses = sha256(secret + b"addresses").digest()
        self._people = people

    def person(self, connection: Connection) -> str:
        """Whom the cookie names; "" without a cookie of ours."""
        if program := connection.scope["state"].get(PROGRAM):
            return str(program)
        try:
            return self._session.unsign(connection.cookies.get(self._cookie, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return ""

    def known(self, connection: Connection) -> str:
        """The same for requests that need somebody: refused without a cookie, or, for changes, without its token."""
        person = self.person(connection)
        if not person:
            raise Refusal("no-session", "GET /api/me first: it makes a guest of you", 401)
        if connection.scope.get("method", "GET") not in ("GET", "HEAD") and not is_program(person):
            given = connection.headers.get(CSRF_HEADER, "")
            if not secrets.compare_digest(given.encode(), self.token(person).encode()):
                raise Refusal("csrf", f"the header {CSRF_HEADER} must hold the token of GET /api/me", 403)
        return person

    def token(self, person: str) -> str:
        """What a page of ours sends with every change; another site cannot know it."""
        return self._csrf.get_signature(person).decode()

    async def welcome(self, connection: Connection) -> tuple[str, str]:
        """The guest behind a request and their name; a new one if there is none."""
        person = self.person(connection) or newcomer()
        return person, await self.name_of(person)

    async def free_name(self, name: str) -> str:
        """A name as it is shown that somebody new may have."""
        return names.proper(name)

    async def rename(self, person: str, name: str) -> str:
        """Remember the name that somebody has chosen, as it will be shown."""
        shown = names.proper(name)
        await self._people.rename(person, shown)
        return shown

    async def name_of(self, person: str) -> str:
        """The name that a guest has chosen; "" for one who has chosen none that could be shown."""
        return names.still_proper(await self._people.name_of(person))

    async def called(self, person: str, otherwise: str) -> str:
        """The name of a guest; one who has chosen none takes the other, so that nobody sits down without."""
        return await self.name_of(person) or (await self.rename(person, otherwise) if otherwise else "")

    def source(self, connection: Connection) -> str:
        """What tells requests of one address, or one IPv6 network, from others': nobody can read the address in it."""
        told = address_of(connection.client.host if connection.client else "")
        return blake2b(told.encode(), key=self._addresses, digest_size=12).hexdigest()

    def cookie(self, person: str, *, secure: bool) -> Cookie:
        return Cookie(
            key=self._cookie,
            value=self._session.sign(person).decode(),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
