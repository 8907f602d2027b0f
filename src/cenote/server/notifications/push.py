"""Browser push: only the browser that subscribed can read what is said, and nobody on the way (RFC 8291, 8292)."""

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

from cenote.server.notifications.outside import OutboundClient, Unreachable
from cenote.server.notifications.transport import Gone, NotDelivered, Notification
from cenote.server.storage.channels import Channel
from cenote.server.storage.quotas import DAY

AUTH_BYTES: Final = 16
SIGNED_SECONDS: Final = 12 * 3600
"""How long a push service may take our signature for good; at most a day."""


class Push:
    """Sends news to browsers; push services know us by a key of our own."""

    def __init__(self, outside: OutboundClient, contact: str, secret: bytes, given: str = "") -> None:
        """The key is the one that was `given`, or follows from the secret, so that several servers have the same."""
        self._outside = outside
        self._contact = contact
        self._vapid = Vapid02.from_string(given) if given else Vapid02(_key(secret))
        self._vapid.conf["no-strict"] = True  # it knows fewer addresses to write to than there are

    @property
    def key(self) -> str:
        """What browsers need to subscribe: our public key."""
        return _text(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, channel: Channel, news: Notification) -> None:
        """Hand it to the push service, which keeps it for a day; a newer one about the table takes its place."""
        said = {"title": news.title, "body": news.body, "path": news.path, "kind": news.kind, "id": news.id}
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal" if news.kind == "game-over" else "high",
            "topic": sha256(news.path.encode()).hexdigest()[:32],
            **self._signed(channel),
        }
        body = sealed(json.dumps(said, ensure_ascii=False).encode(), channel.keys)
        try:
            status = await self._outside.post(channel.address, body, headers)
        except Unreachable:
            raise NotDelivered("unreachable") from None
        if status in (404, 410):
            raise Gone("gone")
        if not 200 <= status < 300:
            raise NotDelivered("refused")

    def _signed(self, channel: Channel) -> dict[str, str]:
        claims = {
            "aud": self._outside.check(channel.address).origin,
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact or channel.origin,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def sealed(said: bytes, keys: str) -> bytes:
    """Encrypted for one browser, with a key that is used once."""
    theirs, auth = (_bytes(key) for key in keys.split(" "))
    once = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(said, private_key=once, dh=theirs, auth_secret=auth)
    return body


def browser_keys(p256dh: str, auth: str) -> str:
    """The keys of a browser as they are stored; ValueError if they cannot be any."""
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
    """One of 255 bits, which is below the order of the curve whatever the secret."""
    number = int.from_bytes(sha256(secret + b"push").digest()) >> 1
    return ec.derive_private_key(number or 1, ec.SECP256R1())
