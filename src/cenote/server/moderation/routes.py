"""REST routes for moderation at a table: mute, report, remove, and close the chat."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from cenote.server.accounts.dependencies import CurrentCaller, CurrentPerson, TableInMemory
from cenote.server.http.responses import REFUSED
from cenote.server.moderation.service import TheModeration
from cenote.server.protocol.messages import SeatRequest
from cenote.server.protocol.moderation_messages import (
    ChatSwitch,
    PersonReference,
    Readmit,
    RemovedPeople,
    RemovedPerson,
    Report,
    Unmute,
)


class ModerationController(Controller):
    """Mutes, reports and removals at a table, and the closing of its chat."""

    path = "/api/tables/{id:str}"

    @post("/mute", summary="Hear nothing more of somebody", status_code=204, responses=REFUSED)
    async def mute(
        self, person: CurrentPerson, table: TableInMemory, moderation: TheModeration, data: JSONBody[PersonReference]
    ) -> None:
        await moderation.mute(table, person, data)

    @post("/unmute", summary="Hear somebody again", status_code=204, responses=REFUSED)
    async def unmute(
        self, person: CurrentPerson, table: TableInMemory, moderation: TheModeration, data: JSONBody[Unmute]
    ) -> None:
        await moderation.unmute(table, person, data.number)

    @post("/report", summary="Tell the keeper of somebody", status_code=204, responses=REFUSED)
    async def report(
        self, caller: CurrentCaller, table: TableInMemory, moderation: TheModeration, data: JSONBody[Report]
    ) -> None:
        await moderation.report(table, caller, data)

    @post("/chat", summary="Close the chat of a table, or open it again", status_code=204, responses=REFUSED)
    async def switch(
        self, person: CurrentPerson, table: TableInMemory, moderation: TheModeration, data: JSONBody[ChatSwitch]
    ) -> None:
        await moderation.switch_chat(table, person, open=data.open)

    @post("/remove", summary="Free a person's seat before the game", status_code=204, responses=REFUSED)
    async def remove(
        self, person: CurrentPerson, table: TableInMemory, moderation: TheModeration, data: JSONBody[SeatRequest]
    ) -> None:
        await moderation.remove(table, person, data.seat)

    @get("/removed", summary="Whom the host has removed", responses=REFUSED)
    async def removed(self, person: CurrentPerson, table: TableInMemory, moderation: TheModeration) -> RemovedPeople:
        people = await moderation.removed(table, person)
        return RemovedPeople([RemovedPerson(one.number, one.name) for one in people])

    @post("/readmit", summary="Let somebody who was removed come back", status_code=204, responses=REFUSED)
    async def readmit(
        self, person: CurrentPerson, table: TableInMemory, moderation: TheModeration, data: JSONBody[Readmit]
    ) -> None:
        await moderation.readmit(table, person, data.number)
