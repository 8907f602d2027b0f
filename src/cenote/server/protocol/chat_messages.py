"""Chat messages, sent over a table's socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cenote.server.protocol.fields import Number, RequestId

Room = Literal["players", "onlookers"]
Phrase = Literal["hello", "luck", "turn", "moment", "nice", "thanks", "sorry", "game"]
"""Preset phrases, which each client shows in its own language."""

ClosedBy = Literal["", "host", "keeper"]

ROOMS: Final[tuple[Room, ...]] = ("players", "onlookers")
LENGTH: Final = 500
"""The maximum number of characters in a line, as shown."""


class ListenRequest(Struct, tag="listen", forbid_unknown_fields=True):
    """A subscription to the chat, without which the server sends no chat messages over the socket."""

    id: RequestId


class SayRequest(Struct, tag="say", forbid_unknown_fields=True):
    """A request to post a text or a preset phrase. A repeated request with the same id posts nothing again."""

    id: RequestId
    room: Room
    text: Annotated[str, Meta(max_length=4 * LENGTH)] = ""
    phrase: Phrase | None = None


class EarlierLinesRequest(Struct, tag="earlier", forbid_unknown_fields=True):
    """A request for the lines before line `before`."""

    id: RequestId
    room: Room
    before: Number


class HeardRequest(Struct, tag="heard", forbid_unknown_fields=True):
    """A report that a person has been shown all lines up to this one."""

    room: Room
    number: Number


class ChatLine(Struct, omit_defaults=True):
    """A chat line as plain text, never markup. `at` is in seconds since 1970."""

    number: int
    name: str
    at: float
    seat: int | None = None
    """The author's seat, absent for a spectator."""
    text: str = ""
    phrase: Phrase | None = None
    yours: bool = False


class ChatRoom(Struct):
    """A chat room that is open to you, with its newest lines. `more` says whether there are earlier ones."""

    room: Room
    lines: list[ChatLine]
    more: bool
    unread: int
    """The number of lines by others that have not been shown to you on any device."""


class MutedPerson(Struct):
    """A person whom you have muted. `seat` is set if they sit at this table."""

    number: int
    name: str
    seat: int | None = None


class Chat(Struct, tag="chat"):
    """The chat of a table as you may see it. It is sent again when your rooms, your mutes or `closed` change."""

    id: str
    """The id of the request that this message answers, or "" if it answers none."""
    rooms: list[ChatRoom]
    muted: list[MutedPerson]
    closed: ClosedBy = ""
    """Who closed the chat to new lines: the host, an admin (`"keeper"`), or "" while it is open."""


class ChatLines(Struct, tag="lines"):
    """Lines of one room: new lines or, with the id of a request, earlier ones."""

    id: str
    room: Room
    lines: list[ChatLine]
    more: bool = False
    """Whether there are even earlier lines."""


class LinePosted(Struct, tag="said"):
    """The number under which a posted line was stored. The room has been notified."""

    id: str
    room: Room
    number: int
