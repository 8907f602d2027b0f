"""Authentication: sign-up, login, recovery codes and password confirmation."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from cenote.server import limits
from cenote.server.accounts import recovery
from cenote.server.accounts.guests import Device, Guests, Visitor, name_taken
from cenote.server.accounts.passwords import Passwords, accepted, normal
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.errors import Refusal
from cenote.server.protocol import display_names
from cenote.server.storage.accounts import Account, Accounts, HasAccount, NameTaken
from cenote.server.storage.bot_accounts import Programs
from cenote.server.storage.contract import Conflict
from cenote.server.storage.merge_accounts import AccountMerging
from cenote.server.storage.quotas import DAY, HOUR, Quota, Quotas
from cenote.server.storage.sessions import Session, Sessions
from cenote.server.tables import lobby
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import Client

SIGNING_UP: Final = Quota("sign-up", limits.ACCOUNTS.sign_ups_per_day_and_address, DAY)
FROM_HERE: Final = Quota("log-in", limits.ACCOUNTS.wrong_passwords_per_hour_and_address, HOUR)
AS_FROM_HERE: Final = Quota("log-in-as", limits.ACCOUNTS.wrong_passwords_per_quarter_hour, HOUR // 4)
WITH_DEVICE: Final = Quota("log-in-device", limits.ACCOUNTS.wrong_passwords_per_quarter_hour, HOUR // 4)
FOR_ANYBODY: Final = Quota("log-in-for", limits.ACCOUNTS.wrong_passwords_per_hour_and_name, HOUR)
RECOVERING: Final = Quota("recovery", limits.ACCOUNTS.wrong_recovery_codes_per_hour, HOUR)
PROVING: Final = Quota("proof", limits.ACCOUNTS.wrong_proofs_per_hour, HOUR)


@dataclass(frozen=True)
class Caller:
    """The client of an authentication request: its visitor, hashed address, device name and CPU account."""

    visitor: Visitor
    source: str
    device: str
    payer: Client
    known: Device | None = None
    """The mark of the device cookie, if an account has logged in with this browser before."""


@dataclass(frozen=True)
class Authentication:
    """Signs people up, logs them in and verifies their passwords."""

    accounts: Accounts
    sessions: Sessions
    moving: AccountMerging
    quotas: Quotas
    passwords: Passwords
    visits: SessionCache
    guests: Guests
    tables: Tables
    programs: Programs

    async def sign_up(self, caller: Caller, name: str, password: str) -> tuple[Visitor, str]:
        """Turn a guest into an account with the same person id and games; return the visitor and the recovery code."""
        guest, shown = caller.visitor, display_names.fit_for_account(name)
        made = accepted(password, shown)
        if guest.session:
            raise has_account()
        if await self.accounts.like(shown) is not None:
            raise name_taken(shown)
        await self.quotas.take(SIGNING_UP, caller.source)
        before, code = await self.guests.name_of(guest.person), recovery.fresh_code()
        hashed = await self.passwords.hashed(made, caller.payer)
        visitor, session = new_session(guest.person, caller)
        account = Account(guest.person, shown, hashed, recovery.code_hash(code), time.time())
        try:
            await self.accounts.add(account, session)
        except NameTaken:
            raise name_taken(shown) from None
        except HasAccount:
            raise has_account() from None
        self.visits.end(guest.key)
        await lobby.rename(self.tables, guest.person, before, shown)
        return visitor, code

    async def log_in(self, caller: Caller, name: str, password: str) -> Visitor:
        """Log in with a password; merge this browser's guest into the account."""
        account = await self.accounts.named(name)
        counted = await self._counted(caller, name, account)
        fits = await self.passwords.fits(password, account.password if account else "", caller.payer)
        if account is None or not fits:
            raise Refusal("wrong-login", "there is no such name, or it has another password", 403)
        for quota, who in counted:
            await self.quotas.give_back(quota, who)
        if self.passwords.is_old(account.password):
            await self._rehash(account, password, caller)
        return await self._enter(account, caller)

    async def _counted(self, caller: Caller, name: str, account: Account | None) -> list[tuple[Quota, str]]:
        """Count the attempt as failed; return the quotas to give back if the password is right.

        Strangers can exhaust the quota of a name, and neighbours its quota for their address. A browser with which
        the owner has logged in before has a quota of its own, and from an address where the owner is logged in, the
        quota that strangers can exhaust is not checked.
        """
        if account and caller.known and caller.known.person == account.person:
            await self.quotas.take(WITH_DEVICE, caller.known.key)
            return [(WITH_DEVICE, caller.known.key)]
        kept_for, here = name_key(name), caller.source
        counted = [(FROM_HERE, here), (AS_FROM_HERE, name_key(name, here))]
        homes = {session.source for session in await self.sessions.of(account.person)} if account else set()
        if here not in homes:
            counted.append((FOR_ANYBODY, kept_for))
        for quota, who in counted:
            await self.quotas.take(quota, who)
        return counted

    async def _rehash(self, account: Account, password: str, caller: Caller) -> None:
        with suppress(Conflict):  # the password was changed meanwhile
            await self.accounts.rehash(account, await self.passwords.hashed(normal(password), caller.payer))

    async def _enter(self, account: Account, caller: Caller) -> Visitor:
        """Open a new session whatever cookie the browser sent, which prevents session fixation."""
        visitor, session = new_session(account.person, caller)
        await self._bring(account, caller.visitor, session)
        return visitor

    async def _bring(self, account: Account, before: Visitor, session: Session | None) -> None:
        """Replace the browser's previous identity: merge its guest into the account, or end its old session."""
        guest = "" if before.session else before.person
        name = await self.guests.name_of(guest) if guest else ""
        changed = await self.moving.enter(account.person, session, guest, before.key if before.session else "")
        self.visits.end(before.key)
        await self.tables.refresh(changed)
        if changed:
            await lobby.rename(self.tables, account.person, name, account.name)

    async def recover(self, caller: Caller, name: str, code: str, password: str) -> tuple[Visitor, str]:
        """Log in with the recovery code, which is used up, and set a new password; end every other session."""
        made, account = accepted(password, name), await self.accounts.named(name)
        counted = [caller.source, name_key(name, caller.source)]
        await self.quotas.take(RECOVERING, *counted)
        right = secrets.compare_digest(recovery.code_hash(code), account.recovery if account else "")
        if account is None or not right:
            raise wrong_code()
        hashed, fresh = await self.passwords.hashed(made, caller.payer), recovery.fresh_code()
        visitor, session = new_session(account.person, caller)
        try:
            ended = await self.accounts.recover(account, hashed, recovery.code_hash(fresh), session)
        except Conflict:
            raise wrong_code() from None
        await self.quotas.give_back(RECOVERING, *counted)
        self.visits.end(*ended)
        await self._bring(account, caller.visitor, None)
        return visitor, fresh

    async def proved(self, caller: Caller, password: str) -> Account:
        """Return the visitor's account after checking its password again."""
        account = await self.own(caller.visitor)
        await self.quotas.take(PROVING, account.person)
        if not await self.passwords.fits(password, account.password, caller.payer):
            raise Refusal("wrong-password", "that is not the password", 403)
        await self.quotas.give_back(PROVING, account.person)
        return account

    async def own(self, visitor: Visitor) -> Account:
        """Return the account that the visitor is logged in to; refuse guests."""
        account = await self.accounts.of(visitor.person) if visitor.session else None
        if account is None:
            raise Refusal("no-account", "you are a guest: sign up or log in first", 403)
        return account


def new_session(person: str, caller: Caller) -> tuple[Visitor, Session]:
    """A session of 256 random bits, of which only the hash is kept."""
    visitor, now = Visitor(person, secrets.token_urlsafe(32)), time.time()
    return visitor, Session(visitor.key, person, caller.device, caller.source, now, now)


def name_key(name: str, source: str = "") -> str:
    """Key for counting the attempts on a name: a hash, so that quotas do not reveal which names were tried."""
    return sha256(f"{display_names.skeletons(name)[0]}\n{source}".encode()).hexdigest()[:40]


def has_account() -> Refusal:
    return Refusal("has-account", "you have an account already: log out first", 409)


def wrong_code() -> Refusal:
    """One refusal for wrong names and wrong codes: it does not reveal which names exist."""
    return Refusal("wrong-recovery", "there is no such name, or it has another recovery code", 403)
