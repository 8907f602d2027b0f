"""Table events, which tell clients and other servers what has changed at a table."""

from __future__ import annotations

from enum import StrEnum


class TableEvent(StrEnum):
    """A kind of change at a table."""

    MOVED = "moved"
    PEOPLE = "people"
    """A change of the players, their presence, or anything else besides the game and the chat."""
    CHAT = "chat"
    """A change of the chat, or of who may read it."""
