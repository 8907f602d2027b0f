"""A server with accounts, and the desk behind it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from cenote.server.accounts import passwords
from cenote.server.accounts.authentication import Authentication
from cenote.server.accounts.passwords import Passwords
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.storage.accounts import Accounts
from cenote.server.storage.bot_accounts import Programs
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


@pytest.fixture
async def desk(tmp_path: Path) -> Any:
    """A desk without a server around it, with hashes that cost little."""
    path = tmp_path / "cenote.db"
    await bring_up_to_date(path)
    database = Database(path)
    accounts, sessions, programs = Accounts(database), Sessions(database), Programs(database)
    hashing = Passwords()
    visits, anything = SessionCache(accounts, sessions, programs), None
    yield Authentication(accounts, sessions, anything, Quotas(database), hashing, visits, anything, anything, programs)  # type: ignore[arg-type]
    hashing.close()
    await visits.settle()
    await database.close()
