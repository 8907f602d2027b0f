"""The messages of conduct, over REST; people are pointed at by their seat or by what they said, never by an id."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cenote.server.chat.messages import Room
from cenote.server.protocol.fields import Number, SeatNumber

Reason = Literal["insult", "spam", "cheating", "stalling", "name", "other"]
REASONS: Final[tuple[Reason, ...]] = ("insult", "spam", "cheating", "stalling", "name", "other")
LENGTH: Final = 500
"""Characters of what a report says."""


class Whom(Struct, forbid_unknown_fields=True):
    """Somebody at a table: whoever sits at `seat`, or whoever said line `line` in `room`."""

    seat: SeatNumber | None = None
    room: Room = "players"
    line: Number | None = None


class Report(Struct, forbid_unknown_fields=True):
    """Tell the keeper of the server about somebody at a table; the last lines of the chat are kept with it."""

    whom: Whom
    reason: Reason
    text: Annotated[str, Meta(max_length=4 * LENGTH)] = ""


class Unmute(Struct, forbid_unknown_fields=True):
    """Hear somebody again, by the number in the chat's list of those whom you muted."""

    number: Number


class ChatSwitch(Struct, forbid_unknown_fields=True):
    """Whether people may say something at a table."""

    open: bool


class Removed(Struct):
    """Somebody whom the host has removed from a seat."""

    number: int
    name: str


class Readmit(Struct, forbid_unknown_fields=True):
    """Let somebody who was removed come back, by the number in the list."""

    number: Number


class RemovedPeople(Struct):
    """Everybody who cannot come back to a table before the host lets them."""

    people: list[Removed]
