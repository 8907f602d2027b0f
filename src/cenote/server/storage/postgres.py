"""PostgreSQL engines, for one server or for several."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from cenote.server.storage import commit_receipts
from cenote.server.storage.unavailable import OutageTimer

NAMES: Final = ("postgres", "postgresql", "postgresql+psycopg")
DRIVER: Final = "postgresql+psycopg"
DEFAULTS: Final = {
    "application_name": "cenote",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""Connection parameters that detect a dead host within seconds, unless the URL overrides them."""

SESSION: Final = {"lock_timeout": "10s", "idle_in_transaction_session_timeout": "30s"}
"""Timeouts that keep a stalled transaction from blocking others."""

DURABLE: Final = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')
"""
"""Statement that makes commits wait for the disk, unless a stricter setting, with standbys, is in force."""

READERS: Final = 10
"""The size of the readers' connection pool. When it is exhausted, readers wait."""

PAUSE: Final = 0.1
"""The pause between two connection attempts, in seconds."""


class BadAddress(ValueError):
    """Raised if the input is not a PostgreSQL URL. The message omits the input, because it may contain a password."""


class NoDriver(Exception):
    """Raised if the PostgreSQL driver is not installed."""


def address(given: str) -> URL:
    """Parse a PostgreSQL URL.

    Raise `BadAddress` if it is not one, or if showing it could reveal parts of a password.
    """
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise BadAddress from None
    if url.drivername not in NAMES or not url.database or "@" in f"{url.host}{url.database}":
        raise BadAddress
    return url.set(drivername=DRIVER)


def shown(url: URL) -> str:
    """Format the URL without its password and its query, which may contain other secrets."""
    return URL.create("postgresql", url.username, None, url.host, url.port, url.database).render_as_string()


def engines(given: str, seconds: float) -> tuple[AsyncEngine, Engine]:
    """Create the engine of the readers, which see one snapshot in each transaction, and that of the single writer.

    Raise `BadAddress` if the URL is invalid, and `NoDriver` if the PostgreSQL driver is not installed.
    """
    url = address(given)
    more: dict[str, Any] = {
        "max_overflow": 1,
        "connect_args": {key: value for key, value in DEFAULTS.items() if key not in url.query},
        "hide_parameters": True,
    }
    try:
        reading = create_async_engine(
            url, isolation_level="REPEATABLE READ", pool_size=READERS, pool_pre_ping=True, **more
        )
        writing = create_engine(url, isolation_level="READ COMMITTED", pool_size=1, **more)
    except ImportError:
        raise NoDriver from None
    _prepare(reading.sync_engine, seconds, lambda pause: await_only(asyncio.sleep(pause)))
    _prepare(writing, seconds, time.sleep)
    event.listen(writing, "connect", commit_receipts.identify)
    return reading, writing


def _prepare(engine: Engine, seconds: float, wait: Callable[[float], None]) -> None:
    patience = OutageTimer(seconds)

    def connect(dialect: Any, _: object, given: Any, named: Any) -> Any:
        while True:
            try:
                made = dialect.connect(*given, **named)
            except dialect.loaded_dbapi.OperationalError as error:
                if patience.over(error):
                    raise
                wait(PAUSE)
            else:
                patience.back()
                return made

    event.listen(engine, "do_connect", connect)
    event.listen(engine, "connect", _set_up)


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute(DURABLE)
    for name, value in SESSION.items():
        cursor.execute(f"SET {name} = '{value}'")
    cursor.close()
    connection.commit()
