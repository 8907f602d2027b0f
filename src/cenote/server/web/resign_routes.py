"""REST endpoint for resigning, after which a bot plays on and the player may watch."""

from __future__ import annotations

from litestar import Controller, post

from cenote.server.accounts.dependencies import CurrentPerson, TableInMemory, TheTables
from cenote.server.http.responses import REFUSED
from cenote.server.protocol.messages import TableLink
from cenote.server.ratings.address_log import log_address
from cenote.server.tables import lobby


class ResignController(Controller):
    """Endpoint to resign from a running game."""

    path = "/api/tables"
    guards = (log_address,)

    @post("/{id:str}/resign", summary="Give up a running game; a bot plays on", status_code=200, responses=REFUSED)
    async def resign(self, person: CurrentPerson, tables: TheTables, table: TableInMemory) -> TableLink:
        await lobby.resign(tables, table, person)
        return TableLink(table.stored.id)
