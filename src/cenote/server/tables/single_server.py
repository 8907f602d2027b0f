"""Single server: the interface of a cluster where there can be no other servers, without any queries."""

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
        """The ids of the tables at which bots are to act."""

    async def take_up(self, elsewhere: Collection[str] = ()) -> None:
        """Resume the games in which a bot is to act, except those run `elsewhere`."""


class SingleServer:
    """The only server of a database, and the interface that `Cluster` implements for several."""

    shared: bool = False
    """Whether other servers may write to the same database."""

    @property
    def hears(self) -> bool:
        """Whether this server is notified of the others' changes."""
        return True

    @asynccontextmanager
    async def running(self, tables: Tables, bots: Bots) -> AsyncIterator[None]:  # noqa: ARG002
        """Run the bots; in a cluster, divide them with the other servers and follow their changes."""
        bots.start()
        yield

    async def leave(self) -> None:
        """Release all leases at the end, so that other servers can take over at once."""

    async def meet(self, table: LiveTable) -> None:
        """Find out who is at a newly loaded table through other servers."""

    def place(self, table: LiveTable, person: str) -> None:
        """Announce that a player has come to a table, or left it."""

    async def sees(self, table: str, person: str) -> bool:  # noqa: ARG002
        """Whether a person is at a table through another server."""
        return False

    async def everywhere(self, *tables: str) -> dict[str, set[str]]:  # noqa: ARG002
        """Who is at these tables through other servers."""
        return {}

    async def take(self, table: str) -> bool:
        """Take the lease for a table's bots; False if another server holds it."""
        return bool(table)

    async def release(self, table: str) -> None:
        """Release the lease for a table's bots."""
