"""The chat and the moderation of a table service, without sockets: subscribers, callers, and what they read."""

from __future__ import annotations

from dataclasses import replace

from cenote.server.accounts.address_hash import AddressHash
from cenote.server.accounts.display_name_service import DisplayNames
from cenote.server.chat.service import ChatService
from cenote.server.chat.subscriber import ChatSubscriber
from cenote.server.moderation.blocklist import Blocklist
from cenote.server.moderation.service import Moderation
from cenote.server.protocol.chat_messages import Chat, ChatLines, LinePosted, ListenRequest, Room, SayRequest
from cenote.server.storage.accounts import Accounts
from cenote.server.storage.blocks import Blocks, RequestOrigin
from cenote.server.storage.chat import ChatLog
from cenote.server.storage.mutes import Mutes, Removals
from cenote.server.storage.people import People
from cenote.server.storage.quotas import Quotas
from cenote.server.storage.reports import Reports
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables.live import LiveTable
from tests.server.house import NAMES, House, fresh_id


class ChatHouse:
    """A house in which people talk."""

    def __init__(self, storage: DatabaseStorage) -> None:
        database = storage.database
        self.home = House(storage)
        self.people = People(database)
        self.blocks = Blocks(database)
        self.reports = Reports(database)
        quotas = Quotas(database)
        names = DisplayNames(self.people, Accounts(database), quotas)
        self.blocklist = Blocklist(self.blocks, names, AddressHash(b"a secret for tests"))
        self.chat = ChatService(
            ChatLog(database),
            Mutes(database),
            quotas,
            names,
            self.blocklist,
            lambda id: self.home.told.append((id, "chat")),
        )
        self.moderation = Moderation(self.home.tables, self.chat, Removals(database), self.reports, quotas)

    async def named(self) -> None:
        """Everybody has told the server their name."""
        for person, name in NAMES.items():
            await self.people.rename(person, name)

    def subscriber(self, table: LiveTable, person: str, source: str = "home") -> ChatSubscriber:
        return ChatSubscriber(self.chat, table, caller(person, source))

    async def say(
        self, table: LiveTable, person: str, text: str, room: Room = "players", source: str = "home", id: str = ""
    ) -> LinePosted:
        return await self.chat.say(table, caller(person, source), SayRequest(id or fresh_id(), room, text))

    async def hears(self, table: LiveTable, person: str) -> dict[str, list[str]]:
        """Everything that somebody hears who comes now, in the rooms that are open to them."""
        return heard(await self.listen(self.subscriber(table, person)))

    async def listen(self, subscriber: ChatSubscriber) -> Chat:
        told = await subscriber.answer(ListenRequest(fresh_id()))
        assert isinstance(told, Chat)
        return told

    async def end(self, table: LiveTable) -> None:
        """The game is over."""
        async with table.lock:
            await self.home.tables.change(table, replace(table.stored, status="over"))


def caller(person: str, source: str = "home", host: str = "192.0.2.1") -> RequestOrigin:
    return RequestOrigin(person, source, host)


def heard(chat: Chat) -> dict[str, list[str]]:
    return {room.room: [line.text for line in room.lines] for room in chat.rooms}


def new(told: list[Chat | ChatLines]) -> list[str]:
    """What new lines say."""
    return [line.text for lines in told if isinstance(lines, ChatLines) for line in lines.lines]
