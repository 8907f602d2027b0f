"""Account service: change the password, list and end sessions, export the data, and delete the account."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from cenote.server import limits
from cenote.server.accounts import recovery
from cenote.server.accounts.auth_request import AuthRequest
from cenote.server.accounts.authentication import Authentication, new_session
from cenote.server.accounts.passwords import validated
from cenote.server.accounts.visitors import Visitor
from cenote.server.errors import Refusal
from cenote.server.protocol.account_messages import AccountInfo, Export, ExportedTable, SessionInfo
from cenote.server.storage.accounts import Account
from cenote.server.storage.bot_accounts import BotAccounts
from cenote.server.storage.contract import Conflict
from cenote.server.storage.merge_accounts import AccountMerging, StillSeated
from cenote.server.storage.quotas import HOUR, Quota
from cenote.server.storage.sessions import Sessions
from cenote.server.tables import lobby, wire
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import RevisionConflict, Tables

EXPORTING: Final = Quota("export", limits.ACCOUNTS.exports_per_hour, HOUR)


@dataclass(frozen=True)
class AccountService:
    """A service that manages existing accounts for their owners."""

    authentication: Authentication
    sessions: Sessions
    merging: AccountMerging
    bot_accounts: BotAccounts
    tables: Tables

    async def change_password(self, request: AuthRequest, current: str, password: str) -> Visitor:
        """Set a new password, end all sessions of the account and open a new one for this browser.

        Raise `RevisionConflict` if the account has changed in the meantime.
        """
        authentication = self.authentication
        account = await authentication.confirm_password(request, current)
        hashed = await authentication.passwords.hash(validated(password, account.name), request.client)
        visitor, session = new_session(account.person, request)
        try:
            authentication.session_cache.end(*await authentication.accounts.renew(account, hashed, session))
        except Conflict:
            raise RevisionConflict from None
        return visitor

    async def new_recovery_code(self, request: AuthRequest, password: str) -> str:
        """Replace the recovery code, which invalidates the old one, and return the new one.

        Raise `RevisionConflict` if the account has changed in the meantime.
        """
        account, code = await self.authentication.confirm_password(request, password), recovery.new_code()
        try:
            await self.authentication.accounts.recode(account, recovery.code_hash(code))
        except Conflict:
            raise RevisionConflict from None
        return code

    async def info(self, request: AuthRequest) -> AccountInfo:
        """Return the visitor's account with its sessions."""
        account = await self.authentication.account_of(request.visitor)
        return AccountInfo(account.name, account.created, await self._sessions_of(account, request))

    async def _sessions_of(self, account: Account, request: AuthRequest) -> list[SessionInfo]:
        return [
            SessionInfo(
                id=session.handle,
                device=session.device,
                created=session.created,
                seen=session.seen,
                nearby=session.source == request.source,
                current=session.key == request.visitor.key,
            )
            for session in await self.sessions.of(account.person)
        ]

    async def end_sessions(self, visitor: Visitor, handle: str = "") -> None:
        """End the session with this handle or, without a handle, all sessions except the visitor's."""
        account = await self.authentication.account_of(visitor)
        self.authentication.session_cache.end(*await self.sessions.end(account.person, handle, but=visitor.key))

    async def log_out(self, visitor: Visitor) -> None:
        """End this browser's session. Do nothing for a guest, who has none."""
        if visitor.session:
            self.authentication.session_cache.end(*await self.sessions.end(visitor.person, visitor.key))

    async def export(self, request: AuthRequest) -> Export:
        """Collect the account's data.

        Wait for a CPU turn before each table, so that other clients are served meanwhile.
        """
        account = await self.authentication.account_of(request.visitor)
        await self.authentication.quotas.take(EXPORTING, account.person)
        exported = []
        for id in dict.fromkeys(chair.table for chair in await self.merging.chairs(account.person)):
            await request.client.wait_turn()
            exported.append(_exported(await self.tables.current(id), account.person))
        more = await self.merging.belongings(account.person)
        return Export(account.name, account.created, await self._sessions_of(account, request), exported, more)

    async def delete(self, request: AuthRequest, password: str) -> None:
        """Delete the account after leaving its unfinished games, and remove its name from finished ones."""
        account = await self.authentication.confirm_password(request, password)
        chairs = await self.merging.chairs(account.person)
        people = [account.person, *(bot.person for bot in await self.bot_accounts.of(account.person))]
        while True:
            for person in people:
                await self.leave_all_tables(person)
            with suppress(StillSeated):
                changed, ended = await self.merging.erase(account.person, chairs)
                break
        self.authentication.session_cache.end(*ended, *people)
        await self.tables.refresh(changed)

    async def leave_all_tables(self, person: str) -> None:
        """Make a person leave all unfinished tables.

        Raise a `Refusal` if a table needs the newer rules of another server, or if the database is down.
        """
        for id in await self.merging.unfinished(person):
            try:
                await lobby.leave(self.tables, await self.tables.get(id), person)
            except Refusal as why:  # it has ended, or another change came first
                if why.status == HTTP_503_SERVICE_UNAVAILABLE:
                    raise


def _exported(table: LiveTable, person: str) -> ExportedTable:
    stored = table.stored
    seats = [at for at, seat in enumerate(stored.seats) if person in (seat.person, seat.former_person)]
    over = stored.status in ("over", "abandoned") and table.match is not None
    return ExportedTable(
        id=stored.id,
        game=stored.game,
        mode=stored.mode,
        status=stored.status,
        created=stored.created,
        updated=stored.updated,
        host=stored.host == person,
        seats=seats,
        names=[seat.name for seat in stored.seats],
        salts=[stored.seats[seat].salt for seat in seats],
        result=wire.result_info(table.match.result()) if table.match is not None else None,
        record=f"/api/tables/{stored.id}/record" if over else "",
    )
