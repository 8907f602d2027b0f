"""Accounts feature: sessions, CSRF tokens, names and accounts, and the dependencies that describe the visitor."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.di import Provide
from litestar.middleware import DefineMiddleware

from cenote.server.accounts.account_service import AccountService
from cenote.server.accounts.authentication import Authentication
from cenote.server.accounts.csrf import CsrfTokens
from cenote.server.accounts.dependencies import REQUEST_DEPENDENCIES
from cenote.server.accounts.devices import DeviceCookies
from cenote.server.accounts.guest_merge import GuestMerge
from cenote.server.accounts.identity import Identities
from cenote.server.accounts.login_quotas import LoginQuotas
from cenote.server.accounts.passwords import Passwords
from cenote.server.accounts.routes import (
    AccountController,
    SessionController,
    auth_request_of,
    identity_response_of,
)
from cenote.server.accounts.session_cookies import SessionCookies
from cenote.server.accounts.session_middleware import SessionMiddleware
from cenote.server.lifecycle.feature import Feature
from cenote.server.services.container import Services
from cenote.server.storage.merge_accounts import AccountMerging


def feature(services: Services) -> Feature:
    """Build the feature with sessions and accounts."""
    secret, quotas, session_cache = services.settings.secret, services.quotas, services.session_cache
    cookies, csrf_tokens, passwords = SessionCookies(secret), CsrfTokens(secret), Passwords()
    merging = AccountMerging(services.database)
    guest_merge = GuestMerge(merging, session_cache, services.display_names, services.tables)
    login_quotas = LoginQuotas(quotas, services.sessions)
    authentication = Authentication(services.accounts, passwords, quotas, login_quotas, session_cache, guest_merge)

    @asynccontextmanager
    async def running() -> AsyncIterator[None]:
        try:
            async with session_cache.running():
                yield
        finally:
            passwords.close()

    return Feature(
        routes=[SessionController, AccountController],
        dependencies={
            **REQUEST_DEPENDENCIES,
            "auth_request": Provide(auth_request_of, sync_to_thread=False),
            "identity_response": Provide(identity_response_of, sync_to_thread=False),
            "accounts": services.accounts,
            "display_names": services.display_names,
            "session_cache": session_cache,
            "address_hash": services.address_hash,
            "csrf_tokens": csrf_tokens,
            "device_cookies": DeviceCookies(secret),
            "identities": Identities(cookies, csrf_tokens, services.display_names),
            "authentication": authentication,
            "account_service": AccountService(
                authentication, services.sessions, merging, services.bot_accounts, services.tables
            ),
        },
        middleware=[
            DefineMiddleware(
                SessionMiddleware, cookies=cookies, session_cache=session_cache, address_hash=services.address_hash
            )
        ],
        lifespan=running,
    )
