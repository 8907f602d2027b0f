"""Chat subscriber, which sends a browser each line that it may see once, without lines of muted people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from cenote.server.chat.rights import ended
from cenote.server.chat.service import ChatService
from cenote.server.errors import Refusal
from cenote.server.protocol.chat_messages import (
    Chat,
    ChatLine,
    ChatLines,
    ChatRoom,
    ClosedBy,
    EarlierLinesRequest,
    HeardRequest,
    LinePosted,
    ListenRequest,
    MutedPerson,
    Room,
    SayRequest,
)
from cenote.server.storage.blocks import RequestOrigin
from cenote.server.storage.chat import Line
from cenote.server.storage.mutes import Named
from cenote.server.tables.live import LiveTable

PAGE: Final = 100
"""The maximum number of lines of one room in one message."""

ChatRequest = ListenRequest | SayRequest | EarlierLinesRequest


class Bounds(NamedTuple):
    """The rooms, closure and mutes that determine the visible lines.

    When they change, the complete chat is sent again.
    """

    rooms: tuple[Room, ...]
    closed: ClosedBy
    muted: tuple[Named, ...]


class ChatSubscriber:
    """One browser's subscription to a table's chat, which starts with a `ListenRequest`."""

    def __init__(self, chat: ChatService, table: LiveTable, caller: RequestOrigin) -> None:
        self._chat = chat
        self._table = table
        self._caller = caller
        self._sent: dict[Room, int] = {}
        """The number of the newest line sent, for each open room."""
        self._bounds: Bounds | None = None
        """The bounds of the last complete chat, or None until the browser subscribes."""
        self._sending = asyncio.Lock()

    async def answer(self, message: ChatRequest) -> Chat | ChatLines | LinePosted:
        """Return the answer to a request. Raise a `Refusal` if it is not allowed."""
        if not self._caller.person:
            raise Refusal("no-session", "GET /api/me first: it makes a guest of you", 401)
        match message:
            case ListenRequest():
                async with self._sending:
                    return await self._whole_chat(message.id, await self._current_bounds())
            case SayRequest():
                return await self._chat.say(self._table, self._caller, message)
            case EarlierLinesRequest():
                return await self._earlier(message)

    async def updates(self) -> list[Chat | ChatLines]:
        """Return what to send now: the complete chat if its bounds have changed, else the new lines."""
        async with self._sending:
            if self._bounds is None:
                return []
            bounds = await self._current_bounds()
            if bounds != self._bounds:
                return [await self._whole_chat("", bounds)]
            return [new for room in self._sent if (new := await self._new_lines(room)).lines]

    async def mark_read(self, message: HeardRequest) -> None:
        """Mark lines as read, unless they were not sent yet."""
        if message.number <= self._sent.get(message.room, -1):
            await self._chat.log.hear(self._id, self._caller.person, message.room, message.number)

    @property
    def _id(self) -> str:
        return self._table.stored.id

    async def _current_bounds(self) -> Bounds:
        rooms = await self._chat.rooms(self._table, self._caller.person)
        closed, muted = await self._chat.log.closed(self._id), await self._chat.mutes.of(self._caller.person)
        return Bounds(rooms, closed, tuple(muted))

    async def _whole_chat(self, id: str, bounds: Bounds) -> Chat:
        heard = await self._chat.log.heard(self._id, self._caller.person)
        await self._record_presence(bounds.rooms, heard)
        self._bounds, self._sent = bounds, dict.fromkeys(bounds.rooms, 0)
        open_rooms = [await self._room(room, heard.get(room, 0)) for room in bounds.rooms]
        return Chat(id, open_rooms, [self._muted(one) for one in bounds.muted], bounds.closed)

    @property
    def _hidden(self) -> list[str]:
        return [one.person for one in self._bounds.muted] if self._bounds else []

    async def _record_presence(self, rooms: Sequence[Room], heard: dict[str, int]) -> None:
        """Record that the person was in these rooms before the game ended, which keeps the rooms open afterwards."""
        for room in rooms:
            if room not in heard and not ended(self._table):
                await self._chat.log.hear(self._id, self._caller.person, room, 0)

    async def _room(self, room: Room, heard: int) -> ChatRoom:
        lines = await self._chat.log.lines(self._id, room, self._hidden, PAGE + 1)
        self._sent[room] = lines[-1].number if lines else 0
        unread = await self._chat.log.unread(self._id, room, self._hidden, self._caller.person, heard)
        return ChatRoom(room, self._messages(lines[-PAGE:]), len(lines) > PAGE, unread)

    async def _new_lines(self, room: Room) -> ChatLines:
        lines = await self._chat.log.lines(self._id, room, self._hidden, PAGE, after=self._sent[room])
        self._sent[room] = lines[-1].number if lines else self._sent[room]
        return ChatLines("", room, self._messages(lines))

    async def _earlier(self, message: EarlierLinesRequest) -> ChatLines:
        if message.room not in await self._chat.rooms(self._table, self._caller.person):
            raise Refusal("not-your-room", "you cannot hear what is said there now", 403)
        hidden = [one.person for one in await self._chat.mutes.of(self._caller.person)]
        before = max(message.before, 1)
        lines = await self._chat.log.lines(self._id, message.room, hidden, PAGE + 1, before=before)
        return ChatLines(message.id, message.room, self._messages(lines[-PAGE:]), len(lines) > PAGE)

    def _messages(self, lines: Sequence[Line]) -> list[ChatLine]:
        return [
            ChatLine(
                line.number,
                line.name,
                line.at,
                None if line.seat < 0 else line.seat,
                line.text,
                line.phrase or None,
                line.person == self._caller.person,
            )
            for line in lines
        ]

    def _muted(self, one: Named) -> MutedPerson:
        seats = self._table.seats_of(one.person)
        return MutedPerson(one.number, one.name, seats[0] if seats else None)
