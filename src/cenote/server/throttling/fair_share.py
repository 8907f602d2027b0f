"""CPU scheduler: which client gets the server's time next, and what it costs.

All replies are made by one thread, so its time is what clients compete for. They pay for the CPU time that a reply
really took, which is fair for every game, position and kind of request, and does not rise on a busy machine. The client
that has used least lately goes first; one that has used more than its share has to wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import Final

from cenote.server.errors import Refusal
from cenote.server.limits import (
    ADDRESS_SHARE,
    MOVE_COST,
    MOVES_PER_DAY,
    MOVES_PER_DAY_AND_ADDRESS,
    PERSON_SHARE,
    SAVED_SECONDS,
)
from cenote.server.throttling.token_bucket import KeyedBuckets, TimeSource, address_of

DAY: Final = 24 * 3600


class CpuScheduler:
    """Fair shares of the server's time, by person and by address."""

    def __init__(
        self,
        person: float = PERSON_SHARE,
        address: float = ADDRESS_SHARE,
        clock: TimeSource = time.monotonic,
        moves: tuple[int, int] = (MOVES_PER_DAY, MOVES_PER_DAY_AND_ADDRESS),
    ) -> None:
        self.people = KeyedBuckets(person * SAVED_SECONDS, person, clock)
        self.addresses = KeyedBuckets(address * SAVED_SECONDS, address, clock)
        self.servers = 1
        """The number of servers on one database; costs are multiplied by it, because a client could use all of them."""
        own, together = moves
        self.moves = KeyedBuckets(own, own / DAY, clock), KeyedBuckets(together, together / DAY, clock)
        """Daily allowances of moves, by person and by address, because moves stay on disk."""
        self._waiting: list[tuple[Client, asyncio.Future[None]]] = []

    def payer(self, host: str, person: str = "") -> Client:
        """The client at an address; without a cookie it is known by its address only."""
        return Client(self, address_of(host), person)

    async def turn(self, payer: Client) -> None:
        """Wait until it is the client's turn.

        Each round of the event loop grants one turn, so that a new request is considered before the next piece of work
        begins, however many others wait.
        """
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append((payer, mine))
        if len(self._waiting) == 1:
            self._soon()
        await mine

    def _soon(self) -> None:
        asyncio.get_running_loop().call_soon(self._call)

    def _call(self) -> None:
        self._waiting = [(payer, turn) for payer, turn in self._waiting if not turn.done()]
        if not self._waiting:
            return
        first = max(self._waiting, key=lambda waiting: waiting[0].standing)
        first[1].set_result(None)
        self._waiting.remove(first)
        if self._waiting:
            self._soon()


@dataclass(frozen=True, slots=True)
class Client:
    """A person at an address, to whom work is charged."""

    work: CpuScheduler
    address: str
    person: str

    @property
    def standing(self) -> tuple[float, float]:
        """The priority, which is higher the less the address and then the person have used lately."""
        own = self.work.people.fullness(self.person) if self.person else 1.0
        return self.work.addresses.fullness(self.address), own

    def wait(self) -> float:
        """Seconds until the next request is allowed; 0 if it is now."""
        own = self.work.people[self.person].wait() if self.person else 0.0
        return max(own, self.work.addresses[self.address].wait())

    async def turn(self) -> None:
        """Wait for a turn."""
        await self.work.turn(self)

    async def rest(self) -> None:
        """Wait until overuse has been made up for, and then for a turn."""
        while wait := self.wait():
            await asyncio.sleep(wait)
        await self.turn()

    def pay(self, seconds: float) -> None:
        """Charge so much of the server's time; with several servers as if each of them had spent it."""
        seconds *= self.work.servers
        self.work.addresses[self.address].spend(seconds)
        if self.person:
            self.work.people[self.person].spend(seconds)

    def move(self) -> None:
        """Charge a move or an undo; Refusal if the day's allowance, more than any game needs, is used up."""
        people, addresses = self.work.moves
        for pace in (people[self.person], addresses[self.address]):
            if not pace.take():
                raise Refusal("too-often", "that is often enough for today", 429, wait=ceil(pace.wait(1)))
        self.pay(MOVE_COST)

    @contextmanager
    def pays(self) -> Iterator[None]:
        """Charge the CPU time spent in this block, in which nothing may be awaited."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.pay(time.thread_time() - began)


def too_much(wait: float) -> Refusal:
    """The refusal for a client that has used more than its share."""
    return Refusal("too-fast", "that is more than your share; wait a moment", 429, wait=ceil(wait))
