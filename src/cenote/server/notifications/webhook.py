"""A webhook: one JSON message to an address of somebody's own, signed so that they know it is from here."""

from __future__ import annotations

import hmac
import json

from cenote.server.notifications.outside import OutboundClient, Unreachable
from cenote.server.notifications.tokens import Tokens
from cenote.server.notifications.transport import NotDelivered, Notification
from cenote.server.storage.channels import Channel


class Webhook:
    """Posts news."""

    def __init__(self, outside: OutboundClient, tokens: Tokens, address: str) -> None:
        self._outside = outside
        self._tokens = tokens
        self._address = address

    async def send(self, channel: Channel, news: Notification) -> None:
        """Anything but a 2xx is a failure."""
        body = message(news, self._address or channel.origin, channel.language)
        headers = {
            "content-type": "application/json",
            "cenote-id": news.id,
            "cenote-signature": signature(self._tokens.webhook(channel.id), body),
        }
        try:
            status = await self._outside.post(channel.address, body, headers)
        except Unreachable:
            raise NotDelivered("unreachable") from None
        if not 200 <= status < 300:
            raise NotDelivered("refused")


def message(news: Notification, address: str, language: str) -> bytes:
    """What is posted; the same id comes again when nobody said that it had arrived."""
    said = {
        "id": news.id,
        "kind": news.kind,
        "time": news.time,
        "table": news.table,
        "game": news.game,
        "url": address + news.path,
        "title": news.title,
        "body": news.body,
        "language": language,
    }
    return json.dumps(said, ensure_ascii=False).encode()


def signature(secret: str, body: bytes) -> str:
    """Over the bytes of the body, as they are sent."""
    return f"sha256={hmac.digest(secret.encode(), body, 'sha256').hex()}"
