"""The messages of the chat, over a table's socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cenote.server.protocol.fields import Number, RequestId

Room = Literal["players", "onlookers"]
Phrase = Literal["hello", "luck", "turn", "moment", "nice", "thanks", "sorry", "game"]
"""What is said so often that everybody reads it in their own language."""

ROOMS: Final[tuple[Room, ...]] = ("players", "onlookers")
LENGTH: Final = 500
"""Characters of what somebody says, as it is shown."""


class ListenRequest(Struct, tag="listen", forbid_unknown_fields=True):
    """What is said here? From now on it is told to this browser; one that never asks hears nothing."""

    id: RequestId


class SayRequest(Struct, tag="say", forbid_unknown_fields=True):
    """Say something, or one of the phrases; sent again with the same id it is said once."""

    id: RequestId
    room: Room
    text: Annotated[str, Meta(max_length=4 * LENGTH)] = ""
    phrase: Phrase | None = None


class EarlierRequest(Struct, tag="earlier", forbid_unknown_fields=True):
    """What was said before this line?"""

    id: RequestId
    room: Room
    before: Number


class HeardRequest(Struct, tag="heard", forbid_unknown_fields=True):
    """Everything up to this line has been shown to a person."""

    room: Room
    number: Number


class ChatLine(Struct, omit_defaults=True):
    """What somebody said, as plain text: nothing in it is ever markup. `at` is seconds since 1970."""

    number: int
    name: str
    at: float
    seat: int | None = None
    """Where the person sat; nothing for somebody who looked on."""
    text: str = ""
    phrase: Phrase | None = None
    yours: bool = False


class ChatRoom(Struct):
    """One of the rooms that are open to you: its newest lines, and whether there are earlier ones."""

    room: Room
    lines: list[ChatLine]
    more: bool
    unread: int
    """How many lines of others were never shown to you, on whatever device."""


class Muted(Struct):
    """Somebody whom you do not want to hear; `seat` if they sit at this table."""

    number: int
    name: str
    seat: int | None = None


class Chat(Struct, tag="chat"):
    """Everything about the chat of a table, as you may hear it; sent anew when that changes."""

    id: str
    """The question that this answers, or nothing."""
    rooms: list[ChatRoom]
    muted: list[Muted]
    closed: Literal["", "host", "keeper"] = ""
    """Who has closed the chat: then nobody can say anything."""


class ChatLines(Struct, tag="lines"):
    """Lines of one room: new ones, or, with the id of the question, earlier ones."""

    id: str
    room: Room
    lines: list[ChatLine]
    more: bool = False
    """Whether there are still earlier ones."""


class Said(Struct, tag="said"):
    """It is stored; everybody in the room is told."""

    id: str
    room: Room
    number: int
