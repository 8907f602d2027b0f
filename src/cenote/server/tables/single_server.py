"""Single server: the interface of a cluster where there can be no other servers, without any queries."""

from __future__ import annotations

from cenote.server.tables.live import LiveTable


class SingleServer:
    """The only server of a database, and the interface that `Cluster` implements for several."""

    shared: bool = False
    """Whether other servers may write to the same database."""

    @property
    def hears(self) -> bool:
        """Whether this server is notified of the others' changes."""
        return True

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
