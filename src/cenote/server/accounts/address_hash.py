"""Keyed hashes of client addresses, which can be compared but not reversed, so that no address is stored."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

from cenote.server.http.responses import AnyConnection
from cenote.server.throttling.rate_limit import host_of
from cenote.server.throttling.token_bucket import address_of

HOUSEHOLD_PREFIX: Final = 56
"""The prefix length of the IPv6 network that many providers assign to each customer."""


class AddressHash:
    """A hash function for client addresses, with a key derived from the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._key = sha256(secret + b"addresses").digest()

    def source(self, connection: AnyConnection) -> str:
        """Hash the client's IPv4 address or IPv6 /64 network."""
        return self._hash(address_of(host_of(connection.scope)))

    def household(self, connection: AnyConnection) -> str:
        """Hash the client's IPv4 address or IPv6 /56 network, which covers a whole household."""
        return self._hash(address_of(host_of(connection.scope), HOUSEHOLD_PREFIX))

    def _hash(self, address: str) -> str:
        return blake2b(address.encode(), key=self._key, digest_size=12).hexdigest()
