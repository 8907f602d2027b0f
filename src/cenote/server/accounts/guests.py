"""Who a browser is: a signed cookie names a guest or a session, and a token bound to it guards every change."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from typing import Any, Final, NamedTuple

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from cenote.server.errors import Refusal
from cenote.server.limits import NAMES
from cenote.server.protocol import display_names
from cenote.server.protocol.messages import Me
from cenote.server.storage.accounts import Accounts, NameTaken
from cenote.server.storage.people import People
from cenote.server.storage.person_ids import is_program
from cenote.server.storage.quotas import DAY, Quota, Quotas
from cenote.server.throttling.token_bucket import address_of

CSRF_HEADER: Final = "x-csrftoken"
YEAR: Final = 365 * 24 * 3600
LOGGED_IN: Final = "~"
"""What the cookie of a session begins with; no guest's id does."""

LOGIN_PATH: Final = "/api/login"
"""The only place where a browser shows that somebody has logged in with it before."""

HOME: Final = 56
"""The prefix of the IPv6 network of a home."""

RENAMING: Final = Quota("rename", NAMES, DAY)

Connection = ASGIConnection[Any, Any, Any, Any]


def cookie_name(secret: bytes) -> str:
    """Cookies ignore ports: two servers on one machine must not overwrite each other's."""
    return f"cenote-{sha256(secret).hexdigest()[:8]}"


def newcomer() -> str:
    """The id of somebody who was not here before."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True)
class Visitor:
    """Somebody with a cookie of ours: a guest, or one who is logged in."""

    person: str
    session: str = field(default="", repr=False)
    """What the cookie of an account holds, and nobody else knows; a guest has none."""

    @property
    def key(self) -> str:
        """What the server knows the cookie by: the hash of a session, or a guest's id."""
        return sha256(self.session.encode()).hexdigest() if self.session else self.person


class Device(NamedTuple):
    """A browser with which somebody has logged in before, and what its attempts are counted under."""

    person: str
    key: str


