"""REST routes for bot accounts: their turns and moves, and their management by owners."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from cenote.core.game import IllegalAction
from cenote.server import limits
from cenote.server.accounts.account_service import AccountService
from cenote.server.accounts.dependencies import (
    AddressSource,
    CpuClient,
    CurrentPerson,
    TableInMemory,
    TheDisplayNames,
    TheTables,
)
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.bot_accounts.turn_stream import TurnStreams
from cenote.server.errors import Refusal
from cenote.server.http.responses import REFUSED
from cenote.server.moderation.blocklist import admitted
from cenote.server.protocol.bot_account_messages import (
    BotAccount,
    MoveAccepted,
    MoveRequest,
    NewBotAccount,
    SeatBotAccount,
)
from cenote.server.protocol.fields import END
from cenote.server.protocol.game_messages import PlayRequest
from cenote.server.protocol.messages import TableLink
from cenote.server.ratings.address_log import log_address
from cenote.server.storage.bot_accounts import BotAccounts
from cenote.server.storage.contract import TooMany
from cenote.server.storage.person_ids import is_program
from cenote.server.storage.quotas import DAY, Quota, Quotas
from cenote.server.tables import lobby, moves
from cenote.server.tables.live import LiveTable
from cenote.server.tables.rights import may_arrange, planning_seat
from cenote.server.tables.seating import rated_only_people
from cenote.server.throttling.fair_share import share_exceeded

TheBotAccounts = NamedDependency[BotAccounts]
TheTurnStreams = NamedDependency[TurnStreams]
ProgramId = Annotated[str, Parameter(pattern=rf"^[A-Za-z0-9._-]{{1,40}}{END}", description="As in my list")]
CREATING: Final = Quota("programs", limits.BOT_ACCOUNTS.created_per_day, DAY)
CREATING_FROM: Final = Quota("programs-here", limits.BOT_ACCOUNTS.created_per_day_and_address, DAY)
JSON_LINES: Final = "application/x-ndjson"


class ProgramController(Controller):
    """A person's bot accounts, and the stream of a bot account's turns."""

    path = "/api/programs"

    @get(summary="My programs", responses=REFUSED)
    async def mine(self, person: CurrentPerson, bot_accounts: TheBotAccounts) -> list[BotAccount]:
        return [BotAccount(*bot) for bot in await bot_accounts.of(person)]

    @post(summary="A new program; its token is told once", responses=REFUSED)
    async def add(
        self,
        person: CurrentPerson,
        source: AddressSource,
        bot_accounts: TheBotAccounts,
        display_names: TheDisplayNames,
        quotas: NamedDependency[Quotas],
        data: JSONBody[NewBotAccount],
    ) -> BotAccount:
        if is_program(person):
            raise Refusal("not-for-programs", "a program cannot make another", 403)
        name = await display_names.check_free("", data.name)
        await quotas.take_each((CREATING, person), (CREATING_FROM, source))
        try:
            bot, token = await bot_accounts.add(person, name, limits.BOT_ACCOUNTS.bot_accounts_per_owner)
        except TooMany as full:
            raise Refusal("too-many-programs", f"you have {full.most} programs already", 409, most=full.most) from None
        return BotAccount(*bot, token)

    @delete(
        "/{id:str}",
        summary="Forget a program: its token is worth nothing any more",
        responses=REFUSED,
    )
    async def remove(
        self,
        person: CurrentPerson,
        bot_accounts: TheBotAccounts,
        turn_streams: TheTurnStreams,
        session_cache: NamedDependency[SessionCache],
        account_service: NamedDependency[AccountService],
        id: ProgramId,
    ) -> None:
        if not await bot_accounts.remove(person, id):
            raise Refusal("no-program", "you have no such program", 404)
        session_cache.end(id)
        turn_streams.end(id)
        await account_service.leave_all_tables(id)

    @get("/turns", summary="For programs: a line of JSON for each position in which it is to decide", responses=REFUSED)
    async def turns(self, person: CurrentPerson, client: CpuClient, turn_streams: TheTurnStreams) -> Stream:
        if not is_program(person):
            raise Refusal("only-programs", "this is for programs with a token", 403)
        return Stream(turn_streams.turns(client), media_type=JSON_LINES)


class MoveController(Controller):
    """Moves over REST, and seats for bot accounts."""

    path = "/api/tables"
    guards = (log_address,)

    @post("/{id:str}/play", summary="Play a move", status_code=200, responses=REFUSED)
    async def play(
        self, tables: TheTables, table: TableInMemory, client: CpuClient, data: JSONBody[MoveRequest]
    ) -> MoveAccepted:
        if wait := client.retry_after():
            raise share_exceeded(wait)
        client.charge_move()
        await client.wait_turn()
        try:
            done = await moves.play(tables, table, client.person, PlayRequest(data.id, data.at, data.actions))
        except IllegalAction as why:
            raise Refusal("illegal", str(why), 409, rule=why.rule) from None
        except Refusal as refusal:
            if refusal.code != "open-choice":
                raise
            with client.charge_cpu():
                return _incomplete(table, client.person, data)
        tables.publish_move(table)
        return MoveAccepted(done.number)

    @post(
        "/{id:str}/program",
        summary="Give a free seat to a program of mine",
        status_code=200,
        guards=[admitted],
        responses=REFUSED,
    )
    async def seat(
        self,
        person: CurrentPerson,
        tables: TheTables,
        table: TableInMemory,
        bot_accounts: TheBotAccounts,
        data: JSONBody[SeatBotAccount],
    ) -> TableLink:
        may_arrange(table, person)
        if table.stored.rated:
            raise rated_only_people()
        names = {bot.person: bot.name for bot in await bot_accounts.of(person)}
        if data.program not in names:
            raise Refusal("no-program", "you have no such program", 404)
        await lobby.join(tables, table, data.seat, table.stored.invite, data.program, names[data.program])
        return TableLink(table.stored.id)


def _incomplete(table: LiveTable, person: str, move: MoveRequest) -> MoveAccepted:
    """Build the answer to an incomplete choice, which lists the next legal steps."""
    seat, match = planning_seat(table, person, None), table.match
    assert match is not None, "it is being played"
    seen = match.preview(seat, *move.actions)
    return MoveAccepted(move.at, [match.game.actions.texts[code] for code in seen.legal])
