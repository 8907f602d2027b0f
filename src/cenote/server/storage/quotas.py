"""How often somebody may do something within a time, counted in the database: the same count on every server."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from cenote.server.errors import Refusal
from cenote.server.storage.contract import NotStored
from cenote.server.storage.database import Database
from cenote.server.storage.schema import QUOTAS

HOUR: Final = 3600
DAY: Final = 24 * HOUR


class Quota(NamedTuple):
    """So many of a kind within so many seconds."""

    kind: str
    most: int
    seconds: int


class Enough(NotStored):
    """Somebody has done something often enough for now; `wait` says for how many seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__(wait)
        self.wait = wait


class Quotas:
    """Counts of what people and addresses have done lately."""

    def __init__(self, database: Database) -> None:
        self._write = database.writer.write

    async def take(self, quota: Quota, *who: str) -> None:
        """Count one more for each of these (a person, an address), or refuse if one of them has had enough."""
        await self.take_each(*((quota, one) for one in who))

    async def take_each(self, *counts: tuple[Quota, str]) -> None:
        """The same where each may do it another number of times; who is refused is counted for nobody."""

        def count(connection: Connection) -> None:
            for quota, one in counts:
                if one:
                    self._count(connection, quota, one)

        try:
            await self._write(count)
        except Enough as enough:
            raise Refusal("too-often", "that is often enough for now", 429, wait=enough.wait) from None

    async def give_back(self, quota: Quota, *who: str) -> None:
        """Take one off the count again: it was not what is counted after all."""
        same = and_(QUOTAS.c.kind == quota.kind, QUOTAS.c.who.in_(who), QUOTAS.c.times > 0)
        await self._write(
            lambda connection: connection.execute(update(QUOTAS).where(same).values(times=QUOTAS.c.times - 1))
        )

    def _count(self, connection: Connection, quota: Quota, who: str) -> None:
        now = time.time()
        same = and_(QUOTAS.c.kind == quota.kind, QUOTAS.c.who == who)
        row = connection.execute(select(QUOTAS.c.times, QUOTAS.c.until).where(same).with_for_update()).first()
        # A clock that was set back must not lock anybody out for longer than the quota says.
        running = row is not None and now < row.until <= now + quota.seconds
        if row is not None and running and row.times >= quota.most:
            raise Enough(round(row.until - now) + 1)
        if row is None:
            try:
                with connection.begin_nested():
                    values = {"kind": quota.kind, "who": who, "times": 1, "until": now + quota.seconds}
                    connection.execute(insert(QUOTAS).values(values))
            except IntegrityError:  # another server was faster
                self._count(connection, quota, who)
        elif running:
            connection.execute(update(QUOTAS).where(same).values(times=QUOTAS.c.times + 1))
        else:
            connection.execute(update(QUOTAS).where(same).values(times=1, until=now + quota.seconds))
