"""Signed cookies for guests and sessions, with a CSRF token that every change must send."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from typing import Any, Final, NamedTuple

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from cenote.server import limits
from cenote.server.errors import Refusal
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
"""Prefix of a cookie value that holds a session; no guest id begins with it."""

LOGIN_PATH: Final = "/api/login"
"""The only path to which browsers send the device cookie."""

HOME: Final = 56
"""Prefix length of a home's IPv6 network."""

RENAMING: Final = Quota("rename", limits.ACCOUNTS.renames_per_day, DAY)

Connection = ASGIConnection[Any, Any, Any, Any]


def cookie_name(secret: bytes) -> str:
    """Derive the name from the secret: cookies ignore ports, and two servers on one machine must not share one."""
    return f"cenote-{sha256(secret).hexdigest()[:8]}"


def newcomer() -> str:
    """Create the id of a new guest."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True)
class Visitor:
    """The person behind a request: a guest, a logged-in account or a bot account."""

    person: str
    session: str = field(default="", repr=False)
    """Secret of the session, which only the browser knows; empty for a guest."""

    @property
    def key(self) -> str:
        """Key by which the server knows the visitor: the hash of the session secret, or the person id."""
        return sha256(self.session.encode()).hexdigest() if self.session else self.person


class Device(NamedTuple):
    """A browser that was logged in before: the account's person id, and the key that counts its attempts."""

    person: str
    key: str


class Guests:
    """Issues and verifies cookies and CSRF tokens, checks guests' names and hashes addresses."""

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
        """Read the visitor from the cookie without asking the database, which alone knows whose session it is."""
        try:
            told = self._session.unsign(connection.cookies.get(self._cookie, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        if is_program(told):  # bot accounts use tokens, which can be revoked
            return None
        return Visitor("", told.removeprefix(LOGGED_IN)) if told.startswith(LOGGED_IN) else Visitor(told)

    def note(self, connection: Connection, visitor: Visitor | None) -> None:
        """Attach the visitor to the connection."""
        connection.scope.setdefault("state", {})["visitor"] = visitor

    def visitor(self, connection: Connection) -> Visitor | None:
        """Return the visitor that the middleware attached."""
        found: Visitor | None = connection.scope.get("state", {}).get("visitor")
        return found

    def person(self, connection: Connection) -> str:
        """Return the person id; "" without a valid cookie or token."""
        visitor = self.visitor(connection)
        return visitor.person if visitor else ""

    def check_account(self, connection: Connection) -> None:
        """Refuse a request that is not logged in to an account."""
        visitor = self.visitor(connection)
        if visitor is None or not visitor.session:
            raise Refusal("needs-account", "log in or sign up first: this needs an account", 403)

    def key(self, connection: Connection) -> str:
        """Return the visitor's key; "" without a valid cookie or token."""
        visitor = self.visitor(connection)
        return visitor.key if visitor else ""

    def known(self, connection: Connection) -> str:
        """Return the person id; refuse requests without a valid cookie, and changes without its CSRF token."""
        return self.known_visitor(connection).person

    def known_visitor(self, connection: Connection) -> Visitor:
        """Return the visitor, with the checks of `known`; bot accounts send no cookie and need no CSRF token."""
        visitor = self.visitor(connection)
        if visitor is None:
            raise Refusal("no-session", "GET /api/me first: it makes a guest of you", 401)
        if connection.scope.get("method", "GET") not in ("GET", "HEAD") and not is_program(visitor.person):
            given = connection.headers.get(CSRF_HEADER, "")
            if not secrets.compare_digest(given.encode(), self.token(visitor).encode()):
                raise Refusal("csrf", f"the header {CSRF_HEADER} must hold the token of GET /api/me", 403)
        return visitor

    def token(self, visitor: Visitor) -> str:
        """CSRF token, which our pages send with every change; other sites cannot know it."""
        return self._csrf.get_signature(visitor.key).decode()

    def welcome(self, connection: Connection) -> Visitor:
        """Return the visitor of a request, or a new guest."""
        return self.visitor(connection) or Visitor(newcomer())

    async def me(self, visitor: Visitor) -> Me:
        """Describe a visitor to its own browser."""
        return Me(await self.name_of(visitor.person), self.token(visitor), bool(visitor.session))

    async def rename(self, person: str, name: str) -> str:
        """Store a person's display name and return it as it will be shown."""
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
        """Normalize a name; refuse it if it could be confused with that of another person's account."""
        shown = display_names.proper(name)
        for called in {shown, display_names.without_number(shown)}:
            other = await self._accounts.like(called)
            if other is not None and other.person != person:
                raise name_taken(shown)
        return shown

    async def name_of(self, person: str) -> str:
        """Return a person's chosen name; "" if there is none, or another person's account has it by now."""
        name = await self._people.name_of(person)
        try:
            return await self.free(person, name) if name else ""
        except Refusal:
            return ""

    async def called(self, person: str, otherwise: str) -> str:
        """Return a person's name; if there is none, set it to `otherwise` first."""
        return await self.name_of(person) or (await self.rename(person, otherwise) if otherwise else "")

    def source(self, connection: Connection) -> str:
        """Keyed hash of the client's address or IPv6 /64 network: comparable, but not reversible."""
        return self._hashed(address_of(_host(connection)))

    def home(self, connection: Connection) -> str:
        """The same for a whole home: of IPv6 the /56 network, which many providers assign to each customer."""
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
        """Build the cookie that marks a browser as logged in before; without a person, one that deletes it."""
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
        """Read the device cookie."""
        try:
            told = self._device.unsign(connection.cookies.get(f"{self._cookie}-device", "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        return Device(told.partition("/")[0], sha256(told.encode()).hexdigest()[:40])


def _host(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def name_taken(name: str) -> Refusal:
    """Refuse a name that could be confused with that of an account."""
    return Refusal("name-taken", f"{name!r} could be taken for somebody who has an account", 409)
