"""Address log, which records the addresses from which accounts use rated tables, for the address rule."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final
from weakref import WeakKeyDictionary

from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from sqlalchemy.exc import SQLAlchemyError

from cenote.server.accounts.address_hash import AddressHash
from cenote.server.accounts.visitors import visitor_of
from cenote.server.http.responses import AnyConnection
from cenote.server.protocol.fields import TABLE_ID
from cenote.server.storage.rated_addresses import Sources
from cenote.server.storage.unavailable import DatabaseUnavailable
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables

UNFINISHED: Final = ("gathering", "running")


class AddressLog:
    """A log that stores each address of an account at a rated table once, as a keyed hash.

    Spectators are recorded too, because a socket may be opened before its owner takes a seat.
    """

    def __init__(self, tables: Tables, address_hash: AddressHash, sources: Sources) -> None:
        self._tables = tables
        self._address_hash = address_hash
        self._sources = sources
        self._stored: WeakKeyDictionary[LiveTable, set[tuple[str, str]]] = WeakKeyDictionary()
        """The addresses already stored for each table, so that a move needs no query."""

    async def record(self, connection: AnyConnection, table: LiveTable) -> None:
        """Store the address hash of an account that uses an unfinished rated table.

        Suppress database errors, so that the request is served anyway: while the database fails, no move can be stored
        either.
        """
        visitor = visitor_of(connection)
        if visitor is None or not visitor.session:
            return
        if not table.stored.rated or table.stored.status not in UNFINISHED:
            return
        entry, stored = (
            (visitor.person, self._address_hash.household(connection)),
            self._stored.setdefault(table, set()),
        )
        if entry not in stored:
            with suppress(SQLAlchemyError, DatabaseUnavailable):
                await self._sources.add(table.stored.id, *entry)
                stored.add(entry)

    async def record_request(self, connection: AnyConnection) -> None:
        """Record the sender of a request about the table in its path."""
        id = connection.path_params.get("id", "")
        if visitor_of(connection) is not None and re.search(TABLE_ID, id):
            await self.record(connection, await self._tables.get(id))


async def log_address(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard that records the sender of each request about a table."""
    address_log: AddressLog = connection.app.state.address_log
    await address_log.record_request(connection)


TheAddressLog = NamedDependency[AddressLog]
