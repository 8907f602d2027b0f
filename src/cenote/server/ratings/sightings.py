"""Records from which addresses accounts use rated tables, for the address rule."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final
from weakref import WeakKeyDictionary

from litestar.handlers import BaseRouteHandler
from sqlalchemy.exc import SQLAlchemyError

from cenote.server.accounts.guests import Connection, Guests
from cenote.server.protocol.fields import TABLE_ID
from cenote.server.storage.sources import Sources
from cenote.server.storage.unavailable import DatabaseUnavailable
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables

UNFINISHED: Final = ("gathering", "running")


class Sightings:
    """Stores each address of an account at a rated table once.

    Spectators are recorded too: a socket may be opened before its owner takes a seat.
    """

    def __init__(self, tables: Tables, guests: Guests, sources: Sources) -> None:
        self._tables = tables
        self._guests = guests
        self._sources = sources
        self._known: WeakKeyDictionary[LiveTable, set[tuple[str, str]]] = WeakKeyDictionary()
        """Addresses already stored, so that a move costs no query."""

    async def record(self, connection: Connection, table: LiveTable) -> None:
        """Store an account's address; if the database fails, serve the request anyway: no move can be stored either."""
        visitor = self._guests.visitor(connection)
        if visitor is None or not visitor.session:
            return
        if not table.stored.rated or table.stored.status not in UNFINISHED:
            return
        seen, known = (visitor.person, self._guests.home(connection)), self._known.setdefault(table, set())
        if seen not in known:
            with suppress(SQLAlchemyError, DatabaseUnavailable):
                await self._sources.add(table.stored.id, *seen)
                known.add(seen)

    async def record_request(self, connection: Connection) -> None:
        """Record the sender of a request about a table."""
        id = connection.path_params.get("id", "")
        if self._guests.visitor(connection) is not None and re.search(TABLE_ID, id):
            await self.record(connection, await self._tables.get(id))


async def sighted(connection: Connection, _: BaseRouteHandler) -> None:
    """Guard that records who sends requests about a table."""
    sightings: Sightings = connection.app.state.sightings
    await sightings.record_request(connection)
