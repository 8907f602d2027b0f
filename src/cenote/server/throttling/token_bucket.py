"""How fast somebody may go on: a bucket that fills again with time, one for each key, forgotten when it is full."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from ipaddress import IPv6Address, ip_address

from cenote.server.limits import KEYS

TimeSource = Callable[[], float]
"""Seconds that only ever grow: no clock that somebody can set back."""


class TokenBucket:
    """So much at once, and so much a second in the long run."""

    def __init__(self, burst: float, per_second: float, clock: TimeSource = time.monotonic) -> None:
        self._burst = burst
        self._rate = per_second
        self._clock = clock
        self._left = burst
        self._at = clock()

    def left(self) -> float:
        """What could be used now; less than nothing if more was spent than there was."""
        return min(self._burst, self._left + (self._clock() - self._at) * self._rate)

    def take(self, count: float = 1) -> bool:
        """Use so much if there is as much, and say whether there was."""
        if self.left() < count:
            return False
        self.spend(count)
        return True

    def spend(self, count: float) -> None:
        """Use so much, whether there is as much or not."""
        self._left, self._at = self.left() - count, self._clock()

    def wait(self, count: float = 0) -> float:
        """Seconds until there is so much."""
        return max(0.0, (count - self.left()) / self._rate)

    @property
    def full(self) -> bool:
        return self.left() >= self._burst

    @property
    def fullness(self) -> float:
        """From 1 for somebody who has used nothing lately downwards."""
        return self.left() / self._burst


class KeyedBuckets:
    """A pace for each person or address. One that is full says nothing, so that it need not be kept."""

    def __init__(self, burst: float, per_second: float, clock: TimeSource = time.monotonic, most: int = KEYS) -> None:
        self._new = partial(TokenBucket, burst, per_second, clock)
        self._most = most
        self._kept: dict[str, TokenBucket] = {}
        """Those used last come last."""

    def __len__(self) -> int:
        return len(self._kept)

    def __getitem__(self, key: str) -> TokenBucket:
        self._forget()
        self._kept[key] = pace = self._kept.pop(key, None) or self._new()
        return pace

    def fullness(self, key: str) -> float:
        """How full a pace is, as often as one likes to know: asking makes and forgets none."""
        pace = self._kept.get(key)
        return 1.0 if pace is None else pace.fullness

    def _forget(self) -> None:
        """Let go of the oldest that say nothing, and of the oldest at all if there are too many."""
        while self._kept and (len(self._kept) > self._most or next(iter(self._kept.values())).full):
            del self._kept[next(iter(self._kept))]


def address_of(host: str, prefix: int = 64) -> str:
    """Whom an address stands for: of IPv6 a whole network, because every household has one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        rest = 128 - prefix
        return str(address.ipv4_mapped) if address.ipv4_mapped else str(IPv6Address(int(address) >> rest << rest))
    return str(address)
