"""Listener for the notices of other servers, on one PostgreSQL connection that is reopened whenever it is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import uniform
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import make_url

from cenote.server.lifecycle.shutdown import ended
from cenote.server.storage.notify import NOTICES
from cenote.server.storage.postgres import DEFAULTS
from cenote.server.storage.unavailable import first_line

if TYPE_CHECKING:
    from psycopg import AsyncConnection

SILENCE: Final = 20.0
"""How many seconds without a notice make the connection count as dead, because every heartbeat sends a notice."""

PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0

TIMELINE: Final = "SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8)"
"""Query for the timeline, which changes with each promotion of a standby.

`pg_control_checkpoint()` would show the new one only after a checkpoint.
"""

log = logging.getLogger("cenote.cluster")


class Listener:
    """A listener that calls `hear` with each notice, and `catch_up` after each connect, to make up for missed ones.

    `catch_up` gets the timeline of the database, or "" if it cannot be read.
    """

    def __init__(
        self,
        url: str,
        hear: Callable[[str], None],
        catch_up: Callable[[str], Awaitable[None]],
        connected: asyncio.Event,
    ) -> None:
        self._url = make_url(url)
        self._hear = hear
        self._catch_up = catch_up
        self._connected = connected
        """The event that is set while there is a connection."""
        self.losses = 0
        """The number of times that the connection was lost or could not be made."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Listen while the block runs."""
        listening = asyncio.create_task(self._run())
        try:
            yield
        finally:
            await ended(listening)

    async def _run(self) -> None:
        """Listen forever, and reconnect after a pause that grows with each failure."""
        pause = PAUSE
        while True:
            try:
                await self._listen()
            except Exception as error:  # of any kind: all that helps is to try again
                pause = PAUSE if self._connected.is_set() else min(2 * pause, LONGEST_PAUSE)
                reason = first_line(error)
            else:
                reason = "it is silent"
            self._connected.clear()
            self.losses += 1
            log.warning("other servers are not heard (%d times by now): %s", self.losses, reason)
            await asyncio.sleep(uniform(pause / 2, pause))

    async def _listen(self) -> None:
        """Connect and listen until the connection is lost, or silent for too long."""
        from psycopg import AsyncConnection, sql  # the driver is an extra

        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        more: dict[str, Any] = {key: value for key, value in DEFAULTS.items() if key not in self._url.query}
        async with await AsyncConnection.connect(address, autocommit=True, **more) as connection:
            timeline = await _timeline(connection)
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(NOTICES)))
            self._connected.set()
            await self._catch_up(timeline)
            heard = True
            while heard:
                heard = False
                async for notice in connection.notifies(timeout=SILENCE, stop_after=1):
                    heard = True
                    self._hear(notice.payload)


async def _timeline(connection: AsyncConnection) -> str:
    """Read the timeline of the database. Return "" on a standby, or if the role may not read it."""
    from psycopg import DatabaseError

    try:
        cursor = await connection.execute(TIMELINE)
        return "".join(await cursor.fetchone() or ())
    except DatabaseError:
        if connection.closed:
            raise
        return ""
