"""What messages are made of, with the bounds of each: for rooms that have messages of their own."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

END = r"(?![\s\S])"
"""The end of a text and nothing else: `$` would let a line break pass, and schemas know no other way to write it."""

RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^[A-Za-z0-9_-]+{END}")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
