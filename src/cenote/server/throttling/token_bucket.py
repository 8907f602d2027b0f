"""Token bucket: a burst and a steady rate for each key, dropped once it is full again."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from ipaddress import IPv6Address, ip_address

from cenote.server.limits import KEYS

TimeSource = Callable[[], float]
"""A monotonic clock in seconds, which cannot be set back."""


class TokenBucket:
    """A burst of tokens, refilled at a steady rate."""

    def __init__(self, burst: float, per_second: float, clock: TimeSource = time.monotonic) -> None:
        self._burst = burst
        self._rate = per_second
        self._clock = clock
        self._left = burst
        self._at = clock()

    def left(self) -> float:
        """The tokens available now; negative if more were spent than there were."""
        return min(self._burst, self._left + (self._clock() - self._at) * self._rate)

    def take(self, count: float = 1) -> bool:
        """Spend tokens if there are enough; False if there are not."""
        if self.left() < count:
            return False
        self.spend(count)
        return True

    def spend(self, count: float) -> None:
        """Spend tokens, whether there are enough or not."""
        self._left, self._at = self.left() - count, self._clock()

    def wait(self, count: float = 0) -> float:
        """Seconds until so many tokens are available."""
        return max(0.0, (count - self.left()) / self._rate)

    @property
    def full(self) -> bool:
        return self.left() >= self._burst

    @property
    def fullness(self) -> float:
        """1 for a full bucket, less the more was spent lately."""
        return self.left() / self._burst


class KeyedBuckets:
    """A token bucket for each person or address; a full one holds no information and need not be kept."""

    def __init__(self, burst: float, per_second: float, clock: TimeSource = time.monotonic, most: int = KEYS) -> None:
        self._new = partial(TokenBucket, burst, per_second, clock)
        self._most = most
        self._kept: dict[str, TokenBucket] = {}
        """In the order of last use."""

    def __len__(self) -> int:
        return len(self._kept)

    def __getitem__(self, key: str) -> TokenBucket:
        self._forget()
        self._kept[key] = pace = self._kept.pop(key, None) or self._new()
        return pace

    def fullness(self, key: str) -> float:
        """How full a bucket is; the query neither creates nor drops one."""
        pace = self._kept.get(key)
        return 1.0 if pace is None else pace.fullness

    def _forget(self) -> None:
        """Drop the least recently used buckets that are full, or beyond the limit."""
        while self._kept and (len(self._kept) > self._most or next(iter(self._kept.values())).full):
            del self._kept[next(iter(self._kept))]


def address_of(host: str, prefix: int = 64) -> str:
    """The address that limits apply to: of IPv6 a whole network, because every household has one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        rest = 128 - prefix
        return str(address.ipv4_mapped) if address.ipv4_mapped else str(IPv6Address(int(address) >> rest << rest))
    return str(address)
