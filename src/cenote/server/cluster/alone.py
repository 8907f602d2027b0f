"""What a server asks about others over the same database; where there can be none, nothing is asked of anybody."""

from __future__ import annotations

from cenote.server.tables.live import LiveTable


class SingleServer:
    """The only server over a database; `Cluster` answers for one of several."""

    shared: bool = False
    """Whether other servers may write to the same database."""

    @property
    def hears(self) -> bool:
        """Whether this server learns what others do."""
        return True

    async def meet(self, table: LiveTable) -> None:
        """A table was loaded: find out who is at it over other servers."""

    def place(self, table: LiveTable, person: str) -> None:
        """Somebody with a seat has come to a table, or gone."""

    async def sees(self, table: str, person: str) -> bool:  # noqa: ARG002
        """Whether somebody is at a table over another server."""
        return False

    async def everywhere(self, *tables: str) -> dict[str, set[str]]:  # noqa: ARG002
        """Who is at these tables over other servers."""
        return {}

    async def take(self, table: str) -> bool:
        """Whether this server is the one that thinks for the bots of a table."""
        return bool(table)

    async def release(self, table: str) -> None:
        """The bots of a table have nothing to think about any more."""
