"""Session cache: resolves cookies to visitors, and closes sockets whose session has ended."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from cenote.server import limits
from cenote.server.accounts.guests import Visitor
from cenote.server.accounts.socket_registry import SocketRegistry
from cenote.server.storage.accounts import Accounts
from cenote.server.storage.bot_accounts import Programs
from cenote.server.storage.person_ids import is_program
from cenote.server.storage.sessions import Session, Sessions
from cenote.server.throttling.token_bucket import TimeSource

MOMENT: Final = 3.0
"""Seconds that an entry is valid: a session ended by another server is accepted here for at most so long."""

LOOK_SECONDS: Final = 5.0
"""Seconds between checks of the open sockets, for the same reason."""

TOUCH_SECONDS: Final = 600.0
"""Precision in seconds of the time at which a session was last seen."""

log = logging.getLogger("cenote.accounts")


class SessionCache:
    """Resolves cookies to visitors; sessions ended by this server are invalid at once."""

    def __init__(
        self, accounts: Accounts, sessions: Sessions, programs: Programs, clock: TimeSource = time.monotonic
    ) -> None:
        self.lines = SocketRegistry()
        self._accounts = accounts
        self._sessions = sessions
        self._programs = programs
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, str, Visitor | None]] = OrderedDict()
        self._endings = 0
        self._touching: set[asyncio.Task[None]] = set()

    async def visitor(self, shown: Visitor | None, source: str) -> Visitor | None:
        """Resolve a cookie's visitor; None if its session has ended or its guest has signed up."""
        if shown is None:
            return None
        until, whence, found = self._known.get(shown.key, (0.0, "", None))
        if until > self._clock() and whence == source:
            return found
        endings = self._endings
        found = await self._looked_up(shown, source)
        if endings == self._endings:  # else it may have ended during the query
            self._remember(shown.key, source, found)
        return found

    def end(self, *keys: str) -> None:
        """Invalidate these keys and close their sockets."""
        self._endings += 1
        for key in keys:
            self._known.pop(key, None)
        self.lines.hang_up(*keys)

    async def watch(self) -> None:
        """Run forever: close sockets whose session has expired or was ended by another server."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except SQLAlchemyError:
                log.warning("sessions could not be looked at")

    async def look(self) -> None:
        """Close the sockets of ended sessions, deleted bot accounts and guests who have signed up."""
        keys = self.lines.keys()
        programs, logged_in = list(filter(is_program, keys)), list(filter(_is_session, keys))
        guests = [key for key in keys if not is_program(key) and not _is_session(key)]
        ended = set(logged_in) - await self._sessions.among(logged_in) if logged_in else set()
        removed = set(programs) - await self._programs.among(programs) if programs else set()
        signed_up = await self._accounts.among(guests) if guests else set()
        if ended or removed or signed_up:
            self.end(*ended, *removed, *signed_up)

    async def settle(self) -> None:
        """Wait for pending writes."""
        await asyncio.gather(*self._touching)

    async def _looked_up(self, shown: Visitor, source: str) -> Visitor | None:
        if not shown.session:
            return None if await self._accounts.among([shown.person]) else shown
        session = await self._sessions.find(shown.key)
        if session is None:
            return None
        if session.source != source or not 0 <= time.time() - session.seen < TOUCH_SECONDS:
            self._touch(session, source)
        return Visitor(session.person, shown.session)

    def _touch(self, session: Session, source: str) -> None:
        """Update the last-seen time in the background, so that no request waits for it or fails with it."""

        async def touch() -> None:
            with suppress(SQLAlchemyError):
                await self._sessions.touch(session.key, source)

        task = asyncio.create_task(touch())
        self._touching.add(task)
        task.add_done_callback(self._touching.discard)

    def _remember(self, key: str, source: str, found: Visitor | None) -> None:
        self._known[key] = (self._clock() + MOMENT, source, found)
        self._known.move_to_end(key)
        while len(self._known) > limits.SERVER.cached_keys:
            self._known.popitem(last=False)


def _is_session(key: str) -> bool:
    """Tell sessions by the length of their keys: hashes of 64 characters; ids of guests are much shorter."""
    return len(key) == 64
