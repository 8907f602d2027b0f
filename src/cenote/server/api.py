"""REST: guests, the lobby, and everything about a table but the moves."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Final

from litestar import Controller, MediaType, Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from cenote.bots.contract import bot_names
from cenote.core.registry import game, game_names
from cenote.server.guests import Guests
from cenote.server.live import seat_infos
from cenote.server.protocol import (
    END,
    GameInfo,
    Join,
    Lobby,
    Me,
    NewName,
    NewTable,
    Problem,
    Salted,
    Table,
    TableAt,
    TableLine,
)
from cenote.server.seating import proper_name
from cenote.server.storage.store import Store, Stored
from cenote.server.tables import Tables

TheGuests = NamedDependency[Guests]
TheStore = NamedDependency[Store]
TheTables = NamedDependency[Tables]
TableId = Annotated[str, Parameter(pattern=rf"^[A-Za-z0-9_-]{{8,40}}{END}", description="As in the table's address")]
Asked = Request[Any, Any, Any]

REFUSED: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=why)
    for status, why in {
        400: "It cannot be read, or it makes no sense",
        401: "No cookie of ours",
        403: "Not for you, or not from there",
        404: "There is no such table",
        409: "Not as things stand",
        413: "Too large",
        429: "Too many requests",
    }.items()
}
"""Whatever refuses a request, the answer is a Problem."""


class MeController(Controller):
    """Who am I here?"""

    path = "/api/me"

    @get(summary="Who this browser is; makes a guest of a new one", responses=REFUSED)
    async def me(self, request: Asked, guests: TheGuests) -> Response[Me]:
        person, name = await guests.welcome(request)
        secure = request.url.scheme == "https"
        return Response(Me(name, guests.token(person)), cookies=[guests.cookie(person, secure=secure)])

    @put(summary="Choose a name", responses=REFUSED)
    async def rename(self, request: Asked, guests: TheGuests, store: TheStore, data: JSONBody[NewName]) -> Me:
        person, name = guests.known(request), proper_name(data.name)
        await store.rename(person, name)
        return Me(name, guests.token(person))


class LobbyController(Controller):
    """What the home page shows."""

    path = "/api/lobby"

    @get(summary="Games, bots, open tables and my games", responses=REFUSED)
    async def lobby(self, request: Asked, guests: TheGuests, store: TheStore) -> Lobby:
        person = guests.person(request)
        mine = await store.tables_of(person) if person else []
        return Lobby(
            games=[_game(name) for name in game_names()],
            bots=list(bot_names()),
            open=[_line(table, person) for table in await store.open_tables()],
            mine=[_line(table, person) for table in mine],
        )


class TableController(Controller):
    """Tables."""

    path = "/api/tables"

    @post(summary="Open a table; if no seat is free, the game begins", responses=REFUSED)
    async def create(
        self, request: Asked, guests: TheGuests, store: TheStore, tables: TheTables, data: JSONBody[NewTable]
    ) -> TableAt:
        person = guests.known(request)
        table = await tables.create(data, person, await _name(store, person))
        return TableAt(table.stored.id, table.stored.invite)

    @get("/{id:str}", summary="A table, as this browser may see it", responses=REFUSED)
    async def table(self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId) -> Table:
        return (await tables.get(id)).info(guests.person(request))

    @post("/{id:str}/join", summary="Take a seat", status_code=200, responses=REFUSED)
    async def join(
        self, request: Asked, guests: TheGuests, store: TheStore, tables: TheTables, id: TableId, data: JSONBody[Join]
    ) -> TableAt:
        person, table = guests.known(request), await tables.get(id)
        await tables.join(table, data.seat, data.invite, person, await _name(store, person), data.salt)
        return TableAt(id, table.stored.invite)

    @post(
        "/{id:str}/leave",
        summary="Leave the seat; in a running game a bot takes it",
        status_code=200,
        responses=REFUSED,
    )
    async def leave(self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId) -> TableAt:
        person, table = guests.known(request), await tables.get(id)
        await tables.leave(table, person)
        return TableAt(id)

    @post("/{id:str}/start", summary="Begin the game", status_code=200, responses=REFUSED)
    async def start(self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId) -> TableAt:
        person, table = guests.known(request), await tables.get(id)
        await tables.start(table, person)
        return TableAt(id)

    @post("/{id:str}/rematch", summary="The table of the return match", status_code=200, responses=REFUSED)
    async def rematch(
        self, request: Asked, guests: TheGuests, store: TheStore, tables: TheTables, id: TableId, data: JSONBody[Salted]
    ) -> TableAt:
        person, table = guests.known(request), await tables.get(id)
        return TableAt(await tables.rematch(table, person, await _name(store, person), data.salt))

    @get(
        "/{id:str}/record",
        media_type=MediaType.TEXT,
        summary="The record of a finished game, for `cenote verify`",
        responses=REFUSED,
    )
    async def record(self, tables: TheTables, id: TableId) -> str:
        return await tables.record(await tables.get(id))


def _game(name: str) -> GameInfo:
    played = game(name)
    return GameInfo(
        name=name,
        modes=list(played.modes),
        options=list(played.options),
        least_seats=played.seats[0],
        most_seats=played.seats[-1],
        secrets=played.secrets,
    )


def _line(stored: Stored, person: str) -> TableLine:
    """Everybody is shown as away in a list: who is there can be seen at the table."""
    mine = [seat for seat in stored.acting if person and stored.seats[seat].person == person]
    return TableLine(
        id=stored.id,
        game=stored.game,
        mode=stored.mode,
        status=stored.status,  # type: ignore[arg-type]  # the database holds no other word
        seats=seat_infos(stored, person, Counter()),
        updated=stored.updated,
        your_turn=bool(mine) and stored.status == "running",
    )


async def _name(store: Store, person: str) -> str:
    """A guest's name; who has chosen none is called by something short of their own."""
    return await store.name_of(person) or f"Guest {person[:4]}"
