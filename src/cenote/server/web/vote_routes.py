"""REST endpoints for votes: asking, answering, and coming back to a seat that a bot has kept."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import JSONBody

from cenote.server.accounts.dependencies import TheGuests, TheTables
from cenote.server.http.responses import REFUSED, Asked, TableId
from cenote.server.protocol.messages import TableLink, VoteAnswer, VoteRequest
from cenote.server.ratings.sightings import sighted
from cenote.server.tables import vote_service


class VoteController(Controller):
    """Votes at a table, and coming back to a seat."""

    path = "/api/tables"
    guards = (sighted,)

    @post("/{id:str}/ask", summary="Ask the table for its consent", status_code=200, responses=REFUSED)
    async def ask(
        self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId, data: JSONBody[VoteRequest]
    ) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        await vote_service.ask(tables, table, person, data)
        return TableLink(id)

    @post("/{id:str}/answer", summary="Agree, refuse or withdraw", status_code=200, responses=REFUSED)
    async def answer(
        self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId, data: JSONBody[VoteAnswer]
    ) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        await vote_service.answer(tables, table, person, data)
        return TableLink(id)

    @post("/{id:str}/back", summary="Play one's own seat again", status_code=200, responses=REFUSED)
    async def back(self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        await vote_service.resume_seats(tables, table, person)
        return TableLink(id)
