"""Moderation messages, which identify people by their seat or a chat line, never by an id."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cenote.server.protocol.chat_messages import Room
from cenote.server.protocol.fields import Number, SeatNumber

Reason = Literal["insult", "spam", "cheating", "stalling", "name", "other"]
LENGTH: Final = 500
"""The maximum number of characters in a report's text."""


class PersonReference(Struct, forbid_unknown_fields=True):
    """A person at a table: the one at `seat`, or the author of chat line `line` in `room`."""

    seat: SeatNumber | None = None
    room: Room = "players"
    line: Number | None = None


class Report(Struct, forbid_unknown_fields=True):
    """A report about a person at a table to the admin. The latest chat lines are stored with it."""

    whom: PersonReference
    reason: Reason
    text: Annotated[str, Meta(max_length=4 * LENGTH)] = ""


class Unmute(Struct, forbid_unknown_fields=True):
    """A request to unmute a person, by their number in the chat's `muted` list."""

    number: Number


class ChatSwitch(Struct, forbid_unknown_fields=True):
    """A request to open or close the chat of a table."""

    open: bool


class RemovedPerson(Struct):
    """A person whom the host has removed from a seat."""

    number: int
    name: str


class Readmit(Struct, forbid_unknown_fields=True):
    """A request to let a removed person return, by their number in the list of removed people."""

    number: Number


class RemovedPeople(Struct):
    """All people who cannot return to a table until the host readmits them."""

    people: list[RemovedPerson]
