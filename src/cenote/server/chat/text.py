"""What can be seen of what somebody says: plain text in lines, cleaned as names are."""

from __future__ import annotations

from typing import Final

from cenote.server.chat.messages import LENGTH
from cenote.server.errors import Refusal
from cenote.server.protocol.display_names import cleaned

LINES: Final = 10
"""How many lines one message may have: more would push away what others say."""


def plain(text: str, most: int = LENGTH) -> str:
    """The text without control characters, tricks with direction, heaps of accents, or gaps; perhaps nothing."""
    lines = [line for each in text.splitlines() if (line := cleaned(each))]
    shown = "\n".join([*lines[: LINES - 1], " ".join(lines[LINES - 1 :])]).strip()
    if len(shown) > most:
        raise Refusal("long-text", f"at most {most} characters", 400, most=most)
    return shown
