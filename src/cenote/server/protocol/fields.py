"""Field types of messages with their bounds, shared by all modules that define messages."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

END = r"(?![\s\S])"
"""A pattern for the end of a text. JSON schemas have no other way to write it, and `$` would let a line break pass."""

TABLE_ID = rf"^[A-Za-z0-9_-]{{8,40}}{END}"
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^[A-Za-z0-9_-]+{END}")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
AnyName = Annotated[str, Meta(max_length=200)]
Salt = Annotated[str, Meta(min_length=16, max_length=64, pattern=rf"^[0-9a-f]+{END}")]
PLAN_STEPS = 40
ActionText = Annotated[str, Meta(min_length=1, max_length=64)]
Plan = Annotated[list[ActionText], Meta(max_length=PLAN_STEPS)]


class Strict(Struct, forbid_unknown_fields=True):
    """Base class of messages from clients, which refuses unknown fields."""


class Secret(Strict):
    """Base of requests that contain passwords or codes, which its repr hides."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"
