"""Moderation messages: people are identified by their seat or a chat line, never by an id."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cenote.server.protocol.chat_messages import Room
from cenote.server.protocol.fields import Number, SeatNumber

Reason = Literal["insult", "spam", "cheating", "stalling", "name", "other"]
LENGTH: Final = 500
"""Maximum characters of a report's text."""


class PersonReference(Struct, forbid_unknown_fields=True):
    """A person at a table: the one at `seat`, or the author of chat line `line` in `room`."""

    seat: SeatNumber | None = None
    room: Room = "players"
    line: Number | None = None


class Report(Struct, forbid_unknown_fields=True):
    """Report a person at a table to the admin; the latest chat lines are stored with the report."""

    whom: PersonReference
    reason: Reason
    text: Annotated[str, Meta(max_length=4 * LENGTH)] = ""


class Unmute(Struct, forbid_unknown_fields=True):
    """Unmute a person, by their number in the chat's `muted` list."""

    number: Number


class ChatSwitch(Struct, forbid_unknown_fields=True):
    """Whether the chat of a table is open."""

    open: bool


class RemovedPerson(Struct):
    """A person whom the host has removed from a seat."""

    number: int
    name: str


class Readmit(Struct, forbid_unknown_fields=True):
    """Let a removed person return, by their number in the list of removed people."""

    number: Number


class RemovedPeople(Struct):
    """All people who cannot return to a table until the host lets them."""

    people: list[RemovedPerson]
