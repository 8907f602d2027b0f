"""REST endpoints for guests, the lobby and tables, except for moves."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Response, get, post, put
from litestar.datastructures import CacheControlHeader
from litestar.params import JSONBody

from cenote.core.registry import game_names
from cenote.server.accounts.dependencies import TheDailyQuotas, TheGuests, TheHistories, TheScheduler, TheTables
from cenote.server.errors import Refusal
from cenote.server.http.etags import conditional_response
from cenote.server.http.responses import REFUSED, Asked, ShortWord, TableId
from cenote.server.moderation.blocklist import TheBlocklist, admitted
from cenote.server.moderation.service import TheModeration
from cenote.server.protocol.game_messages import DrawOdds, History, Table
from cenote.server.protocol.messages import (
    ForkRequest,
    GameWords,
    Join,
    Lobby,
    Me,
    NewName,
    NewTable,
    Rules,
    SaltRequest,
    SeatBotRequest,
    SeatRequest,
    TableLink,
)
from cenote.server.ratings.sightings import sighted
from cenote.server.tables import fork, lobby, wire
from cenote.server.tables.draws import draws
from cenote.server.tables.live import LiveTable
from cenote.server.throttling.fair_share import Client, CpuScheduler
from cenote.server.throttling.rate_limit import host_of
from cenote.server.web.bootstrap import lobby_of
from cenote.words import spoken, texts


class MeController(Controller):
    """The person behind this browser."""

    path = "/api/me"

    @get(summary="Who this browser is; makes a guest of a new one", responses=REFUSED)
    async def me(self, request: Asked, guests: TheGuests) -> Response[Me]:
        visitor, secure = guests.welcome(request), request.url.scheme == "https"
        return Response(await guests.me(visitor), cookies=[guests.cookie(visitor, secure=secure)])

    @put(summary="Choose a name", responses=REFUSED)
    async def rename(
        self,
        request: Asked,
        guests: TheGuests,
        gate: TheBlocklist,
        tables: TheTables,
        rations: TheDailyQuotas,
        data: JSONBody[NewName],
    ) -> Me:
        visitor = guests.known_visitor(request)
        await gate.may_be_called(gate.caller(request), data.name)
        before = await guests.name_of(visitor.person)
        if not before:
            await rations.guest(guests.source(request))
        after = await guests.rename(visitor.person, data.name)
        await lobby.rename(tables, visitor.person, before, after)
        return await guests.me(visitor)


class LobbyController(Controller):
    """The lobby, which the home page shows."""

    path = "/api/lobby"

    @get(summary="Games, bots, open tables and my games", responses=REFUSED)
    async def lobby(self, request: Asked, guests: TheGuests, tables: TheTables) -> Lobby:
        return await lobby_of(tables, guests.person(request))


class GameController(Controller):
    """Rules and texts of a game."""

    path = "/api/games"

    @get(
        "/{game:str}/rules/{language:str}",
        summary="The numbered rules of a game, in a language we speak or else in English",
        responses=REFUSED,
        cache_control=CacheControlHeader(max_age=3600, public=True),
    )
    async def rules(self, request: Asked, game: ShortWord, language: ShortWord) -> Response[Rules]:
        return conditional_response(request, wire.rules(_known(game), spoken(language)))

    @get(
        "/{game:str}/words/{language:str}",
        summary="What a game says at its table, for pages that were built without it",
        responses=REFUSED,
        cache_control=CacheControlHeader(max_age=3600, public=True),
    )
    async def words(self, request: Asked, game: ShortWord, language: ShortWord) -> Response[GameWords]:
        return conditional_response(request, GameWords(texts(_known(game), spoken(language))))


class LessonController(Controller):
    """Lessons, which teach a game at a table."""

    path = "/api/lessons"

    @post("/{game:str}", summary="Open a table at which a game is taught", guards=[admitted], responses=REFUSED)
    async def begin(
        self, request: Asked, guests: TheGuests, tables: TheTables, rations: TheDailyQuotas, game: ShortWord
    ) -> TableLink:
        person, played = guests.known(request), _known(game)
        await rations.lesson(person, guests.source(request))
        table = await lobby.begin_lesson(tables, played, person, await guests.name_of(person))
        return TableLink(table.stored.id, table.stored.invite)


def _known(game: str) -> str:
    if game not in game_names():
        raise Refusal("unknown-game", f"there is no game {game!r}; there are {', '.join(game_names())}", 404)
    return game


def _payer(request: Asked, work: CpuScheduler, person: str) -> Client:
    return work.client(host_of(request.scope), person)


def _told(table: LiveTable, person: str) -> TableLink:
    stored = table.stored
    return TableLink(stored.id, stored.invite if table.seats_of(person) else "", stored.commitment)


def _own_name(table: NewTable) -> str:
    """The name that the request gives to the host, for a guest who has none yet."""
    return next((seat.name for seat in table.seats if seat.kind == "me"), "")


class TableController(Controller):
    """Tables, from opening one to the record of its game."""

    path = "/api/tables"
    guards = (sighted,)

    @post(summary="Open a table", guards=[admitted], responses=REFUSED)
    async def create(
        self,
        request: Asked,
        guests: TheGuests,
        gate: TheBlocklist,
        tables: TheTables,
        rations: TheDailyQuotas,
        data: JSONBody[NewTable],
    ) -> TableLink:
        person, source = guests.known(request), guests.source(request)
        if data.rated:
            guests.check_account(request)
        await gate.may_be_called(gate.caller(request), *(seat.name for seat in data.seats))
        await rations.table(person, source)
        if _own_name(data) and not await guests.name_of(person):
            await rations.guest(source)
        name = await guests.called(person, _own_name(data))
        for beside in (seat.name for seat in data.seats if seat.kind == "hot"):
            await guests.free(person, beside)
        table = await lobby.create(tables, data, person, name, source)
        return _told(table, person)

    @get("/{id:str}", summary="A table, as this browser may see it", responses=REFUSED)
    async def table(self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId) -> Table:
        return wire.table_info(await tables.current(id), guests.person(request))

    @post("/{id:str}/join", summary="Take a seat", status_code=200, guards=[admitted], responses=REFUSED)
    async def join(
        self,
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        conduct: TheModeration,
        id: TableId,
        data: JSONBody[Join],
    ) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        if table.stored.rated:
            guests.check_account(request)
        await conduct.may_sit(id, person)
        name = await guests.name_of(person)
        await lobby.join(tables, table, data.seat, data.invite, person, name)
        return _told(table, person)

    @post(
        "/{id:str}/salt",
        summary="Answer the commitment; without free seats the game may begin",
        status_code=200,
        responses=REFUSED,
    )
    async def salt(
        self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId, data: JSONBody[SaltRequest]
    ) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        await lobby.salt(tables, table, person, data.salt)
        return _told(table, person)

    @post(
        "/{id:str}/leave",
        summary="Leave the seat; in a running game a bot takes it",
        status_code=200,
        responses=REFUSED,
    )
    async def leave(self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        await lobby.leave(tables, table, person)
        return TableLink(id)

    @post("/{id:str}/bot", summary="Put a bot into a free seat", status_code=200, responses=REFUSED)
    async def seat_bot(
        self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId, data: JSONBody[SeatBotRequest]
    ) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        await lobby.seat_bot(tables, table, data.seat, person, data.bot)
        return _told(table, person)

    @post("/{id:str}/free", summary="Free the seat of a bot", status_code=200, responses=REFUSED)
    async def free_seat(
        self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId, data: JSONBody[SeatRequest]
    ) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        await lobby.free_seat(tables, table, data.seat, person)
        return _told(table, person)

    @post("/{id:str}/start", summary="Begin the game", status_code=200, responses=REFUSED)
    async def start(self, request: Asked, guests: TheGuests, tables: TheTables, id: TableId) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        await lobby.start(tables, table, person)
        return TableLink(id)

    @post(
        "/{id:str}/rematch",
        summary="The table of the return match",
        status_code=200,
        guards=[admitted],
        responses=REFUSED,
    )
    async def rematch(
        self,
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        conduct: TheModeration,
        rations: TheDailyQuotas,
        id: TableId,
    ) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        await conduct.may_sit(table.stored.rematch, person)
        await rations.table(person, guests.source(request))
        name = await guests.name_of(person)
        return _told(await lobby.rematch(tables, table, person, name), person)

    @post(
        "/{id:str}/branch",
        summary="Play on from a moment of a finished game, against bots",
        guards=[admitted],
        responses=REFUSED,
    )
    async def branch(
        self,
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        histories: TheHistories,
        work: TheScheduler,
        rations: TheDailyQuotas,
        id: TableId,
        data: JSONBody[ForkRequest],
    ) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        await rations.table(person, guests.source(request))
        payer, name = _payer(request, work, person), await guests.name_of(person)
        return _told(await fork.branch(tables, histories, table, data, payer, name), person)

    @get(
        "/{id:str}/history",
        summary="The game so far, position after position, as this browser was told it",
        responses=REFUSED,
    )
    async def history(
        self,
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        histories: TheHistories,
        work: TheScheduler,
        id: TableId,
    ) -> Response[History]:
        person, table = guests.person(request), await tables.current(id)
        told: Any = await histories.encoded(table, table.viewer_of(person), _payer(request, work, person))
        return Response(told, media_type=MediaType.JSON)

    @get("/{id:str}/draws", summary="What could have come in each draw of a finished game", responses=REFUSED)
    async def draws(
        self,
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        histories: TheHistories,
        work: TheScheduler,
        id: TableId,
    ) -> DrawOdds:
        payer = _payer(request, work, guests.person(request))
        return await draws(tables, histories, await tables.current(id), payer)

    @get(
        "/{id:str}/record",
        media_type=MediaType.TEXT,
        summary="The record of a finished game, for `cenote verify`",
        responses=REFUSED,
    )
    async def record(self, tables: TheTables, id: TableId) -> str:
        return await tables.record(await tables.current(id))
