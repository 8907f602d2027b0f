"""REST endpoint for resigning: a bot plays on, and the player may watch."""

from __future__ import annotations

from litestar import Controller, post

from cenote.server.accounts.dependencies import TheGuests, TheTables
from cenote.server.http.responses import REFUSED, Asked, TableId
from cenote.server.protocol.messages import TableLink
from cenote.server.ratings.sightings import sighted
from cenote.server.tables import lobby


class ResignController(Controller):
    """Resigning from a running game."""

    path = "/api/tables"
    guards = (sighted,)

    @post("/{id:str}/resign", summary="Give up a running game; a bot plays on", status_code=200, responses=REFUSED)
    async def resign(self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        await lobby.resign(tables, table, person)
        return TableLink(id)
