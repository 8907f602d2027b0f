"""REST endpoints for votes: ask, answer, and come back to a seat that a bot has kept."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import JSONBody

from cenote.server.accounts.dependencies import CurrentPerson, TableInMemory, TheTables
from cenote.server.http.responses import REFUSED
from cenote.server.protocol.messages import TableLink, VoteAnswer, VoteRequest
from cenote.server.ratings.address_log import log_address
from cenote.server.tables import vote_service


class VoteController(Controller):
    """Endpoints for votes at a table, and for coming back to a seat."""

    path = "/api/tables"
    guards = (log_address,)

    @post("/{id:str}/ask", summary="Ask the table for its consent", status_code=200, responses=REFUSED)
    async def ask(
        self, person: CurrentPerson, tables: TheTables, table: TableInMemory, data: JSONBody[VoteRequest]
    ) -> TableLink:
        await vote_service.ask(tables, table, person, data)
        return TableLink(table.stored.id)

    @post("/{id:str}/answer", summary="Agree, refuse or withdraw", status_code=200, responses=REFUSED)
    async def answer(
        self, person: CurrentPerson, tables: TheTables, table: TableInMemory, data: JSONBody[VoteAnswer]
    ) -> TableLink:
        await vote_service.answer(tables, table, person, data)
        return TableLink(table.stored.id)

    @post("/{id:str}/back", summary="Play one's own seat again", status_code=200, responses=REFUSED)
    async def back(self, person: CurrentPerson, tables: TheTables, table: TableInMemory) -> TableLink:
        await vote_service.resume_seats(tables, table, person)
        return TableLink(table.stored.id)
