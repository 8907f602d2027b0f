"""Who may hear and say what: players and onlookers apart while there is a game to be decided, then all together."""

from __future__ import annotations

from typing import Final

from cenote.server.chat.messages import ROOMS, Room
from cenote.server.tables.live import LiveTable

ENDED: Final = ("over", "abandoned")


def ended(table: LiveTable) -> bool:
    """Whether nothing that is said can help anybody any more."""
    return table.stored.status in ENDED


def rooms(table: LiveTable, person: str, *, came: bool) -> tuple[Room, ...]:
    """The rooms that are open to somebody; `came`: they were in one of them before the game was over.

    Links to finished games are passed on: at a table that was not in the list, whoever comes later hears nothing.
    """
    if not person:
        return ()
    seated = bool(table.seats_of(person))
    if not ended(table):
        return ("players",) if seated else ("onlookers",)
    return ROOMS if seated or came or table.stored.listed else ()
