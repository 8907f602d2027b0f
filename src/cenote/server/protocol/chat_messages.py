"""Chat messages over a table's socket."""

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
"""Maximum characters of a line, as shown."""


class ListenRequest(Struct, tag="listen", forbid_unknown_fields=True):
    """Subscribe to the chat; without this, the server sends no chat messages over the socket."""

    id: RequestId


class SayRequest(Struct, tag="say", forbid_unknown_fields=True):
    """Post a text or one of the phrases; a repeat with the same id is not posted again."""

    id: RequestId
    room: Room
    text: Annotated[str, Meta(max_length=4 * LENGTH)] = ""
    phrase: Phrase | None = None


class EarlierLinesRequest(Struct, tag="earlier", forbid_unknown_fields=True):
    """Request the lines before this one."""

    id: RequestId
    room: Room
    before: Number


class HeardRequest(Struct, tag="heard", forbid_unknown_fields=True):
    """Mark all lines up to this one as shown to a person."""

    room: Room
    number: Number


class ChatLine(Struct, omit_defaults=True):
    """A chat line as plain text: nothing in it is ever markup. `at` is seconds since 1970."""

    number: int
    name: str
    at: float
    seat: int | None = None
    """The author's seat; absent for a spectator."""
    text: str = ""
    phrase: Phrase | None = None
    yours: bool = False


class ChatRoom(Struct):
    """A room that is open to you: its newest lines, and whether there are earlier ones."""

    room: Room
    lines: list[ChatLine]
    more: bool
    unread: int
    """Number of lines by others that were not shown to you yet, on any device."""


class MutedPerson(Struct):
    """A person whom you have muted; `seat` if they sit at this table."""

    number: int
    name: str
    seat: int | None = None


class Chat(Struct, tag="chat"):
    """The chat of a table as you may see it; sent again when your rooms, your mutes or `closed` change."""

    id: str
    """The id of the request that this answers, or empty."""
    rooms: list[ChatRoom]
    muted: list[MutedPerson]
    closed: ClosedBy = ""
    """Who has closed the chat, so that nothing can be posted: the host, or an admin (`"keeper"`)."""


class ChatLines(Struct, tag="lines"):
    """Lines of one room: new ones, or, with the id of a request, earlier ones."""

    id: str
    room: Room
    lines: list[ChatLine]
    more: bool = False
    """Whether there are still earlier lines."""


class LinePosted(Struct, tag="said"):
    """The line is stored under this number, and the room is notified."""

    id: str
    room: Room
    number: int
