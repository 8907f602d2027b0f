"""The server's time: who gets it next, and what it costs them.

All answers are made by one thread, so that its time is what people compete for. They pay for the processor time that
making an answer really took: that is right for every game, position and kind of question, and a busy machine does not
make it dearer. Who has used least of it lately goes first; who has used more than their share has to wait.
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
    """Shares of the server's time, by person and by address."""

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
        """How many there are over one database: what each gives somebody, all of them together could."""
        own, together = moves
        self.moves = KeyedBuckets(own, own / DAY, clock), KeyedBuckets(together, together / DAY, clock)
        """Of people and of addresses: what is played stays on the disk."""
        self._waiting: list[tuple[Client, asyncio.Future[None]]] = []

    def payer(self, host: str, person: str = "") -> Client:
        """Somebody at an address; without a cookie they are nobody but their address."""
        return Client(self, address_of(host), person)

    async def turn(self, payer: Client) -> None:
        """Wait until it is their turn.

        There is one turn in each round of the event loop, so that whoever has just asked is considered before the
        next piece of work begins, however many others wait.
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
    """Somebody for whom work is done."""

    work: CpuScheduler
    address: str
    person: str

    @property
    def standing(self) -> tuple[float, float]:
        """The higher, the less their address and then they themselves have used lately."""
        own = self.work.people.fullness(self.person) if self.person else 1.0
        return self.work.addresses.fullness(self.address), own

    def wait(self) -> float:
        """Seconds until they may ask for something again; 0 if they may now."""
        own = self.work.people[self.person].wait() if self.person else 0.0
        return max(own, self.work.addresses[self.address].wait())

    async def turn(self) -> None:
        """Wait for a turn."""
        await self.work.turn(self)

    async def rest(self) -> None:
        """Wait until what was used too much has been made up for, and then for a turn."""
        while wait := self.wait():
            await asyncio.sleep(wait)
        await self.turn()

    def pay(self, seconds: float) -> None:
        """For so much of the server's time; with several servers as if each of them had spent it."""
        seconds *= self.work.servers
        self.work.addresses[self.address].spend(seconds)
        if self.person:
            self.work.people[self.person].spend(seconds)

    def move(self) -> None:
        """Pay for a move or an undo; refused to somebody who has made so many today that no game could need them."""
        people, addresses = self.work.moves
        for pace in (people[self.person], addresses[self.address]):
            if not pace.take():
                raise Refusal("too-often", "that is often enough for today", 429, wait=ceil(pace.wait(1)))
        self.pay(MOVE_COST)

    @contextmanager
    def pays(self) -> Iterator[None]:
        """For the time that the processor spends in this block, in which nothing may be awaited."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.pay(time.thread_time() - began)


def too_much(wait: float) -> Refusal:
    """For somebody who has used more than their share."""
    return Refusal("too-fast", "that is more than your share; wait a moment", 429, wait=ceil(wait))
