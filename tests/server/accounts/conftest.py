"""A server with accounts, and the authentication behind it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from cenote.server.accounts import passwords
from cenote.server.accounts.authentication import Authentication
from cenote.server.accounts.login_quotas import LoginQuotas
from cenote.server.accounts.passwords import Passwords
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.storage.accounts import Accounts
from cenote.server.storage.bot_accounts import BotAccounts
from cenote.server.storage.database import Database, bring_up_to_date
from cenote.server.storage.quotas import Quotas
from cenote.server.storage.sessions import Sessions
from tests.server.browsers import Serving, serving


@pytest.fixture(autouse=True)
def _hashes_that_cost_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running


Storages = tuple[Accounts, Sessions, BotAccounts]


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    path = tmp_path / "cenote.db"
    await bring_up_to_date(path)
    database = Database(path)
    yield database
    await database.close()


@pytest.fixture
def storages(database: Database) -> Storages:
    """What a session cache reads."""
    return Accounts(database), Sessions(database), BotAccounts(database)


@pytest.fixture
async def authentication(database: Database, storages: Storages) -> AsyncIterator[Authentication]:
    """Authentication without a server around it, with hashes that cost little."""
    accounts, sessions, _ = storages
    quotas, hashing, session_cache = Quotas(database), Passwords(), SessionCache(*storages)
    no_merge: Any = None
    yield Authentication(accounts, hashing, quotas, LoginQuotas(quotas, sessions), session_cache, no_merge)
    hashing.close()
    await session_cache.settle()
