"""Whom there is something to tell, and what is on its way to them: nothing is told twice, and nothing is lost."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cenote.server.storage.channels import Channel, channel_of
from cenote.server.storage.database import Database
from cenote.server.storage.quotas import DAY
from cenote.server.storage.schema import CHANNELS, ENTRIES, LETTERS, SEATS, TABLES, TURNS

MONTH: Final = 31 * DAY


class Turn(NamedTuple):
    """Something to tell a person about a table, at the time `due`; `turn` tells it from what came before."""

    person: str
    table: str
    kind: str
    turn: int
    since: float
    due: float
    told: bool = False


class Seen(NamedTuple):
    """A person with a channel who owes a decision at a table, or whose game there is over."""

    person: str
    table: str
    status: str
    turn: int
    deadline: float


class Delivery(NamedTuple):
    """Something on its way over a channel."""

    id: str
    channel: Channel
    table: str
    kind: str
    turn: int
    created: float
    tries: int
    due: float


class NotificationStorage:
    """What is to be told. Two servers may look at the same time: what they note and claim is decided by rows."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._write = database.writer.write

    async def seen(self, since: float, over_since: float, person: str = "") -> list[Seen]:
        """Who owes a decision at tables that have changed, and whose games are over; of everybody, or of one."""
        theirs = SEATS.c.person == person if person else SEATS.c.person.in_(select(CHANNELS.c.person))
        running = and_(TABLES.c.status == "running", TABLES.c.updated >= since)
        over = and_(TABLES.c.status == "over", TABLES.c.updated >= max(since, over_since))
        query = _sittings().where(and_(theirs, SEATS.c.person != "", SEATS.c.bot == "", or_(running, over)))
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            found = [_seen(row) for row in rows if row.status == "over" or row.seat in row.acting]
        # Of two seats at one screen the one that moved last counts, so that they are told of once.
        return list({one[:2]: one for one in sorted(found, key=lambda one: one.turn)}.values())

    async def note(self, turns: Sequence[Turn]) -> None:
        """Remember what is new among these; what is known already stays as it is."""
        known = await self._known({turn.table for turn in turns})
        if fresh := [turn for turn in turns if known.get(turn[:3]) != turn.turn]:
            await self._write(lambda connection: _note_all(connection, sorted(fresh)))

    async def _known(self, tables: set[str]) -> dict[tuple[object, ...], int]:
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(TURNS).where(TURNS.c.table_id.in_(tables)))
            return {tuple(row[:3]): row.turn for row in rows}

    async def untold(self, now: float) -> list[Turn]:
        """What is due and was not told, the oldest first."""
        due = and_(TURNS.c.told.is_(False), TURNS.c.due <= now)
        return await self._turns(due, 200)

    async def noted(self, person: str) -> list[Turn]:
        """What somebody was to be told, the newest first."""
        return await self._turns(TURNS.c.person == person, 200)

    async def _turns(self, where: ColumnElement[bool], most: int) -> list[Turn]:
        query = select(TURNS).where(where).order_by(TURNS.c.due).limit(most)
        async with self._engine.connect() as connection:
            return [Turn(*row) for row in await connection.execute(query)]

    async def put_off(self, turns: Sequence[Turn], due: float) -> None:
        """Tell these later."""

        def later(connection: Connection) -> None:
            for turn in turns:
                connection.execute(update(TURNS).where(_same(turn)).values(due=due))

        if turns:
            await self._write(later)

    async def tell(self, turn: Turn, channels: Sequence[Channel], now: float) -> bool:
        """Put one letter into each of these channels; the first server to say so does it, and no other."""

        def post(connection: Connection) -> bool:
            untold = and_(_same(turn), TURNS.c.told.is_(False))
            if not connection.execute(update(TURNS).where(untold).values(told=True)).rowcount:
                return False
            for channel in channels:
                connection.execute(insert(LETTERS).values(_letter(turn, channel, now)))
            return True

        return await self._write(post)

    async def due(self, now: float, most: int) -> list[Delivery]:
        """Letters that it is time to send."""
        waiting = select(LETTERS).where(LETTERS.c.due <= now).order_by(LETTERS.c.due).limit(most)
        async with self._engine.connect() as connection:
            letters = (await connection.execute(waiting)).all()
            theirs = select(CHANNELS).where(CHANNELS.c.id.in_({row.channel for row in letters}))
            channels = {row.id: channel_of(row) for row in await connection.execute(theirs)}
        return [Delivery(row.id, channels[row.channel], *row[2:]) for row in letters if row.channel in channels]

    async def stands(self, letter: Delivery) -> bool:
        """Whether nothing newer of the kind is to be told about the table."""
        person = TURNS.c.person == letter.channel.person
        same = and_(person, TURNS.c.table_id == letter.table, TURNS.c.kind == letter.kind)
        async with self._engine.connect() as connection:
            turn: int | None = await connection.scalar(select(TURNS.c.turn).where(same))
            return turn == letter.turn

    async def claim(self, letter: Delivery, until: float) -> bool:
        """Take it upon this server to send a letter; nobody else will before that time."""
        same = and_(LETTERS.c.id == letter.id, LETTERS.c.due == letter.due)
        mine = update(LETTERS).where(same).values(due=until, tries=LETTERS.c.tries + 1)
        return await self._write(lambda connection: bool(connection.execute(mine).rowcount))

    async def arrived(self, letter: Delivery, now: float) -> None:
        """A letter has arrived, and with it all is well with its channel."""
        well = {"failing": 0.0, "trouble": "", "told": now}
        await self._settle(letter, None, well)

    async def drop(self, letter: Delivery) -> None:
        """Nobody needs to know any more."""
        await self._settle(letter, None, {})

    async def failed(self, letter: Delivery, trouble: str, failing: float, due: float | None, off: bool) -> None:
        """A letter did not arrive: it is tried again at a time, or given up; the channel perhaps too."""
        await self._settle(letter, due, {"trouble": trouble, "failing": failing, "off": off})

    async def _settle(self, letter: Delivery, due: float | None, channel: dict[str, Any]) -> None:
        def settle(connection: Connection) -> None:
            same = LETTERS.c.id == letter.id
            if due is None:
                connection.execute(delete(LETTERS).where(same))
            else:
                connection.execute(update(LETTERS).where(same).values(due=due))
            if channel:
                connection.execute(update(CHANNELS).where(CHANNELS.c.id == letter.channel.id).values(channel))

        await self._write(settle)

    async def tidy(self, now: float) -> None:
        """Forget what was noted long ago about tables that nobody plays at any more."""
        running = select(TABLES.c.id).where(TABLES.c.status == "running")
        old = and_(TURNS.c.since < now - MONTH, TURNS.c.table_id.not_in(running))
        await self._write(lambda connection: connection.execute(delete(TURNS).where(old)))


