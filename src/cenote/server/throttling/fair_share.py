"""CPU scheduler, which gives people and addresses fair shares of the server's time.

A single thread makes all replies, so that clients compete for its time. A client is charged the CPU time of its
replies. The client that has used least lately goes first, and one that has exceeded its share must wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import Final

from cenote.server import limits
from cenote.server.errors import Refusal
from cenote.server.limits import CpuShares, DailyLimits
from cenote.server.throttling.token_bucket import KeyedBuckets, TimeSource, address_of

DAY: Final = 24 * 3600


class CpuScheduler:
    """A scheduler that charges clients for CPU time and decides whose work is done next."""

    def __init__(
        self,
        shares: CpuShares = limits.CPU,
        daily: DailyLimits = limits.DAILY,
        clock: TimeSource = time.monotonic,
    ) -> None:
        burst, person, address = limits.COSTS.burst_seconds, shares.person_share, shares.address_share
        self.people = KeyedBuckets(person * burst, person, clock)
        self.addresses = KeyedBuckets(address * burst, address, clock)
        self.servers = 1
        """The number of servers on one database. Charges are multiplied by it, because a client may use all servers."""
        own, together = daily.moves_per_day, daily.moves_per_day_and_address
        self.moves = KeyedBuckets(own, own / DAY, clock), KeyedBuckets(together, together / DAY, clock)
        """Daily quotas of moves, by person and by address, which are in memory because moves are too many for the
        database.
        """
        self._waiting: list[tuple[Client, asyncio.Future[None]]] = []

    def client(self, host: str, person: str = "") -> Client:
        """Return the client at an address. Without a person, it is identified by the address only."""
        return Client(self, address_of(host), person)

    async def wait_turn(self, client: Client) -> None:
        """Wait until no other client has a higher priority.

        Each round of the event loop grants one turn, so that new requests compete with those that wait already.
        """
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append((client, turn))
        if len(self._waiting) == 1:
            self._schedule()
        await turn

    def _schedule(self) -> None:
        asyncio.get_running_loop().call_soon(self._grant)

    def _grant(self) -> None:
        self._waiting = [(client, turn) for client, turn in self._waiting if not turn.done()]
        if not self._waiting:
            return
        first = self._first()
        first[1].set_result(None)
        self._waiting.remove(first)
        if self._waiting:
            self._schedule()

    def _first(self) -> tuple[Client, asyncio.Future[None]]:
        """Return the waiting client with the highest priority, first by address and then by person."""
        addresses = {client.address for client, _ in self._waiting}
        levels = {address: self.addresses.fullness(address) for address in addresses}
        highest = max(levels.values())
        candidates = [waiting for waiting in self._waiting if levels[waiting[0].address] == highest]
        return max(candidates, key=lambda waiting: waiting[0].level)


@dataclass(frozen=True, slots=True)
class Client:
    """A person at an address, to whom work is charged."""

    scheduler: CpuScheduler
    address: str
    person: str

    @property
    def level(self) -> float:
        """The fullness of the person's bucket, or 1 without a person."""
        return self.scheduler.people.fullness(self.person) if self.person else 1.0

    @property
    def priority(self) -> tuple[float, float]:
        """The priority, which is higher the less the address, and then the person, has used lately."""
        return self.scheduler.addresses.fullness(self.address), self.level

    def retry_after(self) -> float:
        """Return the seconds until the client is within its share again, or 0 if it is now."""
        own = self.scheduler.people[self.person].retry_after() if self.person else 0.0
        return max(own, self.scheduler.addresses[self.address].retry_after())

    async def wait_turn(self) -> None:
        """Wait until no other client has a higher priority."""
        await self.scheduler.wait_turn(self)

    async def throttle(self) -> None:
        """Wait until the client is within its share, and then for its turn."""
        while wait := self.retry_after():
            await asyncio.sleep(wait)
        await self.wait_turn()

    def charge(self, seconds: float) -> None:
        """Charge this number of seconds, multiplied by the number of servers."""
        seconds *= self.scheduler.servers
        self.scheduler.addresses[self.address].spend(seconds)
        if self.person:
            self.scheduler.people[self.person].spend(seconds)

    def charge_move(self) -> None:
        """Charge a move or an undo.

        Raise a `Refusal` if the daily quota, which exceeds what any game needs, is used up.
        """
        people, addresses = self.scheduler.moves
        for bucket in (people[self.person], addresses[self.address]):
            if not bucket.take():
                raise Refusal("too-often", "that is often enough for today", 429, wait=ceil(bucket.retry_after(1)))
        self.charge(limits.COSTS.move_seconds)

    @contextmanager
    def charge_cpu(self) -> Iterator[None]:
        """Charge the CPU time of the block, which must not await anything."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.charge(time.thread_time() - began)


def share_exceeded(wait: float) -> Refusal:
    """Build the refusal of a client that has exceeded its share."""
    return Refusal("too-fast", "that is more than your share; wait a moment", 429, wait=ceil(wait))
