"""Quotas, counted in the database: how often a person or address may do something on all servers together."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, select, update

from cenote.server.errors import Refusal
from cenote.server.storage.contract import NotStored
from cenote.server.storage.database import Repository
from cenote.server.storage.locking import insert_new
from cenote.server.storage.schema import QUOTAS

HOUR: Final = 3600
DAY: Final = 24 * HOUR


class Quota(NamedTuple):
    """A limit of `most` actions within `seconds`."""

    kind: str
    most: int
    seconds: int


class Enough(NotStored):
    """Raised if a quota is used up, with `wait` as the number of seconds until it renews."""

    def __init__(self, wait: int) -> None:
        super().__init__(wait)
        self.wait = wait


class Quotas(Repository):
    """The stored counts of people's and addresses' actions."""

    async def take(self, quota: Quota, *who: str) -> None:
        """Count one action for each of these people or addresses. Raise `Refusal` if the quota of one is used up."""
        await self.take_each(*((quota, one) for one in who))

    async def take_each(self, *counts: tuple[Quota, str]) -> None:
        """Count one action against several quotas. If one is used up, count none and raise `Refusal`."""

        def count(connection: Connection) -> None:
            for quota, one in counts:
                if one:
                    self._count(connection, quota, one)

        try:
            await self._write(count)
        except Enough as enough:
            raise Refusal("too-often", "that is often enough for now", 429, wait=enough.wait) from None

    async def give_back(self, quota: Quota, *who: str) -> None:
        """Undo a count, because the action failed or does not count after all."""
        same = and_(QUOTAS.c.kind == quota.kind, QUOTAS.c.who.in_(who), QUOTAS.c.times > 0)
        await self._write(
            lambda connection: connection.execute(update(QUOTAS).where(same).values(times=QUOTAS.c.times - 1))
        )

    def _count(self, connection: Connection, quota: Quota, who: str) -> None:
        now = time.time()
        same = and_(QUOTAS.c.kind == quota.kind, QUOTAS.c.who == who)
        row = connection.execute(select(QUOTAS.c.times, QUOTAS.c.until).where(same).with_for_update()).first()
        # A clock that was set back must not lock a person out for longer than the quota says.
        running = row is not None and now < row.until <= now + quota.seconds
        if row is not None and running and row.times >= quota.most:
            raise Enough(round(row.until - now) + 1)
        if row is None:
            values = {"kind": quota.kind, "who": who, "times": 1, "until": now + quota.seconds}
            if not insert_new(connection, QUOTAS, values):
                self._count(connection, quota, who)
        elif running:
            connection.execute(update(QUOTAS).where(same).values(times=QUOTAS.c.times + 1))
        else:
            connection.execute(update(QUOTAS).where(same).values(times=1, until=now + quota.seconds))
