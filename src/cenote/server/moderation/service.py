"""Moderation service, with which people mute and report each other, and hosts remove people and close the chat."""

from __future__ import annotations

from typing import Any, Final

from litestar.di import NamedDependency

from cenote.server import limits
from cenote.server.chat.service import ChatService
from cenote.server.chat.text import plain
from cenote.server.errors import Refusal
from cenote.server.protocol.chat_messages import ROOMS, Room
from cenote.server.protocol.moderation_messages import LENGTH, PersonReference, Report
from cenote.server.storage.blocks import RequestOrigin
from cenote.server.storage.mutes import Named, Removals
from cenote.server.storage.quotas import DAY, Quota, Quotas
from cenote.server.storage.reports import Filed, Reports
from cenote.server.tables import seating
from cenote.server.tables.live import LiveTable
from cenote.server.tables.rights import may_arrange
from cenote.server.tables.tables import Tables

EVIDENCE: Final = 50
"""The number of chat lines of each room that are stored with a report."""

TODAY: Final = Quota("report", limits.MODERATION.reports_per_day, DAY)
TODAY_FROM: Final = Quota("report-from", limits.MODERATION.reports_per_day_and_address, DAY)


class Moderation:
    """A service for mutes, reports, removals and the closing of chats."""

    def __init__(self, tables: Tables, chat: ChatService, removals: Removals, reports: Reports, quotas: Quotas) -> None:
        self._tables = tables
        self._chat = chat
        self._removals = removals
        self._reports = reports
        self._quotas = quotas

    async def mute(self, table: LiveTable, person: str, whom: PersonReference) -> None:
        """Mute a person for the caller at every table."""
        other, name = await self._find_person(table, person, whom)
        await self._chat.mutes.add(table.stored.id, person, other, name)
        self._chat.notify(table.stored.id)

    async def unmute(self, table: LiveTable, person: str, number: int) -> None:
        """Remove an entry from the caller's mute list."""
        await self._chat.mutes.end(table.stored.id, person, number)
        self._chat.notify(table.stored.id)

    async def report(self, table: LiveTable, caller: RequestOrigin, report: Report) -> None:
        """Send a report to the admin, with the latest chat lines of the rooms that are open to the reporter."""
        other, name = await self._find_person(table, caller.person, report.whom)
        text = plain(report.text, LENGTH)
        await self._quotas.take(TODAY_FROM, caller.source)
        await self._quotas.take(TODAY, caller.person)
        evidence = await self._evidence(table, caller.person, other)
        stored = table.stored
        filed = Filed(stored.id, stored.game, caller.person, other, name, report.reason, text, evidence)
        await self._reports.add(filed)

    async def switch_chat(self, table: LiveTable, person: str, *, open: bool) -> None:
        """Close or reopen a table's chat.

        Raise a `Refusal` if the caller is not the host, or wants to reopen a chat that an admin has closed.
        """
        if not person or table.stored.host != person:
            raise Refusal("not-host", "only the host can do that", 403)
        if not open:
            await self._chat.log.close(table.stored.id, "host")
        elif not await self._chat.log.reopen(table.stored.id, "host"):
            raise Refusal("chat-closed", "the keeper of the server has closed this chat", 409)
        self._chat.notify(table.stored.id)

    async def remove(self, table: LiveTable, person: str, seat: int) -> None:
        """Free a person's seat before the game, and keep the person from returning until the host readmits them."""
        async with table.lock:
            may_arrange(table, person)
            other, name = self._seated(table, person, seat)
            await self._removals.add(table.stored.id, other, name)
            await self._tables.change(table, seating.left(table.stored, other))

    async def removed(self, table: LiveTable, person: str) -> list[Named]:
        """Return the people whom the host has removed, or an empty list once the game has begun."""
        if table.stored.status != "gathering":
            return []
        may_arrange(table, person)
        return await self._removals.of(table.stored.id)

    async def readmit(self, table: LiveTable, person: str, number: int) -> None:
        """Let a removed person return to the table."""
        may_arrange(table, person)
        await self._removals.end(table.stored.id, number)

    async def check_not_removed(self, table: str, person: str) -> None:
        """Raise a `Refusal` if the host has removed the person from the table."""
        if table and any(one.person == person for one in await self._removals.of(table)):
            raise Refusal("removed", "the host has removed you from this table", 403)

    async def _find_person(self, table: LiveTable, person: str, whom: PersonReference) -> tuple[str, str]:
        """Return the id and name of the person that the caller refers to.

        Raise a `Refusal` if that is the caller, or the author of a line that the caller may not see.
        """
        if whom.line is None:
            return self._seated(table, person, -1 if whom.seat is None else whom.seat)
        if whom.room in await self._chat.rooms(table, person):
            log = self._chat.log
            for line in await log.lines(table.stored.id, whom.room, (), 1, before=whom.line + 1, after=whom.line - 1):
                if line.person != person:
                    return line.person, line.name
        raise _nobody_there()

    def _seated(self, table: LiveTable, person: str, seat: int) -> tuple[str, str]:
        if not 0 <= seat < len(table.stored.seats):
            raise _nobody_there()
        sitting = table.stored.seats[seat]
        if not sitting.person or sitting.person == person:
            raise _nobody_there()
        return sitting.person, sitting.name

    async def _evidence(self, table: LiveTable, person: str, other: str) -> list[dict[str, Any]]:
        open_rooms = await self._chat.rooms(table, person)
        return [line for room in ROOMS if room in open_rooms for line in await self._evidence_of(table, room, other)]

    async def _evidence_of(self, table: LiveTable, room: Room, other: str) -> list[dict[str, Any]]:
        lines = await self._chat.log.lines(table.stored.id, room, (), EVIDENCE)
        return [
            {
                "room": room,
                "at": line.at,
                "name": line.name,
                "text": line.text,
                "phrase": line.phrase,
                "reported": line.person == other,
            }
            for line in lines
        ]


def _nobody_there() -> Refusal:
    return Refusal("nobody-there", "there is nobody else there", 409)


TheModeration = NamedDependency[Moderation]