def _sittings() -> Any:
    """People at tables, with the version of the last entry that was theirs."""
    own = and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seat == SEATS.c.seat)
    last = select(func.max(ENTRIES.c.version)).where(own).scalar_subquery().label("last")
    columns = (TABLES.c.id, TABLES.c.status, TABLES.c.acting, SEATS.c.person, SEATS.c.seat, last, *_clock())
    return select(*columns).join(SEATS, SEATS.c.table_id == TABLES.c.id)


def _clock() -> tuple[ColumnElement[Any], ...]:
    """What each seat had left and when that was, where tables have clocks."""
    return (TABLES.c.deadline, TABLES.c.remaining, TABLES.c.since) if "deadline" in TABLES.c else ()


def _deadline(row: Row[Any]) -> float:
    """When the time of this seat is over: that of the table may be another's. 0 where no clock runs."""
    return row.since + row.remaining[row.seat] if getattr(row, "deadline", 0.0) else 0.0


def _seen(row: Row[Any]) -> Seen:
    """The end of a game is told once, whatever was played before it."""
    if row.status == "over":
        return Seen(row.person, row.id, row.status, 0, 0.0)
    return Seen(row.person, row.id, row.status, 0 if row.last is None else row.last + 1, _deadline(row))


def _same(turn: Turn) -> ColumnElement[bool]:
    return and_(
        TURNS.c.person == turn.person,
        TURNS.c.table_id == turn.table,
        TURNS.c.kind == turn.kind,
        TURNS.c.turn == turn.turn,
    )


def _note_all(connection: Connection, turns: Sequence[Turn]) -> None:
    for turn in turns:
        _note(connection, turn)


def _note(connection: Connection, turn: Turn) -> None:
    """In the place of what was noted before; another server may be doing the same."""
    person, table, kind, number, since, due, told = turn
    key = and_(TURNS.c.person == person, TURNS.c.table_id == table, TURNS.c.kind == kind)
    new = {"turn": number, "since": since, "due": due, "told": told}
    if connection.execute(update(TURNS).where(and_(key, TURNS.c.turn != number)).values(new)).rowcount:
        return
    if connection.execute(select(TURNS.c.turn).where(key)).first() is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(TURNS).values(person=person, table_id=table, kind=kind, **new))
        except IntegrityError:
            return


def _letter(turn: Turn, channel: Channel, now: float) -> dict[str, Any]:
    told = {"table_id": turn.table, "kind": turn.kind, "turn": turn.turn}
    return {"id": secrets.token_urlsafe(16), "channel": channel.id, **told, "created": now, "tries": 0, "due": now}
