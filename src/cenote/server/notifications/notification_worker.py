"""Notification worker: polls every few seconds for due notifications and sends them, so that no move waits for them."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from typing import Final

from cenote.server.lifecycle.background import BackgroundTasks
from cenote.server.lifecycle.periodic import Periodic
from cenote.server.notifications.transport import ChannelGone, NotDelivered, Transport, notification_of
from cenote.server.storage.channels import Channels
from cenote.server.storage.contract import Storage, StoredTable
from cenote.server.storage.notifications import MONTH, Delivery, NotificationStorage, PendingNotification, Seen
from cenote.server.storage.quotas import DAY, HOUR

PAUSE: Final = 5.0
OVERLAP: Final = 120.0
"""Seconds by which polls overlap, because a change is stored a little after its timestamp and server clocks differ."""

AFTER: Final = 30.0
"""Seconds after which a player who is away from the table is notified."""

SHORT: Final = 6 * HOUR
"""Seconds before a player's time ends at which the player is warned, or a quarter of the remaining time if less."""

HURRIED: Final = 120.0
"""Seconds of remaining time up to which a player is only notified of the turn and gets no warning."""

LEASE: Final = 180.0
"""Seconds for which a server owns a delivery. After a crash, another server then takes it over."""

AGAIN: Final = (60, 5 * 60, 15 * 60, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR)
"""Seconds until the retry after each failure. After one more failure, the delivery is dropped."""

FAILING: Final = 3 * DAY
"""Seconds of failures after which a channel is switched off."""

AT_ONCE: Final = 40

IsHere = Callable[[str, str], Awaitable[bool]]
"""A function that returns whether a person (second argument) has a table (first) open."""

log = logging.getLogger("cenote.notifications")


class NotificationWorker:
    """Worker that polls, queues and sends notifications.

    Each server runs one, and the database settles concurrent claims.
    """

    def __init__(
        self,
        tables: Storage,
        store: NotificationStorage,
        channels: Channels,
        transports: Mapping[str, Transport],
        is_here: IsHere,
    ) -> None:
        self._tables = tables
        self._store = store
        self._channels = channels
        self._transports = transports
        self._is_here = is_here
        self._polled = 0.0
        self._cleaned = 0.0
        self._sending = BackgroundTasks("notifications")

    def periodic(self) -> Periodic:
        """Return the task that polls. Its first poll covers all tables, so that a restart loses nothing."""
        return Periodic("notifications", PAUSE, self.poll)

    async def stop(self) -> None:
        """Stop sending. Deliveries that are not sent yet are left to another server or the next start."""
        await self._sending.stop()

    async def poll(self) -> None:
        """Find new notifications in storage, queue those that are due, and send queued deliveries."""
        now = time.time()
        await self._find_new(now)
        await self._queue_due(now)
        await self._send_due(now)
        if now - self._cleaned > HOUR:
            self._cleaned = now
            await self._store.tidy(now)

    async def settle(self) -> None:
        """Wait until all deliveries in progress have succeeded or failed."""
        await self._sending.settle()

    async def catch_up(self, person: str) -> None:
        """Mark the present state as already notified for a new subscriber, who knows it."""
        now = time.time()
        seen = await self._store.seen(0.0, now - MONTH, person)
        await self._store.note([turn._replace(told=True) for one in seen for turn in _turns(one, now)])

    async def _find_new(self, now: float) -> None:
        seen = await self._store.seen(self._polled - OVERLAP, now - DAY)
        await self._store.note([turn for one in seen for turn in _turns(one, now)])
        self._polled = now

    async def _queue_due(self, now: float) -> None:
        later: list[PendingNotification] = []
        for turn in await self._store.untold(now):
            table = await self._tables.table(turn.table)
            here = await self._is_here(turn.table, turn.person)
            if table is None or not still_applies(table, turn.person, turn.kind) or (here and turn.kind == "game-over"):
                await self._store.tell(turn, [], now)
            elif here:
                later.append(turn)
            else:
                await self._queue(turn, now)
        await self._store.put_off(later, now + AFTER)

    async def _queue(self, turn: PendingNotification, now: float) -> None:
        channels = await self._channels.of(turn.person)
        usable = [one for one in channels if one.kind in self._transports and one.confirmed and not one.off]
        await self._store.tell(turn, [one for one in usable if turn.kind in one.wanted], now)

    async def _send_due(self, now: float) -> None:
        """Send due deliveries in the background, so that a slow recipient delays no others."""
        for delivery in await self._store.due(now, AT_ONCE - len(self._sending)):
            if await self._store.claim(delivery, now + LEASE):
                self._sending.start(self._deliver(delivery._replace(tries=delivery.tries + 1)))

    async def _deliver(self, delivery: Delivery) -> None:
        """Send a delivery and record a failure. If the database fails, the delivery is sent again after its lease."""
        try:
            await self._try(delivery)
        except NotDelivered as trouble:
            await self._failed(delivery, trouble)
        except Exception:
            log.exception("a delivery over a %s channel could not be sent", delivery.channel.kind)
            with suppress(Exception):
                await self._failed(delivery, NotDelivered("trouble"))

    async def _try(self, delivery: Delivery) -> None:
        table, channel = await self._tables.table(delivery.table), delivery.channel
        applies = table is not None and still_applies(table, channel.person, delivery.kind)
        if table is None or not applies or channel.off or not await self._store.stands(delivery):
            await self._store.drop(delivery)
            return
        notification = notification_of(delivery.id, delivery.kind, table, channel, delivery.created)
        await self._transports[channel.kind].send(channel, notification)
        await self._store.arrived(delivery, time.time())

    async def _failed(self, delivery: Delivery, trouble: NotDelivered) -> None:
        now, channel = time.time(), delivery.channel
        since = channel.failing or now
        over = isinstance(trouble, ChannelGone) or now - since > FAILING
        if over and channel.kind == "push":  # the person can subscribe again with a click
            await self._channels.remove(channel.id)
            return
        again = not over and delivery.tries <= len(AGAIN)
        due = now + AGAIN[delivery.tries - 1] if again else None
        await self._store.failed(delivery, trouble.trouble, since, due, off=over)


def still_applies(table: StoredTable, person: str, kind: str) -> bool:
    """Return whether the reason for a notification still applies."""
    own = [number for number, seat in enumerate(table.seats) if seat.person == person and not seat.bot]
    if kind == "game-over":
        return table.status == "over" and bool(own)
    return table.status == "running" and any(seat in table.acting for seat in own)


def _turns(seen: Seen, now: float) -> Iterator[PendingNotification]:
    """Yield the notifications for a person at a table, with their due times."""
    if seen.status == "over":
        yield PendingNotification(seen.person, seen.table, "game-over", 0, now, now + AFTER)
        return
    yield PendingNotification(seen.person, seen.table, "your-turn", seen.turn, now, now + AFTER)
    if seen.deadline > now + HURRIED:
        due = seen.deadline - min(SHORT, (seen.deadline - now) / 4)
        yield PendingNotification(seen.person, seen.table, "time-short", seen.turn, now, due)
