"""Messages about accounts. `docs/protocol.md` shows an example of each."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cenote.server.protocol.fields import AnyName, Secret
from cenote.server.protocol.game_messages import ResultInfo
from cenote.server.protocol.messages import Me, TableStatus

AnyPassword = Annotated[str, Meta(max_length=1024)]
"""Any password that a client may send. The rules for new passwords are checked later, with their own refusals."""

AnyCode = Annotated[str, Meta(max_length=100)]


class Credentials(Secret):
    """The name and the password of an account."""

    name: AnyName
    password: AnyPassword


class Recovery(Secret):
    """A recovery code and the new password to set with it."""

    name: AnyName
    code: AnyCode
    password: AnyPassword


class NewPassword(Secret):
    """The current password and the new one."""

    current: AnyPassword
    password: AnyPassword


class Proof(Secret):
    """The account's password, to confirm a change that cannot be undone."""

    password: AnyPassword


class LoggedIn(Struct):
    """The identity of this browser from now on."""

    me: Me
    recovery: str = ""
    """The new recovery code, or "" if none was made. It is sent only once: the server stores only its hash."""

    def __repr__(self) -> str:
        return "LoggedIn(…)"


class SessionInfo(Struct):
    """A browser that is logged in to the account. Times are in seconds since 1970."""

    id: str
    device: str
    """The browser and its system, such as "Firefox · Android", or "" if unknown."""
    created: float
    seen: float
    """The time of the last request, accurate to ten minutes."""
    nearby: bool
    """Whether the last request came from the same network as this one. Addresses themselves are not stored."""
    current: bool = False
    """Whether this is the browser that sent the request."""


class AccountInfo(Struct):
    """Your account and the browsers that are logged in to it."""

    name: str
    created: float
    sessions: list[SessionInfo]


class ExportedTable(Struct):
    """A table at which the account has or had a seat."""

    id: str
    game: str
    mode: str
    status: TableStatus
    created: float
    updated: float
    host: bool
    seats: list[int]
    """The account's own seats, counted from 0."""
    names: list[str]
    salts: list[str]
    """Random values that your browser contributed to the seed, one for each of your seats."""
    result: ResultInfo | None = None
    record: str = ""
    """The URL path of the game's record, or "" until the game has ended."""


class Export(Struct):
    """All data stored about an account, except for its password and other secrets."""

    name: str
    created: float
    sessions: list[SessionInfo]
    tables: list[ExportedTable]
    more: dict[str, list[dict[str, Any]]] = {}
    """Results, ratings, chat lines, reports, bot accounts and notification channels."""