class Guests:
    """Makes and reads the cookies of this server."""

    def __init__(self, secret: bytes, people: People, accounts: Accounts, quotas: Quotas) -> None:
        self._cookie = cookie_name(secret)
        self._session = Signer(secret, salt="session")
        self._csrf = Signer(secret, salt="csrf")
        self._device = Signer(secret, salt="device")
        self._addresses = sha256(secret + b"addresses").digest()
        self._people = people
        self._accounts = accounts
        self._quotas = quotas

    def shown(self, connection: Connection) -> Visitor | None:
        """Whom the cookie names, whether or not that still holds; whose session it is only the database knows."""
        try:
            told = self._session.unsign(connection.cookies.get(self._cookie, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        if is_program(told):  # it has a token, which can be made worthless
            return None
        return Visitor("", told.removeprefix(LOGGED_IN)) if told.startswith(LOGGED_IN) else Visitor(told)

    def note(self, connection: Connection, visitor: Visitor | None) -> None:
        """Write down for this connection who it is."""
        connection.scope.setdefault("state", {})["visitor"] = visitor

    def visitor(self, connection: Connection) -> Visitor | None:
        """Who this is, as it was written down when they came in."""
        found: Visitor | None = connection.scope.get("state", {}).get("visitor")
        return found

    def person(self, connection: Connection) -> str:
        """Whose cookie this is; "" without one of ours that holds."""
        visitor = self.visitor(connection)
        return visitor.person if visitor else ""

    def check_account(self, connection: Connection) -> None:
        """Refuse those who are not logged in."""
        visitor = self.visitor(connection)
        if visitor is None or not visitor.session:
            raise Refusal("needs-account", "log in or sign up first: this needs an account", 403)

    def key(self, connection: Connection) -> str:
        """What their cookie is known by; "" without one of ours that holds."""
        visitor = self.visitor(connection)
        return visitor.key if visitor else ""

    def known(self, connection: Connection) -> str:
        """The same for requests that need somebody: refused without a cookie, or, for changes, without its token."""
        return self.known_visitor(connection).person

    def known_visitor(self, connection: Connection) -> Visitor:
        """The same with how they came in."""
        visitor = self.visitor(connection)
        if visitor is None:
            raise Refusal("no-session", "GET /api/me first: it makes a guest of you", 401)
        if connection.scope.get("method", "GET") not in ("GET", "HEAD") and not is_program(visitor.person):
            given = connection.headers.get(CSRF_HEADER, "")
            if not secrets.compare_digest(given.encode(), self.token(visitor).encode()):
                raise Refusal("csrf", f"the header {CSRF_HEADER} must hold the token of GET /api/me", 403)
        return visitor

    def token(self, visitor: Visitor) -> str:
        """What a page of ours sends with every change; another site cannot know it."""
        return self._csrf.get_signature(visitor.key).decode()

    def welcome(self, connection: Connection) -> Visitor:
        """Whoever is behind a request; a new guest if nobody is."""
        return self.visitor(connection) or Visitor(newcomer())

    async def me(self, visitor: Visitor) -> Me:
        """What a browser is told about itself."""
        return Me(await self.name_of(visitor.person), self.token(visitor), bool(visitor.session))

    async def rename(self, person: str, name: str) -> str:
        """Remember the name that somebody has chosen, as it will be shown."""
        if await self._accounts.of(person) is None:
            shown = await self.free(person, name)
            await self._people.rename(person, shown)
            return shown
        shown = display_names.fit_for_account(name)
        await self._quotas.take(RENAMING, person)
        try:
            await self._accounts.rename(person, shown)
        except NameTaken:
            raise name_taken(shown) from None
        return shown

    async def free(self, person: str, name: str) -> str:
        """A name as it is shown that a guest may use, because nobody could take them for somebody with an account."""
        shown = display_names.proper(name)
        for called in {shown, display_names.without_number(shown)}:
            other = await self._accounts.like(called)
            if other is not None and other.person != person:
                raise name_taken(shown)
        return shown

    async def name_of(self, person: str) -> str:
        """The name that somebody has chosen; "" for one who has chosen none, or one that is another's by now."""
        name = await self._people.name_of(person)
        try:
            return await self.free(person, name) if name else ""
        except Refusal:
            return ""

    async def called(self, person: str, otherwise: str) -> str:
        """The name of a guest; one who has chosen none takes the other, so that nobody sits down without."""
        return await self.name_of(person) or (await self.rename(person, otherwise) if otherwise else "")

    def source(self, connection: Connection) -> str:
        """What tells requests of one address, or one IPv6 network, from others': nobody can read the address in it."""
        return self._hashed(address_of(_host(connection)))

    def home(self, connection: Connection) -> str:
        """The same for a whole home: of IPv6 the /56, because many providers give one to each."""
        return self._hashed(address_of(_host(connection), HOME))

    def _hashed(self, address: str) -> str:
        return blake2b(address.encode(), key=self._addresses, digest_size=12).hexdigest()

    def cookie(self, visitor: Visitor, *, secure: bool) -> Cookie:
        return Cookie(
            key=self._cookie,
            value=self._session.sign(LOGGED_IN + visitor.session if visitor.session else visitor.person).decode(),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def device_cookie(self, person: str, *, secure: bool) -> Cookie:
        """Marks a browser with which somebody has logged in; without a person it takes the mark away."""
        value = self._device.sign(f"{person}/{secrets.token_urlsafe(16)}").decode() if person else ""
        return Cookie(
            key=f"{self._cookie}-device",
            value=value,
            path=LOGIN_PATH,
            max_age=YEAR if person else 0,
            httponly=True,
            samesite="strict",
            secure=secure,
        )

    def device(self, connection: Connection) -> Device | None:
        """Whose browser this is, by that mark."""
        try:
            told = self._device.unsign(connection.cookies.get(f"{self._cookie}-device", "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        return Device(told.partition("/")[0], sha256(told.encode()).hexdigest()[:40])


def _host(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def name_taken(name: str) -> Refusal:
    """For a name that belongs to somebody else."""
    return Refusal("name-taken", f"{name!r} could be taken for somebody who has an account", 409)
