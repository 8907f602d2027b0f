"""REST: bot accounts, their turns and moves, and their management by owners."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from cenote.core.game import IllegalAction
from cenote.server import limits
from cenote.server.accounts.account_service import leave_all
from cenote.server.accounts.authentication import Authentication
from cenote.server.accounts.dependencies import TheGuests, TheScheduler, TheTables
from cenote.server.bot_accounts.turns import Streams
from cenote.server.errors import Refusal
from cenote.server.http.responses import REFUSED, Asked, TableId
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
from cenote.server.ratings.sightings import sighted
from cenote.server.storage.bot_accounts import Programs
from cenote.server.storage.contract import TooMany
from cenote.server.storage.person_ids import is_program
from cenote.server.storage.quotas import DAY, Quota, Quotas
from cenote.server.tables import lobby, moves
from cenote.server.tables.live import LiveTable
from cenote.server.tables.rights import may_arrange, planning_seat
from cenote.server.tables.seating import rated_only_people
from cenote.server.throttling.fair_share import share_exceeded
from cenote.server.throttling.rate_limit import host_of

ThePrograms = NamedDependency[Programs]
TheQuotas = NamedDependency[Quotas]
ProgramId = Annotated[str, Parameter(pattern=rf"^[A-Za-z0-9._-]{{1,40}}{END}", description="As in my list")]
MAKING: Final = Quota("programs", limits.BOT_ACCOUNTS.created_per_day, DAY)
MAKING_HERE: Final = Quota("programs-here", limits.BOT_ACCOUNTS.created_per_day_and_address, DAY)
LINES: Final = "application/x-ndjson"


class ProgramController(Controller):
    """Bot accounts that play at tables."""

    path = "/api/programs"

    @get(summary="My programs", responses=REFUSED)
    async def mine(self, request: Asked, guests: TheGuests, programs: ThePrograms) -> list[BotAccount]:
        return [BotAccount(*program) for program in await programs.of(guests.known(request))]

    @post(summary="A new program; its token is told once", responses=REFUSED)
    async def add(
        self,
        request: Asked,
        guests: TheGuests,
        programs: ThePrograms,
        quotas: TheQuotas,
        data: JSONBody[NewBotAccount],
    ) -> BotAccount:
        owner = guests.known(request)
        if is_program(owner):
            raise Refusal("not-for-programs", "a program cannot make another", 403)
        name = await guests.free("", data.name)
        await quotas.take_each((MAKING, owner), (MAKING_HERE, guests.source(request)))
        try:
            program, token = await programs.add(owner, name, limits.BOT_ACCOUNTS.bot_accounts_per_owner)
        except TooMany as full:
            raise Refusal("too-many-programs", f"you have {full.most} programs already", 409, most=full.most) from None
        return BotAccount(*program, token)

    @delete(
        "/{id:str}",
        summary="Forget a program: its token is worth nothing any more",
        responses=REFUSED,
    )
    async def remove(
        self,
        request: Asked,
        guests: TheGuests,
        programs: ThePrograms,
        streams: NamedDependency[Streams],
        desk: NamedDependency[Authentication],
        id: ProgramId,
    ) -> None:
        if not await programs.remove(guests.known(request), id):
            raise Refusal("no-program", "you have no such program", 404)
        desk.visits.end(id)
        streams.end(id)
        await leave_all(desk, id)

    @get("/turns", summary="For programs: a line of JSON for each position in which it is to decide", responses=REFUSED)
    async def turns(
        self, request: Asked, guests: TheGuests, work: TheScheduler, streams: NamedDependency[Streams]
    ) -> Stream:
        person = guests.known(request)
        if not is_program(person):
            raise Refusal("only-programs", "this is for programs with a token", 403)
        return Stream(streams.turns(work.client(host_of(request.scope), person)), media_type=LINES)


class MoveController(Controller):
    """Moves over REST, and seats for bot accounts."""

    path = "/api/tables"
    guards = (sighted,)

    @post("/{id:str}/play", summary="Play a move", status_code=200, responses=REFUSED)
    async def play(
        self,
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        work: TheScheduler,
        id: TableId,
        data: JSONBody[MoveRequest],
    ) -> MoveAccepted:
        person, table = guests.known(request), await tables.get(id)
        payer = work.client(host_of(request.scope), person)
        if wait := payer.retry_after():
            raise share_exceeded(wait)
        payer.charge_move()
        await payer.wait_turn()
        try:
            done = await moves.play(tables, table, person, PlayRequest(data.id, data.at, data.actions))
        except IllegalAction as why:
            raise Refusal("illegal", str(why), 409, rule=why.rule) from None
        except Refusal as refusal:
            if refusal.code != "open-choice":
                raise
            with payer.charge_cpu():
                return _goes_on(table, person, data)
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
        request: Asked,
        guests: TheGuests,
        tables: TheTables,
        programs: ThePrograms,
        id: TableId,
        data: JSONBody[SeatBotAccount],
    ) -> TableLink:
        person, table = guests.known(request), await tables.get(id)
        may_arrange(table, person)
        if table.stored.rated:
            raise rated_only_people()
        mine = {program.person: program.name for program in await programs.of(person)}
        if data.program not in mine:
            raise Refusal("no-program", "you have no such program", 404)
        await lobby.join(tables, table, data.seat, table.stored.invite, data.program, mine[data.program])
        return TableLink(id)


def _goes_on(table: LiveTable, person: str, move: MoveRequest) -> MoveAccepted:
    """List the next legal steps of an incomplete choice."""
    seat, match = planning_seat(table, person, None), table.match
    assert match is not None, "it is being played"
    seen = match.preview(seat, *move.actions)
    return MoveAccepted(move.at, [match.game.actions.texts[code] for code in seen.legal])
