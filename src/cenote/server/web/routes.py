"""REST endpoints for guests, the lobby and tables, except for moves."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Response, get, post, put
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import JSONBody

from cenote.core.registry import game_names
from cenote.server.accounts.dependencies import (
    AddressSource,
    CpuClient,
    CurrentCaller,
    CurrentIdentity,
    CurrentPerson,
    LatestTable,
    OptionalPerson,
    TableInMemory,
    TheDailyQuotas,
    TheDisplayNames,
    TheHistories,
    TheTables,
)
from cenote.server.accounts.identity import Identities
from cenote.server.accounts.visitors import require_account, require_visitor
from cenote.server.errors import Refusal
from cenote.server.http.etags import conditional_response
from cenote.server.http.responses import REFUSED, AnyRequest, ShortWord
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
from cenote.server.ratings.address_log import log_address
from cenote.server.tables import fork, lobby, wire
from cenote.server.tables.draw_odds import draws
from cenote.server.tables.live import LiveTable
from cenote.server.web.bootstrap import lobby_of
from cenote.words import spoken, texts


class MeController(Controller):
    """Endpoints for the person behind this browser."""

    path = "/api/me"

    @get(summary="Who this browser is; makes a guest of a new one", responses=REFUSED)
    async def me(self, identity: CurrentIdentity) -> Response[Me]:
        return Response(identity.me, cookies=[identity.cookie])

    @put(summary="Choose a name", responses=REFUSED)
    async def rename(
        self,
        request: AnyRequest,
        person: CurrentPerson,
        caller: CurrentCaller,
        blocklist: TheBlocklist,
        tables: TheTables,
        display_names: TheDisplayNames,
        identities: NamedDependency[Identities],
        daily_quotas: TheDailyQuotas,
        data: JSONBody[NewName],
    ) -> Me:
        await blocklist.check_names(caller, data.name)
        before = await display_names.name_of(person)
        if not before:
            await daily_quotas.guest(caller.source)
        after = await display_names.rename(person, data.name)
        await lobby.rename(tables, person, before, after)
        return await identities.me(require_visitor(request))


class LobbyController(Controller):
    """Endpoint for the lobby, which the home page shows."""

    path = "/api/lobby"

    @get(summary="Games, bots, open tables and my games", responses=REFUSED)
    async def lobby(self, optional_person: OptionalPerson, tables: TheTables) -> Lobby:
        return await lobby_of(tables, optional_person)


class GameController(Controller):
    """Endpoints for the rules and texts of a game."""

    path = "/api/games"

    @get(
        "/{game:str}/rules/{language:str}",
        summary="The numbered rules of a game, in a language we speak or else in English",
        responses=REFUSED,
        cache_control=CacheControlHeader(max_age=3600, public=True),
    )
    async def rules(self, request: AnyRequest, game: ShortWord, language: ShortWord) -> Response[Rules]:
        return conditional_response(request, wire.rules(_known(game), spoken(language)))

    @get(
        "/{game:str}/words/{language:str}",
        summary="What a game says at its table, for pages that were built without it",
        responses=REFUSED,
        cache_control=CacheControlHeader(max_age=3600, public=True),
    )
    async def words(self, request: AnyRequest, game: ShortWord, language: ShortWord) -> Response[GameWords]:
        return conditional_response(request, GameWords(texts(_known(game), spoken(language))))


class LessonController(Controller):
    """Endpoint for lessons, which teach a game at a table."""

    path = "/api/lessons"

    @post("/{game:str}", summary="Open a table at which a game is taught", guards=[admitted], responses=REFUSED)
    async def begin(
        self,
        person: CurrentPerson,
        source: AddressSource,
        tables: TheTables,
        display_names: TheDisplayNames,
        daily_quotas: TheDailyQuotas,
        game: ShortWord,
    ) -> TableLink:
        known = _known(game)
        await daily_quotas.lesson(person, source)
        table = await lobby.begin_lesson(tables, known, person, await display_names.name_of(person))
        return TableLink(table.stored.id, table.stored.invite)


def _known(game: str) -> str:
    if game not in game_names():
        raise Refusal("unknown-game", f"there is no game {game!r}; there are {', '.join(game_names())}", 404)
    return game


def _table_at(table: LiveTable, person: str) -> TableLink:
    stored = table.stored
    return TableLink(stored.id, stored.invite if table.seats_of(person) else "", stored.commitment)


def _host_name(table: NewTable) -> str:
    """Return the host's name in the request, which names a guest who has no name yet."""
    return next((seat.name for seat in table.seats if seat.kind == "me"), "")


