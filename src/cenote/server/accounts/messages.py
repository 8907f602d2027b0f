"""Every message about accounts, as types; docs/protocol.md shows an example of each."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from cenote.server.protocol.fields import AnyName, Strict
from cenote.server.protocol.game_messages import ResultInfo
from cenote.server.protocol.messages import Me, Status

AnyPassword = Annotated[str, Meta(max_length=1024)]
"""Whether it is a good one is another question, with an answer of its own."""

AnyCode = Annotated[str, Meta(max_length=100)]


class Credentials(Strict):
    """A name and what proves that it is yours."""

    name: AnyName
    password: AnyPassword = field()

    def __repr__(self) -> str:
        return "Credentials(…)"


class Recovery(Strict):
    """The recovery code in place of a forgotten password, and the password that takes its place."""

    name: AnyName
    code: AnyCode
    password: AnyPassword

    def __repr__(self) -> str:
        return "Recovery(…)"


class NewPassword(Strict):
    """The password as it is, and as it shall be."""

    current: AnyPassword
    password: AnyPassword

    def __repr__(self) -> str:
        return "NewPassword(…)"


class Proof(Strict):
    """The password once more, before something that cannot be undone."""

    password: AnyPassword

    def __repr__(self) -> str:
        return "Proof(…)"


class Entered(Struct):
    """Who this browser is from now on; `recovery` is the code that opens the account without its password."""

    me: Me
    recovery: str = ""
    """Shown this once: only its hash is kept."""

    def __repr__(self) -> str:
        return "Entered(…)"


class SessionInfo(Struct):
    """A browser that is logged in; times are seconds since 1970."""

    id: str
    device: str
    """Such as "Firefox · Android"; "" if that is not known."""
    created: float
    seen: float
    """When it was last here, give or take ten minutes."""
    nearby: bool
    """Whether it came from the same network as this browser: addresses themselves are not kept."""
    current: bool = False
    """Whether it is this one."""


class AccountInfo(Struct):
    """Somebody's own account."""

    name: str
    created: float
    sessions: list[SessionInfo]


class ExportedTable(Struct):
    """A table at which somebody sits or sat."""

    id: str
    game: str
    mode: str
    status: Status
    created: float
    updated: float
    host: bool
    seats: list[int]
    """Those of the one who asks, from 0."""
    names: list[str]
    salts: list[str]
    """What this person's browser added to the randomness, for each of their seats."""
    result: ResultInfo | None = None
    record: str = ""
    """Where the whole record can be read, once the game is over."""


class Export(Struct):
    """Everything that is kept about somebody, but for what proves who they are."""

    name: str
    created: float
    sessions: list[SessionInfo]
    tables: list[ExportedTable]
    more: dict[str, list[dict[str, Any]]] = {}
    """Results, ratings, what they said, what they reported, their programs, and how they are told."""
