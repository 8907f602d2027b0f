"""Token bucket, which allows each person or address a burst and a steady rate."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from ipaddress import IPv6Address, ip_address

from cenote.server import limits

TimeSource = Callable[[], float]
"""A monotonic clock in seconds, which cannot be set back."""


class TokenBucket:
    """A bucket that holds up to a burst of tokens, and is refilled at a steady rate."""

    def __init__(self, burst: float, per_second: float, clock: TimeSource = time.monotonic) -> None:
        self._burst = burst
        self._rate = per_second
        self._clock = clock
        self._tokens = burst
        self._at = clock()

    def tokens(self) -> float:
        """Return the number of tokens available now, which is negative if the bucket is overspent."""
        return min(self._burst, self._tokens + (self._clock() - self._at) * self._rate)

    def take(self, count: float = 1) -> bool:
        """Spend tokens if there are enough. Return False if there are not."""
        if self.tokens() < count:
            return False
        self.spend(count)
        return True

    def spend(self, count: float) -> None:
        """Spend tokens, even if there are not enough."""
        self._tokens, self._at = self.tokens() - count, self._clock()

    def retry_after(self, count: float = 0) -> float:
        """Return the seconds until this number of tokens is available."""
        return max(0.0, (count - self.tokens()) / self._rate)

    @property
    def full(self) -> bool:
        return self.tokens() >= self._burst

    @property
    def fullness(self) -> float:
        """The available tokens as a part of the burst: 1 for a full bucket, negative for an overspent one."""
        return self.tokens() / self._burst


class KeyedBuckets:
    """A token bucket for each key. A full bucket may be dropped, because a new one would be equal."""

    def __init__(
        self, burst: float, per_second: float, clock: TimeSource = time.monotonic, most: int = limits.SERVER.cached_keys
    ) -> None:
        self._new = partial(TokenBucket, burst, per_second, clock)
        self._most = most
        self._buckets: dict[str, TokenBucket] = {}
        """The buckets in the order of their last use."""

    def __len__(self) -> int:
        return len(self._buckets)

    def __getitem__(self, key: str) -> TokenBucket:
        self._evict()
        self._buckets[key] = bucket = self._buckets.pop(key, None) or self._new()
        return bucket

    def fullness(self, key: str) -> float:
        """Return how full a bucket is, without creating or dropping one."""
        bucket = self._buckets.get(key)
        return 1.0 if bucket is None else bucket.fullness

    def _evict(self) -> None:
        """Drop the least recently used buckets as long as they are full or there are too many."""
        while self._buckets and (len(self._buckets) > self._most or next(iter(self._buckets.values())).full):
            del self._buckets[next(iter(self._buckets))]


def address_of(host: str, prefix: int = 64) -> str:
    """Return the key of an address, which for IPv6 is the network of one household."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        rest = 128 - prefix
        return str(address.ipv4_mapped) if address.ipv4_mapped else str(IPv6Address(int(address) >> rest << rest))
    return str(address)
