"""Server settings, read from the command line and the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, TypeVar

from cenote.coach.search_budget import SearchBudget
from cenote.server import limits
from cenote.server.bots.time_budget import TimeBudget, usual_budget
from cenote.server.data_folder import read_secret
from cenote.server.limits import ConnectionLimits, CpuShares, DailyLimits
from cenote.server.notifications.settings import NotificationSettings, read_notification_settings

LOG_FORMATS: Final = ("text", "json")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
BOT_TIMEOUT: Final = 20.0
"""How many seconds a bot may think about one decision by default, before it counts as hung."""

TOKEN_LETTERS: Final = 20
"""The minimum length of a token."""

Limits = TypeVar("Limits", ConnectionLimits, CpuShares, DailyLimits)


@dataclass(frozen=True)
class Settings:
    """All settings of a server. Empty `hosts` and `origins` stand for the host name that a request was sent to."""

    data: Path
    secret: bytes = field(repr=False)
    host: str = "127.0.0.1"
    port: int = 8765
    url: str = field(default="", repr=False)
    """The URL of a PostgreSQL database, with its password, or "" if the database is a file in the data folder."""
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    workers: int = 1
    """The number of worker processes for bots."""
    connections: ConnectionLimits = limits.CONNECTIONS
    cpu: CpuShares = limits.CPU
    daily: DailyLimits = limits.DAILY
    retention: bool = True
    """Whether the daily retention job runs."""
    log: str = "text"
    log_level: str = "warning"
    metrics_token: str = field(default="", repr=False)
    """The token that opens the metrics to other machines. If it is empty, only this machine may read them."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Additional bots, from name to "file.py:Class" or, in tests of bots that fail, "module:attribute"."""
    bot_timeout: float = BOT_TIMEOUT
    """How many seconds a bot may think about one decision before it counts as hung."""
    time_budget: TimeBudget = field(default_factory=lambda: usual_budget(BOT_TIMEOUT))
    """The time after which the levels' searches are stopped, and the share of their nodes that they may use."""
    notifications: NotificationSettings = field(default_factory=NotificationSettings)
    coach: SearchBudget | None = None
    """The coach's share of its search, or None for one that suits the time budget and whether Python is compiled."""

    @property
    def database(self) -> Path:
        return self.data / "cenote.db"

    @property
    def place(self) -> Path | str:
        """The SQLite file or the PostgreSQL URL of the database."""
        return self.url or self.database

    @property
    def fingerprint(self) -> str:
        """A hash that distinguishes this secret from others without revealing it."""
        return sha256(self.secret + b"fingerprint").hexdigest()[:16]


def read_settings(data: Path, host: str, port: int, workers: int = 0, url: str = "", log: str = "") -> Settings:
    """Read the settings of a server from the environment and these arguments.

    Create the data folder and a secret in it if they are missing. Raise ValueError if a setting is invalid.
    """
    given = os.environ
    bot_timeout = _positive("CENOTE_BOT_SECONDS", BOT_TIMEOUT)
    return Settings(
        data=data,
        secret=read_secret(given.get("CENOTE_SECRET", ""), data / "secret"),
        host=host,
        port=port,
        url=url,
        hosts=_listed(given.get("CENOTE_HOSTS", "").lower()) or (LOOPBACK if is_loopback(host) else ()),
        origins=_listed(given.get("CENOTE_ORIGINS", "")),
        workers=workers or max(1, min(4, (os.cpu_count() or 2) - 1)),
        connections=_limits(limits.CONNECTIONS),
        cpu=_limits(limits.CPU),
        daily=_limits(limits.DAILY),
        retention=_switch("CENOTE_TIDY", otherwise=True),
        log=_one_of(LOG_FORMATS, "CENOTE_LOG", log or given.get("CENOTE_LOG", "")),
        log_level=_one_of(LOG_LEVELS, "CENOTE_LOG_LEVEL", given.get("CENOTE_LOG_LEVEL", "") or "warning"),
        metrics_token=_token("CENOTE_METRICS_TOKEN"),
        bot_timeout=bot_timeout,
        time_budget=_time_budget(bot_timeout),
        notifications=read_notification_settings(given),
    )


def _limits(defaults: Limits) -> Limits:
    """Read the limits of a feature, each from the environment variable CENOTE_ and its name, or its default."""
    given: dict[str, Any] = {
        each.name: _number(f"CENOTE_{each.name.upper()}", getattr(defaults, each.name)) for each in fields(defaults)
    }
    return replace(defaults, **given)


def _number(name: str, otherwise: float) -> float:
    """Read a positive number from the environment. If the default is an integer, return an integer of at least 1."""
    value = _positive(name, otherwise)
    return max(1, int(value)) if isinstance(otherwise, int) else value


def _positive(name: str, otherwise: float) -> float:
    value = float(os.environ.get(name, otherwise))
    if not 0 < value < float("inf"):
        raise ValueError(f"{name} must be more than 0, not {value}")
    return value


def _time_budget(bot_timeout: float) -> TimeBudget:
    usual = usual_budget(bot_timeout)
    seconds, share = _positive("CENOTE_BOT_STOP_SECONDS", usual.seconds), _positive("CENOTE_BOT_SHARE", usual.share)
    if seconds >= bot_timeout:
        most = f"{bot_timeout:g}"
        raise ValueError(f"CENOTE_BOT_STOP_SECONDS must be less than CENOTE_BOT_SECONDS, {most}, not {seconds:g}")
    return TimeBudget(seconds, share)


def _switch(name: str, *, otherwise: bool) -> bool:
    value = os.environ.get(name, "").lower()
    if value not in ("", "on", "off"):
        raise ValueError(f"{name} must be on or off, not {value!r}")
    return otherwise if not value else value == "on"


def _one_of(words: Sequence[str], name: str, given: str) -> str:
    """Return the given word, or the first one if none is given. Raise ValueError if it is not one of the words."""
    if given and given.lower() not in words:
        raise ValueError(f"{name} must be {' or '.join(words)}, not {given!r}")
    return given.lower() or words[0]


def _token(name: str) -> str:
    """Read a token from the environment.

    Raise ValueError, without repeating the token, if it is short enough to guess.
    """
    value = os.environ.get(name, "")
    if value and len(value) < TOKEN_LETTERS:
        raise ValueError(f"{name} must have at least {TOKEN_LETTERS} letters")
    return value


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def is_loopback(host: str) -> bool:
    """Return whether a host is a loopback address of this machine."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
