"""Transport interface: notifications, the interface to send them over a channel, and delivery errors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from cenote.server.storage.channels import Channel
from cenote.server.storage.contract import StoredTable
from cenote.words import Words


@dataclass(frozen=True)
class Notification:
    """A notification to send. `path` is the path of the table's page."""

    id: str
    kind: str
    title: str
    body: str
    path: str
    table: str = ""
    game: str = ""
    time: int = 0


class NotDelivered(Exception):
    """Error of a failed delivery. `trouble` is a code that the pages translate."""

    def __init__(self, trouble: str) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class ChannelGone(NotDelivered):
    """Error of a channel that no longer exists, so that no retry can succeed."""


class Transport(Protocol):
    """Interface to send notifications over one kind of channel."""

    async def send(self, channel: Channel, notification: Notification) -> None:
        """Send a notification and return when it has arrived. Raise `NotDelivered` if it does not."""


def notification_of(id: str, kind: str, table: StoredTable, channel: Channel, now: float) -> Notification:
    """Build a notification in its reader's language, without anything that is hidden from a player at the table."""
    words = Words(channel.language)
    title = words(f"telling-{kind}", game=words.title(table.game))
    others = [seat.name or words("web-guest") for seat in table.seats if seat.person not in ("", channel.person)]
    body = words("around-told", names=words.joined(others)) if others else ""
    return Notification(id, kind, title, body, f"/table/{table.id}", table.id, table.game, int(now))
