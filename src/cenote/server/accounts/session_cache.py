"""Session cache, which resolves cookies to visitors and closes sockets whose session has ended."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from cenote.server import limits
from cenote.server.accounts.socket_registry import SocketRegistry
from cenote.server.accounts.visitors import Visitor
from cenote.server.lifecycle.background import BackgroundTasks
from cenote.server.lifecycle.periodic import Periodic
from cenote.server.storage.accounts import Accounts
from cenote.server.storage.bot_accounts import BotAccounts
from cenote.server.storage.person_ids import is_program
from cenote.server.storage.sessions import Session, Sessions
from cenote.server.throttling.token_bucket import TimeSource

VALID_SECONDS: Final = 3.0
"""How many seconds an entry is valid, which bounds how long a session ended by another server is accepted."""

CHECK_SECONDS: Final = 5.0
"""The pause between two checks of the open sockets, in seconds, for sessions that another server has ended."""

TOUCH_SECONDS: Final = 600.0
"""The precision, in seconds, of the time at which a session was last seen."""


class SessionCache:
    """A cache of the visitor behind each session cookie; sessions that this server ends leave it immediately."""

    def __init__(
        self, accounts: Accounts, sessions: Sessions, bot_accounts: BotAccounts, clock: TimeSource = time.monotonic
    ) -> None:
        self.sockets = SocketRegistry()
        self._accounts = accounts
        self._sessions = sessions
        self._bot_accounts = bot_accounts
        self._clock = clock
        self._cached: OrderedDict[str, tuple[float, str, Visitor | None]] = OrderedDict()
        self._endings = 0
        self._touching = BackgroundTasks("the session cache")

    async def resolve(self, cookie: Visitor | None, source: str) -> Visitor | None:
        """Return the visitor of a cookie, or None if its session has ended or its guest has signed up."""
        if cookie is None:
            return None
        until, cached_source, found = self._cached.get(cookie.key, (0.0, "", None))
        if until > self._clock() and cached_source == source:
            return found
        endings = self._endings
        found = await self._look_up(cookie, source)
        if endings == self._endings:  # else it may have ended during the query
            self._store(cookie.key, source, found)
        return found

    def end(self, *keys: str) -> None:
        """Remove these keys from the cache and close their sockets."""
        self._endings += 1
        for key in keys:
            self._cached.pop(key, None)
        self.sockets.close(*keys)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Check the open sockets periodically while the block runs, as sessions expire or other servers end them."""
        try:
            async with Periodic("session checks", CHECK_SECONDS, self.close_ended, delay=CHECK_SECONDS):
                yield
        finally:
            await self.settle()

    async def close_ended(self) -> None:
        """Close the sockets of ended sessions, deleted bot accounts and guests who have signed up."""
        keys = self.sockets.keys()
        bots, logged_in = list(filter(is_program, keys)), list(filter(_is_session, keys))
        guests = [key for key in keys if not is_program(key) and not _is_session(key)]
        ended = set(logged_in) - await self._sessions.among(logged_in) if logged_in else set()
        removed = set(bots) - await self._bot_accounts.among(bots) if bots else set()
        signed_up = await self._accounts.among(guests) if guests else set()
        if ended or removed or signed_up:
            self.end(*ended, *removed, *signed_up)

    async def settle(self) -> None:
        """Wait for pending writes of last-seen times."""
        await self._touching.settle()

    async def _look_up(self, cookie: Visitor, source: str) -> Visitor | None:
        if not cookie.session:
            return None if await self._accounts.among([cookie.person]) else cookie
        session = await self._sessions.find(cookie.key)
        if session is None:
            return None
        if session.source != source or not 0 <= time.time() - session.seen < TOUCH_SECONDS:
            self._touch(session, source)
        return Visitor(session.person, cookie.session)

    def _touch(self, session: Session, source: str) -> None:
        """Update the last-seen time in the background, so that no request waits for the write or fails with it."""

        async def touch() -> None:
            with suppress(SQLAlchemyError):
                await self._sessions.touch(session.key, source)

        self._touching.start(touch())

    def _store(self, key: str, source: str, found: Visitor | None) -> None:
        self._cached[key] = (self._clock() + VALID_SECONDS, source, found)
        self._cached.move_to_end(key)
        while len(self._cached) > limits.SERVER.cached_keys:
            self._cached.popitem(last=False)


def _is_session(key: str) -> bool:
    """Return whether a key is a session's: a hash of 64 characters, whereas a guest's id is much shorter."""
    return len(key) == 64
