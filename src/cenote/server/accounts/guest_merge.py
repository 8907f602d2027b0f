"""Guest merge, by which an account takes over the tables of the guest that a browser was before its login."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.server.accounts.display_name_service import DisplayNames
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.accounts.visitors import Visitor
from cenote.server.storage.accounts import Account
from cenote.server.storage.merge_accounts import AccountMerging
from cenote.server.storage.sessions import Session
from cenote.server.tables import lobby
from cenote.server.tables.tables import Tables


@dataclass(frozen=True)
class GuestMerge:
    """A service that replaces a browser's previous identity with an account."""

    merging: AccountMerging
    session_cache: SessionCache
    names: DisplayNames
    tables: Tables

    async def into_account(self, account: Account, before: Visitor, session: Session | None) -> None:
        """Merge the browser's guest into the account, or end the browser's old session, and open the new session."""
        guest = "" if before.session else before.person
        name = await self.names.name_of(guest) if guest else ""
        old_session = before.key if before.session else ""
        changed = await self.merging.enter(account.person, session, guest, old_session)
        self.session_cache.end(before.key)
        await self.tables.refresh(changed)
        if changed:
            await self.rename(account.person, name, account.name)

    async def rename(self, person: str, before: str, after: str) -> None:
        """Show a person's new name at their tables."""
        await lobby.rename(self.tables, person, before, after)
