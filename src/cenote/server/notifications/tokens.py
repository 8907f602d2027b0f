"""Secrets of feeds, webhooks and links in mails: all follow from the server's own, so that none of them is stored."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

from itsdangerous import BadSignature, Signer


class Tokens:
    """Makes them, and reads those that come back."""

    def __init__(self, secret: bytes) -> None:
        self._key = sha256(secret + b"telling").digest()

    def feed(self, channel: str) -> str:
        """What the address of a feed ends with: whoever knows it may read the feed."""
        return self._made("feed", channel)

    def webhook(self, channel: str) -> str:
        """What a webhook's messages are signed with."""
        return self._made("webhook", channel)

    def link(self, purpose: str, channel: str) -> str:
        """What a link in a mail ends with: whoever has the mail may do this one thing."""
        return Signer(self._key, salt=f"telling-{purpose}").sign(channel).decode()

    def read(self, purpose: str, link: str) -> str:
        """The channel that a link means; "" if we did not write it."""
        try:
            return Signer(self._key, salt=f"telling-{purpose}").unsign(link).decode()
        except (BadSignature, UnicodeDecodeError):
            return ""

    def _made(self, purpose: str, channel: str) -> str:
        made = hmac.digest(self._key, f"{purpose}/{channel}".encode(), "sha256")
        return urlsafe_b64encode(made).rstrip(b"=").decode()


def digest(token: str) -> str:
    """What is stored of something that only its owner should know."""
    return sha256(token.encode()).hexdigest()