class TableController(Controller):
    """Endpoints for tables, from opening one to the record of its game."""

    path = "/api/tables"
    guards = (log_address,)

    @post(summary="Open a table", guards=[admitted], responses=REFUSED)
    async def create(
        self,
        request: AnyRequest,
        caller: CurrentCaller,
        blocklist: TheBlocklist,
        tables: TheTables,
        display_names: TheDisplayNames,
        daily_quotas: TheDailyQuotas,
        data: JSONBody[NewTable],
    ) -> TableLink:
        person, source = caller.person, caller.source
        if data.rated:
            require_account(request)
        await blocklist.check_names(caller, *(seat.name for seat in data.seats))
        await daily_quotas.table(person, source)
        if _host_name(data) and not await display_names.name_of(person):
            await daily_quotas.guest(source)
        name = await display_names.name_or_set(person, _host_name(data))
        for seat in data.seats:
            if seat.kind == "hot":
                await display_names.check_free(person, seat.name)
        return _table_at(await lobby.create(tables, data, person, name, source), person)

    @get("/{id:str}", summary="A table, as this browser may see it", responses=REFUSED)
    async def table(self, optional_person: OptionalPerson, latest_table: LatestTable) -> Table:
        return wire.table_info(latest_table, optional_person)

    @post("/{id:str}/join", summary="Take a seat", status_code=200, guards=[admitted], responses=REFUSED)
    async def join(
        self,
        request: AnyRequest,
        person: CurrentPerson,
        tables: TheTables,
        table: TableInMemory,
        moderation: TheModeration,
        display_names: TheDisplayNames,
        data: JSONBody[Join],
    ) -> TableLink:
        if table.stored.rated:
            require_account(request)
        await moderation.check_not_removed(table.stored.id, person)
        name = await display_names.name_of(person)
        await lobby.join(tables, table, data.seat, data.invite, person, name)
        return _table_at(table, person)

    @post(
        "/{id:str}/salt",
        summary="Answer the commitment; without free seats the game may begin",
        status_code=200,
        responses=REFUSED,
    )
    async def salt(
        self, person: CurrentPerson, tables: TheTables, table: TableInMemory, data: JSONBody[SaltRequest]
    ) -> TableLink:
        await lobby.salt(tables, table, person, data.salt)
        return _table_at(table, person)

    @post(
        "/{id:str}/leave",
        summary="Leave the seat; in a running game a bot takes it",
        status_code=200,
        responses=REFUSED,
    )
    async def leave(self, person: CurrentPerson, tables: TheTables, table: TableInMemory) -> TableLink:
        await lobby.leave(tables, table, person)
        return TableLink(table.stored.id)

    @post("/{id:str}/resign", summary="Give up a running game; a bot plays on", status_code=200, responses=REFUSED)
    async def resign(self, person: CurrentPerson, tables: TheTables, table: TableInMemory) -> TableLink:
        await lobby.resign(tables, table, person)
        return TableLink(table.stored.id)

    @post("/{id:str}/bot", summary="Put a bot into a free seat", status_code=200, responses=REFUSED)
    async def seat_bot(
        self, person: CurrentPerson, tables: TheTables, table: TableInMemory, data: JSONBody[SeatBotRequest]
    ) -> TableLink:
        await lobby.seat_bot(tables, table, data.seat, person, data.bot)
        return _table_at(table, person)

    @post("/{id:str}/free", summary="Free the seat of a bot", status_code=200, responses=REFUSED)
    async def free_seat(
        self, person: CurrentPerson, tables: TheTables, table: TableInMemory, data: JSONBody[SeatRequest]
    ) -> TableLink:
        await lobby.free_seat(tables, table, data.seat, person)
        return _table_at(table, person)

    @post("/{id:str}/start", summary="Begin the game", status_code=200, responses=REFUSED)
    async def start(self, person: CurrentPerson, tables: TheTables, table: TableInMemory) -> TableLink:
        await lobby.start(tables, table, person)
        return TableLink(table.stored.id)

    @post(
        "/{id:str}/rematch",
        summary="The table of the return match",
        status_code=200,
        guards=[admitted],
        responses=REFUSED,
    )
    async def rematch(
        self,
        person: CurrentPerson,
        source: AddressSource,
        tables: TheTables,
        table: TableInMemory,
        moderation: TheModeration,
        display_names: TheDisplayNames,
        daily_quotas: TheDailyQuotas,
    ) -> TableLink:
        await moderation.check_not_removed(table.stored.rematch, person)
        await daily_quotas.table(person, source)
        name = await display_names.name_of(person)
        return _table_at(await lobby.rematch(tables, table, person, name), person)

    @post(
        "/{id:str}/branch",
        summary="Play on from a moment of a finished game, against bots",
        guards=[admitted],
        responses=REFUSED,
    )
    async def branch(
        self,
        client: CpuClient,
        source: AddressSource,
        tables: TheTables,
        table: TableInMemory,
        histories: TheHistories,
        display_names: TheDisplayNames,
        daily_quotas: TheDailyQuotas,
        data: JSONBody[ForkRequest],
    ) -> TableLink:
        await daily_quotas.table(client.person, source)
        name = await display_names.name_of(client.person)
        return _table_at(await fork.branch(tables, histories, table, data, client, name), client.person)

    @get(
        "/{id:str}/history",
        summary="The game so far, position after position, as this browser was told it",
        responses=REFUSED,
    )
    async def history(self, client: CpuClient, latest_table: LatestTable, histories: TheHistories) -> Response[History]:
        history: Any = await histories.encoded(latest_table, latest_table.viewer_of(client.person), client)
        return Response(history, media_type=MediaType.JSON)

    @get("/{id:str}/draws", summary="What could have come in each draw of a finished game", responses=REFUSED)
    async def draws(
        self, client: CpuClient, tables: TheTables, latest_table: LatestTable, histories: TheHistories
    ) -> DrawOdds:
        return await draws(tables, histories, latest_table, client)

    @get(
        "/{id:str}/record",
        media_type=MediaType.TEXT,
        summary="The record of a finished game, for `cenote verify`",
        responses=REFUSED,
    )
    async def record(self, tables: TheTables, latest_table: LatestTable) -> str:
        return await tables.record(latest_table)
