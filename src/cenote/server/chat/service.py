"""Chat service: checks, rate-limits and stores lines, then notifies the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from cenote.server import limits
from cenote.server.accounts.display_name_service import DisplayNames
from cenote.server.chat.rights import rooms
from cenote.server.chat.text import plain
from cenote.server.errors import Refusal
from cenote.server.moderation.blocklist import Blocklist
from cenote.server.protocol import display_names
from cenote.server.protocol.chat_messages import LinePosted, Room, SayRequest
from cenote.server.storage.blocks import RequestOrigin
from cenote.server.storage.chat import ChatLog, Closed, Line
from cenote.server.storage.mutes import Mutes
from cenote.server.storage.quotas import DAY, Quota, Quotas
from cenote.server.tables.live import LiveTable

MINUTE: Final = Quota("chat", limits.CHAT.lines_per_minute, 60)
TODAY: Final = Quota("chat-day", limits.CHAT.lines_per_day, DAY)
MINUTE_FROM: Final = Quota("chat-from", limits.CHAT.lines_per_minute_and_address, 60)


class ChatService:
    """The chat of all tables, which calls `notify` with the id of a table when its chat changes."""

    def __init__(
        self,
        log: ChatLog,
        mutes: Mutes,
        quotas: Quotas,
        names: DisplayNames,
        blocklist: Blocklist,
        notify: Callable[[str], None],
    ) -> None:
        self.log = log
        self.mutes = mutes
        self.blocklist = blocklist
        self.notify = notify
        self._quotas = quotas
        self._names = names

    async def rooms(self, table: LiveTable, person: str) -> tuple[Room, ...]:
        """Return the rooms that are open to a person now."""
        heard = await self.log.heard(table.stored.id, person)
        return rooms(table, person, came=bool(heard))

    async def say(self, table: LiveTable, caller: RequestOrigin, said: SayRequest) -> LinePosted:
        """Store a line and notify the table. Raise a `Refusal` if the caller may not write it."""
        if said.room not in await self.rooms(table, caller.person):
            raise Refusal("not-your-room", "you cannot speak there now", 403)
        text = "" if said.phrase else plain(said.text)
        if not text and not said.phrase:
            raise Refusal("empty-text", "nothing of that can be seen")
        await self.blocklist.admit(caller)
        await self._count(caller)
        seats = table.seats_of(caller.person)
        name = (
            table.stored.seats[seats[0]].name if seats else await self._spectator_name(table, said.room, caller.person)
        )
        seat = seats[0] if seats else -1
        line = Line(0, caller.person, seat, name, text, said.phrase or "", time.time())
        try:
            number = await self.log.say(table.stored.id, said.room, line, said.id)
        except Closed:
            raise chat_closed() from None
        self.notify(table.stored.id)
        return LinePosted(said.id, said.room, number)

    async def _count(self, caller: RequestOrigin) -> None:
        await self._quotas.take(MINUTE_FROM, caller.source)
        await self._quotas.take(MINUTE, caller.person)
        await self._quotas.take(TODAY, caller.person)

    async def _spectator_name(self, table: LiveTable, room: Room, person: str) -> str:
        """Return a name for a spectator that resembles no other name at the table or among the writers in this room."""
        name, writers = await self._names.name_of(person), await self.log.writers(table.stored.id, room)
        own = [used for writer, used in writers if writer == person and display_names.stems_from(used, name)]
        others = [used for writer, used in writers if writer != person]
        seated = [seat.name for seat in table.stored.seats if seat.name]
        free = [used for used in own if not any(display_names.alike(used, other) for other in seated)]
        return free[-1] if free else display_names.apart(name, [*others, *seated])


def chat_closed() -> Refusal:
    """Build the refusal to post in a closed chat."""
    return Refusal("chat-closed", "the chat of this table is closed", 409)
