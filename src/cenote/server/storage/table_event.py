"""Table events: what has changed at a table, for clients here and for other servers."""

from __future__ import annotations

from enum import StrEnum


class TableEvent(StrEnum):
    """What has changed at a table."""

    MOVED = "moved"
    PEOPLE = "people"
    """Its players, their presence, or anything else besides the game."""
    CHAT = "chat"
    """Its chat, or who may read it."""
