"""Web Push transport, encrypted so that only the subscribed browser can read it (RFC 8291, RFC 8292)."""

from __future__ import annotations

import binascii
import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from cenote.server.notifications.outbound_client import OutboundClient, Unreachable
from cenote.server.notifications.transport import ChannelGone, NotDelivered, Notification
from cenote.server.storage.channels import Channel
from cenote.server.storage.quotas import DAY

AUTH_BYTES: Final = 16
SIGNED_SECONDS: Final = 12 * 3600
"""Lifetime of the VAPID signature, which may be at most a day."""


class Push:
    """Sender of notifications to browsers. Push services identify this server by its VAPID key."""

    def __init__(self, outbound: OutboundClient, contact: str, secret: bytes, given: str = "") -> None:
        """Use the `given` key, or derive the key from the secret so that all servers of a cluster have the same one."""
        self._outbound = outbound
        self._contact = contact
        self._vapid = Vapid02.from_string(given) if given else Vapid02(_key(secret))
        self._vapid.conf["no-strict"] = True  # the library accepts too few forms of contact addresses

    @property
    def key(self) -> str:
        """The public key with which browsers subscribe."""
        return _text(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, channel: Channel, notification: Notification) -> None:
        """Post to the push service, which keeps the message for a day unless a newer one about the table replaces it.

        Raise `ChannelGone` if the subscription no longer exists, and `NotDelivered` for other failures.
        """
        said = {
            "title": notification.title,
            "body": notification.body,
            "path": notification.path,
            "kind": notification.kind,
            "id": notification.id,
        }
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal" if notification.kind == "game-over" else "high",
            "topic": sha256(notification.path.encode()).hexdigest()[:32],
            **self._signed(channel),
        }
        body = sealed(json.dumps(said, ensure_ascii=False).encode(), channel.keys)
        try:
            status = await self._outbound.post(channel.address, body, headers)
        except Unreachable:
            raise NotDelivered("unreachable") from None
        if status in (404, 410):
            raise ChannelGone("gone")
        if not 200 <= status < 300:
            raise NotDelivered("refused")

    def _signed(self, channel: Channel) -> dict[str, str]:
        claims = {
            "aud": self._outbound.check(channel.address).origin,
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact or channel.origin,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def sealed(said: bytes, keys: str) -> bytes:
    """Encrypt a message for one browser, with an ephemeral key."""
    theirs, auth = (_bytes(key) for key in keys.split(" "))
    once = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(said, private_key=once, dh=theirs, auth_secret=auth)
    return body


def browser_keys(p256dh: str, auth: str) -> str:
    """Return a browser's keys as they are stored. Raise `ValueError` if they are malformed."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        if len(_bytes(auth)) != AUTH_BYTES:
            raise ValueError("a browser's secret has 16 bytes")
    except binascii.Error as error:
        raise ValueError("the keys of a browser are written in base64") from error
    return f"{p256dh} {auth}"


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """Derive a key of 255 bits from a secret. Any such key is below the order of the curve."""
    number = int.from_bytes(sha256(secret + b"push").digest()) >> 1
    return ec.derive_private_key(number or 1, ec.SECP256R1())
