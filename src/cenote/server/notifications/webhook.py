"""Webhook transport, which posts signed JSON messages to a person's own URL."""

from __future__ import annotations

import hmac
import json

from cenote.server.notifications.outbound_client import OutboundClient, Unreachable
from cenote.server.notifications.tokens import Tokens
from cenote.server.notifications.transport import NotDelivered, Notification
from cenote.server.storage.channels import Channel


class Webhook:
    """Sender of notifications to webhooks."""

    def __init__(self, outbound: OutboundClient, tokens: Tokens, address: str) -> None:
        self._outbound = outbound
        self._tokens = tokens
        self._address = address

    async def send(self, channel: Channel, notification: Notification) -> None:
        """Post a notification. Raise `NotDelivered` for any status but 2xx, or if there is no response."""
        body = message(notification, self._address or channel.origin, channel.language)
        headers = {
            "content-type": "application/json",
            "cenote-id": notification.id,
            "cenote-signature": signature(self._tokens.webhook(channel.id), body),
        }
        try:
            status = await self._outbound.post(channel.address, body, headers)
        except Unreachable:
            raise NotDelivered("unreachable") from None
        if not 200 <= status < 300:
            raise NotDelivered("refused")


def message(notification: Notification, address: str, language: str) -> bytes:
    """Build the JSON body of a message. Retries of a delivery have the same id."""
    said = {
        "id": notification.id,
        "kind": notification.kind,
        "time": notification.time,
        "table": notification.table,
        "game": notification.game,
        "url": address + notification.path,
        "title": notification.title,
        "body": notification.body,
        "language": language,
    }
    return json.dumps(said, ensure_ascii=False).encode()


def signature(secret: str, body: bytes) -> str:
    """Return the HMAC-SHA256 signature of the body's bytes as they are sent."""
    return f"sha256={hmac.digest(secret.encode(), body, 'sha256').hex()}"
