"""From a cookie to a person: sessions are looked up, remembered for a moment, and ended."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from cenote.server.accounts.guests import Visitor
from cenote.server.accounts.socket_registry import SocketRegistry
from cenote.server.limits import KEYS
from cenote.server.storage.accounts import Accounts
from cenote.server.storage.bot_accounts import Programs
from cenote.server.storage.person_ids import is_program
from cenote.server.storage.sessions import Session, Sessions
from cenote.server.throttling.token_bucket import TimeSource

MOMENT: Final = 3.0
"""For how many seconds an answer of the database is believed: so long may live what another server has ended."""

LOOK_SECONDS: Final = 5.0
"""How often open sockets are looked at for the same reason."""

TOUCH_SECONDS: Final = 600.0
"""How exact it is known when somebody was last seen."""

log = logging.getLogger("cenote.accounts")


class SessionCache:
    """Who comes with which cookie; what this server ends has ended at once."""

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
        """Whom a cookie names, if that still holds: a session may have ended, a guest may have signed up."""
        if shown is None:
            return None
        until, whence, found = self._known.get(shown.key, (0.0, "", None))
        if until > self._clock() and whence == source:
            return found
        endings = self._endings
        found = await self._looked_up(shown, source)
        if endings == self._endings:  # else it may have ended while we looked
            self._remember(shown.key, source, found)
        return found

    def end(self, *keys: str) -> None:
        """Nobody comes in with these from now on, and whoever has is put out."""
        self._endings += 1
        for key in keys:
            self._known.pop(key, None)
        self.lines.hang_up(*keys)

    async def watch(self) -> None:
        """For ever: put those out whose session has ended on another server, or has run out."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except SQLAlchemyError:
                log.warning("sessions could not be looked at")

    async def look(self) -> None:
        """Put them out now, and programs whose token is worth nothing any more."""
        keys = self.lines.keys()
        programs, logged_in = list(filter(is_program, keys)), list(filter(_is_session, keys))
        guests = [key for key in keys if not is_program(key) and not _is_session(key)]
        ended = set(logged_in) - await self._sessions.among(logged_in) if logged_in else set()
        removed = set(programs) - await self._programs.among(programs) if programs else set()
        signed_up = await self._accounts.among(guests) if guests else set()
        if ended or removed or signed_up:
            self.end(*ended, *removed, *signed_up)

    async def settle(self) -> None:
        """Wait for what is being written."""
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
        """Nobody has to wait for this, and nobody is refused if it fails."""

        async def touch() -> None:
            with suppress(SQLAlchemyError):
                await self._sessions.touch(session.key, source)

        task = asyncio.create_task(touch())
        self._touching.add(task)
        task.add_done_callback(self._touching.discard)

    def _remember(self, key: str, source: str, found: Visitor | None) -> None:
        self._known[key] = (self._clock() + MOMENT, source, found)
        self._known.move_to_end(key)
        while len(self._known) > KEYS:
            self._known.popitem(last=False)


def _is_session(key: str) -> bool:
    """Keys of sessions are hashes; those of guests are their ids, which are much shorter."""
    return len(key) == 64
