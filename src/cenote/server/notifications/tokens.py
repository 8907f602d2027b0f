"""Tokens of feeds, webhooks and mail links, derived from the server's secret so that none of them is stored."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

from itsdangerous import BadSignature, Signer


class Tokens:
    """Source of tokens, derived from the server's secret, and verifier of signed links."""

    def __init__(self, secret: bytes) -> None:
        self._key = sha256(secret + b"telling").digest()

    def feed(self, channel: str) -> str:
        """Return the token at the end of a feed's URL, which grants access to the feed."""
        return self._made("feed", channel)

    def webhook(self, channel: str) -> str:
        """Return the key that signs a webhook's messages."""
        return self._made("webhook", channel)

    def link(self, purpose: str, channel: str) -> str:
        """Return the signed token at the end of a mail link, which authorizes one action on one channel."""
        return Signer(self._key, salt=f"telling-{purpose}").sign(channel).decode()

    def read(self, purpose: str, link: str) -> str:
        """Return the channel of a signed link, or "" if the signature is invalid."""
        try:
            return Signer(self._key, salt=f"telling-{purpose}").unsign(link).decode()
        except (BadSignature, UnicodeDecodeError):
            return ""

    def _made(self, purpose: str, channel: str) -> str:
        made = hmac.digest(self._key, f"{purpose}/{channel}".encode(), "sha256")
        return urlsafe_b64encode(made).rstrip(b"=").decode()


def digest(token: str) -> str:
    """Return the hash that is stored in place of a secret."""
    return sha256(token.encode()).hexdigest()
