"""Chat text, cleaned like names and limited in characters and lines."""

from __future__ import annotations

from typing import Final

from cenote.server.errors import Refusal
from cenote.server.protocol.chat_messages import LENGTH
from cenote.server.protocol.display_names import cleaned

LINES: Final = 10
"""The maximum number of lines in a message. More would push the messages of other people out of view."""


def plain(text: str, most: int = LENGTH) -> str:
    """Remove control and direction characters, stacked accents and gaps, and return the rest, which may be empty.

    Raise a `Refusal` if it has more than `most` characters.
    """
    lines = [line for each in text.splitlines() if (line := cleaned(each))]
    shown = "\n".join([*lines[: LINES - 1], " ".join(lines[LINES - 1 :])]).strip()
    if len(shown) > most:
        raise Refusal("long-text", f"at most {most} characters", 400, most=most)
    return shown
