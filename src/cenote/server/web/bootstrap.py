"""Bootstrap JSON (`me`, `lobby`), embedded in the HTML to save a page its first two requests."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import UNSET, Struct, UnsetType, json

from cenote.server.accounts.identity import Identity
from cenote.server.protocol.messages import Lobby, Me
from cenote.server.puzzles.describe import daily
from cenote.server.tables import wire
from cenote.server.tables.tables import Tables


class BootstrapData(Struct):
    """The replies that the page's script needs first."""

    me: Me
    lobby: Lobby | UnsetType = UNSET


@dataclass(frozen=True)
class Bootstrap:
    """A page's visitor and bootstrap data."""

    identity: Identity
    data: BootstrapData

    def html(self) -> str:
        """Return a script element with the data as inert JSON. `<` is escaped, so that no name can end the element."""
        text = json.encode(self.data).decode().replace("<", "\\u003c")
        return f'<script type="application/json" id="bootstrap">{text}</script>\n'


async def bootstrap_of(identity: Identity, tables: Tables | None = None) -> Bootstrap:
    """Return the bootstrap data for a page request, with the lobby if `tables` are given."""
    lobby = UNSET if tables is None else await lobby_of(tables, identity.visitor.person)
    return Bootstrap(identity, BootstrapData(identity.me, lobby))


async def lobby_of(tables: Tables, person: str) -> Lobby:
    """Return the lobby: games, open tables, the person's own tables and the daily puzzle."""
    mine = await tables.storage.tables_of(person) if person else []
    waiting = await tables.waiting()
    is_here = await tables.presence(table.id for table in waiting)
    lobby = wire.lobby(waiting, mine, person, tables.offers, is_here)
    lobby.puzzle = daily()
    return lobby
