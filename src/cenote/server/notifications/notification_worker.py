"""Notification worker: polls every few seconds for due notifications and sends them, so that no move waits."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from typing import Final

from cenote.server.notifications.transport import Gone, NotDelivered, Transport, notification_of
from cenote.server.shutdown import ended
from cenote.server.storage.channels import Channels
from cenote.server.storage.contract import Storage, StoredTable
from cenote.server.storage.notifications import MONTH, Delivery, NotificationStorage, Seen, Turn
from cenote.server.storage.quotas import DAY, HOUR

PAUSE: Final = 5.0
OVERLAP: Final = 120.0
"""Seconds by which polls overlap: a change is stored a little after its timestamp, and server clocks differ."""

AFTER: Final = 30.0
"""Seconds after which a player who is away from the table is notified."""

SHORT: Final = 6 * HOUR
"""Seconds before their time ends at which a player is warned; a quarter of the remaining time if that is less."""

HURRIED: Final = 120.0
"""Players with less time than this get no warning, only the notification of their turn."""

LEASE: Final = 180.0
"""Seconds for which a server owns a delivery; after a crash, another server then takes over."""

AGAIN: Final = (60, 5 * 60, 15 * 60, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR)
"""Seconds until the retry after each failure; after the last one, the delivery is dropped."""

FAILING: Final = 3 * DAY
"""Seconds of failures after which a channel is switched off."""

AT_ONCE: Final = 40

IsHere = Callable[[str, str], Awaitable[bool]]
"""Whether a person (second argument) has a table (first) open."""

log = logging.getLogger("cenote.notifications")


class NotificationWorker:
    """Polls, queues and sends notifications; each server runs one, and the database settles concurrent claims."""

    def __init__(
        self,
        tables: Storage,
        store: NotificationStorage,
        channels: Channels,
        couriers: Mapping[str, Transport],
        is_here: IsHere,
    ) -> None:
        self._tables = tables
        self._store = store
        self._channels = channels
        self._couriers = couriers
        self._is_here = is_here
        self._looked = 0.0
        self._tidied = 0.0
        self._sending: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the worker; the first poll covers all tables, so that nothing is lost when a server stops."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop; unsent deliveries are left to another server or the next start."""
        await ended(*self._sending, *([self._task] if self._task is not None else []))

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("nobody can be told anything; the next try is in %s s", PAUSE)
            await asyncio.sleep(PAUSE)

    async def sweep(self) -> None:
        """Poll once, queue due notifications, and send queued deliveries."""
        now = time.time()
        await self._look(now)
        await self._tell(now)
        await self._send(now)
        if now - self._tidied > HOUR:
            self._tidied = now
            await self._store.tidy(now)

    async def settle(self) -> None:
        """Wait until all deliveries in progress have succeeded or failed."""
        await asyncio.gather(*self._sending)

    async def catch_up(self, person: str) -> None:
        """Mark the present state as already notified for a new subscriber, who knows it."""
        now = time.time()
        seen = await self._store.seen(0.0, now - MONTH, person)
        await self._store.note([turn._replace(told=True) for one in seen for turn in _turns(one, now)])

    async def _look(self, now: float) -> None:
        seen = await self._store.seen(self._looked - OVERLAP, now - DAY)
        await self._store.note([turn for one in seen for turn in _turns(one, now)])
        self._looked = now

    async def _tell(self, now: float) -> None:
        later: list[Turn] = []
        for turn in await self._store.untold(now):
            table = await self._tables.table(turn.table)
            here = await self._is_here(turn.table, turn.person)
            if table is None or not holds(table, turn.person, turn.kind) or (here and turn.kind == "game-over"):
                await self._store.tell(turn, [], now)
            elif here:
                later.append(turn)
            else:
                await self._post(turn, now)
        await self._store.put_off(later, now + AFTER)

    async def _post(self, turn: Turn, now: float) -> None:
        theirs = await self._channels.of(turn.person)
        fit = [one for one in theirs if one.kind in self._couriers and one.confirmed and not one.off]
        await self._store.tell(turn, [one for one in fit if turn.kind in one.wanted], now)

    async def _send(self, now: float) -> None:
        """Send in the background, so that a slow recipient delays no others."""
        for letter in await self._store.due(now, AT_ONCE - len(self._sending)):
            if await self._store.claim(letter, now + LEASE):
                task = asyncio.create_task(self._deliver(letter._replace(tries=letter.tries + 1)))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def _deliver(self, letter: Delivery) -> None:
        """Send a delivery and record failures; if the database fails, the delivery is sent again after its lease."""
        try:
            await self._try(letter)
        except NotDelivered as trouble:
            await self._failed(letter, trouble)
        except Exception:
            log.exception("a letter over a %s channel could not be sent", letter.channel.kind)
            with suppress(Exception):
                await self._failed(letter, NotDelivered("trouble"))

    async def _try(self, letter: Delivery) -> None:
        table, channel = await self._tables.table(letter.table), letter.channel
        holding = table is not None and holds(table, channel.person, letter.kind) and await self._store.stands(letter)
        if table is None or not holding or channel.off:
            await self._store.drop(letter)
            return
        news = notification_of(letter.id, letter.kind, table, channel, letter.created)
        await self._couriers[channel.kind].send(channel, news)
        await self._store.arrived(letter, time.time())

    async def _failed(self, letter: Delivery, trouble: NotDelivered) -> None:
        now, channel = time.time(), letter.channel
        since = channel.failing or now
        over = isinstance(trouble, Gone) or now - since > FAILING
        if over and channel.kind == "push":  # the person can subscribe again with a click
            await self._channels.remove(channel.id)
            return
        again = not over and letter.tries <= len(AGAIN)
        due = now + AGAIN[letter.tries - 1] if again else None
        await self._store.failed(letter, trouble.trouble, since, due, off=over)


def holds(table: StoredTable, person: str, kind: str) -> bool:
    """Whether the reason for a notification still applies."""
    own = [number for number, seat in enumerate(table.seats) if seat.person == person and not seat.bot]
    if kind == "game-over":
        return table.status == "over" and bool(own)
    return table.status == "running" and any(seat in table.acting for seat in own)


def _turns(seen: Seen, now: float) -> Iterator[Turn]:
    """Derive the notifications for a person at a table, with their due times."""
    if seen.status == "over":
        yield Turn(seen.person, seen.table, "game-over", 0, now, now + AFTER)
        return
    yield Turn(seen.person, seen.table, "your-turn", seen.turn, now, now + AFTER)
    if seen.deadline > now + HURRIED:
        due = seen.deadline - min(SHORT, (seen.deadline - now) / 4)
        yield Turn(seen.person, seen.table, "time-short", seen.turn, now, due)
