"""What a page is told with itself, so that its script need not ask before it can show or open something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from msgspec import UNSET, Struct, UnsetType, json

from cenote.server.accounts.guests import Guests, Visitor
from cenote.server.protocol.messages import Lobby, Me
from cenote.server.puzzles.describe import daily
from cenote.server.tables import wire
from cenote.server.tables.tables import Tables


class BootstrapData(Struct):
    """The answers that the script would ask for first."""

    me: Me
    lobby: Lobby | UnsetType = UNSET


@dataclass(frozen=True)
class Bootstrap:
    """Who gets a page, and what it is told."""

    visitor: Visitor
    told: BootstrapData

    def html(self) -> str:
        """As data that no browser runs; a name in it cannot end it."""
        text = json.encode(self.told).decode().replace("<", "\\u003c")
        return f'<script type="application/json" id="told">{text}</script>\n'


async def bootstrap_of(request: Request[Any, Any, Any], guests: Guests, tables: Tables | None = None) -> Bootstrap:
    """For somebody who asks for a page: who they are here, and where there are tables, the lobby."""
    visitor = guests.welcome(request)
    me, lobby = await guests.me(visitor), UNSET if tables is None else await lobby_of(tables, guests.person(request))
    return Bootstrap(visitor, BootstrapData(me, lobby))


async def lobby_of(tables: Tables, person: str) -> Lobby:
    """Games, open tables, and the tables of somebody who has been here before."""
    mine = await tables.storage.tables_of(person) if person else []
    waiting = await tables.waiting()
    is_here = await tables.presence(table.id for table in waiting)
    told = wire.lobby(waiting, mine, person, tables.offers, is_here)
    told.puzzle = daily()
    return told
