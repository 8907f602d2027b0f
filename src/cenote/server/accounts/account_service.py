"""Account service: change the password, list and end sessions, export the data, delete the account."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from cenote.server import limits
from cenote.server.accounts import recovery
from cenote.server.accounts.authentication import Authentication, Caller, new_session
from cenote.server.accounts.guests import Visitor
from cenote.server.accounts.passwords import accepted
from cenote.server.errors import Refusal
from cenote.server.protocol.account_messages import AccountInfo, Export, ExportedTable, SessionInfo
from cenote.server.storage.accounts import Account
from cenote.server.storage.contract import Conflict
from cenote.server.storage.merge_accounts import StillSeated
from cenote.server.storage.quotas import HOUR, Quota
from cenote.server.tables import lobby, wire
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import RevisionConflict

EXPORTING: Final = Quota("export", limits.ACCOUNTS.exports_per_hour, HOUR)


async def change_password(desk: Authentication, caller: Caller, current: str, password: str) -> Visitor:
    """Set a new password: end every session and open a new one for this browser."""
    account = await desk.proved(caller, current)
    hashed = await desk.passwords.hashed(accepted(password, account.name), caller.payer)
    visitor, session = new_session(account.person, caller)
    try:
        desk.visits.end(*await desk.accounts.renew(account, hashed, session))
    except Conflict:
        raise RevisionConflict from None
    return visitor


async def new_code(desk: Authentication, caller: Caller, password: str) -> str:
    """Replace the recovery code; the old one becomes invalid."""
    account, code = await desk.proved(caller, password), recovery.fresh_code()
    try:
        await desk.accounts.recode(account, recovery.code_hash(code))
    except Conflict:
        raise RevisionConflict from None
    return code


async def about(desk: Authentication, caller: Caller) -> AccountInfo:
    """Return the caller's account and its sessions."""
    account = await desk.own(caller.visitor)
    return AccountInfo(account.name, account.created, await _sessions(desk, account, caller))


async def _sessions(desk: Authentication, account: Account, caller: Caller) -> list[SessionInfo]:
    return [
        SessionInfo(
            id=session.handle,
            device=session.device,
            created=session.created,
            seen=session.seen,
            nearby=session.source == caller.source,
            current=session.key == caller.visitor.key,
        )
        for session in await desk.sessions.of(account.person)
    ]


async def end_sessions(desk: Authentication, caller: Caller, handle: str = "") -> None:
    """End the session with this handle or, without one, all sessions but the caller's."""
    account = await desk.own(caller.visitor)
    desk.visits.end(*await desk.sessions.end(account.person, handle, but=caller.visitor.key))


async def log_out(desk: Authentication, visitor: Visitor) -> None:
    """End this browser's session; a guest has none."""
    if visitor.session:
        desk.visits.end(*await desk.sessions.end(visitor.person, visitor.key))


async def export(desk: Authentication, caller: Caller) -> Export:
    """Collect the account's data; wait for a CPU turn before each table, so that other clients are served."""
    account = await desk.own(caller.visitor)
    await desk.quotas.take(EXPORTING, account.person)
    tables = []
    for id in dict.fromkeys(chair.table for chair in await desk.moving.chairs(account.person)):
        await caller.payer.wait_turn()
        tables.append(_exported(await desk.tables.current(id), account.person))
    more = await desk.moving.belongings(account.person)
    return Export(account.name, account.created, await _sessions(desk, account, caller), tables, more)


def _exported(table: LiveTable, person: str) -> ExportedTable:
    stored = table.stored
    seats = [at for at, seat in enumerate(stored.seats) if person in (seat.person, seat.was)]
    over = stored.status in ("over", "abandoned") and table.match is not None
    return ExportedTable(
        id=stored.id,
        game=stored.game,
        mode=stored.mode,
        status=stored.status,  # type: ignore[arg-type]  # nothing else is ever stored
        created=stored.created,
        updated=stored.updated,
        host=stored.host == person,
        seats=seats,
        names=[seat.name for seat in stored.seats],
        salts=[stored.seats[seat].salt for seat in seats],
        result=wire.result_info(table.match.result()) if table.match is not None else None,
        record=f"/api/tables/{stored.id}/record" if over else "",
    )


async def delete(desk: Authentication, caller: Caller, password: str) -> None:
    """Delete the account: leave its unfinished games first, and remove its name from finished ones."""
    account = await desk.proved(caller, password)
    chairs = await desk.moving.chairs(account.person)
    people = [account.person, *(program.person for program in await desk.programs.of(account.person))]
    while True:
        for person in people:
            await leave_all(desk, person)
        with suppress(StillSeated):
            changed, ended = await desk.moving.erase(account.person, chairs)
            break
    desk.visits.end(*ended, *people)
    await desk.tables.refresh(changed)


async def leave_all(desk: Authentication, person: str) -> None:
    """Leave every unfinished table; fail if one needs another server's newer rules, or the database is down."""
    for id in await desk.moving.unfinished(person):
        try:
            await lobby.leave(desk.tables, await desk.tables.get(id), person)
        except Refusal as why:  # it has ended, or another change came first
            if why.status == HTTP_503_SERVICE_UNAVAILABLE:
                raise
