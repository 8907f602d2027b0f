"""Server registry: heartbeats, leases for bots, and presence, for servers that share a database."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, extract, func, insert, select, update

from cenote.server.storage.database import Database, Repository
from cenote.server.storage.locking import insert_new
from cenote.server.storage.notify import notice
from cenote.server.storage.schema import LEASES, PRESENCE, SERVERS

DEAD: Final = 8.0
"""How many seconds after its last heartbeat a server counts as dead."""


class HeartbeatReply(NamedTuple):
    """The reply to a heartbeat."""

    alive: frozenset[str]
    """The ids of all live servers, including this one."""
    known: bool
    """Whether this server still counted as alive. If not, its leases and presence were removed."""


class Servers(Repository):
    """One server's access to the registry. All times are the database's, so that no two clocks are compared."""

    def __init__(self, database: Database, id: str) -> None:
        super().__init__(database)
        self.id = id

    async def heartbeat(self) -> HeartbeatReply:
        """Store a heartbeat, and remove dead servers with their leases and presence."""
        return await self._write(self._heartbeat)

    def _heartbeat(self, connection: Connection) -> HeartbeatReply:
        now = _now(connection)
        known = connection.execute(update(SERVERS).where(SERVERS.c.id == self.id).values(heartbeat=now)).rowcount > 0
        if not known:
            connection.execute(insert(SERVERS).values(id=self.id, heartbeat=now))
        heard = {row.id: row.heartbeat for row in connection.execute(select(SERVERS))}
        dead = sorted(id for id, at in heard.items() if at < now - DEAD)
        for id in dead:
            _clear(connection, id)
        notice(connection, self.id, "beat" if known else "came")
        return HeartbeatReply(frozenset(heard.keys() - dead), known)

    async def leave(self) -> None:
        """Remove this server with its leases and presence, so that others need not wait until it counts as dead."""

        def go(connection: Connection) -> None:
            _clear(connection, self.id)
            notice(connection, self.id, "left")

        await self._write(go)

    async def take(self, table: str) -> bool:
        """Take the lease for a table's bots. Return False if another live server holds it."""

        def claim(connection: Connection) -> bool:
            same = LEASES.c.table_id == table
            holder = connection.scalar(select(LEASES.c.server).where(same).with_for_update())
            if holder is None:
                return insert_new(connection, LEASES, {"table_id": table, "server": self.id})
            if holder != self.id and _lives(connection, holder):
                return False
            connection.execute(update(LEASES).where(same).values(server=self.id))
            return True

        return await self._write(claim)

    async def release(self, table: str) -> None:
        """Release the lease for a table's bots, if this server holds it."""
        mine = and_(LEASES.c.table_id == table, LEASES.c.server == self.id)
        await self._write(lambda connection: connection.execute(LEASES.delete().where(mine)))

    async def thought_for(self) -> set[str]:
        """Return the tables whose bot leases other servers hold."""
        others = select(LEASES.c.table_id).where(LEASES.c.server != self.id)
        return {row.table_id for row in await self._rows(others)}

    async def place(self, table: str, person: str, *, here: bool) -> None:
        """Record that a person is at a table through this server, or no longer is."""
        row = {"server": self.id, "table_id": table, "person": person}

        def put(connection: Connection) -> None:
            connection.execute(PRESENCE.delete().where(*(PRESENCE.c[name] == value for name, value in row.items())))
            if here:
                connection.execute(insert(PRESENCE).values(row))
            notice(connection, table, "here")

        await self._write(put)

    async def elsewhere(self, *tables: str) -> dict[str, set[str]]:
        """Return the people who are at these tables through other servers, or at all tables if none is given."""
        there = select(PRESENCE.c.table_id, PRESENCE.c.person).where(PRESENCE.c.server != self.id)
        found: dict[str, set[str]] = {}
        for row in await self._rows(there.where(PRESENCE.c.table_id.in_(tables)) if tables else there):
            found.setdefault(row.table_id, set()).add(row.person)
        return found


def _now(connection: Connection) -> float:
    if connection.dialect.name != "postgresql":
        return time.time()
    return float(connection.scalar(select(extract("epoch", func.clock_timestamp()))) or 0)


def _lives(connection: Connection, server: str) -> bool:
    heard = connection.scalar(select(SERVERS.c.heartbeat).where(SERVERS.c.id == server))
    return heard is not None and heard >= _now(connection) - DEAD


def _clear(connection: Connection, server: str) -> None:
    connection.execute(LEASES.delete().where(LEASES.c.server == server))
    connection.execute(PRESENCE.delete().where(PRESENCE.c.server == server))
    connection.execute(SERVERS.delete().where(SERVERS.c.id == server))
