"""Single server: the interface of a cluster for a server that is alone on its database, without any queries."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

from cenote.server.tables.live import LiveTable

if TYPE_CHECKING:
    from cenote.server.tables.tables import Tables


class Bots(Protocol):
    """The bots that this server runs."""

    def start(self) -> None:
        """Resume, in the background, the games in which a bot is to act."""

    def playing(self) -> list[str]:
        """Return the ids of the tables at which bots are to act."""

    async def take_up(self, elsewhere: Collection[str] = ()) -> None:
        """Resume the games in which a bot is to act, except those run `elsewhere`."""


class SingleServer:
    """The only server of a database, and the interface that `Cluster` implements for several."""

    shared: bool = False
    """Whether other servers may write to the same database."""

    @property
    def hears(self) -> bool:
        """Whether this server is notified of the other servers' changes."""
        return True

    @asynccontextmanager
    async def running(self, tables: Tables, bots: Bots) -> AsyncIterator[None]:  # noqa: ARG002
        """Run the bots. In a cluster, share them out among the servers and follow the other servers' changes."""
        bots.start()
        yield

    async def leave(self) -> None:
        """Release all leases at shutdown, so that other servers can take over at once."""

    async def meet(self, table: LiveTable) -> None:
        """Set which people are connected to a newly loaded table through other servers."""

    def place(self, table: LiveTable, person: str) -> None:
        """Announce to other servers that a player has become present at a table or absent."""

    async def sees(self, table: str, person: str) -> bool:  # noqa: ARG002
        """Return whether a person is connected to a table through another server."""
        return False

    async def everywhere(self, *tables: str) -> dict[str, set[str]]:  # noqa: ARG002
        """Return the people who are connected to each of these tables through other servers, by table id."""
        return {}

    async def take(self, table: str) -> bool:
        """Take the lease for a table's bots. Return False if another server holds it."""
        return bool(table)

    async def release(self, table: str) -> None:
        """Release the lease for a table's bots."""
