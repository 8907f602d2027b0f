"""Authentication: sign-up, login, recovery codes and password confirmation."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from cenote.server import limits
from cenote.server.accounts import recovery
from cenote.server.accounts.auth_request import AuthRequest
from cenote.server.accounts.display_name_service import name_taken
from cenote.server.accounts.guest_merge import GuestMerge
from cenote.server.accounts.login_quotas import LoginQuotas, name_key
from cenote.server.accounts.passwords import Passwords, normalized, validated
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.accounts.visitors import Visitor
from cenote.server.errors import Refusal
from cenote.server.protocol import display_names
from cenote.server.storage.accounts import Account, Accounts, HasAccount, NameTaken
from cenote.server.storage.contract import Conflict
from cenote.server.storage.quotas import DAY, HOUR, Quota, Quotas
from cenote.server.storage.sessions import Session

SIGNING_UP: Final = Quota("sign-up", limits.ACCOUNTS.sign_ups_per_day_and_address, DAY)
RECOVERING: Final = Quota("recovery", limits.ACCOUNTS.wrong_recovery_codes_per_hour, HOUR)
CONFIRMING: Final = Quota("proof", limits.ACCOUNTS.wrong_proofs_per_hour, HOUR)


@dataclass(frozen=True)
class Authentication:
    """A service that signs people up, logs them in and verifies their passwords."""

    accounts: Accounts
    passwords: Passwords
    quotas: Quotas
    login_quotas: LoginQuotas
    session_cache: SessionCache
    guest_merge: GuestMerge

    async def sign_up(self, request: AuthRequest, name: str, password: str) -> tuple[Visitor, str]:
        """Turn a guest into an account with the same person id and games. Return the visitor and the recovery code.

        Raise a `Refusal` if the visitor has an account, the name is taken, or name or password is invalid.
        """
        guest, name = request.visitor, display_names.fit_for_account(name)
        password = validated(password, name)
        if guest.session:
            raise has_account()
        if await self.accounts.like(name) is not None:
            raise name_taken(name)
        await self.quotas.take(SIGNING_UP, request.source)
        before, code = await self.guest_merge.names.name_of(guest.person), recovery.new_code()
        hashed = await self.passwords.hash(password, request.client)
        visitor, session = new_session(guest.person, request)
        account = Account(guest.person, name, hashed, recovery.code_hash(code), time.time())
        try:
            await self.accounts.add(account, session)
        except NameTaken:
            raise name_taken(name) from None
        except HasAccount:
            raise has_account() from None
        self.session_cache.end(guest.key)
        await self.guest_merge.rename(guest.person, before, name)
        return visitor, code

    async def log_in(self, request: AuthRequest, name: str, password: str) -> Visitor:
        """Log in with a password, and merge this browser's guest into the account.

        Raise a `Refusal` if the name or the password is wrong.
        """
        account = await self.accounts.named(name)
        counted = await self.login_quotas.count(request, name, account)
        fits = await self.passwords.verify(password, account.password if account else "", request.client)
        if account is None or not fits:
            raise Refusal("wrong-login", "there is no such name, or it has another password", 403)
        await self.login_quotas.give_back(counted)
        if self.passwords.needs_rehash(account.password):
            await self._rehash(account, password, request)
        return await self._open_session(account, request)

    async def _rehash(self, account: Account, password: str, request: AuthRequest) -> None:
        with suppress(Conflict):  # the password was changed meanwhile
            await self.accounts.rehash(account, await self.passwords.hash(normalized(password), request.client))

    async def _open_session(self, account: Account, request: AuthRequest) -> Visitor:
        """Open a new session, whatever cookie the browser sent, to prevent session fixation."""
        visitor, session = new_session(account.person, request)
        await self.guest_merge.into_account(account, request.visitor, session)
        return visitor

    async def recover(self, request: AuthRequest, name: str, code: str, password: str) -> tuple[Visitor, str]:
        """Log in with the recovery code, set a new password and end all other sessions.

        Return the visitor and a new recovery code, because the old one is used up. Raise a `Refusal` if the code is
        wrong.
        """
        password, account = validated(password, name), await self.accounts.named(name)
        counted = [request.source, name_key(name, request.source)]
        await self.quotas.take(RECOVERING, *counted)
        right = secrets.compare_digest(recovery.code_hash(code), account.recovery if account else "")
        if account is None or not right:
            raise wrong_code()
        hashed, new_code = await self.passwords.hash(password, request.client), recovery.new_code()
        visitor, session = new_session(account.person, request)
        try:
            ended = await self.accounts.recover(account, hashed, recovery.code_hash(new_code), session)
        except Conflict:
            raise wrong_code() from None
        await self.quotas.give_back(RECOVERING, *counted)
        self.session_cache.end(*ended)
        await self.guest_merge.into_account(account, request.visitor, None)
        return visitor, new_code

    async def confirm_password(self, request: AuthRequest, password: str) -> Account:
        """Check the visitor's password again and return their account. Raise a `Refusal` if the password is wrong."""
        account = await self.account_of(request.visitor)
        await self.quotas.take(CONFIRMING, account.person)
        if not await self.passwords.verify(password, account.password, request.client):
            raise Refusal("wrong-password", "that is not the password", 403)
        await self.quotas.give_back(CONFIRMING, account.person)
        return account

    async def account_of(self, visitor: Visitor) -> Account:
        """Return the account that the visitor is logged in to. Raise a `Refusal` for a guest."""
        account = await self.accounts.of(visitor.person) if visitor.session else None
        if account is None:
            raise Refusal("no-account", "you are a guest: sign up or log in first", 403)
        return account


def new_session(person: str, request: AuthRequest) -> tuple[Visitor, Session]:
    """Create a session with a secret of 256 random bits, of which only the hash is stored."""
    visitor, now = Visitor(person, secrets.token_urlsafe(32)), time.time()
    return visitor, Session(visitor.key, person, request.device_name, request.source, now, now)


def has_account() -> Refusal:
    """Build the refusal to sign up a person who has an account."""
    return Refusal("has-account", "you have an account already: log out first", 409)


def wrong_code() -> Refusal:
    """Build the refusal of a wrong name or code, which is the same for both to hide which names exist."""
    return Refusal("wrong-recovery", "there is no such name, or it has another recovery code", 403)
