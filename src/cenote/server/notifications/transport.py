"""Transport interface: notifications, how to send them over a channel, and the errors of delivery."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from cenote.server.storage.channels import Channel
from cenote.server.storage.contract import StoredTable
from cenote.words import Words


@dataclass(frozen=True)
class Notification:
    """A notification to send; `path` is that of the table's page."""

    id: str
    kind: str
    title: str
    body: str
    path: str
    table: str = ""
    game: str = ""
    time: int = 0


class NotDelivered(Exception):
    """The delivery failed; `trouble` is a code that the pages translate."""

    def __init__(self, trouble: str) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class ChannelGone(NotDelivered):
    """The channel no longer exists, so no retry can succeed."""


class Transport(Protocol):
    """Sends notifications over one kind of channel."""

    async def send(self, channel: Channel, notification: Notification) -> None:
        """Return when the notification has arrived; else raise NotDelivered."""


def notification_of(id: str, kind: str, table: StoredTable, channel: Channel, now: float) -> Notification:
    """Write a notification in its reader's language, without anything that is hidden from a player at the table."""
    words = Words(channel.language)
    title = words(f"telling-{kind}", game=words.title(table.game))
    others = [seat.name or words("web-guest") for seat in table.seats if seat.person not in ("", channel.person)]
    body = words("around-told", names=words.joined(others)) if others else ""
    return Notification(id, kind, title, body, f"/table/{table.id}", table.id, table.game, int(now))
