"""Chat permissions: players and spectators have separate rooms during a game, and share both afterwards."""

from __future__ import annotations

from typing import Final

from cenote.server.protocol.chat_messages import ROOMS, Room
from cenote.server.tables.live import LiveTable

ENDED: Final = ("over", "abandoned")


def ended(table: LiveTable) -> bool:
    """Return whether the game has ended, so that chat can no longer help a player."""
    return table.stored.status in ENDED


def rooms(table: LiveTable, person: str, *, came: bool) -> tuple[Room, ...]:
    """Return the rooms that are open to a person. `came` is whether they were in one before the game ended.

    Links to finished games are shared, so at an unlisted table, people who arrive after the game see no chat.
    """
    if not person:
        return ()
    seated = bool(table.seats_of(person))
    if not ended(table):
        return ("players",) if seated else ("onlookers",)
    return ROOMS if seated or came or table.stored.listed else ()
