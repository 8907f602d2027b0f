"""Notification queue: pending notifications and their deliveries, each claimed by one server to avoid repetition."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, insert, or_, select, update

from cenote.server.storage.channels import Channel, channel_of
from cenote.server.storage.database import Repository
from cenote.server.storage.locking import insert_new
from cenote.server.storage.quotas import DAY
from cenote.server.storage.schema import CHANNELS, DELIVERIES, ENTRIES, NOTIFICATIONS, SEATS, TABLES

MONTH: Final = 31 * DAY


class PendingNotification(NamedTuple):
    """A notification for a person about a table, due at `due`, where `turn` distinguishes it from earlier ones."""

    person: str
    table: str
    kind: str
    turn: int
    since: float
    due: float
    told: bool = False


class Seen(NamedTuple):
    """A person who has to decide at a table, or whose game there is over."""

    person: str
    table: str
    status: str
    turn: int
    deadline: float


class Delivery(NamedTuple):
    """A notification on its way over one channel."""

    id: str
    channel: Channel
    table: str
    kind: str
    turn: int
    created: float
    tries: int
    due: float


class NotificationStorage(Repository):
    """Pending notifications and deliveries. Conditional updates of rows decide which server queues or claims one."""

    async def seen(self, since: float, over_since: float, person: str = "") -> list[Seen]:
        """Return the people who have to decide at tables changed since `since`, or whose game there is over.

        Without `person`, these are all people with channels.
        """
        theirs = SEATS.c.person == person if person else SEATS.c.person.in_(select(CHANNELS.c.person))
        running = and_(TABLES.c.status == "running", TABLES.c.updated >= since)
        over = and_(TABLES.c.status == "over", TABLES.c.updated >= max(since, over_since))
        query = _sittings().where(and_(theirs, SEATS.c.person != "", SEATS.c.bot == "", or_(running, over)))
        found = [_seen(row) for row in await self._rows(query) if row.status == "over" or row.seat in row.acting]
        # Of two seats at one screen the one that moved last counts, so that the person is notified once.
        return list({one[:2]: one for one in sorted(found, key=lambda one: one.turn)}.values())

    async def note(self, turns: Sequence[PendingNotification]) -> None:
        """Store new notifications, and leave those already stored unchanged."""
        known = await self._known({turn.table for turn in turns})
        if fresh := [turn for turn in turns if known.get(turn[:3]) != turn.turn]:
            await self._write(lambda connection: _note_all(connection, sorted(fresh)))

    async def _known(self, tables: set[str]) -> dict[tuple[object, ...], int]:
        rows = await self._rows(select(NOTIFICATIONS).where(NOTIFICATIONS.c.table_id.in_(tables)))
        return {tuple(row[:3]): row.turn for row in rows}

    async def untold(self, now: float) -> list[PendingNotification]:
        """Return the due notifications that were not sent yet, oldest first."""
        due = and_(NOTIFICATIONS.c.told.is_(False), NOTIFICATIONS.c.due <= now)
        return await self._turns(due, 200)

    async def noted(self, person: str) -> list[PendingNotification]:
        """Return the notifications stored for a person, earliest due first."""
        return await self._turns(NOTIFICATIONS.c.person == person, 200)

    async def _turns(self, where: ColumnElement[bool], most: int) -> list[PendingNotification]:
        query = select(NOTIFICATIONS).where(where).order_by(NOTIFICATIONS.c.due).limit(most)
        return [PendingNotification(*row) for row in await self._rows(query)]

    async def put_off(self, turns: Sequence[PendingNotification], due: float) -> None:
        """Postpone notifications until `due`."""

        def later(connection: Connection) -> None:
            for turn in turns:
                connection.execute(update(NOTIFICATIONS).where(_same(turn)).values(due=due))

        if turns:
            await self._write(later)

    async def tell(self, turn: PendingNotification, channels: Sequence[Channel], now: float) -> bool:
        """Mark a notification as sent, and queue a delivery for each channel.

        Return False if another server has done so.
        """

        def post(connection: Connection) -> bool:
            untold = and_(_same(turn), NOTIFICATIONS.c.told.is_(False))
            if not connection.execute(update(NOTIFICATIONS).where(untold).values(told=True)).rowcount:
                return False
            for channel in channels:
                connection.execute(insert(DELIVERIES).values(_letter(turn, channel, now)))
            return True

        return await self._write(post)

    async def due(self, now: float, most: int) -> list[Delivery]:
        """Return the deliveries that are due, oldest first."""
        waiting = select(DELIVERIES).where(DELIVERIES.c.due <= now).order_by(DELIVERIES.c.due).limit(most)
        async with self._engine.connect() as connection:
            letters = (await connection.execute(waiting)).all()
            theirs = select(CHANNELS).where(CHANNELS.c.id.in_({row.channel for row in letters}))
            channels = {row.id: channel_of(row) for row in await connection.execute(theirs)}
        return [Delivery(row.id, channels[row.channel], *row[2:]) for row in letters if row.channel in channels]

    async def stands(self, letter: Delivery) -> bool:
        """Return whether the notification of a delivery is still stored, and not replaced by a newer one."""
        person = NOTIFICATIONS.c.person == letter.channel.person
        same = and_(person, NOTIFICATIONS.c.table_id == letter.table, NOTIFICATIONS.c.kind == letter.kind)
        return bool(await self._value(select(NOTIFICATIONS.c.turn).where(same)) == letter.turn)

    async def claim(self, letter: Delivery, until: float) -> bool:
        """Claim a delivery until a time, so that no other server sends it.

        Return False if another server was faster.
        """
        same = and_(DELIVERIES.c.id == letter.id, DELIVERIES.c.due == letter.due)
        mine = update(DELIVERIES).where(same).values(due=until, tries=DELIVERIES.c.tries + 1)
        return await self._write(lambda connection: bool(connection.execute(mine).rowcount))

    async def arrived(self, letter: Delivery, now: float) -> None:
        """Delete a delivery that has arrived, and clear the failure state of its channel."""
        well = {"failing": 0.0, "trouble": "", "told": now}
        await self._settle(letter, None, well)

    async def drop(self, letter: Delivery) -> None:
        """Delete a delivery that is no longer needed."""
        await self._settle(letter, None, {})

    async def failed(self, letter: Delivery, trouble: str, failing: float, due: float | None, off: bool) -> None:
        """Reschedule a failed delivery for `due`, or delete it if `due` is None. Record the failure of its channel."""
        await self._settle(letter, due, {"trouble": trouble, "failing": failing, "off": off})

    async def _settle(self, letter: Delivery, due: float | None, channel: dict[str, Any]) -> None:
        def settle(connection: Connection) -> None:
            same = DELIVERIES.c.id == letter.id
            if due is None:
                connection.execute(delete(DELIVERIES).where(same))
            else:
                connection.execute(update(DELIVERIES).where(same).values(due=due))
            if channel:
                connection.execute(update(CHANNELS).where(CHANNELS.c.id == letter.channel.id).values(channel))

        await self._write(settle)

    async def tidy(self, now: float) -> None:
        """Delete notifications stored more than a month ago, except those about running tables."""
        running = select(TABLES.c.id).where(TABLES.c.status == "running")
        old = and_(NOTIFICATIONS.c.since < now - MONTH, NOTIFICATIONS.c.table_id.not_in(running))
        await self._write(lambda connection: connection.execute(delete(NOTIFICATIONS).where(old)))


def _sittings() -> Any:
    """Select seats with their tables, and the version of each seat's last entry."""
    own = and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seat == SEATS.c.seat)
    last = select(func.max(ENTRIES.c.version)).where(own).scalar_subquery().label("last")
    columns = (TABLES.c.id, TABLES.c.status, TABLES.c.acting, SEATS.c.person, SEATS.c.seat, last)
    clock = (TABLES.c.deadline, TABLES.c.remaining, TABLES.c.since)
    return select(*columns, *clock).join(SEATS, SEATS.c.table_id == TABLES.c.id)


