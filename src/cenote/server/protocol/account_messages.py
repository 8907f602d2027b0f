"""Messages about accounts; docs/protocol.md shows an example of each."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cenote.server.protocol.fields import AnyName, Secret
from cenote.server.protocol.game_messages import ResultInfo
from cenote.server.protocol.messages import Me, TableStatus

AnyPassword = Annotated[str, Meta(max_length=1024)]
"""The rules for good passwords are checked later, with refusals of their own."""

AnyCode = Annotated[str, Meta(max_length=100)]


class Credentials(Secret):
    """The name and the password of an account."""

    name: AnyName
    password: AnyPassword


class Recovery(Secret):
    """A recovery code, and the new password to set with it."""

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
    """Who this browser is from now on; `recovery` is the new recovery code, if one was made."""

    me: Me
    recovery: str = ""
    """Sent only this once: the server stores only its hash."""

    def __repr__(self) -> str:
        return "LoggedIn(…)"


class SessionInfo(Struct):
    """A browser that is logged in; times are seconds since 1970."""

    id: str
    device: str
    """Such as "Firefox · Android"; "" if that is not known."""
    created: float
    seen: float
    """Time of its last request, accurate to ten minutes."""
    nearby: bool
    """Whether its last request came from the network of this browser; addresses themselves are not stored."""
    current: bool = False
    """Whether it is this browser."""


class AccountInfo(Struct):
    """Your account, and the browsers that are logged in to it."""

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
    """Path of the game's record, once the game has ended; else empty."""


class Export(Struct):
    """All data stored about an account, except for its password and other secrets."""

    name: str
    created: float
    sessions: list[SessionInfo]
    tables: list[ExportedTable]
    more: dict[str, list[dict[str, Any]]] = {}
    """Results, ratings, chat lines, reports, bot accounts and notification channels."""
