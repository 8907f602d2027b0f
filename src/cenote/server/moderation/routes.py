"""REST: moderation at a table: mute, report, remove, close the chat."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from cenote.server.accounts.dependencies import TheGuests, TheTables
from cenote.server.http.responses import REFUSED, Asked, TableId
from cenote.server.moderation.blocklist import TheBlocklist
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
    """Moderation at a table."""

    path = "/api/tables/{id:str}"

    @post("/mute", summary="Hear nothing more of somebody", status_code=204, responses=REFUSED)
    async def mute(
        self,
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        conduct: TheModeration,
        id: TableId,
        data: JSONBody[PersonReference],
    ) -> None:
        await conduct.mute(await tables.get(id), guests.known(request), data)

    @post("/unmute", summary="Hear somebody again", status_code=204, responses=REFUSED)
    async def unmute(
        self,
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        conduct: TheModeration,
        id: TableId,
        data: JSONBody[Unmute],
    ) -> None:
        await conduct.unmute(await tables.get(id), guests.known(request), data.number)

    @post("/report", summary="Tell the keeper of somebody", status_code=204, responses=REFUSED)
    async def report(
        self,
        request: Asked,
        guests: TheGuests,
        gate: TheBlocklist,
        tables: TheTables,
        conduct: TheModeration,
        id: TableId,
        data: JSONBody[Report],
    ) -> None:
        guests.known(request)
        await conduct.report(await tables.get(id), gate.caller(request), data)

    @post("/chat", summary="Close the chat of a table, or open it again", status_code=204, responses=REFUSED)
    async def switch(
        self,
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        conduct: TheModeration,
        id: TableId,
        data: JSONBody[ChatSwitch],
    ) -> None:
        await conduct.switch(await tables.get(id), guests.known(request), open=data.open)

    @post("/remove", summary="Free a person's seat before the game", status_code=204, responses=REFUSED)
    async def remove(
        self,
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        conduct: TheModeration,
        id: TableId,
        data: JSONBody[SeatRequest],
    ) -> None:
        await conduct.remove(await tables.get(id), guests.known(request), data.seat)

    @get("/removed", summary="Whom the host has removed", responses=REFUSED)
    async def removed(
        self, request: Asked, guests: TheGuests, tables: TheTables, conduct: TheModeration, id: TableId
    ) -> RemovedPeople:
        people = await conduct.removed(await tables.get(id), guests.known(request))
        return RemovedPeople([RemovedPerson(one.number, one.name) for one in people])

    @post("/readmit", summary="Let somebody who was removed come back", status_code=204, responses=REFUSED)
    async def readmit(
        self,
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        conduct: TheModeration,
        id: TableId,
        data: JSONBody[Readmit],
    ) -> None:
        await conduct.readmit(await tables.get(id), guests.known(request), data.number)