def _deadline(row: Row[Any]) -> float:
    """Return when the seat's time runs out, which may be after the table's deadline, or 0 if no clock runs."""
    return row.since + row.remaining[row.seat] if row.deadline else 0.0


def _seen(row: Row[Any]) -> Seen:
    """Build a `Seen` from a row. The end of a game is turn 0, so that it is notified once."""
    if row.status == "over":
        return Seen(row.person, row.id, row.status, 0, 0.0)
    return Seen(row.person, row.id, row.status, 0 if row.last is None else row.last + 1, _deadline(row))


def _same(turn: PendingNotification) -> ColumnElement[bool]:
    return and_(
        NOTIFICATIONS.c.person == turn.person,
        NOTIFICATIONS.c.table_id == turn.table,
        NOTIFICATIONS.c.kind == turn.kind,
        NOTIFICATIONS.c.turn == turn.turn,
    )


def _note_all(connection: Connection, turns: Sequence[PendingNotification]) -> None:
    for turn in turns:
        _note(connection, turn)


def _note(connection: Connection, turn: PendingNotification) -> None:
    """Store a notification in place of the earlier one for the same person, table and kind.

    Another server may do the same, or delete the person, concurrently.
    """
    person, table, kind, number, since, due, told = turn
    key = and_(NOTIFICATIONS.c.person == person, NOTIFICATIONS.c.table_id == table, NOTIFICATIONS.c.kind == kind)
    new = {"turn": number, "since": since, "due": due, "told": told}
    if connection.execute(update(NOTIFICATIONS).where(and_(key, NOTIFICATIONS.c.turn != number)).values(new)).rowcount:
        return
    if connection.execute(select(CHANNELS.c.id).where(CHANNELS.c.person == person)).first() is None:
        return
    if connection.execute(select(NOTIFICATIONS.c.turn).where(key)).first() is None:
        insert_new(connection, NOTIFICATIONS, {"person": person, "table_id": table, "kind": kind, **new})


def _letter(turn: PendingNotification, channel: Channel, now: float) -> dict[str, Any]:
    told = {"table_id": turn.table, "kind": turn.kind, "turn": turn.turn}
    return {"id": secrets.token_urlsafe(16), "channel": channel.id, **told, "created": now, "tries": 0, "due": now}
