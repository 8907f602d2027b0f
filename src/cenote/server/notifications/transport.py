"""What every way of telling somebody has in common: something to say, a way to send it, and what can go wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from cenote.server.storage.channels import Channel
from cenote.server.storage.contract import StoredTable
from cenote.words import Words


@dataclass(frozen=True)
class Notification:
    """Something to tell; `path` is where the table is."""

    id: str
    kind: str
    title: str
    body: str
    path: str
    table: str = ""
    game: str = ""
    time: int = 0


class NotDelivered(Exception):
    """It did not arrive; `trouble` is a code for which the pages have words."""

    def __init__(self, trouble: str) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class Gone(NotDelivered):
    """Nobody will ever hear anything over this channel again."""


class Transport(Protocol):
    """Sends news over one kind of channel."""

    async def send(self, channel: Channel, news: Notification) -> None:
        """Return when it has arrived; else NotTold."""


def notification_of(id: str, kind: str, table: StoredTable, channel: Channel, now: float) -> Notification:
    """What a letter says, in its reader's language: nothing that is hidden from anybody at the table."""
    words = Words(channel.language)
    title = words(f"telling-{kind}", game=words.title(table.game))
    others = [seat.name or words("web-guest") for seat in table.seats if seat.person not in ("", channel.person)]
    body = words("around-told", names=words.joined(others)) if others else ""
    return Notification(id, kind, title, body, f"/table/{table.id}", table.id, table.game, int(now))
